import type { UploadKind } from '#db/files/file-kind.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { parseDocument } from '../../sources/parser-process/parse.ts'
import { capturedAt, pdf } from './samples.ts'

export const parse = (kind: UploadKind, bytes: Uint8Array): Promise<LocatedDocument> =>
  parseDocument(kind, bytes, capturedAt)

export const brief = ({ blocks }: { blocks: { type: string; text: string }[] }): string[] =>
  blocks.map(block => `${block.type}: ${block.text}`)

export const pdfBlocks = async (content: string): Promise<string[]> => brief(await parse('pdf', pdf([content])))
