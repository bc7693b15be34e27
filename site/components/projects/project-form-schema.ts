/** The create and edit forms: the contract's fields, and the file that travels beside them. */
import { z } from 'zod'
import { checkUpload, createProjectBody, fileMessages } from '#api/contracts/projects.ts'

const fields = createProjectBody.omit({ submit: true }).extend({ file: z.custom<File | null>() })

/** Rules over two fields are looked at even where another field is wrong: all that is wrong shows at once. */
const always = { when: () => true }
const isDocument = (form: { contentType: unknown }) => form.contentType === 'document'

interface FileForm {
  contentType: unknown
  file: File | null
}

/** What is wrong with the file that was chosen; null where none is asked for or chosen. */
const wrongFile = (form: FileForm) => (isDocument(form) && form.file ? checkUpload(form.file) : null)

/** `kept`: the draft already has a file, so that a document needs no new one. */
// Typed as it is used: the values go in as the form holds them, and are sent as they were typed.
export const projectForm = (kept: boolean) =>
  z.preprocess(withoutHidden, rules(kept)) as unknown as z.ZodType<ProjectFormValues, ProjectFormValues>

/** An address typed before the type was switched is out of sight: it must not stand in the way. */
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
