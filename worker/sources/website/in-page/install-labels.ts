/// <reference lib="dom" />
import type { RawBlock, Tools } from './tools.ts'

/** Form controls: what each asks, what it is called, and whether a person sees that name. */
export function installLabels(tools: Tools): void {
  const heading = 'h1, h2, h3, h4, h5, h6, legend, [role=heading]'
  const asked = 'input, select, textarea'

  /** The words right above or before a control, where a person would take them for its name. */
  const above = (control: Element): string | null => {
    const before = control.previousElementSibling ?? control.parentElement?.previousElementSibling
    if (!before || before.matches(`${asked}, button`) || before.querySelector(asked)) return null
    // A heading is over all of the form; it names none of its fields.
    if (before.matches(heading) || before.querySelector(heading)) return null
    const text = tools.clean(before.textContent ?? '')
    if (text.length === 0 || text.length > 60 || tools.hiddenElement(before)) return null
    const gap = control.getBoundingClientRect().top - before.getBoundingClientRect().bottom
    return gap > -60 && gap <= 24 ? text : null
  }

  const nearby = (control: Element): string | null => {
    const text = above(control)
    if (text === null || !control.hasAttribute('placeholder')) return text
    // Where only the first of several fields has words above it, they introduce the form.
    const form = control.closest('form') ?? control.parentElement
    const typed = [...(form?.querySelectorAll<HTMLInputElement>(asked) ?? [])].filter(
      field => !['hidden', 'checkbox', 'radio', 'submit', 'button'].includes(field.type),
    )
    const next = typed[0] === control ? typed[1] : undefined
    const nameless = next?.hasAttribute('placeholder') && (next.labels?.length ?? 0) === 0 && above(next) === null
    return nameless ? null : text
  }

  tools.labelOf = control => {
    const labels: Element[] = [...((control as HTMLInputElement).labels ?? [])]
    const root = control.getRootNode() as Document | ShadowRoot
    for (const id of (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)) {
      const label = root.querySelector(`#${CSS.escape(id)}`)
      if (label) labels.push(label)
    }
    const shown = labels.filter(label => {
      const text = tools.clean(label.textContent ?? '')
      return text !== '' && tools.hiddenText(label, tools.boxOf(label), text) === null
    })
    const visible = tools.clean(shown.map(label => tools.textOf(label)).join(' ')) || null
    const spoken = tools.clean(labels.map(label => label.textContent ?? '').join(' '))
    const attribute = (name: string) => tools.clean(control.getAttribute(name) ?? '')
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

  /** What a list offers; of a list of countries how it begins. */
  const choicesOf = ({ options }: HTMLSelectElement): string[] => {
    const most = 20
    const choices = [...options].slice(0, most).map(option => tools.clean(option.label).slice(0, 100))
    return [...choices.filter(choice => choice !== ''), ...(options.length > most ? ['…'] : [])]
  }

  const forms = [...document.forms]

  tools.controlOf = element => {
    const none = { block: null, button: null, labels: [] }
    const type =
      element.localName === 'input' ? (element.getAttribute('type') ?? 'text').toLowerCase() : element.localName
    if (type === 'hidden') return none
    if (['submit', 'button', 'reset', 'image'].includes(type)) {
      const text = tools.clean(element.value || element.getAttribute('alt') || element.getAttribute('aria-label') || '')
      return { ...none, button: text || (type === 'submit' ? 'Submit' : '') }
    }
    const label = tools.labelOf(element)
    const boxes = [element, ...(type === 'checkbox' || type === 'radio' ? label.labels : [])].map(tools.boxOf)
    const box = tools.union(boxes)
    const choices = element.localName === 'select' ? choicesOf(element as Element as HTMLSelectElement) : []
    const text = [label.name || type, ...choices].join(' | ')
    const form = tools.formOf(element)
    const block: Omit<RawBlock, 'zone'> = {
      type: 'form_field',
      text,
      box,
      field: {
        type,
        label: label.visible,
        placeholder: tools.clean(element.getAttribute('placeholder') ?? '') || null,
        required: element.required === true || element.getAttribute('aria-required') === 'true',
        checked: element.checked === true,
        form: form ? forms.indexOf(form) + 1 : 0,
      },
    }
    // A styled checkbox or file field hides the real one behind its label.
    const replacedByLabel = label.labels.length > 0 && ['checkbox', 'radio', 'file'].includes(type)
    const hidden = replacedByLabel ? null : tools.hiddenElement(element)
    if (hidden) block.hidden = hidden
    return { block, button: null, labels: label.labels }
  }
}
