import { z } from 'zod'
import { listLimits } from '#db/list-limits.ts'
import { contentTypes, earlyAccessStatuses, panels, projectStatuses, reportOrders, roles } from '#db/vocabulary.ts'
import { line } from './fields.ts'

/** One of the values, or none: the site's filters send "all" or an empty string for no filter. */
const filter = <const T extends string>(values: readonly T[], label: string) =>
  z
    .enum([...values, 'all', ''], `${label} must be one of ${values.join(', ')}, or all`)
    .optional()
    .transform(value => values.find(known => known === value))

const panelWords = panels.flatMap(panel => [panel.type, `${panel.id}` as const])
/** A panel's type or its id. */
const panelFilter = filter(panelWords, 'Panel').transform(
  word => panels.find(panel => panel.type === word || `${panel.id}` === word)?.id,
)

export const listMessages = {
  limit: `A page has from 1 to ${listLimits.pageRowsMax} rows`,
  cursor: 'This is not the cursor of a page',
} as const

/** A whole number in plain digits; "1e3" and "0x10", which `Number()` would accept, are refused. */
const digits = (max: number, message: string) =>
  z
    .union([z.string(message), z.number(message)])
    .transform(value => (/^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0))
    .pipe(z.int(message).min(1, message).max(max, message))
    // The OpenAPI document describes it simply as an integer.
    .meta({ type: 'integer', minimum: 1, maximum: max, anyOf: undefined })

export const pageFields = {
  q: line(listLimits.searchMax, 'Search').optional(),
  limit: digits(listLimits.pageRowsMax, listMessages.limit).optional(),
  /** The `x-next-cursor` of the previous page. */
  cursor: digits(2_147_483_647, listMessages.cursor).optional(),
}

/** For lists without search or filters. */
export const listQuery = z.object({ limit: pageFields.limit, cursor: pageFields.cursor })

export const userListQuery = z.object({ ...pageFields, role: filter(roles, 'Role') })

export const projectListQuery = z.object({
  ...pageFields,
  status: filter(projectStatuses, 'Status'),
  type: filter(contentTypes, 'Type'),
  panel: panelFilter,
})

export const reportListQuery = z.object({ ...pageFields, panel: panelFilter, sort: filter(reportOrders, 'Sort') })

export const earlyAccessListQuery = z.object({ ...pageFields, status: filter(earlyAccessStatuses, 'Status') })
