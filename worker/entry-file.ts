/** Locates the entry file of a thread or child process: beside the module in the sources, beside the bundle once built. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

let builtFolder: string | null = null

/** Uses the built entries of this folder from now on: they start in half the time that the sources take. */
export function startFromBuilt(folder: string): void {
  builtFolder = folder
}

export const entryFile = (module: string, name: string): URL =>
  builtFolder ? pathToFileURL(path.join(builtFolder, `${name}.js`)) : new URL(`${name}${path.extname(module)}`, module)
