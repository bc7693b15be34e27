import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'

interface Props {
  label: string
  value: string
  /** The noun for the value, in lower case: "key". */
  what: string
  advice: string
  hint?: string
  copied: boolean
  onCopied(): void
}

const secretHint = 'Treat it like a password.'

/** A read-only value with a copy button; often a secret that is shown only once. */
export function CopyField({ label, value, what, advice, hint = secretHint, copied, onCopied }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [byHand, setByHand] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      onCopied()
    } catch {
      // The clipboard needs a secure connection: select the text, to be copied by keyboard.
      field.current?.select()
      setByHand(true)
    }
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-row">
        <input
          ref={field}
          id={id}
          className="input"
          readOnly
          value={value}
          spellCheck={false}
          onFocus={event => event.currentTarget.select()}
          onCopy={onCopied}
        />
        <button className="button primary" type="button" onClick={copy}>
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p className="hint" role="status">
        {copied
          ? `It is on your clipboard. ${advice}`
          : byHand
            ? `This browser does not let a page copy: the ${what} is selected, press Ctrl or ⌘ and C.`
            : hint}
      </p>
    </div>
  )
}
