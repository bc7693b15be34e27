import { useRef } from 'react'

/** Restores the focus after a dialog that has no trigger element of its own. */
export function useReturnFocus() {
  const from = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      from.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
