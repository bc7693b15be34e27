/** The file of a thread or a process that a module starts: beside the module in the sources, beside the bundle once built. */
import path from 'node:path'

/** Give the module's own `import.meta.url`: what starts has its ending, which is `.ts` in the sources and `.js` when built. */
export const entryFile = (module: string, name: string): URL => new URL(`${name}${path.extname(module)}`, module)
