import { type ComponentProps, type ReactNode, useId } from 'react'

export interface Control {
  id: string
  'aria-invalid': boolean
  'aria-describedby'?: string
}

interface Props {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Draws the control with the ids that tie it to its label, hint and error. */
  children: (control: Control) => ReactNode
}

/** A label above, a hint and an error below, tied to the control for those who cannot see where they stand. */
export function Field({ label, error, hint, children }: Props) {
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), ...(about ? { 'aria-describedby': about } : {}) })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface PasswordProps extends Omit<Props, 'children'> {
  /** What a password manager offers for it. */
  autoComplete: 'current-password' | 'new-password'
  /** What ties the control to its form. */
  input: ComponentProps<'input'>
}

export function PasswordField({ autoComplete, input, ...field }: PasswordProps) {
  return (
    <Field {...field}>
      {control => <input className="input" type="password" autoComplete={autoComplete} {...control} {...input} />}
    </Field>
  )
}
