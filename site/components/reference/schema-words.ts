import type { JsonSchema } from '#api/contracts/openapi/types.ts'

/** A fragment of a type: text, code, or the name of a schema described elsewhere on the page. */
export type Piece = { words: string } | { code: string } | { schema: string }

export interface FieldLine {
  /** Dotted for nested fields: "review.status"; "[]" for items of a list. */
  name: string
  required: boolean
  type: Piece[]
}

export const schemaAnchor = (name: string): string => `schema-${name}`

const words = (text: string): Piece => ({ words: text })
const refName = (schema: JsonSchema): string | null =>
  typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? null) : null

const formats: Record<string, string> = {
  'date-time': 'date and time, ISO 8601',
  email: 'email address',
  binary: 'a file',
  uuid: 'UUID',
}

const between = (least: number | undefined, most: number | undefined, unit: string): string => {
  if (least === 1 && most === undefined && unit !== '') return ', not empty'
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`
  if (least !== undefined) return `, at least ${least}${unit}`
  return most === undefined ? '' : `, at most ${most}${unit}`
}

export function typePieces(schema: JsonSchema): Piece[] {
  const name = refName(schema)
  if (name) return [{ schema: name }]
  if (schema.const !== undefined) return [{ code: String(schema.const) }]
  if (schema.enum) {
    const values = schema.enum.filter(value => value !== '').map(value => ({ code: String(value) }))
    return values.flatMap((value, index) => (index === 0 ? [value] : [words(', '), value]))
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return choices.flatMap((choice, index) => [
      ...(index === 0 ? [] : [words(' or ')]),
      ...typePieces(choice as JsonSchema),
    ])
  if (schema.type === 'array') return [words('list of '), ...typePieces((schema.items ?? {}) as JsonSchema)]
  if (Array.isArray(schema.type)) return [words((schema.type as string[]).join(' or '))]
  if (schema.type === 'string') {
    const format = schema.format ? formats[schema.format] : undefined
    return [words(format ?? `text${between(schema.minLength, schema.maxLength, ' characters')}`)]
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const kind = schema.type === 'integer' ? 'whole number' : 'number'
    return [words(kind + between(schema.minimum, schema.maximum, ''))]
  }
  if (schema.type === 'boolean') return [words('true or false')]
  return [words(schema.type === 'object' ? 'object' : schema.type === 'null' ? 'null' : 'any value')]
}

/** An object's fields, nested ones after their parent; named schemas are not expanded. */
export function fieldLines(schema: JsonSchema, before = ''): FieldLine[] {
  if (schema.allOf) return schema.allOf.flatMap(part => fieldLines(part as JsonSchema, before))
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const inner = value as JsonSchema
    const name = before + key
    const line = { name, required: required.has(key), type: typePieces(inner) }
    const item = inner.type === 'array' ? ((inner.items ?? {}) as JsonSchema) : null
    return [line, ...fieldLines(inner, `${name}.`), ...(item ? fieldLines(item, `${name}[].`) : [])]
  })
}
