/** The create and edit forms: the contract's fields, and the file that travels beside them. */
import { z } from 'zod'
import { checkUpload, createProjectBody, fileMessages } from '#api/contracts/projects.ts'

const fields = createProjectBody.omit({ submit: true }).extend({ file: z.custom<File | null>() })

/** Rules over two fields are looked at even where another field is wrong: all that is wrong shows at once. */
const always = { when: () => true }
const isDocument = (form: { contentType: unknown }) => form.contentType === 'document'

/** `kept`: the draft already has a file, so that a document needs no new one. */
export const projectForm = (kept: boolean) =>
  fields
    .refine(form => !isDocument(form) || form.file || kept, {
      path: ['file'],
      message: fileMessages.required,
      ...always,
    })
    .superRefine((form, context) => {
      const wrong = isDocument(form) && form.file ? checkUpload(form.file) : null
      if (wrong) context.addIssue({ code: 'custom', path: ['file'], message: wrong })
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
