/**
 * pdf-parse, and the library beneath it as far as pdf-parse hides it: what a page draws, and where, is only said by the
 * pages of the document that pdf-parse has loaded. Its types are stated here as far as they are used.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

// It makes a matrix of the browser's kind when it loads, for drawing, which is not done here; a stand-in keeps it from
// needing the native package.
Reflect.set(globalThis, 'DOMMatrix', Reflect.get(globalThis, 'DOMMatrix') ?? class {})

export const { PasswordException, PDFParse, VerbosityLevel } = await import('pdf-parse')

/** A run of letters: its matrix in the page's points, its width in points, its font by the name the page gives it. */
export interface TextItem {
  str: string
  dir: string
  transform: number[]
  width: number
  fontName: string
}

/** What lies on a page: a field of a form, a note. Left, bottom, right, top in points. */
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

/** What a page draws: numbers of operators (`operatorNumbers`) and what each is given. */
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

// The library is a dependency of pdf-parse, so it is found from there.
const fromParser = createRequire(createRequire(import.meta.url).resolve('pdf-parse'))
const folder = fromParser.resolve('pdfjs-dist/package.json').slice(0, -'package.json'.length)

/** A folder of the library, with a slash at its end: character maps, fonts, decoders. */
export const inLibrary = (name: string) => `${folder}${name}/`

/** Loads the half of the library that reads files, which it would otherwise load with the first document. */
export async function loadReader(): Promise<void> {
  await import(pathToFileURL(`${folder}legacy/build/pdf.worker.mjs`).href)
}

const isLoaded = (value: unknown): value is LoadedDocument =>
  typeof value === 'object' && value !== null && 'getPage' in value && 'numPages' in value

/** The document that a parser has loaded, or null where it could load none. */
export function loadedDocument(parser: InstanceType<typeof PDFParse>): LoadedDocument | null {
  const document: unknown = Reflect.get(parser, 'doc')
  return isLoaded(document) ? document : null
}

/** The numbers of the drawing operators with these names. Throws where the library has none by a name. */
export function operatorNumbers<Name extends string>(names: readonly Name[]): Record<Name, number> {
  // This is how pdf-parse hands out the library: it puts it among the globals.
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
