/** Keyset pagination: newest first, each page starting after the last row of the previous one. */
import { type AnyColumn, and, desc, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../connection.ts'

type Id = number | string

export interface PageParams<I extends Id = number> {
  /** Rows of a page; null for all. */
  limit: number | null
  /** The `next` of the previous page: only rows with a smaller id follow, or with a larger one in ascending lists. */
  before: I | null
}

/** `total` counts the rows on all pages; `next` is null on the last one. */
export interface Page<T, I extends Id = number> {
  rows: T[]
  total: number
  next: I | null
}

/** One more than the page has, to find out whether another page follows. */
export const rowsToRead = ({ limit }: Pick<PageParams, 'limit'>): number =>
  limit === null ? Number.MAX_SAFE_INTEGER : limit + 1

export function pageOf<I extends Id, T extends { id: I }>(
  read: T[],
  total: number,
  { limit }: Pick<PageParams, 'limit'>,
): Page<T, T['id']> {
  if (limit === null || read.length <= limit) return { rows: read, total, next: null }
  const rows = read.slice(0, limit)
  return { rows, total, next: rows.at(-1)?.id ?? null }
}

interface Selection<T> {
  where(condition: SQL | undefined): { orderBy(column: SQL): { limit(rows: number): PromiseLike<T[]> } }
}

/** A page of the rows of `table` that are `wanted`, newest first. `selection` is the query without conditions. */
export async function readPage<T extends { id: number }>(
  db: Queryable,
  table: PgTable & { id: AnyColumn },
  selection: Selection<T>,
  params: PageParams & { wanted: SQL | undefined },
): Promise<Page<T>> {
  const { before, wanted } = params
  const [rows, total] = await Promise.all([
    selection
      .where(and(wanted, before === null ? undefined : lt(table.id, before)))
      .orderBy(desc(table.id))
      .limit(rowsToRead(params)),
    db.$count(table, wanted),
  ])
  return pageOf(rows, total, params)
}

/**
 * A page of a list that was read as a whole because it is short. Pages are in order of id, so that no cursor depends on a row
 * that may be deleted; without a limit the list keeps its own order.
 */
export function cutPage<I extends Id, T extends { id: I }>(
  all: T[],
  { limit, before }: PageParams<NoInfer<I>>,
): Page<T, T['id']> {
  if (limit === null && before === null) return { rows: all, total: all.length, next: null }
  const rest = all.filter(row => before === null || row.id > before).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return pageOf(rest, all.length, { limit })
}

/** The condition that one of the texts contains the words, ignoring case; undefined without words. */
export function contains(words: string | undefined, ...texts: (AnyColumn | SQL)[]): SQL | undefined {
  if (!words) return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...texts.map(text => sql`${text} ilike ${pattern}`))
}
