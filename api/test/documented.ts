/** The OpenAPI document in the form in which tests compare answers with it. */
import type { EndpointName } from '../contracts/endpoints.ts'
import { openApiDocument } from '../contracts/openapi/document.ts'
import type { JsonSchema } from '../contracts/openapi/types.ts'

export const document = openApiDocument({ version: '0.0.0-test' })

export interface Documented {
  name: EndpointName
  method: string
  path: string
  /** As strings; "default" stands for every unexpected status. */
  statuses: string[]
}

export const documented: Documented[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: operation.operationId as EndpointName,
    method: method.toUpperCase(),
    path,
    statuses: Object.keys(operation.responses),
  })),
)

// Paths without parameters come first: "/api/projects/counts" is not a project.
const patterns = documented
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(entry => ({ ...entry, shape: new RegExp(`^${entry.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** What the document says about a request; undefined for a path or method that it does not name. */
export function findDocumented(method: string, url: string): Documented | undefined {
  const { pathname } = new URL(url)
  return patterns.find(entry => entry.method === method.toUpperCase() && entry.shape.test(pathname))
}

/** The document with every object closed, so that an undocumented field is an error. Refusals stay open. */
export function closedDocument(): typeof document {
  const closed = JSON.parse(JSON.stringify(document), (_key, value: JsonSchema) => {
    // Parts of an `allOf` may not be closed one by one.
    if (value?.allOf) return { ...value, allOf: value.allOf.map(({ additionalProperties: _, ...part }) => part) }
    const open = value?.type === 'object' && value.properties && value.additionalProperties === undefined
    return open ? { ...value, additionalProperties: false } : value
  })
  const { Error: refusal } = document.components.schemas
  return { ...closed, components: { ...closed.components, schemas: { ...closed.components.schemas, Error: refusal } } }
}
