import type { Client, PageAnswer } from '#api/client/client.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import { idOf } from '../numbers.ts'
import { signedIn, withServer } from '../server-calls.ts'
import { writeJson } from './json.ts'
import { type Column, textTable } from './table.ts'
import { withoutControls } from './terminal-text.ts'

export interface ListOptions {
  json?: boolean
  limit?: string
  cursor?: string
}

export const pageOf = ({ limit, cursor }: ListOptions): { limit?: string; cursor?: string } => ({
  ...(limit === undefined ? {} : { limit }),
  ...(cursor === undefined ? {} : { cursor }),
})

export const tableWidth = (context: Pick<Context, 'stdout'>): number | undefined =>
  // Full cells in a pipe: what is cut off cannot be searched.
  context.stdout.isTTY ? context.stdout.columns : undefined

/** Prints the table, or `{[name]: rows, total, next}`; how to get the next page goes to standard error. */
export function printList<Row extends object>(
  context: Context,
  page: PageAnswer<Row[]>,
  options: ListOptions & {
    name: string
    columns: readonly Column<Row>[]
    empty: string
    /** The command that was run, without its options. */
    command: string
  },
): void {
  const { rows, total, next } = page
  if (options.json) writeJson(context, { [options.name]: rows, total, next })
  else if (rows.length === 0) context.stdout.write(`${options.empty}\n`)
  else {
    context.stdout.write(`${textTable(withoutControls(rows), options.columns, tableWidth(context))}\n`)
    const more = `${context.program} ${options.command} --cursor ${withoutControls(next)}`
    if (next !== null) context.stderr.write(`${rows.length} of ${total}. Next: ${more}\n`)
  }
}

/** Finds the row with this number in a list sorted by descending number: the first row after the cursor `id + 1`. */
export async function findRow<Row extends { id: number }>(
  context: Context,
  idText: string,
  { article = 'a', what, list }: { article?: 'a' | 'an'; what: string; list: string },
  pageAfter: (client: Client, query: { cursor: number; limit: number }) => Promise<PageAnswer<Row[]>>,
): Promise<{ client: Client; row: Row }> {
  const next = `${context.program} ${list}`
  const id = idOf(idText, `${article} ${what}'s`, next)
  const client = await signedIn(context)
  const { rows } = await withServer(context, () => pageAfter(client, { cursor: id + 1, limit: 1 }))
  const [row] = rows
  if (row?.id === id) return { client, row }
  throw new CommandError(`There is no ${what} with the number ${id}.`, { next, code: 'not_found' })
}

export const day = (timestamp: string | null): string => timestamp?.slice(0, 10) ?? '-'
/** To the minute, in UTC, as the server gives it. */
export const minute = (timestamp: string | null): string => timestamp?.slice(0, 16).replace('T', ' ') ?? '-'
