/**
 * A notice for pages without React, at the place and for the time of the app's notices, which sonner draws.
 * One at a time; it stays while hovered or focused.
 */
import styles from './notice.css?inline'

const shownMs = 5_000

let regions: Record<'success' | 'error', HTMLElement> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** The element that had the focus when the notice appeared; gets it back when the notice is closed by hand. */
let from: Element | null = null

/** Created before the first notice: screen readers announce only additions to regions that exist already. */
export function prepareNotices(): void {
  if (regions) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const place = Object.assign(document.createElement('section'), { className: 'early-notices' })
  place.ariaLabel = 'Notices'
  regions = { success: document.createElement('div'), error: document.createElement('div') }
  regions.success.role = 'status'
  regions.error.role = 'alert'
  place.append(regions.success, regions.error)
  place.addEventListener('pointerenter', hold)
  place.addEventListener('focusin', hold)
  place.addEventListener('pointerleave', release)
  place.addEventListener('focusout', release)
  place.addEventListener('keydown', event => {
    if (event.key === 'Escape') close()
  })
  document.body.append(place)
}

export function showNotice({ title, text, error = false }: { title: string; text: string; error?: boolean }): void {
  prepareNotices()
  close()
  from = document.activeElement
  const notice = Object.assign(document.createElement('div'), { className: error ? 'toast error' : 'toast' })
  const words = document.createElement('div')
  words.append(
    Object.assign(document.createElement('p'), { className: 'toast-title', textContent: title }),
    Object.assign(document.createElement('p'), { className: 'toast-text', textContent: text }),
  )
  const end = Object.assign(document.createElement('button'), { type: 'button', className: 'toast-close' })
  end.textContent = '×'
  end.ariaLabel = 'Close notice'
  end.addEventListener('click', close)
  notice.append(words, end)
  regions?.[error ? 'error' : 'success'].append(notice)
  release()
}

function close(): void {
  hold()
  for (const region of Object.values(regions ?? {})) {
    if (region.contains(document.activeElement) && from instanceof HTMLElement) from.focus()
    region.replaceChildren()
  }
}

const hold = () => clearTimeout(timer)

function release(): void {
  hold()
  timer = setTimeout(close, shownMs)
}
