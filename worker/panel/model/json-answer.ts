/**
 * The JSON in a model's answer: bare, in a code fence or with prose around it. Returns undefined where there is none
 * that is whole: a truncated object is never completed by guessing.
 */
export function jsonIn(text: string): unknown {
  const whole = parse(text.trim())
  if (whole !== undefined) return whole
  for (let at = text.search(/[{[]/), tries = 0; at !== -1 && tries < 20; tries++) {
    const end = endOfValue(text, at)
    const value = end === -1 ? undefined : parse(text.slice(at, end))
    // Prose may hold brackets of its own; an answer is an object, or a list of them.
    if (typeof value === 'object' && value !== null && JSON.stringify(value).length > 2) return value
    const next = text.slice(at + 1).search(/[{[]/)
    at = next === -1 ? -1 : at + 1 + next
  }
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the value that begins at `start` ends, brackets in strings left aside; -1 where it never does. */
function endOfValue(text: string, start: number): number {
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
