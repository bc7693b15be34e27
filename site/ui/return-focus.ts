import { useRef } from 'react'

interface FocusHandlers {
  onOpenAutoFocus(): void
  onCloseAutoFocus(event: Event): void
}

/** Restores the focus after a dialog that has no trigger element of its own. */
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
