import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { z } from 'zod'
import type { newKeySchema } from '#api/contracts/keys.ts'

interface Props {
  apiKey: z.infer<typeof newKeySchema>
  copied: boolean
  onCopied(): void
}

/** The one time that a key is shown: to be copied, with a first call to try it. */
export function NewKey({ apiKey, copied, onCopied }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [byHand, setByHand] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey.token)
      onCopied()
    } catch {
      // No clipboard without a secure connection: the key is marked, and copied with the keyboard.
      field.current?.select()
      setByHand(true)
    }
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{apiKey.name}</label>
        <div className="key-new">
          <input
            ref={field}
            id={id}
            className="in"
            readOnly
            value={apiKey.token}
            spellCheck={false}
            onFocus={event => event.currentTarget.select()}
            onCopy={onCopied}
          />
          <button className="btn pri" type="button" onClick={copy}>
            {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
            {copied ? 'Copied' : 'Copy'}
          </button>
        </div>
        <p className="hint" role="status">
          {copied
            ? 'It is on your clipboard. Keep it where your program reads its secrets.'
            : byHand
              ? 'This browser copies only by hand: the key is marked, press Ctrl or ⌘ and C.'
              : 'Treat it like a password.'}
        </p>
      </div>
      <div className="field">
        <span className="small quiet">A first call, with the key in PANEL_KEY</span>
        <pre className="key-call">{`curl -H "Authorization: Bearer $PANEL_KEY" ${location.origin}/api/user`}</pre>
      </div>
    </>
  )
}
