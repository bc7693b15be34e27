/**
 * A form's fields shadow the form's properties: with a field named "children", `form.children` is that field. Before anything
 * is read, such fields are detached from their forms, which is not visible; the form of each is remembered.
 */
const searchIntervalMs = 1_000
let searchedAt = Number.NEGATIVE_INFINITY
const formsOfDetached = new WeakMap<Element, HTMLFormElement>()

const { querySelectorAll } = Element.prototype
const shadowsProperty = (element: Element) =>
  [element.getAttribute('name'), element.id].some(name => name && name in HTMLElement.prototype)

function detachIn(form: HTMLFormElement) {
  const controls: HTMLFormControlsCollection = Reflect.get(HTMLFormElement.prototype, 'elements', form)
  for (const control of [...controls]) {
    if (!shadowsProperty(control)) continue
    formsOfDetached.set(control, form)
    // An empty value belongs to no form.
    control.setAttribute('form', '')
  }
  // A form's images shadow its properties too.
  for (const image of querySelectorAll.call(form, 'img')) {
    if (!shadowsProperty(image)) continue
    image.removeAttribute('name')
    image.removeAttribute('id')
  }
}

function detachInTree(root: Document | ShadowRoot) {
  for (const form of root.querySelectorAll('form')) detachIn(form)
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) detachInTree(element.shadowRoot)
    const framed = element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null
    if (framed) detachInTree(framed)
  }
}

/**
 * Called before each command, because pages add forms later. Forms in shadow roots and frames are searched at most once a
 * second, because that visits all elements.
 */
export function detachShadowingFields(): void {
  for (const form of document.forms) detachIn(form)
  if (performance.now() - searchedAt <= searchIntervalMs) return
  searchedAt = performance.now()
  detachInTree(document)
}

/** The form that a control belongs to. */
export const formOf = (control: HTMLInputElement): HTMLFormElement | null =>
  formsOfDetached.get(control) ?? control.form
