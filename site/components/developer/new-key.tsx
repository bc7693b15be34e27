import type { z } from 'zod'
import type { newKeySchema } from '#api/contracts/keys.ts'
import { ShownOnce } from './shown-once.tsx'

interface Props {
  apiKey: z.infer<typeof newKeySchema>
  copied: boolean
  onCopied(): void
}

/** The one time that a key is shown: to be copied, with a first call to try it. */
export function NewKey({ apiKey, copied, onCopied }: Props) {
  return (
    <ShownOnce
      label={apiKey.name}
      value={apiKey.token}
      what="key"
      advice="Keep it where your program reads its secrets."
      copied={copied}
      onCopied={onCopied}
    >
      <div className="field">
        <span className="small quiet">A first call, with the key in PANEL_KEY</span>
        <pre className="key-call">{`curl -H "Authorization: Bearer $PANEL_KEY" ${location.origin}/api/user`}</pre>
      </div>
    </ShownOnce>
  )
}
