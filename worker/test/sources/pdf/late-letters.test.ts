/** Letters of another font within a line: programs draw them after the line, into gaps left for them. */
import { expect, it } from 'vitest'
import { pdfBlocks as brief } from '../parsed.ts'
import { line } from '../samples.ts'

/** A line drawn at once: its texts, and the gaps between them in thousandths of the letter size. */
const gapped = (parts: (string | number)[], y: number) =>
  `BT /F1 12 Tf 72 ${y} Td [${parts.map(part => (typeof part === 'string' ? `(${part})` : -part)).join(' ')}] TJ ET\n`

/** Where a gap begins, by the widths before it, in thousandths too. */
const after = (...widths: number[]) => 72 + widths.reduce((sum, width) => sum + (width * 12) / 1000, 0)
const [pays, or, like, ice] = [2390, 3391, 5780, 5336]

it('letters drawn late are read in their places, whether their gap is wide or twice a space', async () => {
  const wide =
    gapped(['pays ', 900, ' 500 or ', 900, ' each month'], 700) +
    line('$$', 700, 9.6, after(pays), 'F2') +
    line('@', 700, 11, after(pays, 900, or), 'F2')
  expect(await brief(wide)).toEqual(['paragraph: pays $$ 500 or @ each month'])
  const narrow =
    gapped(['We like the o', 560, 'ice and its e', 560, 'ort.'], 700) +
    line('ff', 700, 9.6, after(like), 'F2') +
    line('ff', 700, 9.6, after(like, 560, ice), 'F2')
  expect(await brief(narrow)).toEqual(['paragraph: We like the office and its effort.'])
  const first = line('is what we like.', 700, 12, 92) + line('That', 700, 9.6, 68, 'F2')
  expect(await brief(first)).toEqual(['paragraph: That is what we like.'])
})
