/** What the pairs say of a plain text. */
import { pairs } from '#worker/panel/rubric/any/contradictions/pairs.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { parseDocument } from '#worker/sources/parse.ts'

/** What is said of a plain text, read as an upload is. */
export async function said(text: string): Promise<[subject: string, because: string][]> {
  const document = await parseDocument('txt', Buffer.from(text), '2026-05-04T09:00:00.000Z')
  const reading = readSubmission(document)
  return pairs.flatMap(pair => pair(reading)).map(({ subject, because }) => [subject, because])
}
