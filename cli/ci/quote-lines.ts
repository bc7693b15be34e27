/**
 * Finds the repository file and line of a quote, for pages built from a repository and for text files. Compares letters
 * and digits only, so that markup, entities and line breaks between words do not matter.
 */
import { readFile, stat } from 'node:fs/promises'
import { glob } from 'tinyglobby'

export interface Line {
  /** The path as the glob found it, with slashes. */
  file: string
  line: number
}

export interface QuoteFinder {
  find(quote: string): Promise<Line | null>
}

/** Larger files are build output. */
const mostBytes = 2 * 1024 * 1024
const mostFiles = 5_000
/** Shorter quotes occur everywhere. */
const fewestLetters = 3

interface Source {
  file: string
  /** First the visible text, then the whole file: a label may be in an attribute. */
  readings: { letters: string; offsets: number[] }[]
  text: string
}

/** Reads files when first asked, in the order of the globs, then by name. */
export function createQuoteFinder(patterns: readonly string[]): QuoteFinder {
  let reading: Promise<Source[]> | null = null
  return {
    async find(quote) {
      if (patterns.length === 0) return null
      const wanted = lettersOf(quote).letters
      if (wanted.length < fewestLetters) return null
      reading ??= readSources(patterns)
      const sources = await reading
      for (const pass of [0, 1]) {
        for (const source of sources) {
          const at = offsetOf(source, pass, wanted)
          if (at !== null) return { file: source.file, line: lineAt(source.text, at) }
        }
      }
      return null
    },
  }
}

export async function sourceFiles(patterns: readonly string[]): Promise<string[]> {
  const files = new Set<string>()
  for (const pattern of patterns) {
    const found = await glob(pattern, { onlyFiles: true, ignore: ['**/node_modules/**', '**/.git/**'] })
    for (const file of found.sort((a, b) => (a < b ? -1 : 1))) files.add(file)
  }
  return [...files]
}

async function readSources(patterns: readonly string[]): Promise<Source[]> {
  const sources: Source[] = []
  for (const file of (await sourceFiles(patterns)).slice(0, mostFiles)) {
    if ((await stat(file)).size > mostBytes) continue
    const text = await readFile(file, 'utf8')
    if (text.includes('\0')) continue
    sources.push({ file, text, readings: [lettersOf(withoutMarkup(text)), lettersOf(text)] })
  }
  return sources
}

/** Replaces tags, comments, scripts and styles by as many spaces, to keep offsets. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->|<(style|script)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, blank)
    .replace(/<\/?[a-z][^<>]*>/gi, blank)
}

const blank = (text: string) => ' '.repeat(text.length)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decodeEntity(source: string): string {
  const [, name = '', decimal, hex] = /^&(?:(\w+)|#(\d+)|#x([\da-f]+));$/i.exec(source) ?? []
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
  if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  // Most other entities are punctuation; an accented letter's name begins with the letter.
  return (
    entities[name.toLowerCase()] ?? /^([a-z])(?:acute|grave|circ|tilde|uml|cedil|ring|caron)$/i.exec(name)?.[1] ?? ''
  )
}

function lettersOf(text: string): { letters: string; offsets: number[] } {
  const letters: string[] = []
  const offsets: number[] = []
  for (const match of text.matchAll(/&(?:[a-z]\w{1,12}|#\d{1,7}|#x[\da-f]{1,6});|[\p{L}\p{N}\p{M}]/giu)) {
    const found = match[0].startsWith('&') ? decodeEntity(match[0]) : match[0]
    for (const letter of found
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .split('')) {
      letters.push(letter)
      offsets.push(match.index)
    }
  }
  return { letters: letters.join(''), offsets }
}

/** Matches at whole words only: "free" is not in "carefree". */
function offsetOf(source: Source, pass: number, wanted: string): number | null {
  const { letters, offsets } = source.readings[pass] ?? { letters: '', offsets: [] }
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const start = offsets[at] ?? 0
    const end = offsets[at + wanted.length - 1] ?? start
    if (isWhole(source.text, start, end)) return start
  }
  return null
}

function isWhole(text: string, start: number, end: number): boolean {
  const letter = /[\p{L}\p{N}]/u
  const after = text[end] === '&' ? text.indexOf(';', end) + 1 || end + 1 : end + 1
  return !letter.test(text[start - 1] ?? ' ') && !letter.test(text[after] ?? ' ')
}

function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
