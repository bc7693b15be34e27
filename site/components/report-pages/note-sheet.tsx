import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { useReturnFocus } from '../../ui/return-focus.ts'
import './note-sheet.css'

interface Props {
  /** The number and the signs, above the title. */
  head: ReactNode
  title: string
  children: ReactNode
  onClose(): void
}

const isAboveSheet = (mark: Element): boolean => {
  const { top, bottom } = mark.getBoundingClientRect()
  return top >= 0 && bottom < innerHeight * 0.45
}

/** A note over the lower half of the screen. The words that it is about stay visible above it, and can be scrolled and touched. */
export function NoteSheet({ head, title, children, onClose }: Props) {
  const focus = useReturnFocus()
  useEffect(() => {
    const marks = [...document.querySelectorAll('.spread .on .touch')]
    const besideNote = marks.find(mark => mark.closest('.spread')?.querySelector('.margin-note.open[id]'))
    if (!marks.some(isAboveSheet)) (besideNote ?? marks[0])?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Dialog.Root open modal={false} onOpenChange={next => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className="note-sheet"
          aria-describedby={undefined}
          onEscapeKeyDown={event => event.target instanceof HTMLTextAreaElement && event.preventDefault()}
          onInteractOutside={event => event.preventDefault()}
          {...focus}
          // The key for the next claim has opened its sheet, which has the focus.
          onCloseAutoFocus={event =>
            document.querySelector('.note-sheet') ? event.preventDefault() : focus.onCloseAutoFocus(event)
          }
        >
          {/* First, so that an accidental Enter closes it and marks nothing as done. */}
          <Dialog.Close className="button ghost icon dialog-close" aria-label="Close">
            <X size={18} aria-hidden="true" />
          </Dialog.Close>
          {head}
          <Dialog.Title>{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
