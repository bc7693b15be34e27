import type { MouseEvent as ReactMouseEvent } from 'react'

/** A click anywhere in a row is a click on its link, unless text is being selected or something else acts there. */
export function openRow({ target, nativeEvent }: ReactMouseEvent): void {
  if (!(target instanceof Element) || target.closest('a, button, label') || String(getSelection())) return
  const opens = target.closest('tr')?.querySelector('.opens')
  // Passes on the modifier keys that were held, so that the link can open in another tab.
  opens?.dispatchEvent(new MouseEvent('click', nativeEvent))
}
