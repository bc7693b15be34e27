import type { LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage } from '#db/page-words.ts'
import type { ContentType } from '#db/vocabulary.ts'
import type { WarmBrowser } from '../adapters/browser/browser.ts'
import { documentFailure, SourceFailure } from '../source-failure.ts'
import { readDocument } from './document.ts'
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
  /** The document that the address led to. */
  linked: Uint8Array | null
}

/** Rejects with `SourceFailure`, or with the signal's reason. */
export async function readSource(input: SourceInput, deps: { browser: WarmBrowser }): Promise<SourceRead> {
  const { capturedAt, signal } = input
  if (input.contentType === 'document') {
    if (!input.file) throw documentFailure('empty')
    return { document: await readDocument({ ...input.file, capturedAt, signal }), ...noWebsite }
  }
  if (!input.url) throw new SourceFailure('empty_page', 'No address was given. Edit the project and enter one.')
  const website = await readWebsite({ url: input.url, capturedAt, signal }, deps)
  if ('document' in website) return { ...website, linked: null }
  return {
    document: await readDocument({ ...website.file, capturedAt, signal }),
    ...noWebsite,
    linked: website.file.bytes,
  }
}

const noWebsite = { screenshots: null, pages: null, linked: null }
