/** The id in a project's address. */
import type { ApiContext } from './context.ts'
import { idParam } from './contracts/fields.ts'
import { projectNotFound } from './errors.ts'

/** Anything but a whole number in plain digits names no project. */
export function projectId(c: ApiContext): number {
  const text = c.req.param('id') ?? ''
  const id = /^\d{1,10}$/.test(text) ? idParam.safeParse(text) : null
  if (!id?.success) throw projectNotFound()
  return id.data
}
