import type { z } from 'zod'
import type { ProjectRow } from '#db/queries/projects.ts'
import { checkUpload, type newVersionBody } from '../contracts/projects.ts'
import { wrongField } from '../http/errors.ts'
import { fileError } from './input.ts'

/** Pure. The content type stays the same. Throws if a document has no file, or if a field belongs to the other type. */
export function planVersion(
  current: Pick<ProjectRow, 'contentType' | 'url'>,
  { contentUrl, notes }: z.output<typeof newVersionBody>,
  file: File | null,
) {
  if (current.contentType === 'document') {
    if (contentUrl) throw wrongField('contentUrl', 'This project is a document. Send its new version as a file')
    const wrong = checkUpload(file)
    if (wrong) throw fileError(wrong)
  } else if (file)
    throw wrongField('file', 'This project is a website. Send the address of its new version, or nothing')
  return {
    contentType: current.contentType,
    url: current.contentType === 'website' ? contentUrl || current.url : null,
    notes: notes === undefined ? undefined : notes || null,
  }
}
