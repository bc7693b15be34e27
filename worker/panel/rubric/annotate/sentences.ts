interface Slice {
  text: string
  start: number
}

/** In characters. Longer sentences are cut between words, to bound the time of patterns that backtrack. */
export const longestSentence = 600

const neverFinal = new Set(
  'mr mrs ms dr prof st fig no vs e.g eg i.e ie cf approx ca sec ch vol pp p rs est ed eds'.split(' '),
)
/** Abbreviations that end a sentence only before a word that commonly opens one. */
const sometimesFinal = new Set(
  'inc ltd co corp llc plc etc al u.s u.k e.u a.m p.m jr sr ph.d max min avg incl excl'.split(' '),
)
const opener =
  /^["“‘'(]?(?:The|This|That|These|We|Our|It|Its|In|On|At|A|An|You|Your|They|He|She|I|If|When|But|And|So|As|For)\b/
const boundary = /[.!?…]{1,4}["”“’')\]»]{0,3}\s|[\r\n]/gu
const opens = /^["“„«‘'([]{0,2}[\p{Lu}\p{N}\p{Lo}$€£¥₹]|^["“„«([]\p{Ll}|^\p{Ll}{1,2}\p{Lu}/u

function ends(text: string, match: RegExpExecArray): boolean {
  if (/^[\r\n]/.test(match[0])) return true
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40).trimStart()
  if (!opens.test(after)) return false
  if (!/^\.["”“’')\]»]{0,3}\s$/.test(match[0])) return true
  const before = /[\p{L}.]{1,12}$/u.exec(text.slice(Math.max(0, match.index - 12), match.index))?.[0] ?? ''
  if (neverFinal.has(before.toLowerCase()) || /^\p{Lu}$/u.test(before)) return false
  return !sometimesFinal.has(before.toLowerCase()) || opener.test(after)
}

/** Abbreviations, initials and decimals do not end a sentence; a line break does. */
export function slicesOf(text: string): Slice[] {
  const slices: Slice[] = []
  let start = 0
  const push = (end: number) => {
    while (start < end) {
      const room = start + longestSentence
      const space = end > room ? text.lastIndexOf(' ', room) : end
      const stop = space > start ? space : Math.min(end, room)
      const slice = text.slice(start, stop)
      const trimmed = slice.trim()
      if (trimmed) slices.push({ text: trimmed, start: start + slice.indexOf(trimmed) })
      start = stop
    }
  }
  boundary.lastIndex = 0
  for (let match = boundary.exec(text); match; match = boundary.exec(text)) {
    if (ends(text, match)) push(match.index + match[0].length)
  }
  push(text.length)
  return slices
}

/** "3.5", "don't" and "half-hour" are one word each. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)*/gu) ?? []
