/** Each character keeps the offsets of its source, so that a match returns the original words. */
export interface NormalText {
  text: string
  /** For each UTF-16 unit of `text`, where its source begins and ends in the original. */
  starts: number[]
  ends: number[]
}

const invisible = /\p{Cf}/gu
const singleQuotes = /[\u2018\u2019\u201a\u201b\u2032\u02bc\u00b4`]/g
const doubleQuotes = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g
const dashes = /[\p{Pd}\u2212]/gu

function normalUnit(source: string): string {
  const looksAlike = source.replace(singleQuotes, "'").replace(doubleQuotes, '"')
  // NFKD rather than NFKC: both make the same strings equal, but only decomposition works unit by unit.
  return looksAlike.normalize('NFKD').replace(invisible, '').replace(dashes, '-')
}

const kinds = new Uint8Array(0x110000)
const [other, mark, blank] = [1, 2, 3] as const

function kindAt(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0
  kinds[code] ||= kindOf(String.fromCodePoint(code))
  return kinds[code] ?? other
}

const kindOf = (character: string) => (/\s/.test(character) ? blank : /\p{M}/u.test(character) ? mark : other)

/** A unit is a letter with its combining marks. White space is a unit by itself, so that a word never ends inside one. */
function unitEnd(text: string, start: number): number {
  let end = start + widthAt(text, start)
  if (kindAt(text, start) === blank) return end
  while (end < text.length && kindAt(text, end) === mark) end += widthAt(text, end)
  return end
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

export function normalText(original: string): NormalText {
  const characters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const push = (character: string, start: number, end: number) => {
    if (character === ' ' && (characters.length === 0 || characters[characters.length - 1] === ' ')) return
    characters.push(character)
    starts.push(start)
    ends.push(end)
  }
  // Cached, because a text has far fewer distinct units than units.
  const cache = new Map<string, string>()
  for (let at = 0; at < original.length; ) {
    const end = unitEnd(original, at)
    const source = original.slice(at, end)
    let normal = cache.get(source)
    if (normal === undefined) {
      normal = normalUnit(source).replace(/\s/g, ' ')
      cache.set(source, normal)
    }
    for (let each = 0; each < normal.length; each += 1) push(normal.charAt(each), at, end)
    at = end
  }
  if (characters[characters.length - 1] === ' ') {
    characters.pop()
    starts.pop()
    ends.pop()
  }
  return { text: characters.join(''), starts, ends }
}
