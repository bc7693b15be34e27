/** The schemas of the contract as JSON Schema. */
import { z } from 'zod'
import { projectReportSchema } from './report.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

export const jsonSchemaSchema = z.looseObject({ $schema: z.string() })

/** Of a report as it is answered. Pure. */
export const reportJsonSchema = (): JsonSchema & { $schema: string } => ({
  ...z.toJSONSchema(projectReportSchema, { io: 'output', override: tidy }),
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A report of Panel',
})

/** Takes out what says nothing to a reader, and what would forbid a later version to tell more. */
export function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
