import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'

interface Props {
  title: string
  children: ReactNode
  verb: string
  /** Label of the cancelling button, where "Cancel" would be ambiguous. */
  cancelLabel?: string
  /** Whether nothing is lost; then the button is not red. */
  harmless?: boolean
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** Confirms what cannot be undone, or what others will notice. Cancel has the initial focus. */
export function Confirm({ title, children, verb, cancelLabel = 'Cancel', harmless, busy, onConfirm, onClose }: Props) {
  const focus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={next => !next && !busy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim" />
        <AlertDialog.Content className="dialog" {...focus}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div>{children}</div>
          </AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Cancel className="button" disabled={busy}>
              {cancelLabel}
            </AlertDialog.Cancel>
            <button
              className={harmless ? 'button primary' : 'button danger'}
              type="button"
              disabled={busy}
              onClick={onConfirm}
            >
              {verb}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
