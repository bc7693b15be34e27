import type { Place } from '#db/located-document.ts'
import type { DraftBlock } from '../draft.ts'
import { all, child, descend, type Element } from '../xml.ts'
import { joinCells } from './table-rows.ts'

const paragraphText = (element: Element | undefined) =>
  all(element, 't')
    .map(text => text.text)
    .join('')

/** Removes floating-point noise from stored numbers, as in 0.30000000000000004. */
function plainNumber(value: string): string {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(12)))
}

/** More than any real chart has; a hostile one could give its only point any index. */
const maxPoints = 5_000

/** The points by index, because points without a value are not in the file; in file order if the indexes are not ascending. */
function cached(element: Element | undefined): string[] {
  if (!element) return []
  const points = all(element, 'pt')
  const texts = points.map(point => plainNumber(child(point, 'v')?.text ?? ''))
  const places = points.map(({ attributes }) => Number(attributes.idx))
  const placed = places.every((place, at) => place > (places[at - 1] ?? -1) && Number.isInteger(place))
  const last = places.at(-1) ?? -1
  if (!placed || last >= maxPoints) return texts
  const values = Array.from({ length: last + 1 }, () => '')
  for (const [at, place] of places.entries()) values[place] = texts[at] ?? ''
  return values
}

/** Blocks of type chart in the order title, axes, categories, series; values are separated by bars. */
export function chartBlocks(root: Element, where: Place): DraftBlock[] {
  const chart = child(root, 'chart')
  const plot = child(chart, 'plotArea')
  const series = all(plot, 'ser')
  const lines = [paragraphText(child(chart, 'title'))]
  for (const axis of plot?.children.filter(element => element.name.endsWith('Ax')) ?? []) {
    lines.push(paragraphText(child(axis, 'title')))
  }
  const categories = new Set<string>()
  for (const each of series) {
    categories.add(joinCells(cached(child(each, 'cat') ?? child(each, 'xVal'))))
  }
  lines.push(...categories)
  for (const each of series) {
    const name = cached(child(each, 'tx')).join(' ') || (descend(each, 'tx', 'v')?.text ?? '')
    const values = cached(child(each, 'val') ?? child(each, 'yVal'))
    // Padded with empty values at its end, so that a series aligns with its categories.
    const wide = cached(child(each, 'cat') ?? child(each, 'xVal')).length
    while (name !== '' && values.length > 0 && values.length < wide) values.push('')
    lines.push(joinCells(name === '' ? values : [name, ...values]))
  }
  return lines.filter(line => line.trim() !== '').map(text => ({ type: 'chart', text, where }))
}

/** The text of a diagram (SmartArt), one block for each point. */
export function diagramBlocks(data: Element, where: Place): DraftBlock[] {
  return all(data, 'pt')
    .map(point => paragraphText(child(point, 't')))
    .filter(text => text.trim() !== '')
    .map(text => ({ type: 'list_item', text, where }))
}
