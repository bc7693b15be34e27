/** The part of the page that an element belongs to, by landmarks, and by what covers the first screen. */
import type { Zone } from '#db/located-document.ts'
import { consentRoot } from './consent.ts'
import { hiddenElement } from './hidden.ts'
import { memoized } from './memoized.ts'
import { parentOf, styleOf } from './tree.ts'
import { clean } from './words.ts'

function isLandmark(element: Element, name: string, role: string) {
  if (element.getAttribute('role') === role) return true
  return element.localName === name && !element.parentElement?.closest('article, section, main, blockquote, li')
}

function coversMuch(element: Element) {
  const style = styleOf(element)
  if (style.position !== 'fixed' && style.position !== 'absolute' && element.localName !== 'dialog') return false
  if (hiddenElement(element)) return false
  const above = Number(style.zIndex) > 0 || style.position === 'fixed' || element.localName === 'dialog'
  if (!above || clean(element.textContent ?? '').length < 20) return false
  const rect = element.getBoundingClientRect()
  const width = Math.min(rect.right, window.innerWidth) - Math.max(rect.left, 0)
  const height = Math.min(rect.bottom, window.innerHeight) - Math.max(rect.top, 0)
  // Ignores what is outside the first screen, and an application's own shell, which may be positioned too.
  if (width <= 0 || height <= 0 || element.querySelector('main, h1 ~ section, footer')) return false
  return width * height >= 0.3 * window.innerWidth * window.innerHeight
}

function ownZone(element: Element): Zone | null {
  if (element === consentRoot) return 'consent'
  const role = element.getAttribute('role')
  const dialog = element.matches('dialog[open], [aria-modal=true]') && !hiddenElement(element)
  if (dialog || coversMuch(element)) return 'overlay'
  if (element.localName === 'nav' || role === 'navigation') return 'nav'
  if (element.localName === 'aside' || role === 'complementary') return 'aside'
  if (isLandmark(element, 'footer', 'contentinfo')) return 'footer'
  if (isLandmark(element, 'header', 'banner')) {
    // Many pages put their whole first screen into a header element, which makes it content.
    const hero = element.querySelector('h1') && element.getBoundingClientRect().height > 300
    return hero ? null : 'header'
  }
  return null
}

function findZone(element: Element): Zone {
  const parent = parentOf(element)
  const above: Zone = parent ? zoneOf(parent) : 'main'
  const mayDiffer = above === 'main' || above === 'header' || element === consentRoot
  return mayDiffer ? (ownZone(element) ?? above) : above
}

export const zoneOf = memoized(findZone)
