import { type ReactNode, useState } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { FormDialog } from '../../ui/dialog.tsx'

interface Props {
  title: string
  text: string
  dirty: boolean
  busy: boolean
  wide?: boolean
  children: ReactNode
  onClose(): void
}

/** A form dialog that asks before it discards unsaved changes. */
export function EditDialog({ title, text, dirty, busy, wide = false, children, onClose }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <FormDialog
      title={title}
      text={text}
      wide={wide}
      onClose={() => {
        if (busy) return
        if (dirty) setAsking(true)
        else onClose()
      }}
    >
      {children}
      {asking && (
        <Confirm
          title="Discard your changes?"
          verb="Discard"
          busy={false}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          What you changed here has not been saved.
        </Confirm>
      )}
    </FormDialog>
  )
}
