/** A PNG of a few digits, drawn by code: a model that names them has seen it. */
import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '../../panel/model/pictures.ts'

/** A digit is five rows of three cells. Each row is a number, and its bits say which cells are black: 5 is 101. */
const glyphs = ['75557', '26227', '71747', '71717', '55711', '74717', '74757', '71111', '75757', '75717']
/** Pixels of a cell: large enough for models that see pictures scaled down. */
const cell = 24

export function pictureOf(digits: string): Picture {
  const columns = digits.length * 4 + 1
  const [width, height] = [columns * cell, 7 * cell]
  const rows = [0, 1, 2, 3, 4, 5, 6].flatMap(y => {
    const bits = [...digits].map(digit =>
      Number(glyphs[Number(digit)]?.[y - 1] ?? 0)
        .toString(2)
        .padStart(4, '0'),
    )
    const row = [...`${bits.join('')}0`].map(bit => Buffer.alloc(cell, bit === '1' ? 0 : 255))
    // Each row of pixels begins with its filter: none.
    return Array<Buffer>(cell).fill(Buffer.concat([Buffer.alloc(1), ...row]))
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Grey, in 8 bits.
  header[8] = 8
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: `${digits.length} digits`, type: 'image/png', base64: png.toString('base64'), width, height }
}

function chunk(name: string, data: Buffer): Buffer {
  const [body, length, sum] = [Buffer.concat([Buffer.from(name), data]), Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
