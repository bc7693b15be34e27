/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/**
 * A form answers with its field of that name wherever one asks it what every element can be asked: a hotel's field
 * "children" stands for the form's children. Such fields are parted from their forms, which nobody sees, before anything
 * is read; which form each belongs to is remembered. Each script begins with it, since pages add forms as they go: with
 * the document's own each time, with those in shadow roots and frames, for which all elements are gone through, no more
 * than once a second.
 */
export function installForms(tools: Tools): void {
  const { memory } = tools
  const againMs = 1_000
  const { querySelectorAll } = Element.prototype
  const takesPlace = (element: Element) =>
    [element.getAttribute('name'), element.id].some(name => name && name in HTMLElement.prototype)

  const part = (form: HTMLFormElement) => {
    const controls: HTMLFormControlsCollection = Reflect.get(HTMLFormElement.prototype, 'elements', form)
    for (const control of [...controls]) {
      if (!takesPlace(control)) continue
      memory.formOf.set(control, form)
      // Of no form at all, wherever it stands.
      control.setAttribute('form', '')
    }
    // A form answers with its pictures too.
    for (const image of querySelectorAll.call(form, 'img')) {
      if (!takesPlace(image)) continue
      image.removeAttribute('name')
      image.removeAttribute('id')
    }
  }
  const partAll = (root: Document | ShadowRoot) => {
    for (const form of root.querySelectorAll('form')) part(form)
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) partAll(element.shadowRoot)
      const framed = element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null
      if (framed) partAll(framed)
    }
  }
  for (const form of document.forms) part(form)
  if (performance.now() - memory.searchedAt > againMs) {
    memory.searchedAt = performance.now()
    partAll(document)
  }

  tools.formOf = control => memory.formOf.get(control) ?? control.form
}
