import { fileKind, type UploadKind } from '#db/files/file-kind.ts'
import { limits, readingLimits } from '#db/limits.ts'
import { uploadExtensions } from '#db/vocabulary.ts'
import type { RenderSession } from '../../adapters/browser/browser.ts'
import { GuardRefusal } from '../../adapters/guard/target.ts'
import { type Arrival, hostOf, refused } from './navigation.ts'
import { websiteFailure } from './website-failures.ts'

export interface LinkedDocument {
  bytes: Uint8Array
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

/** The kind of document that the response announces; '' if only its bytes can tell; null if it is not a document. */
export function documentEnding(arrival: Arrival): UploadKind | '' | null {
  const byType = endings[arrival.type]
  const byName = uploadExtensions.find(ending => fileName(arrival).toLowerCase().endsWith(`.${ending}`))
  // Some servers send documents under general types, so the name decides.
  const general = /octet-stream|x-download|force-download|zip|^binary\//.test(arrival.type)
  return byType ?? (general || arrival.kept ? (byName ?? '') : null)
}

/** Rejects with `SourceFailure` if it is too large, not of a supported kind, or refused by the guard. */
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
      throw websiteFailure('not_a_page', { host: hostOf(arrival.url), found: `a file of the type ${arrival.type}` })
    const name = fileName(arrival)
    return { bytes: answer.body, name: name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}` }
  } catch (error) {
    if (!(error instanceof GuardRefusal)) throw error
    if (error.reason === 'limit') throw websiteFailure('too_large', { host: hostOf(arrival.url) })
    throw refused(error, arrival.url)
  }
}

/** The kind by the bytes; never plain text, because anything may look like that. */
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
