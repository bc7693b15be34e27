import type { PastReview } from '#api/contracts/past-reviews.ts'
import type { Context } from '../context.ts'
import { minute, tableWidth } from './list.ts'
import { type Column, textTable } from './table.ts'

const count = (of: (counts: NonNullable<PastReview['counts']>) => number) => (review: PastReview) =>
  review.counts ? String(of(review.counts)) : '-'

const columns: Column<PastReview>[] = [
  // Never cut, because `diff` takes it as an argument.
  { title: 'Id', cell: ({ id }) => id },
  { title: 'Status', cell: ({ failure, status }) => (failure ? `failed: ${failure.code}` : status), spared: 0 },
  { title: 'Version', cell: ({ version }) => String(version), spared: 2 },
  { title: 'Engine', cell: ({ engine }) => engine ?? '-', spared: 3 },
  { title: 'Ended (UTC)', cell: ({ finishedAt }) => minute(finishedAt), spared: 1 },
  { title: 'Split', cell: count(({ split }) => split), spared: 4 },
  { title: 'Disputed', cell: count(({ disputed }) => disputed), spared: 5 },
  { title: 'Agreed', cell: count(({ agreed }) => agreed), spared: 6 },
  { title: 'Seen by one', cell: count(({ single }) => single), spared: 7 },
  { title: 'Checked', cell: count(({ checked }) => checked), spared: 8 },
]

export const reviewTable = (context: Pick<Context, 'stdout'>, reviews: PastReview[]): string =>
  textTable(reviews, columns, tableWidth(context))
