import type { ApiContext } from '../context.ts'
import { idParam } from '../contracts/fields.ts'
import { type ApiError, projectNotFound } from './errors.ts'

/** Anything but plain digits is refused like an unknown id. */
export function pathId(c: ApiContext, notFound: () => ApiError, name = 'id'): number {
  const text = c.req.param(name) ?? ''
  const id = /^\d{1,10}$/.test(text) ? idParam.safeParse(text) : null
  if (!id?.success) throw notFound()
  return id.data
}

export const projectId = (c: ApiContext): number => pathId(c, projectNotFound)
