import type { z } from 'zod'
import type { openApiHeaders } from './headers.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface Reference {
  $ref: string
}
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}
export type Content = Record<string, { schema: JsonSchema }>
export interface Answer {
  description: string
  headers?: Record<string, Reference>
  content?: Content
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Answer>
}
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  /** The messages that Panel sends to webhooks, by type. */
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, JsonSchema>
    headers: typeof openApiHeaders
    securitySchemes: Record<string, unknown>
  }
}

export type Converter = (schema: z.core.$ZodType, io: 'input' | 'output') => JsonSchema
