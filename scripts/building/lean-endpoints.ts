/**
 * Replaces the endpoint table in the bundles of browser and terminal by one without schemas, since the server validates. With
 * the schemas /dashboard loads 35 kB more JavaScript, and `panel list` takes half as much CPU time again.
 */
import type { Plugin } from 'esbuild'
import type { Endpoint } from '#api/contracts/endpoint.ts'
import { type EndpointName, endpoints } from '#api/contracts/endpoints.ts'

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
/** What only monitors, other programs and `<img>` ask for: no page calls these. */
const notInBrowser: ReadonlySet<string> = new Set<EndpointName>([
  'callHook',
  'health',
  'image',
  'listAnalystVersions',
  'listenToWebhooks',
  'openApi',
  'ready',
  'reference',
  'reportSchema',
])
function codeWithout(left: ReadonlySet<string>): string {
  const kept = Object.entries(endpoints).filter(([name]) => !left.has(name))
  return `export const endpoints = ${JSON.stringify(Object.fromEntries(kept.map(([name, one]) => [name, read(one)])))}`
}

export const leanEndpoints: Plugin = {
  name,
  setup: build => build.onLoad({ filter }, () => ({ contents: codeWithout(new Set()) })),
}

/** For Vite, ahead of the plugin that reads the file. Code that renders on the server keeps the full table. */
export const leanEndpointsInBrowser = {
  name,
  enforce: 'pre' as const,
  applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
  load: { filter: { id: filter }, handler: () => ({ code: codeWithout(notInBrowser), map: null }) },
}
