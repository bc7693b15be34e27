/**
 * A browser or a terminal needs each endpoint's method and address, not the schemas behind them: bodies are checked by the
 * forms that make them and by the server. Leaving them out keeps zod away from pages without forms, and from most commands.
 */
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { endpoints } from '#api/contracts/endpoints.ts'

const file = fileURLToPath(new URL('../../api/contracts/endpoints.ts', import.meta.url))

const own = '?own'
const forOthers = new Set([
  'access',
  'scope',
  'adminsSeeMore',
  'signed',
  'area',
  'summary',
  'about',
  'status',
  'also',
  'stands',
  'refusals',
  'params',
  'query',
  'headers',
  'events',
  'guarded',
  'tellsCredential',
  'freshPassword',
  'paged',
  'beside',
])

/** What of a plugin's context is used here. */
interface Context {
  environment: { name: string }
  resolve(
    source: string,
    importer: string | undefined,
    options: { skipSelf: boolean },
  ): Promise<{ id: string; external: boolean | 'absolute' } | null>
}

/** What stands in the table's place: a schema becomes a mark that something is there; what only others read stays out. */
export function leanEndpointsCode(): string {
  const mark = (key: string, value: unknown) =>
    forOthers.has(key) ? undefined : value instanceof z.ZodType ? true : value
  return `export const endpoints = ${JSON.stringify(endpoints, mark)}`
}

/** A Vite plugin. */
export function leanEndpoints() {
  return {
    name: 'lean-endpoints',
    // Before the plugin that reads the file.
    enforce: 'pre' as const,
    /**
     * Every page checks refusals with zod/mini; forms bring all of zod. A module that both use is one module,
     * and would carry to every page what only the forms need: so zod/mini gets a copy of its own.
     */
    async resolveId(this: Context, source: string, importer: string | undefined) {
      if (this.environment.name !== 'client') return null
      const inside = importer?.endsWith(own) ?? false
      if (source !== 'zod/mini' && !inside) return null
      const found = await this.resolve(source, importer?.replace(own, ''), { skipSelf: true })
      return found && !found.external ? { ...found, id: found.id + own } : found
    },
    load(this: Context, id: string) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== file) return null
      return { code: leanEndpointsCode(), map: null }
    },
  }
}
