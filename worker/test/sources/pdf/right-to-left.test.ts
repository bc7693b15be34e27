import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLines } from '../../../sources/parsers/pdf/lines.ts'
import type { Piece } from '../../../sources/parsers/pdf/pieces.ts'

const size = 10
const letterWidth = 5

/** Words in their visual order, one piece for each letter and each space. */
function drawn(words: string[], turned: (word: string) => boolean): Piece[] {
  const letters = words.flatMap((word, at) => [
    ...(at > 0 ? [{ text: ' ', rightToLeft: false }] : []),
    ...(turned(word) ? [...word].reverse() : [...word]).map(text => ({ text, rightToLeft: turned(word) })),
  ])
  return letters.map((letter, at) => ({
    ...letter,
    x: 50 + at * letterWidth,
    y: 700,
    width: letterWidth,
    size,
    font: 'f',
    upright: true,
    hidden: null,
  }))
}

const isHebrew = (word: string) => /\p{Script=Hebrew}/u.test(word)
const textsOf = (pieces: Piece[]) => toLines(pieces, () => false).map(line => line.segments.map(each => each.text))

describe('a right-to-left line', () => {
  it('keeps the order of left-to-right words in it', () => {
    // On the page: "Open House תל אביב", read from the right.
    const pieces = drawn(['Open', 'House', 'אביב', 'תל'], isHebrew)
    expect(textsOf(pieces)).toEqual([['Open House תל אביב']])
    const inHebrew = drawn(['משלמות', 'Panel', 'AI', 'אנחנו', 'מאפיות'], isHebrew)
    expect(textsOf(inHebrew)).toEqual([['מאפיות אנחנו Panel AI משלמות']])
  })

  it('has its cells from right to left', () => {
    const left = drawn(['שנה'], isHebrew)
    const right = drawn(['מכירות'], isHebrew).map(piece => ({ ...piece, x: piece.x + 200 }))
    expect(textsOf([...left, ...right])).toEqual([['מכירות', 'שנה']])
  })

  it('loses no letter and adds none', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[א-ת]{1,6}$/),
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.stringMatching(/^[0-9]{1,4}$/),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), words => {
        const read = textsOf(drawn(words, isHebrew)).flat().join(' ').split(' ')
        expect(read.sort()).toEqual([...words].sort())
      }),
    )
  })
})
