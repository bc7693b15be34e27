import { fileTypeFromBuffer } from 'file-type'
import { limits, readingLimits } from '../limits.ts'
import { uploadExtensions } from '../vocabulary.ts'
import { type Lack, lackOfWords } from '../word-count.ts'
import { type DocumentFailureCode, documentFailures } from './document-failures.ts'
import { type OleContent, oleContent } from './ole-container.ts'
import { plainText } from './plain-text.ts'
import { zipEntries } from './zip-directory.ts'

export type UploadKind = (typeof uploadExtensions)[number]
export type FileKind = { kind: UploadKind } | { code: DocumentFailureCode; message: string }

/** A supported kind, the reason why the kind cannot be determined, or the name of an unsupported kind. */
type Content = { kind: UploadKind; lack?: Lack } | { code: DocumentFailureCode } | { other: string }

const kindNames: Record<UploadKind, string> = {
  pdf: 'a PDF',
  doc: 'a Word 97-2003 document (DOC)',
  docx: 'a Word document (DOCX)',
  pptx: 'a PowerPoint presentation (PPTX)',
  txt: 'plain text',
}

const oleNames: Record<Exclude<OleContent, 'word' | 'word-encrypted' | 'office-encrypted'>, string> = {
  excel: 'an Excel 97-2003 workbook (XLS)',
  powerpoint: 'a PowerPoint 97-2003 presentation (PPT)',
  outlook: 'an Outlook message (MSG)',
  other: 'an OLE container without a document',
}

const zipNames: [RegExp, string][] = [
  [/^xl\//i, 'an Excel workbook (XLSX)'],
  [/^index\/|^Index\.zip$/i, 'an iWork document'],
  [/^mimetype$/, 'an OpenDocument or EPUB file'],
]

/** Text formats with markup, which would show up in a report. */
const markups: [RegExp, string][] = [
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html[\s>])/i, 'a web page (HTML)'],
  [/^\s*(?:from|mime-version|content-type):[\s\S]*?content-type:\s*multipart\//i, 'a web page or a message (MHTML)'],
]

const refused = (code: DocumentFailureCode, message = documentFailures[code]): FileKind => ({ code, message })

/** Some programs write bytes before the signature, so PDF readers search the first kilobyte. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-')
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9 && (bytes[3] ?? 0) < 9

function zipContent(bytes: Uint8Array): Content {
  const entries = zipEntries(bytes, readingLimits.archiveEntries)
  if (!entries) return { code: 'damaged' }
  if (entries.length > readingLimits.archiveEntries) return { code: 'too_many_entries' }
  const names = entries.map(entry => entry.name.replaceAll('\\', '/').replace(/^\/+/, ''))
  const kind = names.some(name => /^word\/document\d*\.xml$/i.test(name))
    ? 'docx'
    : names.some(name => /^ppt\/presentation\d*\.xml$/i.test(name))
      ? 'pptx'
      : null
  const locked = entries.some(entry => entry.encrypted)
  if (kind) return locked ? { code: 'password_protected' } : { kind }
  return { other: zipNames.find(([mark]) => names.some(name => mark.test(name)))?.[1] ?? 'a ZIP archive' }
}

function oleKind(bytes: Uint8Array): Content | null {
  const content = oleContent(bytes)
  if (content === null) return null
  if (content === 'word') return { kind: 'doc' }
  if (content === 'word-encrypted' || content === 'office-encrypted') return { code: 'password_protected' }
  return { other: oleNames[content] }
}

async function contentOf(bytes: Uint8Array): Promise<Content> {
  const ole = oleKind(bytes)
  if (ole) return ole
  if (isZip(bytes)) return zipContent(bytes)
  if (isPdf(bytes)) return { kind: 'pdf' }
  const known = await fileTypeFromBuffer(bytes.subarray(0, 4100)).catch(() => undefined)
  if (known) return { other: `${known.ext.toUpperCase()} (${known.mime})` }
  const text = plainText(bytes)
  if (text === null) return { other: 'either binary data or text in an encoding that cannot be told' }
  const markup = markups.find(([mark]) => mark.test(text.slice(0, 1024)))
  return markup ? { other: markup[1] } : { kind: 'txt', lack: lackOfWords(text) }
}

/** The kind by the file's extension; null if it is not supported. */
export function kindOfName(name: string): UploadKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') ? (uploadExtensions.find(kind => kind === ending) ?? null) : null
}

/**
 * The kind of an uploaded file, or why it is refused: unsupported, empty, too large, encrypted, not what its name says, or
 * text of a word or two. Reads the list of an archive's entries but unpacks nothing.
 */
export async function fileKind(bytes: Uint8Array, name: string): Promise<FileKind> {
  const named = kindOfName(name)
  if (!named) return refused('wrong_type')
  if (bytes.byteLength === 0) return refused('empty')
  if (bytes.byteLength > limits.uploadBytes) return refused('too_large')
  const content = await contentOf(bytes)
  if ('kind' in content && content.kind === named) return content.lack ? refused(content.lack) : { kind: named }
  if ('code' in content && named !== 'txt') return refused(content.code)
  if ('other' in content && content.other === oleNames.other && named === 'doc') return refused('damaged')
  const actual = 'kind' in content ? kindNames[content.kind] : 'other' in content ? content.other : 'an archive'
  const advice =
    'kind' in content && content.kind !== 'txt'
      ? `Give the file the ending .${content.kind} and upload it again.`
      : `Save it as ${named === 'txt' ? 'plain text in UTF-8' : kindNames[named]} and upload that, or another PDF, DOC, DOCX, PPTX or TXT file.`
  return refused('wrong_type', `The name says ${kindNames[named]}, but the file is ${actual}. ${advice}`)
}
