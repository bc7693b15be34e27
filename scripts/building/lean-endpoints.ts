/**
 * A browser needs each endpoint's method and address, not the schemas behind them: bodies are checked by the forms that
 * make them, and answers come from this program's own server. Leaving them out keeps zod away from pages without forms.
 */
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { endpoints } from '#api/contracts/endpoints.ts'

const file = fileURLToPath(new URL('../../api/contracts/endpoints.ts', import.meta.url))

/** A Vite plugin. */
export function leanEndpoints() {
  return {
    name: 'lean-endpoints',
    // Before the plugin that reads the file.
    enforce: 'pre' as const,
    load(this: { environment: { name: string } }, id: string) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== file) return null
      // A schema becomes a mark that something is there.
      const mark = (_key: string, value: unknown) => (value instanceof z.ZodType ? true : value)
      return { code: `export const endpoints = ${JSON.stringify(endpoints, mark)}`, map: null }
    },
  }
}
