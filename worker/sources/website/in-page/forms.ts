/** A field named "children" shadows `form.children`, so such fields are detached before anything is read. */
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

/** Pages add forms later. Shadow roots and frames are searched at most once a second: that visits all elements. */
export function detachShadowingFields(): void {
  for (const form of document.forms) detachIn(form)
  if (performance.now() - searchedAt <= searchIntervalMs) return
  searchedAt = performance.now()
  detachInTree(document)
}

export const formOf = (control: HTMLInputElement): HTMLFormElement | null =>
  formsOfDetached.get(control) ?? control.form
