import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../ui/dialog.tsx'
import { CopyField } from './copy-field.tsx'

interface Props {
  title: string
  label: string
  secret: string
  what?: string
  advice: string
  children?: ReactNode
  onClose(): void
}

/** Shows a secret, which cannot be shown again. The first attempt to close asks, in case it was an accident. */
export function SecretDialog({ title, label, secret, what = 'secret', advice, children, onClose }: Props) {
  const [copied, setCopied] = useState(false)
  const [warned, setWarned] = useState(false)
  const close = () => {
    if (!copied && !warned) setWarned(true)
    else onClose()
  }
  return (
    <FormDialog wide title={title} text="Copy it now. It is not shown again." onClose={close}>
      <CopyField
        label={label}
        value={secret}
        what={what}
        advice={advice}
        copied={copied}
        onCopied={() => setCopied(true)}
      />
      {children}
      {warned && !copied && (
        <p className="callout warning" role="alert">
          The {what} has not been copied yet. Once this closes, nobody can show it again.
        </p>
      )}
      <div className="actions">
        <button className={copied ? 'button primary' : 'button'} type="button" onClick={close}>
          {warned && !copied ? 'Close without copying' : 'Done'}
        </button>
      </div>
    </FormDialog>
  )
}
