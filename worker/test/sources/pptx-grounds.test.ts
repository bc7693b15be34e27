/** White letters on slides: hidden on white, visible on anything painted behind them. */
import { expect, it } from 'vitest'
import { parse } from './parsed.ts'
import { pptx, shape } from './samples.ts'

const at = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`
const fill = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`
const painted = (place: string, paint: string) =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr>${place}${paint}</p:spPr></p:sp>`
const white = (place = at(100_000, 100_000, 4_000_000, 500_000), paint = '<a:noFill/>') =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr>${place}${paint}</p:spPr><p:txBody><a:p><a:r><a:rPr>${fill('FFFFFF')}</a:rPr><a:t>White words here</a:t></a:r></a:p></p:txBody></p:sp>`
const group = (shapes: string) =>
  `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="4572000" cy="2571750"/><a:chOff x="0" y="0"/><a:chExt cx="9144000" cy="5143500"/></a:xfrm></p:grpSpPr>${shapes}</p:grpSp>`

const band = painted(at(0, 0, 9_144_000, 900_000), fill('8E2A7B'))
const unseen = 'Its letters are white on white.'

it.each([
  ['nothing at all', white(), unseen],
  ['a band elsewhere', painted(at(0, 4_000_000, 9_144_000, 900_000), fill('8E2A7B')) + white(), unseen],
  ['a band', band + white(), undefined],
  ['a band in a group', group(band) + white(), undefined],
  ['their own shape, placed by its layout', white('', fill('8E2A7B')), undefined],
])('white letters on %s', async (_, shapes, hidden) => {
  const { blocks } = await parse('pptx', pptx([{ shapes: shape('Plain words here') + shapes }]))
  expect(blocks.find(({ text }) => text === 'White words here')?.hidden).toBe(hidden)
})
