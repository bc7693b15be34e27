import { z } from 'zod'
import { checkUpload, createProjectBody, fileMessages } from '#api/contracts/projects.ts'

const fields = createProjectBody.omit({ submit: true }).extend({ file: z.custom<File | null>() })

/** Makes the rules below run even if another field is invalid, so that all errors show at once. */
const always = { when: () => true }
const isDocument = (form: { contentType: unknown }) => form.contentType === 'document'

interface FileForm {
  contentType: unknown
  file: File | null
}

/** What is wrong with the chosen file; null if none is needed or chosen. */
const wrongFile = (form: FileForm) => (isDocument(form) && form.file ? checkUpload(form.file) : null)

/** `kept`: the draft has a file already. The cast says that values are sent as entered, not as the schema transforms them. */
export const projectForm = (kept: boolean) =>
  z.preprocess(withoutHidden, rules(kept)) as unknown as z.ZodType<ProjectFormValues, ProjectFormValues>

/** Ignores an address typed before the type was switched: its field is hidden, so its error would be too. */
function withoutHidden(form: unknown): unknown {
  const values = Object(form)
  return isDocument(values) ? { ...values, contentUrl: '' } : values
}

const rules = (kept: boolean) =>
  fields
    .refine(form => !isDocument(form) || form.file || kept, {
      path: ['file'],
      message: fileMessages.required,
      ...always,
    })
    .refine(form => wrongFile(form) === null, {
      path: ['file'],
      error: issue => wrongFile(issue.input as FileForm) ?? '',
      ...always,
    })
    .refine(form => form.contentType !== 'website' || String(form.contentUrl ?? '').trim() !== '', {
      path: ['contentUrl'],
      message: 'Please enter a website URL',
      ...always,
    })

export interface ProjectFormValues {
  name: string
  contentType: string
  panelId: string
  contentUrl: string
  notes: string
  file: File | null
}

export const emptyForm: ProjectFormValues = {
  name: '',
  contentType: 'document',
  panelId: '1',
  contentUrl: '',
  notes: '',
  file: null,
}

/** Empty if the file's name is too short or too long for a project's. */
export function nameFrom({ name }: File): string {
  const words = name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ')
  return fields.shape.name.safeParse(words).data ?? ''
}
