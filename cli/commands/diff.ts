import type { Client } from '#api/client/client.ts'
import type { PastReview } from '#api/contracts/past-reviews.ts'
import { diffReports, searchIn } from '#api/contracts/report/diff.ts'
import { type Context, type JsonOption, widthOf } from '../context.ts'
import { CommandError } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { minute, tableWidth } from '../output/list.ts'
import { plainDiff } from '../output/plain-diff.ts'
import { type Column, textTable } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { type PageOptions, writePaged } from '../pager.ts'
import { ask, signedIn, withServer } from '../server-calls.ts'
import { projectNumber } from './report.ts'

type DiffOptions = PageOptions & JsonOption

/** Two reviews by id, or the last two reports of one project by its number. */
export async function diff(
  context: Context,
  first: string,
  second: string | undefined,
  options: DiffOptions,
): Promise<void> {
  const client = await signedIn(context)
  const { after, before, project, title } =
    second === undefined ? await lastTwo(context, client, first) : named(first, second)
  const [earlier, later] = await withServer(
    context,
    () =>
      Promise.all([before, after].map(id => client.call('reviewReport', { params: { id: reviewId(context, id) } }))),
    { list: 'reviews <project>' },
  )
  if (!earlier || !later) throw new Error('Two reports were asked for')
  const read =
    project === null
      ? null
      : await withServer(context, () => client.call('projectDocument', { params: { id: project } }))
  const found = diffReports(earlier, later, read && searchIn(read))
  if (options.json) return writeJson(context, { before, after, ...found })
  const view = withoutControls({ title, analysts: [...later.analysts, ...earlier.analysts], ...found })
  await writePaged(context, plainDiff(view, { width: widthOf(context), stream: context.stdout }), options)
}

interface Compared {
  before: string
  after: string
  /** The project whose latest report is the later one, so that its document is what was read; null if unknown. */
  project: number | null
  title: string[]
}

/** Two reviews given by id, whose projects are unknown, because a review does not name its project. */
const named = (before: string, after: string): Compared => ({
  before,
  after,
  project: null,
  title: [`Before: review ${before}`, `After:  review ${after}`],
})

const inWords = ({ engine, finishedAt, version }: PastReview): string =>
  `${minute(finishedAt)} UTC, version ${version}${engine === null ? '' : `, by ${engine}`}`

async function lastTwo(context: Context, client: Client, number: string): Promise<Compared> {
  const id = projectNumber(context, number)
  const [project, reviews] = await withServer(context, () =>
    Promise.all([client.call('getProject', { params: { id } }), client.call('listReviews', { params: { id } })]),
  )
  const [later, earlier] = reviews.filter(({ counts, status }: PastReview) => status === 'completed' && counts !== null)
  if (!later || !earlier) {
    const many = later ? `only one report, of ${minute(later.finishedAt)} UTC` : 'no report'
    throw new CommandError(`Project ${id} has ${many}, so there is nothing to compare.`, {
      next: `${context.program} retry ${id}`,
      code: 'nothing_to_compare',
      projectId: id,
    })
  }
  return {
    before: earlier.id,
    after: later.id,
    project: id,
    title: [`${project.name} (${id})`, `Before: ${inWords(earlier)}`, `After:  ${inWords(later)}`],
  }
}

function reviewId(context: Context, text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text
  throw new CommandError(`"${text}" is not a review's id.`, { next: `${context.program} reviews <project>` })
}

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

export async function reviews(context: Context, project: string, options: JsonOption): Promise<void> {
  const id = projectNumber(context, project)
  const found = await ask(context, client => client.call('listReviews', { params: { id } }))
  if (options.json) return writeJson(context, { reviews: found })
  if (found.length === 0) {
    context.stdout.write(`No reviews yet.\nNext: ${context.program} retry ${id}\n`)
    return
  }
  context.stdout.write(`${textTable(found, columns, tableWidth(context))}\n`)
}
