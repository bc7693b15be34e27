import type { Path, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from '#api/client/failure.ts'
import { notifyFailure } from '../../../stores/notices.ts'
import type { ModelValues } from './words.ts'

/** Beside the form's fields, whose names are not the server's, and as a notice. */
export const showRefusal =
  (form: UseFormReturn<ModelValues>, title: string, fieldOf: (path: string) => string) =>
  (error: unknown): void => {
    for (const { path, message } of error instanceof ApiFailure ? error.issues : []) {
      const field = fieldOf(path) as Path<ModelValues>
      if (form.getValues(field) !== undefined) form.setError(field, { message })
    }
    notifyFailure(title, error)
  }
