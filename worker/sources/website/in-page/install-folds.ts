/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/**
 * What a page's own markup folds away: details, what the browser opens for whoever searches, and panels that a shown
 * control says are closed. It is opened for the moment of reading, and left as it was.
 */
export function installFolds(tools: Tools): void {
  const seen = new WeakSet<Element>()
  const around = new Set(['nav', 'header', 'footer', 'overlay', 'consent'])
  const apart =
    'dialog, [popover], [aria-modal], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'
  const apartByName =
    /modal|pop-?(?:up|over)|dialog|menu|drawer|off-?canvas|tooltip|toast|cookie|consent|lightbox|overlay/i

  tools.standsApart = element => {
    for (let at: Element | null = element, steps = 0; at && steps < 6; at = tools.parent(at), steps++) {
      if (at.matches(apart) || apartByName.test(`${at.id} ${at.getAttribute('class') ?? ''}`)) return true
    }
    return around.has(tools.zoneOf(element))
  }

  const isClosed = (control: Element) =>
    control.getAttribute('aria-expanded') === 'false' ||
    (control.getAttribute('role') === 'tab' && control.getAttribute('aria-selected') === 'false')

  /** A control that visitors see, and that the page says opens this. */
  const controlOf = (panel: Element): Element | null => {
    const root = panel.getRootNode() as Document | ShadowRoot
    const named = panel.id === '' ? [] : [...root.querySelectorAll(`[aria-controls~="${CSS.escape(panel.id)}"]`)]
    const before = panel.previousElementSibling
    const beside = before?.matches('[aria-expanded]')
      ? [before]
      : [...(before?.querySelectorAll('[aria-expanded]') ?? [])]
    const alone = beside.length === 1 && !beside[0]?.hasAttribute('aria-controls') ? beside : []
    const opens = (control: Element) =>
      isClosed(control) &&
      /^(?:false)?$/.test(control.getAttribute('aria-haspopup') ?? '') &&
      !tools.hiddenElement(control)
    return [...named, ...alone].find(opens) ?? null
  }

  tools.foldOf = element => {
    if (seen.has(element)) return null
    const parent = tools.parent(element)
    if (element.localName === 'details') {
      if (element.hasAttribute('open') || tools.hiddenElement(element)) return null
      seen.add(element)
      return [...element.children].find(child => child.localName === 'summary') ?? element
    }
    if (parent && tools.hiddenElement(parent)) return null
    const found = element.getAttribute('hidden')?.toLowerCase() === 'until-found'
    const reason = found ? null : tools.hiddenElement(element)
    if (!found && reason !== 'opened by a control' && reason !== 'not displayed') return null
    const control = controlOf(element)
    if (!(found || control) || tools.standsApart(element)) return null
    seen.add(element)
    return control ?? element.previousElementSibling ?? element
  }

  const open = (element: Element): (() => void) => {
    if (element.localName === 'details') {
      // Of details with one name the browser keeps one open at a time.
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
    if (tools.style(element).display === 'none') style.setProperty('display', 'block', 'important')
    return () => {
      // Through the object model, which a page's policy on inline styles does not forbid.
      style.cssText = written ?? ''
      if (written === null) element.removeAttribute('style')
      if (hidden !== null) element.setAttribute('hidden', hidden)
    }
  }

  tools.openFolds = elements => {
    const closers = elements.map(open)
    for (const animation of document.getAnimations()) {
      const target = (animation.effect as KeyframeEffect | null)?.target
      if (!elements.some(element => target && element.contains(target))) continue
      // What fades in has to be there at once.
      try {
        animation.finish()
      } catch {
        animation.cancel()
      }
    }
    tools.forgetHidden()
    tools.preparePaint()
    return () => {
      for (const close of closers.reverse()) close()
      tools.forgetHidden()
      tools.preparePaint()
    }
  }
}
