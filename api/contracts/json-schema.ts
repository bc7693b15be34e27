import { z } from 'zod'
import { projectReportSchema } from './report/report.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

export const jsonSchemaSchema = z.looseObject({ $schema: z.string() })

export const reportJsonSchema = (): JsonSchema & { $schema: string } => ({
  ...z.toJSONSchema(projectReportSchema, { io: 'output', override: tidy }),
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A report of Panel',
})

/** Removes what is of no use to a reader, and `additionalProperties`, so that later versions may add fields. */
export function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
