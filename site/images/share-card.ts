import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import satori from 'satori'
import sharp from 'sharp'
import { palette } from './palette.ts'

export const cardSize = { width: 1200, height: 630 }

const require = createRequire(import.meta.url)
const faces = [
  {
    name: 'Serif',
    file: require.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-500-normal.woff'),
    weight: 500,
    style: 'normal',
  },
  {
    name: 'Serif',
    file: require.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-500-italic.woff'),
    weight: 500,
    style: 'italic',
  },
  {
    name: 'Sans',
    file: require.resolve('@fontsource/libre-franklin/files/libre-franklin-latin-500-normal.woff'),
    weight: 500,
    style: 'normal',
  },
] as const

/** The shape of the elements that satori reads, which are made here without React. */
interface Box {
  type: string
  key: null
  props: Record<string, unknown>
}

const box = (style: Record<string, unknown>, ...children: (Box | string)[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

const note = (text: string, mark: string, style: Record<string, unknown>): Box =>
  box(
    { position: 'absolute', alignItems: 'center', fontStyle: 'italic', fontSize: 36, ...style },
    { type: 'svg', key: null, props: { width: 28, height: 28, viewBox: '0 0 16 16', children: shape(mark) } },
    box({ marginLeft: 16 }, text),
  )

const shape = (mark: string): Box =>
  mark === 'disc'
    ? { type: 'circle', key: null, props: { cx: 8, cy: 8, r: 7, fill: palette.blue } }
    : {
        type: 'circle',
        key: null,
        props: { cx: 8, cy: 8, r: 5.2, fill: 'none', stroke: palette.olive, strokeWidth: 4 },
      }

const stroke = (d: string, colour: string, width: number): Box => ({
  type: 'path',
  key: null,
  props: { d, fill: 'none', stroke: colour, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' },
})

const drawing: Box = {
  type: 'svg',
  key: null,
  props: {
    style: { position: 'absolute', left: 0, top: 0 },
    ...cardSize,
    viewBox: '0 0 1200 630',
    children: [
      { type: 'path', key: null, props: { d: 'M80 68h15v36H80z', fill: palette.ink } },
      { type: 'path', key: null, props: { d: 'M100 68h15v15h-15zM100 89h15v15h-15z', fill: palette.rubric } },
      stroke('M80 486h1040', palette.ink, 3),
      stroke('M1032 536c52-4 62 20 62 34s-14 30-62 28', palette.rule, 2.5),
      {
        type: 'circle',
        key: null,
        props: { cx: 1092, cy: 567, r: 26, fill: palette.desk, stroke: palette.rubric, strokeWidth: 3 },
      },
      stroke('M1083 560c0-13 19-13 19 0 0 8-9 8-9 16m0 7v1', palette.rubric, 4),
    ],
  },
}

/** A PNG of 1200 by 630 pixels with this text. The same text gives the same bytes. */
export async function shareCard(line: string): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await Promise.all(faces.map(async ({ file, ...face }) => ({ ...face, data: await readFile(file) })))
  const card = box(
    { ...cardSize, position: 'relative', background: palette.desk, color: palette.ink, fontFamily: 'Serif' },
    drawing,
    box({ position: 'absolute', left: 132, top: 58, fontSize: 46 }, 'Panel'),
    box(
      {
        position: 'absolute',
        left: 76,
        top: 146,
        width: 1040,
        fontSize: 92,
        lineHeight: 1.05,
        letterSpacing: -2.4,
        whiteSpace: 'pre-wrap',
        textWrap: 'balance',
      },
      line,
    ),
    note('They paid twice. That is wanting it.', 'disc', { left: 80, top: 512 }),
    note('Seventeen farms is a pilot.', 'ring', { left: 80, top: 566 }),
    box(
      { position: 'absolute', right: 196, top: 551, fontFamily: 'Sans', fontSize: 25, color: palette.ink2 },
      'You decide.',
    ),
  )
  const svg = await satori(card, { ...cardSize, fonts })
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer())
}
