import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from '#api/client/failure.ts'
import { notifyFailure } from '../../stores/notices.ts'

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'getValues'>

export function showIssues<Values extends FieldValues, Output>(form: Form<Values, Output>, error: unknown): void {
  if (!(error instanceof ApiFailure)) return
  const known = Object.keys(form.getValues()) as Path<Values>[]
  for (const { path, message } of error.issues) {
    const field = known.find(name => name === path)
    if (field) form.setError(field, { message })
  }
}

/** For a form's `onError`: beside the fields, and as a notice. */
export const showFailure =
  <Values extends FieldValues, Output>(form: Form<Values, Output>, title: string) =>
  (error: unknown): void => {
    showIssues(form, error)
    notifyFailure(title, error)
  }
