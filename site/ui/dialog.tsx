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
        <Dialog.Content
          className={wide ? 'dialog wide' : 'dialog'}
          {...focus}
          // A notice above the dialog can be closed by itself.
          onInteractOutside={event => (event.target as Element).closest('.toast') && event.preventDefault()}
        >
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
