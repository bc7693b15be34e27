import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'

interface Props {
  title: string
  text: string
  children: ReactNode
  wide?: boolean
  onClose(): void
}

export function FormDialog({ title, text, wide = false, children, onClose }: Props) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={next => !next && onClose()}>
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
  change: { isPending: boolean }
  verb: string
  /** The verb while the change is running. */
  busyVerb: string
  /** Where "Cancel" would be wrong. */
  cancelLabel?: string
  lockWhileBusy?: boolean
  children?: ReactNode
  onClose(): void
}

export function DialogActions(props: DialogActionsProps) {
  const { change, verb, busyVerb, cancelLabel = 'Cancel', lockWhileBusy = false, children, onClose } = props
  return (
    <div className="actions">
      {children}
      <button className="button" type="button" disabled={lockWhileBusy && change.isPending} onClick={onClose}>
        {cancelLabel}
      </button>
      <button className="button primary" type="submit" disabled={change.isPending}>
        {change.isPending ? busyVerb : verb}
      </button>
    </div>
  )
}
