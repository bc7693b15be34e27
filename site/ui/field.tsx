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
  /** Renders the control with the ids that link it to its label, hint and error. */
  children: (control: Control) => ReactNode
}

/** A labelled control with its hint and error, linked for screen readers. */
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
  autoComplete: 'current-password' | 'new-password'
  /** The control's registration with its form. */
  input: ComponentProps<'input'>
}

export function PasswordField({ autoComplete, input, ...field }: PasswordProps) {
  return (
    <Field {...field}>
      {control => <input className="input" type="password" autoComplete={autoComplete} {...control} {...input} />}
    </Field>
  )
}
