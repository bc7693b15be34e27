/**
 * Texts that a pattern matches, made from the pattern itself. fast-check makes some as well, but of no pattern in any case
 * or with a look around, with plain blanks only, and a word among sixty only by luck.
 */

/** One of the ways that a pattern parts into, with those that it parts into further on. */
interface Way {
  write: Part
  /** How many texts went there that the pattern matched; one that it did not match counts a tenth. */
  taken: number
  further: readonly Way[]
}

interface Draw {
  random: () => number
  /** How often what may be repeated is. */
  often: 'least' | 'some' | 'most'
  ways: Way[]
}

type Part = (draw: Draw) => string

/** What a class of characters may hold; blanks of several kinds, since a short test tends to think of one. */
const palette = [...' \u00a0\t\nabcsxzABSZéßΩж日_0123456789.,:;!?\'"’“”-–—−()[]/\\|%&+×*=≈→<>#@$€£₹°~…🙂']
/** What may be repeated without an end, or by chance, is at most so often more than it has to be. */
const furtherAtMost = 3

/** Numbers from 0 to 1 as if by chance, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneOf = <T>(all: readonly T[], random: () => number): T | undefined => all[Math.floor(random() * all.length)]

/** How much is to be seen on a way: more the more ways there are on it that hardly any text went. */
const unseenOn = ({ taken, further }: Way): number => further.reduce((sum, way) => sum + news(way), news({ taken }))
const news = ({ taken }: Pick<Way, 'taken'>): number => (1 + taken) ** -2

/** Every other time where more is to be seen, rather: else a word among sixty had its turn by luck. */
function wayAmong(ways: readonly Way[], random: () => number): Way | undefined {
  if (random() < 0.5) return oneOf(ways, random)
  const unseen = ways.map(unseenOn)
  let left = random() * unseen.reduce((sum, one) => sum + one, 0)
  return ways.find((_, at) => {
    left -= unseen[at] ?? 0
    return left < 0
  })
}

const nothing: Part = () => ''

/** `most` is null where there is no end. */
function repetition(part: Part, least: number, most: number | null): Part {
  const few = Math.min(most ?? Infinity, least + furtherAtMost)
  return draw => {
    const times = {
      least,
      some: least + Math.floor(draw.random() * (few - least + 1)),
      most: most ?? few,
    }[draw.often]
    return Array.from({ length: times }, () => part(draw)).join('')
  }
}

function partOf({ source, flags }: RegExp): Part {
  const every: Way[] = []
  let at = 0

  const take = (sticky: RegExp): string | null => {
    sticky.lastIndex = at
    const found = sticky.exec(source)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }

  function choice(): Part {
    const ways: Way[] = []
    do {
      const from = every.length
      const write = sequence()
      ways.push({ write, taken: 0, further: every.slice(from) })
    } while (take(/\|/y) !== null)
    const [only] = ways
    if (only && ways.length === 1) return only.write
    every.push(...ways)
    return draw => {
      const way = wayAmong(ways, draw.random)
      if (!way) return ''
      draw.ways.push(way)
      return way.write(draw)
    }
  }

  function sequence(): Part {
    const parts: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(single()))
    return draw => parts.map(part => part(draw)).join('')
  }

  function single(): Part {
    // What has to stand around is not written: the pattern itself says in the end whether it matches.
    if (take(/\^|\$|\\b|\\B/y) !== null) return nothing
    if (take(/\(\?<?[=!]/y) !== null) {
      const written = every.length
      choice()
      every.length = written
      take(/\)/y)
      return nothing
    }
    if (take(/\((?:\?(?:<\w+>|[ims]*(?:-[ims]+)?:))?/y) !== null) {
      const inner = choice()
      take(/\)/y)
      return inner
    }
    const atom = take(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]+\}|\\u[\da-f]{4}|\\.|./uy)
    if (atom === null || /^\\[1-9k]/.test(atom)) throw new Error(`cannot write “${source.slice(at)}”`)
    if (/^[^[\\.]/.test(atom)) return () => atom
    const holds = new RegExp(`^${atom}$`, flags.replace('g', ''))
    const characters = [...new Set([...palette, ...atom])].filter(one => holds.test(one))
    if (/^\\u/.test(atom)) characters.push(JSON.parse(`"${atom}"`))
    if (characters.length === 0) throw new Error(`knows no character for “${atom}”`)
    return ({ random }) => (characters.includes(' ') && random() < 0.5 ? ' ' : (oneOf(characters, random) ?? ''))
  }

  function repeated(part: Part): Part {
    const sign = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y)
    if (sign === null) return part
    const [fewest = '0', most = fewest] = /\d+(?:,\d*)?/.exec(sign)?.[0].split(',') ?? []
    const [least, top] = { '*': [0, null], '+': [1, null], '?': [0, 1] }[sign[0] ?? ''] ?? [
      Number(fewest),
      most === '' ? null : Number(most),
    ]
    return repetition(part, least ?? 0, top ?? null)
  }

  const whole = choice()
  if (at < source.length) throw new Error(`cannot read “${source.slice(at)}”`)
  return whole
}

/** Whatever its flags, from the start. */
const matches = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

/** Around a text that matched: a letter, a blank or a sentence right before or behind it. */
const around: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['We say ', ' to all.'],
  ['x', ''],
  ['', 'x'],
  ['\n', '\n'],
  ['1. ', '.'],
]

/**
 * Texts that the pattern matches, every way through it in turn, with little and with much of what may be repeated; in
 * capitals where it knows those, and amid other words. Of texts that only resemble what it matches none is among them.
 */
export function* writtenBy(pattern: RegExp, tries: number): Generator<string> {
  const whole = partOf(pattern)
  const random = randomFrom(1)
  for (let at = 0; at < tries; at++) {
    const often = (['some', 'least', 'some', 'most'] as const)[at % 4] ?? 'some'
    const draw: Draw = { random, often, ways: [] }
    const text = whole(draw)
    const isMatch = matches(pattern, text)
    for (const way of draw.ways) way.taken += isMatch ? 1 : 0.1
    if (!isMatch) continue
    yield text
    const [before, after] = oneOf(around, random) ?? ['', '']
    const cased = random() < 0.3 ? text.toUpperCase() : text
    const other = `${before}${cased}${after}`
    if (other !== text && matches(pattern, other)) yield other
  }
}
