import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

interface TextProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'input'>, 'form'> {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  hint?: string
  rules?: RegisterOptions<Values, Path<Values>>
}

export function TextField<Values extends FieldValues, Output>(props: TextProps<Values, Output>) {
  const { form, name, label, hint, rules, ...more } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} error={error?.message} hint={hint}>
      {control => <input className="input" autoComplete="off" {...more} {...control} {...form.register(name, rules)} />}
    </Field>
  )
}

interface SelectProps<Values extends FieldValues, Output>
  extends Pick<TextProps<Values, Output>, 'form' | 'name' | 'label' | 'hint'> {
  options: readonly { value: string | number; label: string }[]
}

export function SelectField<Values extends FieldValues, Output>(props: SelectProps<Values, Output>) {
  const { form, name, label, hint, options } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} error={error?.message} hint={hint}>
      {control => (
        <select className="input" {...control} {...form.register(name)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface OptionsProps<Values extends FieldValues, Output> extends Pick<TextProps<Values, Output>, 'form' | 'name'> {
  legend: string
  type: 'checkbox' | 'radio'
  options: readonly { value: string; label: ReactNode; text?: string }[]
}

export function OptionsField<Values extends FieldValues, Output>(props: OptionsProps<Values, Output>) {
  const { form, name, legend, type, options } = props
  const id = useId()
  const { error } = form.getFieldState(name, form.formState)
  return (
    <fieldset className="field" aria-describedby={error && id}>
      <legend>{legend}</legend>
      {options.map(({ value, label, text }) => (
        <label key={value} className="option-row">
          <input type={type} value={value} {...form.register(name)} />
          <span>
            {text ? <b>{label}</b> : label} {text && <span className="quiet">{text}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id}>{error?.message}</FieldError>
    </fieldset>
  )
}

export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p className="field-error" id={id} role="alert">
      {children}
    </p>
  )
}

interface FormActionsProps {
  change: { isPending: boolean }
  verb: string
  busyVerb: string
  /** Replaces “Cancel” where that would be wrong. */
  cancelLabel?: string
  lockWhileBusy?: boolean
  children?: ReactNode
  /** Left out where there is nothing to close. */
  onClose?(): void
}

/** A form's buttons lose the focus while they are disabled. Gives it to the first refused field, or back to the button. */
export function useFocusBack<Place extends HTMLElement>(isPending: boolean) {
  const place = useRef<Place>(null)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isPending) return
    return () => {
      const wrong = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')
      if (wrong) wrong.focus()
      else if (document.activeElement === document.body) pressed.current?.focus()
    }
  }, [isPending])
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    pressed.current = target
  }
  return { ref: place, onFocus }
}

export function FormActions(props: FormActionsProps) {
  const { change, verb, busyVerb, cancelLabel = 'Cancel', lockWhileBusy = false, children, onClose } = props
  return (
    <div className="actions" {...useFocusBack<HTMLDivElement>(change.isPending)}>
      {children}
      {onClose && (
        <button className="button" type="button" disabled={lockWhileBusy && change.isPending} onClick={onClose}>
          {cancelLabel}
        </button>
      )}
      <button className="button primary" type="submit" disabled={change.isPending}>
        {change.isPending ? busyVerb : verb}
      </button>
    </div>
  )
}
