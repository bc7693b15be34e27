/** Whether a run is visible: mammoth's tree has no hidden formatting, colours or shading. */
import { child, type Element, isOn } from '../../xml.ts'
import { isShaded, pointSize, type WordStyle } from './styles.ts'

const smallestPoints = 2

/** Null if it is seen. `shaded`: there is something behind the text, on which white letters may be visible. */
export function hiddenBecause(
  run: Element | undefined,
  style: WordStyle,
  character: WordStyle | null,
  shaded: boolean,
): string | null {
  if (isOn(child(run, 'vanish')) ?? (style.vanish || character?.vanish)) return 'It is formatted as hidden text.'
  const size = pointSize(run) ?? style.size
  if (size !== null && size < smallestPoints) return `Its letters are ${size} points high.`
  const color = child(run, 'color')?.attributes.val ?? character?.color ?? style.color
  const behind = shaded || style.shaded || isShaded(run) || child(run, 'highlight') !== undefined
  if (color?.toLowerCase() === 'ffffff' && !behind) return 'Its letters are white on white.'
  return null
}
