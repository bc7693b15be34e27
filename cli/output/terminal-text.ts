/** Keeps escape sequences in a submission's words from reaching the terminal. */
import { stripVTControlCharacters } from 'node:util'

/**
 * Removes control characters except line breaks and tabs from all strings, at any depth, and the marks that change the
 * direction of writing, which can make a line read as something it does not say.
 */
export function withoutControls<T>(value: T): T
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return cleaned(value)
  if (Array.isArray(value)) return value.map(entry => withoutControls<unknown>(entry))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutControls<unknown>(entry)]))
}

const cleaned = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(?![\n\t])[\p{Cc}\u2028\u2029]/gu, ' ')
