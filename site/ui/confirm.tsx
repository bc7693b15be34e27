import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'

interface Props {
  open: boolean
  title: string
  /** What will happen, in words. */
  children: ReactNode
  /** The verb on the button that does it. */
  verb: string
  /** What the way out is called, where "Cancel" would say something else. */
  cancelLabel?: string
  /** What it does is no loss: its button does not warn. */
  harmless?: boolean
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks before something that cannot be undone, or that others will notice. The way out has the focus. */
export function Confirm({
  open,
  title,
  children,
  verb,
  cancelLabel = 'Cancel',
  harmless = false,
  busy,
  onConfirm,
  onClose,
}: Props) {
  const focus = useReturnFocus()
  return (
    <AlertDialog.Root open={open} onOpenChange={next => !next && !busy && onClose()}>
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
