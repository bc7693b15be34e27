/** The browser's storage. Where a browser refuses it (private windows do), things live until the page is left. */

type Kind = 'localStorage' | 'sessionStorage'

export function readStored(kind: Kind, key: string): string | null {
  try {
    return typeof window === 'undefined' ? null : window[kind].getItem(key)
  } catch {
    return null
  }
}

/** `null` removes the key. */
export function writeStored(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) window[kind].removeItem(key)
    else window[kind].setItem(key, value)
  } catch {
    // Refused or full: what is not kept is asked for again.
  }
}
