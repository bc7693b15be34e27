/** The schema that the server gets is also applied to the answer, item by item, so that one bad item does not lose the rest. */
import { z } from 'zod'
import { cutText } from '../text/well-formed-text.ts'
import { jsonIn } from './json-answer.ts'

interface Reading<T> {
  /** Null if nothing of the answer is usable. */
  value: T | null
  /** What is wrong with the answer, in words for the model; empty if nothing is. */
  problem: string
}

export interface AnswerForm<T> {
  name: string
  jsonSchema: Record<string, unknown>
  read(text: string): Reading<T>
}

// Models deviate from a schema in harmless ways (a number as a string, one quote instead of a list), which are accepted.
const cut = (longest: number) => (value: unknown) =>
  typeof value === 'string' ? cutText(value.replace(/\s+/g, ' '), longest) : value

export const text = (longest: number) => z.preprocess(cut(longest), z.string().min(1))

export const someText = (longest: number) =>
  z.preprocess(value => cut(longest)(typeof value === 'string' ? value : ''), z.string())

const letters = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '')

/** One word of a closed list, in any spelling: "Not found" is `not_found`. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess(
    value => (typeof value === 'string' ? words.find(word => letters(word) === letters(value)) : value),
    z.enum(words),
  )

const asNumber = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)
export const weight = z.preprocess(asNumber, z.literal([1, 2, 3]))
export const number = z.preprocess(asNumber, z.int())

/** An id from a prompt, which a model may write as a number. */
export const id = z.preprocess(value => (typeof value === 'number' ? String(value) : cut(100)(value)), z.string())

const inList = (value: unknown) => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value])
export const list = <S extends z.ZodType>(item: S) => z.preprocess(inList, z.array(item))
export const quotes = z.preprocess(
  value =>
    inList(value)
      .filter(quote => typeof quote !== 'string' || quote.trim() !== '')
      .slice(0, 4),
  z.array(z.string()),
)
export const lookedFor = z.preprocess(
  value => (typeof value !== 'string' || /^(?:null|none|n\/a)?$/i.test(value.trim()) ? null : cut(500)(value)),
  z.string().nullable(),
)

const corners = z.array(
  z.preprocess(value => (typeof value === 'string' ? Number.parseFloat(value) : value), z.number()),
)
const page = z.object({ page: number, box: z.unknown().optional() })

/** A page and the corners of a box on it; without corners, the page as a whole. */
export const seen = z.preprocess(value => {
  const given = page.safeParse(value).data
  return given ? { page: given.page, box: corners.length(4).safeParse(given.box).data ?? null } : null
}, z.object({ page: z.int(), box: z.array(z.number()).nullable() }).nullable())

type Lists = Record<string, z.ZodObject>
type ItemsOf<L extends Lists> = { [K in keyof L]: z.output<L[K]>[] }

interface FormOptions<L extends Lists, T> {
  name: string
  lists: L
  /** Makes the value from the valid items; null if there are too few. */
  make(items: ItemsOf<L>): T | null
  useless?: string
}

export function listForm<L extends Lists, T>({ name, lists, make, useless = '' }: FormOptions<L, T>): AnswerForm<T> {
  const names = Object.keys(lists)
  const shape = Object.fromEntries(Object.entries(lists).map(([key, item]) => [key, z.array(item)]))
  return {
    name,
    jsonSchema: schemaOf(z.object(shape)),
    read(answer) {
      const json = jsonIn(answer)
      if (json === undefined) return { value: null, problem: 'It is not a whole JSON object.' }
      const [only = ''] = names
      const object = z.record(z.string(), z.unknown()).safeParse(
        // A bare list can only be the one that was requested.
        Array.isArray(json) && names.length === 1 ? { [only]: json } : json,
      ).data
      const read = Object.entries(lists).map(([key, item]) => [key, itemsIn(object?.[key], key, item)] as const)
      const problem = read.map(([, part]) => part.problem).find(words => words !== '') ?? ''
      if (!read.some(([, part]) => part.usable)) return { value: null, problem }
      const value = make(Object.fromEntries(read.map(([key, part]) => [key, part.items])) as ItemsOf<L>)
      return value === null ? { value, problem: useless } : { value, problem }
    },
  }
}

function itemsIn(value: unknown, key: string, item: z.ZodType) {
  if (!Array.isArray(value)) return { items: [], usable: false, problem: `It has no list "${key}".` }
  const results = value.map(entry => item.safeParse(entry))
  const items = results.flatMap(result => (result.success ? [result.data] : []))
  const bad = results.findIndex(result => !result.success)
  const issue = results[bad]?.error?.issues[0]
  const problem = issue ? `Item ${bad + 1} of "${key}", ${issue.path.join('.')}: ${issue.message}.` : ''
  return { items, usable: items.length > 0 || value.length === 0, problem }
}

export function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema)
  return withoutBounds(rest)
}

const bounds = new Set(['minimum', 'maximum', 'minLength'])

/** Strict mode allows no bounds, and the check on arrival makes them unnecessary. */
function withoutBounds(schema: object): Record<string, unknown> {
  const kept = Object.entries(schema).filter(([key]) => !bounds.has(key))
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return typeof value === 'object' && value !== null ? withoutBounds(value) : value
  }
  return Object.fromEntries(kept.map(([key, value]) => [key, inner(value)]))
}
