import fc from 'fast-check'

/** Any code point that stands alone. Fast-check's own `binary` first builds a table of all of them, a second of CPU. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter(point => point < 0xd800 || point > 0xdfff)
  .map(point => String.fromCodePoint(point))
