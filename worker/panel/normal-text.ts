/**
 * Text as it is compared: one form for characters that look alike, one space for any white space, nothing invisible.
 * Every character keeps the offsets of the original ones it came from, so that a match gives back original words.
 */
export interface NormalText {
  text: string
  /** For each UTF-16 unit of `text`, where its source begins and ends in the original. */
  starts: number[]
  ends: number[]
}

// White space stands alone so that cutting a text between words cuts it between units; a mark stays with its letter.
const unit = /\s|[^\s\p{M}]\p{M}*|\p{M}+/gu
const invisible = /\p{Cf}/gu
const singleQuotes = /[\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4`]/g
const doubleQuotes = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g
const dashes = /[\p{Pd}\u2212]/gu

function normalUnit(source: string): string {
  const looksAlike = source.replace(singleQuotes, "'").replace(doubleQuotes, '"')
  // Compatibility decomposition: two strings are equal under it exactly where they are equal under NFKC, and it can
  // be done unit by unit, which composing cannot.
  return looksAlike.normalize('NFKD').replace(invisible, '').replace(dashes, '-')
}

/** The comparable form of `original`, without white space at either end. */
export function normalText(original: string): NormalText {
  const characters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const push = (character: string, start: number, end: number) => {
    const blank = /\s/.test(character)
    if (blank && (characters.length === 0 || characters[characters.length - 1] === ' ')) return
    characters.push(blank ? ' ' : character)
    starts.push(start)
    ends.push(end)
  }
  for (const match of original.matchAll(unit)) {
    const end = match.index + match[0].length
    for (const character of normalUnit(match[0]).split('')) push(character, match.index, end)
  }
  if (characters[characters.length - 1] === ' ') {
    characters.pop()
    starts.pop()
    ends.pop()
  }
  return { text: characters.join(''), starts, ends }
}
