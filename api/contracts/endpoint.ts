/** What the endpoint table says about each endpoint. */
import type { z } from 'zod'

/**
 * `body` is JSON unless `upload` is set, which makes it a form; an answer of `null` is 204 without a body; `raw` answers
 * bytes or a stream. A `paged` list is one page of rows, with `x-total-count`, `x-next-cursor` and `link` beside it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters in braces: "/api/projects/{id}". */
  path: string
  access: 'public' | 'user' | 'admin'
  summary: string
  status: 200 | 201 | 202 | 204
  /** What may stand behind the question mark. */
  query?: z.ZodType
  body?: z.ZodType
  /** The name of the file's field in the form. */
  upload?: 'file' | 'image'
  answer: z.ZodType | null
  paged?: true
  raw?: true
}
