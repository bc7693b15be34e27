/** One version of PDF.js for texts, positions and pictures: the one that pdf-parse uses. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// The library creates a DOMMatrix when it loads, for drawing, which is not used here. With this stub it does not need the
// native package. It is imported dynamically, because static imports would run before the stub is set.
Reflect.set(globalThis, 'DOMMatrix', Reflect.get(globalThis, 'DOMMatrix') ?? class {})

export const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
export const { PDFParse } = await import('pdf-parse')

export type LoadedDocument = Awaited<ReturnType<typeof getDocument>['promise']>
export type LoadedPage = Awaited<ReturnType<LoadedDocument['getPage']>>
export type OperatorList = Pick<Awaited<ReturnType<LoadedPage['getOperatorList']>>, 'fnArray' | 'argsArray'>

const folder = createRequire(import.meta.url)
  .resolve('pdfjs-dist/package.json')
  .slice(0, -'package.json'.length)

export const inLibrary = (name: string) => `${folder}${name}/`

/** Loads the part of the library that reads files, which it would otherwise load with the first document. */
export async function loadReader(): Promise<void> {
  await import(pathToFileURL(`${folder}legacy/build/pdf.worker.mjs`).href)
}
