/** Parses bytes of a known kind to a located document. Runs inside the parser's process. */
import { setImmediate } from 'node:timers/promises'
import type { UploadKind } from '#db/files/file-kind.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { documentFailure, SourceFailure } from '../../source-failure.ts'
import { openArchive } from '../archive.ts'
import { type Draft, finishDocument } from '../draft.ts'

// Imported when needed, so that a text file does not wait for the PDF reader.
const parsers: Record<UploadKind, (bytes: Uint8Array) => Promise<Draft>> = {
  pdf: async bytes => (await import('../parsers/pdf/pdf.ts')).parsePdf(bytes),
  doc: async bytes => (await import('../parsers/doc/doc.ts')).parseDoc(bytes),
  docx: async bytes => {
    const archive = openArchive(bytes)
    return (await import('../parsers/docx/docx.ts')).parseDocx(archive)
  },
  pptx: async bytes => {
    const archive = openArchive(bytes)
    return (await import('../parsers/pptx/pptx.ts')).parsePptx(archive)
  },
  txt: async bytes => (await import('../parsers/plain/txt.ts')).parseTxt(bytes),
}

/** Rejects only with `SourceFailure`: any other error of a parser becomes `damaged`. */
export async function parseDocument(kind: UploadKind, bytes: Uint8Array, capturedAt: string): Promise<LocatedDocument> {
  try {
    return await finishDocument(await parsers[kind](bytes), kind, capturedAt)
  } catch (error) {
    throw error instanceof SourceFailure ? error : documentFailure('damaged')
  }
}

/** Loads the parsers one by one, in a process that was started ahead of its document; stops once the document has come. */
export async function loadParsers(hasCome: () => boolean): Promise<void> {
  const loads = [
    () => import('../parsers/docx/docx.ts'),
    () => import('tinyld'),
    () => import('../parsers/pdf/pdf.ts'),
    async () => (await import('../parsers/pdf/library.ts')).loadReader(),
    () => import('../parsers/pptx/pptx.ts'),
    () => import('../parsers/doc/doc.ts'),
    () => import('../parsers/plain/txt.ts'),
  ]
  for (const load of loads) {
    await load()
    await setImmediate()
    if (hasCome()) return
  }
}
