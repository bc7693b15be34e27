/** What a list may be asked: words to search for, filters, and which page. */
import { z } from 'zod'
import { contentTypes, earlyAccessStatuses, limits, panels, projectStatuses, roles } from '#db/vocabulary.ts'
import { line } from './fields.ts'

/** One of the words; "all" and nothing are what the filters of a screen say for no filter. */
const filter = <const T extends string>(values: readonly T[], label: string) =>
  z
    .enum([...values, 'all', ''], `${label} must be one of ${values.join(', ')}, or all`)
    .optional()
    .transform(value => values.find(known => known === value))

const panelWords = panels.flatMap(panel => [panel.type, `${panel.id}` as const])
/** A panel by its type or its id. */
const panelFilter = filter(panelWords, 'Panel').transform(
  word => panels.find(panel => panel.type === word || `${panel.id}` === word)?.id,
)

const wrongLimit = `A page has from 1 to ${limits.pageRowsMax} rows`
const wrongCursor = 'This is not the cursor of a page'

const pageFields = {
  q: line(limits.searchMax, 'Search').optional(),
  limit: z.coerce
    .number<string | number>(wrongLimit)
    .int(wrongLimit)
    .min(1, wrongLimit)
    .max(limits.pageRowsMax, wrongLimit)
    .optional(),
  /** The `x-next-cursor` of the page before. */
  cursor: z.coerce.number<string | number>(wrongCursor).pipe(z.int32(wrongCursor).positive(wrongCursor)).optional(),
}

/** A list without words or filters. */
export const listQuery = z.object({ limit: pageFields.limit, cursor: pageFields.cursor })

export const userListQuery = z.object({ ...pageFields, role: filter(roles, 'Role') })

export const projectListQuery = z.object({
  ...pageFields,
  status: filter(projectStatuses, 'Status'),
  type: filter(contentTypes, 'Type'),
  panel: panelFilter,
})

export const reportListQuery = z.object({ ...pageFields, panel: panelFilter })

export const earlyAccessListQuery = z.object({ ...pageFields, status: filter(earlyAccessStatuses, 'Status') })
