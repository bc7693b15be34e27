import type { Endpoint } from '../contracts/endpoint.ts'
import { endpoints } from '../contracts/endpoints.ts'

const places = (Object.values(endpoints) as Endpoint[]).map(({ method, path }) => ({
  method,
  shape: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The value of the header `Allow`; null if there is nothing at this path. */
export function methodsAt(path: string): string | null {
  const found = new Set(places.filter(({ shape }) => shape.test(path)).map(({ method }) => method))
  if (found.size === 0) return null
  return [...found]
    .flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ')
}
