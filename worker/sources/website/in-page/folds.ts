/** Folds that the markup declares. They are opened while the page is read, and closed again. */
import { paintedIn } from './colour.ts'
import { hiddenElement } from './hidden.ts'
import { parentOf, selfAndAround, styleOf } from './tree.ts'

import { zoneOf } from './zones.ts'

const around = new Set(['nav', 'header', 'footer', 'overlay', 'consent'])
const apart =
  'dialog, [popover], [aria-modal], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'
const apartByName =
  /modal|pop-?(?:up|over)|dialog|menu|drawer|off-?canvas|tooltip|toast|cookie|consent|lightbox|overlay/i

/** Whether it belongs to a dialog, menu or notice, or is outside the content, and so is not read from top to bottom. */
export function standsApart(element: Element): boolean {
  const isNamed = (at: Element) => apartByName.test(`${at.id} ${at.getAttribute('class') ?? ''}`)
  return selfAndAround(element, 6).some(at => at.matches(apart) || isNamed(at)) || around.has(zoneOf(element))
}

const isClosed = (control: Element) =>
  control.getAttribute('aria-expanded') === 'false' ||
  (control.getAttribute('role') === 'tab' && control.getAttribute('aria-selected') === 'false')

function openerOf(panel: Element): Element | null {
  const root = panel.getRootNode() as Document | ShadowRoot
  const named = panel.id === '' ? [] : [...root.querySelectorAll(`[aria-controls~="${CSS.escape(panel.id)}"]`)]
  const before = panel.previousElementSibling
  const beside = before?.matches('[aria-expanded]')
    ? [before]
    : [...(before?.querySelectorAll('[aria-expanded]') ?? [])]
  const alone = beside.length === 1 && !beside[0]?.hasAttribute('aria-controls') ? beside : []
  const opens = (control: Element) =>
    isClosed(control) && /^(?:false)?$/.test(control.getAttribute('aria-haspopup') ?? '') && !hiddenElement(control)
  return [...named, ...alone].find(opens) ?? null
}

/** If the markup says that the element is a closed fold, the control that opens it; otherwise null. */
export function foldOf(element: Element): Element | null {
  const parent = parentOf(element)
  if (element.localName === 'details') {
    if (element.hasAttribute('open') || hiddenElement(element)) return null
    return [...element.children].find(child => child.localName === 'summary') ?? element
  }
  if (parent && hiddenElement(parent)) return null
  const found = element.getAttribute('hidden')?.toLowerCase() === 'until-found'
  const reason = found ? null : hiddenElement(element)
  if (!found && reason !== 'opened by a control' && reason !== 'not displayed') return null
  const control = openerOf(element)
  if (!(found || control) || standsApart(element)) return null
  return control ?? element.previousElementSibling ?? element
}

function open(element: Element): () => void {
  if (element.localName === 'details') {
    // Of several `details` with the same name, the browser keeps only one open.
    const name = element.getAttribute('name')
    element.removeAttribute('name')
    element.setAttribute('open', '')
    return () => {
      element.removeAttribute('open')
      if (name !== null) element.setAttribute('name', name)
    }
  }
  const { style } = element as HTMLElement
  const written = element.getAttribute('style')
  const hidden = element.getAttribute('hidden')
  element.removeAttribute('hidden')
  const shown: [string, string][] = [
    ['visibility', 'visible'],
    ['opacity', '1'],
    ['height', 'auto'],
    ['max-height', 'none'],
    ['overflow', 'visible'],
    ['clip-path', 'none'],
    ['transition', 'none'],
  ]
  for (const [property, value] of shown) style.setProperty(property, value, 'important')
  if (styleOf(element).display === 'none') style.setProperty('display', 'block', 'important')
  return () => {
    // By `cssText`, because a content security policy may forbid setting the style attribute.
    style.cssText = written ?? ''
    if (written === null) element.removeAttribute('style')
    if (hidden !== null) element.setAttribute('hidden', hidden)
  }
}

function forget(): void {
  hiddenElement.forget()
  paintedIn.forget()
}

export function openFolds(elements: Element[]): () => void {
  const closers = elements.map(open)
  for (const animation of document.getAnimations()) {
    const target = (animation.effect as KeyframeEffect | null)?.target
    if (!elements.some(element => target && element.contains(target))) continue
    // Content that fades in must be visible at once.
    try {
      animation.finish()
    } catch {
      animation.cancel()
    }
  }
  forget()
  return () => {
    for (const close of closers.reverse()) close()
    forget()
  }
}
