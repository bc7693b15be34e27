/**
 * A script under an address of its own that no page loads by itself: the early-access form asks for it when it is
 * touched. Its name holds no hash, since it stands in an attribute whose own hash is in the page's policy.
 */
import { fileURLToPath } from 'node:url'

const id = fileURLToPath(new URL('../../site/islands/early-access-island.ts', import.meta.url))

/** What of a plugin's context is used here. */
interface Context {
  environment: { name: string }
  emitFile(file: { type: 'chunk'; id: string; fileName: string }): string
}

/** A Vite plugin. */
export function touchModule() {
  return {
    name: 'touch-module',
    apply: 'build' as const,
    buildStart(this: Context) {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id, fileName: 'early-access.js' })
    },
  }
}
