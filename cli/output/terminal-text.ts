/** Words of a submission reach a terminal: escape sequences in them must not. */
import { stripVTControlCharacters } from 'node:util'

/** The same value with every control character but line breaks and tabs taken out of its strings, at any depth. */
export function withoutControls<T>(value: T): T
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return stripVTControlCharacters(value).replace(/(?![\n\t])\p{Cc}/gu, ' ')
  if (Array.isArray(value)) return value.map(entry => withoutControls<unknown>(entry))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutControls<unknown>(entry)]))
}
