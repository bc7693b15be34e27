/**
 * The library that draws notices carries its stylesheet as a string in its script, and writes it into the page.
 * `ui/toaster.tsx` imports the same stylesheet as the file that it also is, so the string stays out of the script.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

const file = path.join(path.dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs')
const written = /^__insertCSS\(".*"\);?$/m

/** A Vite plugin. Throws where the library no longer carries its stylesheet so: then this has nothing left to do. */
export function leanNotices() {
  return {
    name: 'lean-notices',
    transform(this: { environment: { name: string } }, code: string, id: string) {
      if (this.environment.name !== 'client' || id.split('?')[0] !== file) return null
      if (!written.test(code))
        throw new Error(`${file} writes no stylesheet: leave out scripts/building/lean-notices.ts`)
      return { code: code.replace(written, ''), map: null }
    },
  }
}
