import { formOf } from './forms.ts'
import { hiddenElement, hiddenText } from './hidden.ts'
import type { RawBlock } from './raw-block.ts'
import { boxOf, union } from './tree.ts'
import { clean, textOf } from './words.ts'

const heading = 'h1, h2, h3, h4, h5, h6, legend, [role=heading]'
const asked = 'input, select, textarea'

/** The text directly above or before a control, if a person would take it for a label. */
function above(control: Element): string | null {
  const before = control.previousElementSibling ?? control.parentElement?.previousElementSibling
  if (!before || before.matches(`${asked}, button`) || before.querySelector(asked)) return null
  // A heading is for the whole form, not for a field.
  if (before.matches(heading) || before.querySelector(heading)) return null
  const text = clean(before.textContent ?? '')
  if (text.length === 0 || text.length > 60 || hiddenElement(before)) return null
  const gap = control.getBoundingClientRect().top - before.getBoundingClientRect().bottom
  return gap > -60 && gap <= 24 ? text : null
}

function nearby(control: Element): string | null {
  const text = above(control)
  if (text === null || !control.hasAttribute('placeholder')) return text
  // If only the first of several fields has text above it, that text introduces the form.
  const form = control.closest('form') ?? control.parentElement
  const typed = [...(form?.querySelectorAll<HTMLInputElement>(asked) ?? [])].filter(
    field => !['hidden', 'checkbox', 'radio', 'submit', 'button'].includes(field.type),
  )
  const next = typed[0] === control ? typed[1] : undefined
  const nameless = next?.hasAttribute('placeholder') && (next.labels?.length ?? 0) === 0 && above(next) === null
  return nameless ? null : text
}

export function labelOf(control: Element): { visible: string | null; name: string; labels: Element[] } {
  const labels: Element[] = [...((control as HTMLInputElement).labels ?? [])]
  const root = control.getRootNode() as Document | ShadowRoot
  for (const id of (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)) {
    const label = root.querySelector(`#${CSS.escape(id)}`)
    if (label) labels.push(label)
  }
  const shown = labels.filter(label => {
    const text = clean(label.textContent ?? '')
    return text !== '' && hiddenText(label, boxOf(label), text) === null
  })
  const visible = clean(shown.map(label => textOf(label)).join(' ')) || null
  const spoken = clean(labels.map(label => label.textContent ?? '').join(' '))
  const attribute = (name: string) => clean(control.getAttribute(name) ?? '')
  const beside = visible ? null : nearby(control)
  const name =
    visible ||
    spoken ||
    attribute('aria-label') ||
    attribute('placeholder') ||
    attribute('title') ||
    beside ||
    attribute('name')
  return { visible: visible ?? beside, name, labels: shown }
}

function choicesOf({ options }: HTMLSelectElement): string[] {
  const most = 20
  const choices = [...options].slice(0, most).map(option => clean(option.label).slice(0, 100))
  return [...choices.filter(choice => choice !== ''), ...(options.length > most ? ['…'] : [])]
}

interface Control {
  /** The block of a field; null for a button. */
  block: Omit<RawBlock, 'zone'> | null
  /** The text of a button; null for a field. */
  button: string | null
  labels: Element[]
}

export function controlOf(element: HTMLInputElement): Control {
  const none = { block: null, button: null, labels: [] }
  const type =
    element.localName === 'input' ? (element.getAttribute('type') ?? 'text').toLowerCase() : element.localName
  if (type === 'hidden') return none
  if (['submit', 'button', 'reset', 'image'].includes(type)) {
    const text = clean(element.value || element.getAttribute('alt') || element.getAttribute('aria-label') || '')
    return { ...none, button: text || (type === 'submit' ? 'Submit' : '') }
  }
  const label = labelOf(element)
  const boxes = [element, ...(type === 'checkbox' || type === 'radio' ? label.labels : [])].map(boxOf)
  const box = union(boxes)
  const choices = element.localName === 'select' ? choicesOf(element as Element as HTMLSelectElement) : []
  const text = [label.name || type, ...choices].join(' | ')
  const form = formOf(element)
  const block: Omit<RawBlock, 'zone'> = {
    type: 'form_field',
    text,
    box,
    field: {
      type,
      label: label.visible,
      placeholder: clean(element.getAttribute('placeholder') ?? '') || null,
      required: element.required === true || element.getAttribute('aria-required') === 'true',
      checked: element.checked === true,
      form: form ? [...document.forms].indexOf(form) + 1 : 0,
    },
  }
  // A styled checkbox or file field hides the real one behind its label.
  const replacedByLabel = label.labels.length > 0 && ['checkbox', 'radio', 'file'].includes(type)
  const hidden = replacedByLabel ? null : hiddenElement(element)
  if (hidden) block.hidden = hidden
  return { block, button: null, labels: label.labels }
}
