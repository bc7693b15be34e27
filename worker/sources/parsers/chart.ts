/** What a chart of an office file says in words: its title, its axes' titles, its categories and its series. */
import type { Place } from '#db/located-document.ts'
import type { DraftBlock } from '../draft.ts'
import { all, child, descend, type Element } from '../xml.ts'
import { joinCells } from './table-rows.ts'

const paragraphText = (element: Element | undefined) =>
  all(element, 't')
    .map(text => text.text)
    .join('')

/** Stored numbers carry the noise of binary fractions: 0.1 + 0.2 is meant as 0.3. */
function plainNumber(value: string): string {
  const number = Number(value)
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(12)))
}

/** More points than any chart that people read; a hostile one could give its only point any number. */
const mostPoints = 5_000

/** The points in their places: one that has no value is not in the file. Categories of several levels share their numbers. */
function cached(element: Element | undefined): string[] {
  if (!element) return []
  const points = all(element, 'pt')
  const texts = points.map(point => plainNumber(child(point, 'v')?.text ?? ''))
  const places = points.map(({ attributes }) => Number(attributes.idx))
  const placed = places.every((place, at) => place > (places[at - 1] ?? -1) && Number.isInteger(place))
  const last = places.at(-1) ?? -1
  if (!placed || last >= mostPoints) return texts
  const values = Array.from({ length: last + 1 }, () => '')
  for (const [at, place] of places.entries()) values[place] = texts[at] ?? ''
  return values
}

/** Blocks of type chart in the order title, axes, categories, series; values are parted by bars. */
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
    // Without its empty end a series would be counted off against its categories from the wrong one.
    const wide = cached(child(each, 'cat') ?? child(each, 'xVal')).length
    while (name !== '' && values.length > 0 && values.length < wide) values.push('')
    lines.push(joinCells(name === '' ? values : [name, ...values]))
  }
  return lines.filter(line => line.trim() !== '').map(text => ({ type: 'chart', text, where }))
}

/** The words of a diagram (SmartArt), one block for each of its points. */
export function diagramBlocks(data: Element, where: Place): DraftBlock[] {
  return all(data, 'pt')
    .map(point => paragraphText(child(point, 't')))
    .filter(text => text.trim() !== '')
    .map(text => ({ type: 'list_item', text, where }))
}
