/**
 * A page hears events only from this program's own server, so it looks at an event's type and no further; programs
 * elsewhere keep the whole check. Without it a page that shows a running review needs no zod.
 */
import { fileURLToPath } from 'node:url'
import { eventTypes, finalEventTypes } from '#db/vocabulary.ts'

const file = fileURLToPath(new URL('../../api/contracts/events.ts', import.meta.url))

/** What stands in a page in the place of `api/contracts/events.ts`: the same names, as far as pages use them. */
export const leanEventsCode = [
  `const known = new Set(${JSON.stringify(eventTypes)})`,
  `const final = new Set(${JSON.stringify(finalEventTypes)})`,
  'export const eventSchema = { safeParse: data => ({ success: known.has(data?.type), data }) }',
  'export const endsReview = event => final.has(event.type)',
].join('\n')

/** A Vite plugin. */
export function leanEvents() {
  return {
    name: 'lean-events',
    // Before the plugin that reads the file.
    enforce: 'pre' as const,
    load(this: { environment: { name: string } }, id: string) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== file) return null
      return { code: leanEventsCode, map: null }
    },
  }
}
