/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/** What a visitor would say of the page at a glance: enough to tell a page from what stands in its way. */
export function impression(tools: Tools): {
  title: string
  text: string
  passwordFields: number
  frameHosts: string[]
} {
  const frames = [...document.querySelectorAll('iframe')]
  const shownFields = [...document.querySelectorAll('input[type=password]')].filter(
    field => !tools.hiddenElement(field),
  )
  return {
    title: tools.clean(document.title),
    text: document.body ? tools.textOf(document.body).slice(0, 20_000) : '',
    passwordFields: shownFields.length,
    frameHosts: frames.map(frame => URL.parse(frame.src)?.hostname ?? '').filter(Boolean),
  }
}
