import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from '#api/client/failure.ts'
import { notifyFailure } from '../../stores/notices.ts'

type Form<Values extends FieldValues, Output> = Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'getValues'>

/** @param fieldOf names the form's field for a refused path, if their names differ. */
export function showIssues<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  error: unknown,
  fieldOf = (path: string) => path,
): void {
  if (!(error instanceof ApiFailure)) return
  for (const { path, message } of error.issues) {
    const field = fieldOf(path) as Path<Values>
    if (form.getValues(field) !== undefined) form.setError(field, { message })
  }
}

export const showFailure =
  <Values extends FieldValues, Output>(form: Form<Values, Output>, title: string, fieldOf?: (path: string) => string) =>
  (error: unknown): void => {
    showIssues(form, error, fieldOf)
    notifyFailure(title, error)
  }
