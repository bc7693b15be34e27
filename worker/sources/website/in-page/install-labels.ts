/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/** What a form control is called, and whether a person sees that name. */
export function installLabels(tools: Tools): void {
  const nearby = (control: Element): string | null => {
    const before = control.previousElementSibling ?? control.parentElement?.previousElementSibling
    if (
      !before ||
      before.matches('input, select, textarea, button') ||
      before.querySelector('input, select, textarea')
    ) {
      return null
    }
    const text = tools.clean(before.textContent ?? '')
    if (text.length === 0 || text.length > 60 || tools.hiddenElement(before)) return null
    const gap = control.getBoundingClientRect().top - before.getBoundingClientRect().bottom
    return gap > -60 && gap <= 24 ? text : null
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
}
