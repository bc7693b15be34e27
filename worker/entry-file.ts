/** Locates the entry file of a thread or child process: beside the module in the sources, beside the bundle once built. */
import path from 'node:path'

export const entryFile = (module: string, name: string): URL => new URL(`${name}${path.extname(module)}`, module)
