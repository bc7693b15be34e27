import type { Block, LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage, PageWord } from '#db/page-words.ts'
import type { ContentType } from '#db/vocabulary.ts'
import { lackOfWords } from '#db/word-count.ts'
import { documentFailure, SourceFailure } from '../source-failure.ts'
import { readDocument } from './document.ts'
import { hasWords } from './draft.ts'
import { type ReadingDeps, recognisePictures } from './pages/recognise.ts'
import { readWebsite } from './website/website.ts'

export interface SourceInput {
  contentType: ContentType
  url: string | null
  file: { bytes: Uint8Array; name: string } | null
  /** ISO 8601. */
  capturedAt: string
  signal: AbortSignal
}

export interface SourceRead {
  document: LocatedDocument
  screenshots: { desktop: Uint8Array; phone: Uint8Array } | null
  /** Of a website; its desktop screenshot shows them one below the other. */
  pages: DrawnPage[] | null
  /** Words that were recognised in pictures, by page or slide. */
  recognised: ReadonlyMap<number, PageWord[]> | null
  /** The document that the address led to. */
  linked: Uint8Array | null
}

/** Rejects with `SourceFailure`, or with the signal's reason. */
export async function readSource(input: SourceInput, deps: ReadingDeps): Promise<SourceRead> {
  const { capturedAt, signal } = input
  if (input.contentType === 'document') {
    if (!input.file) throw documentFailure('empty')
    return { ...(await readFile(input.file, input, deps)), screenshots: null, linked: null }
  }
  if (!input.url) throw new SourceFailure('empty_page', 'No address was given. Edit the project and enter one.')
  const website = await readWebsite({ url: input.url, capturedAt, signal }, deps)
  if ('document' in website) return { ...website, recognised: null, linked: null }
  return { ...(await readFile(website.file, input, deps)), screenshots: null, linked: website.file.bytes }
}

async function readFile(
  file: { bytes: Uint8Array; name: string },
  { capturedAt, signal }: SourceInput,
  deps: ReadingDeps,
): Promise<Pick<SourceRead, 'document' | 'pages' | 'recognised'>> {
  const read = await readDocument({ ...file, capturedAt, signal })
  const { document, words } = await recognisePictures({ document: read, file: file.bytes, signal }, deps)
  requireWords(document.blocks)
  return { document, pages: null, recognised: words }
}

export function requireWords(blocks: Block[]): void {
  if (!hasWords({ blocks })) throw documentFailure('no_readable_text')
  const lack = lackOfWords(blocks.map(block => block.text).join(' '))
  if (lack) throw documentFailure(lack)
}
