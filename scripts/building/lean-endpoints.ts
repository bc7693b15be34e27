/**
 * A browser or a terminal needs each endpoint's method and address, not the schemas behind them: the server checks. With
 * them /dashboard loads 35 kB more of JavaScript, and `panel list` takes half as much CPU time again.
 */
import type { Plugin } from 'esbuild'
import type { Endpoint } from '#api/contracts/endpoint.ts'
import { endpoints } from '#api/contracts/endpoints.ts'

const name = 'lean-endpoints'
const filter = /[\\/]api[\\/]contracts[\\/]endpoints\.ts$/

/** What stands in the table's place: what `api/client/client.ts` reads of it. Of a schema or types, only that there are some. */
const read = ({ method, path, once, upload, raw, body }: Endpoint) => ({
  method,
  path,
  once,
  upload,
  raw: raw && true,
  body: body && true,
})
const table = Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, read(endpoint)]))
const code = `export const endpoints = ${JSON.stringify(table)}`

export const leanEndpoints: Plugin = { name, setup: build => build.onLoad({ filter }, () => ({ contents: code })) }

/** For Vite, before the plugin that reads the file. What renders on the server keeps the whole table. */
export const leanEndpointsInBrowser = {
  name,
  enforce: 'pre' as const,
  applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
  load: { filter: { id: filter }, handler: () => ({ code, map: null }) },
}
