import type { z } from 'zod'
import type { ProjectRow } from '#db/queries/projects.ts'
import type { PanelId } from '#db/vocabulary.ts'
import { type editProjectBody, fileMessages } from '../contracts/projects.ts'
import { wrongField } from '../http/errors.ts'
import { fileError, urlRequired } from './input.ts'

type Edit = z.output<typeof editProjectBody>

export interface PlannedEdit {
  set: { name?: string; panelId?: PanelId; notes?: string | null }
  /** The new content: a website's address, the uploaded file, or null if the content stays as it is. */
  content: { contentType: 'website'; url: string } | { contentType: 'document' } | null
}

/** Throws if the new type lacks its file or its address. */
export function planEdit(current: ProjectRow, edit: Edit, hasFile: boolean): PlannedEdit {
  const set = {
    ...(edit.name === undefined ? {} : { name: edit.name }),
    ...(edit.panelId === undefined ? {} : { panelId: edit.panelId as PanelId }),
    ...(edit.notes === undefined ? {} : { notes: edit.notes || null }),
  }
  const type = edit.contentType ?? current.contentType
  if (type === 'document') {
    if (!hasFile && current.contentType !== 'document') throw fileError(fileMessages.required)
    return { set, content: hasFile ? { contentType: 'document' } : null }
  }
  const url = edit.contentUrl ?? current.url ?? ''
  if (url === '') throw wrongField('contentUrl', urlRequired)
  return { set, content: url === current.url ? null : { contentType: 'website', url } }
}
