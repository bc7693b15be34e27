import { wellFormedText } from '../text/well-formed-text.ts'

/** The longest complete JSON in an answer, whose prose may have brackets too. A truncated object is never completed. */
export function jsonIn(answer: string): unknown {
  // Some servers leave out the first tag; without the last one, all was thought and nothing answered.
  const text = answer.replace(/^[\s\S]*<\/think>|<think>[\s\S]*$/g, '').trim()
  const whole = parseJson(answer) ?? parseJson(text)
  if (whole !== undefined) return whole
  let best = ''
  for (let at = text.search(/[{[]/), tries = 0; at !== -1 && tries < 50; tries++) {
    const end = endOfValue(text, at)
    const piece = end === -1 ? '' : text.slice(at, end)
    const holds = piece.length > 2 && parseJson(piece) !== undefined
    if (holds && piece.length > best.length) best = piece
    const from = holds ? end : at + 1
    const next = text.slice(from).search(/[{[]/)
    at = next === -1 ? -1 : from + next
  }
  return best === '' ? undefined : parseJson(best)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? wellFormedText(value) : value))
  } catch {
    return undefined
  }
}

/** Where the value that begins at `start` ends, ignoring brackets in strings; -1 if it never does. */
export function endOfValue(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return -1
}
