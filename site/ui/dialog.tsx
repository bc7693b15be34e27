import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'

interface Props {
  open: boolean
  title: string
  text: string
  children: ReactNode
  /** For forms with more than a few fields. */
  wide?: boolean
  onClose(): void
}

export function FormDialog({ open, title, text, wide = false, children, onClose }: Props) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={next => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className={wide ? 'dialog wide' : 'dialog'} {...focus}>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description className="quiet">{text}</Dialog.Description>
          {children}
          <Dialog.Close className="button ghost icon dialog-close" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface DialogActionsProps {
  /** What the button that sends the form says, also while it does. */
  verb: string
  busy: boolean
  /** What the way out is called, where "Cancel" would say something else. */
  cancelLabel?: string
  /** There is no way out while it is busy. */
  lockWhileBusy?: boolean
  onClose(): void
}

/** How a form in a dialog ends: the way out, and the button that sends it. */
export function DialogActions({
  verb,
  busy,
  cancelLabel = 'Cancel',
  lockWhileBusy = false,
  onClose,
}: DialogActionsProps) {
  return (
    <div className="actions">
      <button className="button" type="button" disabled={lockWhileBusy && busy} onClick={onClose}>
        {cancelLabel}
      </button>
      <button className="button primary" type="submit" disabled={busy}>
        {verb}
      </button>
    </div>
  )
}
