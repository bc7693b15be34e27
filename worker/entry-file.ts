/** Locates the entry file of a thread or child process: beside the module in the sources, beside the bundle once built. */
import path from 'node:path'

/** `module` is the caller's `import.meta.url`; the entry shares its extension, `.ts` in the sources and `.js` when built. */
export const entryFile = (module: string, name: string): URL => new URL(`${name}${path.extname(module)}`, module)
