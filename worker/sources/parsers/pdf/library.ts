/**
 * pdf-parse, and the parts of the library beneath it that pdf-parse hides: only the loaded document's pages tell what is drawn
 * where. Declares the types that are used.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// The library creates a DOMMatrix when it loads, for drawing, which is not used here. With this stub it does not need the
// native package.
Reflect.set(globalThis, 'DOMMatrix', Reflect.get(globalThis, 'DOMMatrix') ?? class {})

export const { PasswordException, PDFParse, VerbosityLevel } = await import('pdf-parse')

/** A run of letters: its matrix and width in points, and the page's name for its font. */
export interface TextItem {
  str: string
  dir: string
  transform: number[]
  width: number
  fontName: string
}

/** A form field or a note on a page. `rect` is left, bottom, right, top in points. */
export interface Annotation {
  subtype?: string
  rect?: number[]
  annotationFlags?: number
  contentsObj?: { str: string }
  fieldType?: string | null
  fieldValue?: unknown
  password?: boolean
  defaultAppearanceData?: { fontSize: number }
}

/** What a page draws: the numbers of operators (`operatorNumbers`), and their arguments. */
export interface OperatorList {
  fnArray: number[]
  argsArray: unknown[]
}

export interface LoadedPage {
  /** Left, bottom, right, top. */
  view: number[]
  commonObjs: { has(name: string): boolean; get(name: string): { name: string } }
  getTextContent(): Promise<{ items: (TextItem | { type: string })[] }>
  getOperatorList(): Promise<OperatorList>
  getAnnotations(): Promise<Annotation[]>
  getViewport(parameters: { scale: number }): { width: number; height: number }
  cleanup(): void
}

export interface LoadedDocument {
  numPages: number
  getPage(number: number): Promise<LoadedPage>
}

// The library is a dependency of pdf-parse, so it is resolved from there.
const fromParser = createRequire(createRequire(import.meta.url).resolve('pdf-parse'))
const folder = fromParser.resolve('pdfjs-dist/package.json').slice(0, -'package.json'.length)

/** The path of a folder in the library, with a slash at its end. */
export const inLibrary = (name: string) => `${folder}${name}/`

/** Loads the part of the library that reads files, which it would otherwise load with the first document. */
export async function loadReader(): Promise<void> {
  await import(pathToFileURL(`${folder}legacy/build/pdf.worker.mjs`).href)
}

const isLoaded = (value: unknown): value is LoadedDocument =>
  typeof value === 'object' && value !== null && 'getPage' in value && 'numPages' in value

/** The document that the parser has loaded, or null. */
export function loadedDocument(parser: InstanceType<typeof PDFParse>): LoadedDocument | null {
  const document: unknown = Reflect.get(parser, 'doc')
  return isLoaded(document) ? document : null
}

/** The numbers of the drawing operators with these names. Throws if the library does not have one. */
export function operatorNumbers<Name extends string>(names: readonly Name[]): Record<Name, number> {
  // This makes pdf-parse put the library on `globalThis`.
  PDFParse.setWorker()
  const library: unknown = Reflect.get(globalThis, 'pdfjs')
  const known: unknown = typeof library === 'object' && library !== null ? Reflect.get(library, 'OPS') : null
  const numbers = names.map(name => {
    const number: unknown = typeof known === 'object' && known !== null ? Reflect.get(known, name) : null
    if (typeof number !== 'number') throw new Error(`The PDF library has no operator ${name}`)
    return [name, number]
  })
  return Object.fromEntries(numbers)
}
