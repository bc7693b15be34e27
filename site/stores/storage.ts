/** The browser's storage. Where it is refused, as in some private windows, values last until the page is left. */

type Kind = 'localStorage' | 'sessionStorage'

export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    // Storage is refused, or the page is being built.
    return null
  }
}

export function writeStored(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key)
    else window[kind].setItem(key, value)
  } catch {
    // Refused or full: the value is lost with the page.
  }
}
