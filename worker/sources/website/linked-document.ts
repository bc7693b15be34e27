/** A document behind an address: told by its type or its name, fetched through the guard. */
import { fileKind, type UploadKind } from '#db/file-kind.ts'
import { limits, readingLimits } from '#db/limits.ts'
import { uploadExtensions } from '#db/vocabulary.ts'
import type { RenderSession } from '../../adapters/browser/browser.ts'
import { GuardRefusal } from '../../adapters/guard/target.ts'
import { type Arrival, hostOf, refused } from './navigation.ts'
import { websiteFailure } from './website-failures.ts'

export interface LinkedDocument {
  bytes: Uint8Array
  /** With the ending that the document's kind has. */
  name: string
}

const endings: Record<string, UploadKind> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
}

/** The kind of document that the answer announces; '' where only its bytes tell; null where it is none. */
export function documentEnding(arrival: Arrival): UploadKind | '' | null {
  const byType = endings[arrival.type]
  const byName = uploadExtensions.find(ending => fileName(arrival).toLowerCase().endsWith(`.${ending}`))
  // Servers send documents under general types; the name then tells.
  const general = /octet-stream|x-download|force-download|zip|^binary\//.test(arrival.type)
  return byType ?? (general || arrival.kept ? (byName ?? '') : null)
}

/** Throws `SourceFailure`: too large, no document of ours, or whatever the guard refuses. */
export async function fetchDocument(
  session: RenderSession,
  arrival: Arrival,
  announced: UploadKind | '',
  signal: AbortSignal,
): Promise<LinkedDocument> {
  try {
    const answer = await session.fetch(arrival.url, {
      maxBytes: limits.uploadBytes,
      redirects: 5,
      timeoutMs: readingLimits.pageMs,
      signal,
    })
    if (answer.status >= 400) throw websiteFailure('http_status', { host: hostOf(arrival.url), status: answer.status })
    const ending = announced || (await endingOf(answer.body))
    if (!ending)
      throw websiteFailure('not_a_page', { host: hostOf(arrival.url), detail: `a file of the type ${arrival.type}` })
    const name = fileName(arrival)
    return { bytes: answer.body, name: name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}` }
  } catch (error) {
    if (!(error instanceof GuardRefusal)) throw error
    if (error.reason === 'limit') throw websiteFailure('too_large', { host: hostOf(arrival.url) })
    throw refused(error, arrival.url)
  }
}

/** What the bytes say; not of plain text, which anything may look like. */
async function endingOf(bytes: Uint8Array): Promise<UploadKind | null> {
  for (const ending of uploadExtensions) {
    if (ending !== 'txt' && 'kind' in (await fileKind(bytes, `document.${ending}`))) return ending
  }
  return null
}

function fileName(arrival: Arrival): string {
  const sent = /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(arrival.disposition)?.[1]
  const last = URL.parse(arrival.url)?.pathname.split('/').at(-1)
  const name = (sent ?? last ?? '').trim()
  try {
    return (
      decodeURIComponent(name)
        .replace(/[\\/\0]/g, '_')
        .slice(-200) || 'document'
    )
  } catch {
    return name.slice(-200) || 'document'
  }
}
