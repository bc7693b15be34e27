import { useState } from 'react'
import { FormDialog } from '../../ui/dialog.tsx'
import { ShownOnce } from './shown-once.tsx'

interface Props {
  title: string
  /** Whose secret it is. */
  label: string
  secret: string
  advice: string
  onClose(): void
}

/** The one time that a secret is shown. Closing by accident would lose it, so the first try asks. */
export function SecretDialog({ title, label, secret, advice, onClose }: Props) {
  const [copied, setCopied] = useState(false)
  const [warned, setWarned] = useState(false)
  const close = () => {
    if (!copied && !warned) setWarned(true)
    else onClose()
  }
  return (
    <FormDialog open wide title={title} text="Copy it now. It is not shown again." onClose={close}>
      <ShownOnce
        label={label}
        value={secret}
        what="secret"
        advice={advice}
        copied={copied}
        onCopied={() => setCopied(true)}
      />
      {warned && !copied && (
        <p className="said wait" role="alert">
          The secret has not been copied yet. Once this closes, nobody can show it again.
        </p>
      )}
      <div className="acts">
        <button className={copied ? 'btn pri' : 'btn'} type="button" onClick={close}>
          {warned && !copied ? 'Close without copying' : 'Done'}
        </button>
      </div>
    </FormDialog>
  )
}
