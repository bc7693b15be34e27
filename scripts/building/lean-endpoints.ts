/**
 * Replaces the endpoint table in the bundles of browser and terminal by one without schemas, since the server validates. With
 * the schemas /dashboard loads 35 kB more JavaScript, and `panel list` takes half as much CPU time again.
 */
import type { Plugin } from 'esbuild'
import type { Endpoint } from '#api/contracts/endpoint.ts'
import { endpoints } from '#api/contracts/endpoints.ts'

const name = 'lean-endpoints'
const filter = /[\\/]api[\\/]contracts[\\/]endpoints\.ts$/

/** The fields that `api/client/client.ts` reads; for schemas and media types only whether there are any. */
const read = ({ method, path, idempotent, upload, raw, body }: Endpoint) => ({
  method,
  path,
  idempotent,
  upload,
  raw: raw && true,
  body: body && true,
})
const tableOf = (included: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([name, endpoint]) => (included(endpoint) ? [[name, read(endpoint)]] : [])),
  )
const codeOf = (included: (endpoint: Endpoint) => boolean) =>
  `export const endpoints = ${JSON.stringify(tableOf(included))}`

export const leanEndpoints: Plugin = {
  name,
  setup: build => build.onLoad({ filter }, () => ({ contents: codeOf(() => true) })),
}

/** For Vite, without what only monitors and programs ask for, ahead of the plugin that reads the file. Code that renders on the server keeps the full table. */
export const leanEndpointsInBrowser = {
  name,
  enforce: 'pre' as const,
  applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
  load: { filter: { id: filter }, handler: () => ({ code: codeOf(({ area }) => area !== 'Service'), map: null }) },
}
