/** Why a person would not see a text. Text that a control opens has a reason of its own. */
import type { Box, HiddenReason } from '#db/located-document.ts'
import { contrast, paintsText, parseColour, shownColours } from './colour.ts'
import { memoized } from './memoized.ts'
import { boxOf, parentOf, scrolls, styleOf } from './tree.ts'

const opened =
  /accordion|collaps|dropdown|drop-down|menu|\btabs?\b|tab-?pan|modal|popover|popup|tooltip|drawer|offcanvas|dialog|faq|toggle|carousel|slid(?:e|er)\b|swiper/i
const openedRoles = new Set(['tabpanel', 'menu', 'dialog', 'alertdialog', 'listbox', 'tooltip', 'region'])
const screenReaderWords = 12

function opensByControl(element: Element): boolean {
  if (element.closest('nav, [role=navigation], details, dialog, [popover], [role=tabpanel], [role=menu]')) return true
  for (let at: Element | null = element, steps = 0; at && steps < 4; at = at.parentElement, steps++) {
    if (at.id && document.querySelector(`[aria-controls~="${CSS.escape(at.id)}"]`)) return true
    if (openedRoles.has(at.getAttribute('role') ?? '')) return true
    if (opened.test(`${at.id} ${at.getAttribute('class') ?? ''}`)) return true
    const before = at.previousElementSibling
    if (before?.matches('[aria-expanded]') || before?.querySelector('[aria-expanded]')) return true
  }
  return false
}

function ownReason(element: Element): HiddenReason | null {
  const style = styleOf(element)
  if (style.display === 'none' || style.visibility !== 'visible') {
    return opensByControl(element) ? 'opened by a control' : 'not displayed'
  }
  if (style.display === 'contents') return null
  if (!element.checkVisibility()) return 'opened by a control'
  if (Number(style.opacity) < 0.05) return opensByControl(element) ? 'opened by a control' : 'transparent'
  const clip = style.clip.replace(/px|\s/g, '')
  const absolute = style.position === 'absolute' || style.position === 'fixed'
  if (absolute && /^rect\((0|1),?\1,?\1,?\1\)$/.test(clip)) return 'clipped'
  if (/^inset\((?:50|100)%|circle\(0|^polygon\(0(?:px)? 0(?:px)?(?:, 0(?:px)? 0(?:px)?)*\)/.test(style.clipPath)) {
    return 'clipped'
  }
  if (/hidden|clip/.test(style.overflow) && !/^inline$/.test(style.display)) {
    const rect = element.getBoundingClientRect()
    if (rect.width <= 1 && rect.height <= 1) return 'clipped'
    if (rect.height <= 1 || rect.width <= 1) return opensByControl(element) ? 'opened by a control' : 'clipped'
  }
  return null
}

function findReason(element: Element): HiddenReason | null {
  const parent = parentOf(element)
  const above = parent && hiddenElement(parent)
  if (!above) return ownReason(element)
  // Only `visibility: hidden` can be undone by a child.
  const { visibility, display } = styleOf(parent)
  const undone = visibility !== 'visible' && display !== 'none' && styleOf(element).visibility === 'visible'
  return undone ? ownReason(element) : above
}

/** Null if the element is visible. Call `forget` after changing the page. */
export const hiddenElement = memoized(findReason)

export function hiddenText(element: Element, box: Box, text: string): HiddenReason | null {
  const words = text.split(' ').length
  const reason = hiddenElement(element) ?? placeReason(element, box)
  if (reason === 'clipped' || reason === 'off the page') {
    return words <= screenReaderWords ? 'label for screen readers' : reason
  }
  return reason
}

/** Where a text is once all its containers are scrolled to it, and whether a container clips it there. */
function placeAfterScrolling(element: Element, box: Box): { place: Box; cut: boolean } {
  let place = box
  let cut = false
  for (let at = parentOf(element); at && at !== document.documentElement; at = parentOf(at)) {
    const around = styleOf(at)
    if (!/hidden|clip|auto|scroll/.test(around.overflowX + around.overflowY)) continue
    const frame = boxOf(at)
    const inX = place.x - frame.x + at.scrollLeft
    const inY = place.y - frame.y + at.scrollTop
    if (scrolls(at, 'x') && inX + place.width > 0 && inX < at.scrollWidth)
      place = { ...place, x: frame.x, width: Math.min(place.width, frame.width) }
    if (scrolls(at, 'y') && inY + place.height > 0 && inY < at.scrollHeight)
      place = { ...place, y: frame.y, height: Math.min(place.height, frame.height) }
    if (at === document.body || !/hidden|clip/.test(around.overflowX + around.overflowY)) continue
    const beside = place.x >= frame.x + frame.width || place.x + place.width <= frame.x
    const below = place.y >= frame.y + frame.height || place.y + place.height <= frame.y
    cut ||= beside || below
  }
  return { place, cut }
}

function placeReason(element: Element, box: Box): HiddenReason | null {
  const style = styleOf(element)
  if (Number.parseFloat(style.fontSize) <= 1) return 'too small'
  const width = Math.max(document.documentElement.scrollWidth, window.innerWidth)
  const height = Math.max(document.documentElement.scrollHeight, window.innerHeight)
  const { place, cut } = placeAfterScrolling(element, box)
  if (place.x + place.width <= 0 || place.y + place.height <= 0 || place.x >= width || place.y >= height)
    return 'off the page'
  if (cut) return 'outside its frame'
  if (paintsText(element)) return null
  const colour = parseColour(style.color)
  if (!colour) return null
  if (colour.a < 0.05) return 'transparent'
  const seen = shownColours(element, box)
  return seen?.text && contrast(seen.text, seen.ground) <= 1.05 ? 'colour of its ground' : null
}
