import type { z } from 'zod'
import type { ProjectRow } from '#db/queries/projects.ts'
import type { newVersionBody } from '../contracts/projects.ts'
import { wrongField } from '../http/errors.ts'

/** Pure. The content type stays the same. Throws if a field belongs to the other type. */
export function planVersion(
  current: Pick<ProjectRow, 'contentType' | 'url'>,
  { contentUrl, notes }: z.output<typeof newVersionBody>,
  file: File | null,
) {
  if (current.contentType === 'document') {
    if (contentUrl) throw wrongField('contentUrl', 'This project is a document. Send its new file, or nothing')
  } else if (file)
    throw wrongField('file', 'This project is a website. Send the address of its new version, or nothing')
  return {
    contentType: current.contentType,
    url: current.contentType === 'website' ? contentUrl || current.url : null,
    notes: notes === undefined ? undefined : notes || null,
  }
}
