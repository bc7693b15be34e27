import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { PageAnswer } from '#api/client/client.ts'

export type All<T> = T | 'all'

/** A paged list; `load` gets the cursor of the page, which is undefined for the first. */
export const pagedRead = <Row>(
  queryKey: unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<PageAnswer<Row[]>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
  })

export type Pages<Row> = InfiniteData<PageAnswer<Row[]>, unknown>

/** Changes one row, or removes it (null). Pages without the row keep their identity, so they are not rendered again. */
export function patchRow<Row extends { id: number }>(data: Pages<Row>, id: number, change: Partial<Row> | null) {
  const holds = (page: PageAnswer<Row[]>) => page.rows.some(row => row.id === id)
  if (!data.pages.some(holds)) return data
  const pages = data.pages.map(page => {
    const total = change ? page.total : page.total - 1
    if (!holds(page)) return change ? page : { ...page, total }
    const rows = change
      ? page.rows.map(row => (row.id === id ? { ...row, ...change } : row))
      : page.rows.filter(row => row.id !== id)
    return { ...page, rows, total }
  })
  return { ...data, pages }
}
