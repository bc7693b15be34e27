/**
 * A form answers with its field of that name wherever one asks it what every element can be asked: a hotel's field
 * "children" stands for the form's children. Such fields are parted from their forms, which nobody sees, before anything
 * is read; which form each belongs to is remembered.
 */
const againMs = 1_000
let searchedAt = Number.NEGATIVE_INFINITY
const formsOfParted = new WeakMap<Element, HTMLFormElement>()

const { querySelectorAll } = Element.prototype
const takesPlace = (element: Element) =>
  [element.getAttribute('name'), element.id].some(name => name && name in HTMLElement.prototype)

function part(form: HTMLFormElement) {
  const controls: HTMLFormControlsCollection = Reflect.get(HTMLFormElement.prototype, 'elements', form)
  for (const control of [...controls]) {
    if (!takesPlace(control)) continue
    formsOfParted.set(control, form)
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

function partAll(root: Document | ShadowRoot) {
  for (const form of root.querySelectorAll('form')) part(form)
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) partAll(element.shadowRoot)
    const framed = element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null
    if (framed) partAll(framed)
  }
}

/**
 * Each command begins with it, since pages add forms as they go: with the document's own each time, with those in shadow
 * roots and frames, for which all elements are gone through, no more than once a second.
 */
export function partForms(): void {
  for (const form of document.forms) part(form)
  if (performance.now() - searchedAt <= againMs) return
  searchedAt = performance.now()
  partAll(document)
}

/** The form that a control belongs to. */
export const formOf = (control: HTMLInputElement): HTMLFormElement | null => formsOfParted.get(control) ?? control.form
