import { useRef } from 'react'

interface FocusHandlers {
  onOpenAutoFocus(): void
  onCloseAutoFocus(event: Event): void
}

/** Dialogs that are opened without a trigger of their own give the focus back to where it was. */
export function useReturnFocus(): FocusHandlers {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      from.current = document.activeElement
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
