import { expect, it } from 'vitest'
import { pdfBlocks as brief } from '../parsed.ts'
import { line } from '../samples.ts'

const rule = (x0: number, y0: number, x1: number, y1: number) => `${x0} ${y0} m ${x1} ${y1} l S\n`
/** A thin filled box, with which some programs draw rules. */
const thin = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re f\n`

it('reads the cells of a ruled table, however close they are and in whatever order they were drawn', async () => {
  const rules =
    [72, 110, 180, 300].map(x => rule(x, 640, x, 716)).join('') +
    [716, 700, 684, 656, 640].map(y => thin(72, y, 228, 0.5)).join('')
  const near = (y: number, ...[plan, gap, price]: [string, number, string]) =>
    `BT /F1 12 Tf 76 ${y} Td [(${plan}) ${-gap} (${price})] TJ ET\n`
  const content =
    line('Our plans', 740, 24) +
    rules +
    near(704, 'Plan', 1100, 'Price') +
    line('What for', 704, 12, 184) +
    near(688, 'Basic', 470, '12 euros') +
    line('One shop', 688, 12, 184) +
    line('Pro', 672, 12, 76) +
    line('Many shops', 672, 12, 184) +
    line('of one owner', 658, 12, 184) +
    line('Plus', 644, 12, 76) +
    line('40 euros', 644, 12, 113) +
    line('Text below the table.', 626)
  expect(await brief(content)).toEqual([
    'heading: Our plans',
    'table_row: Plan | Price | What for',
    'table_row: Basic | 12 euros | One shop',
    'table_row: Pro | | Many shops of one owner',
    'table_row: Plus | 40 euros',
    'paragraph: Text below the table.',
  ])
})

it('reads a merged cell as one, and ignores rules that text crosses', async () => {
  const frame =
    [72, 300].map(x => rule(x, 652, x, 700)).join('') + [700, 684, 668, 652].map(y => rule(72, y, 300, y)).join('')
  const merged =
    frame +
    rule(180, 652, 180, 684) +
    line('A title over both of the columns', 688, 12, 76) +
    line('Basic', 672, 12, 76) +
    line('12 euros', 672, 12, 184) +
    line('Pro', 656, 12, 76) +
    line('40 euros', 656, 12, 184)
  expect(await brief(merged)).toEqual([
    'paragraph: A title over both of the columns',
    'table_row: Basic | 12 euros',
    'table_row: Pro | 40 euros',
  ])
  const sentences = [
    'These words run through the rule behind',
    'them, for that rule is an ornament and',
    'parts no cells at all here.',
  ]
  const through =
    frame + rule(184, 652, 184, 700) + sentences.map((text, at) => line(text, 688 - at * 16, 12, 76)).join('')
  expect(await brief(through)).toEqual([`paragraph: ${sentences.join(' ')}`])
})
