import type { DraftFinding } from '../ports.ts'
import { findingIn } from './answers.ts'
import { endOfValue, parseJson } from './json-answer.ts'

/** Reads findings from an answer that is still being written. They are only a preview, so anything unusual is skipped. */
export function createFindingReader(seeing = false): (textSoFar: string) => DraftFinding[] {
  /** Where the next item begins; -1 before the list is found, NaN after its end. */
  let next = -1
  return text => {
    if (next === -1) next = startOfList(text)
    const found: DraftFinding[] = []
    while (next >= 0) {
      const start = next + (/^[\s,]*/.exec(text.slice(next))?.[0].length ?? 0)
      if (text[start] !== '{') {
        if (start < text.length) next = Number.NaN
        break
      }
      const end = endOfValue(text, start)
      if (end === -1) break
      next = end
      const finding = findingIn(parseJson(text.slice(start, end)), seeing)
      if (finding) found.push(finding)
    }
    return found
  }
}

/** Inside a JSON string the quotation marks would be escaped, so this can only be the key itself. */
function startOfList(text: string): number {
  if (/^\s*<think>/.test(text) && !text.includes('</think>')) return -1
  const thoughts = text.lastIndexOf('</think>')
  const key = /"findings"\s*:\s*\[/g
  key.lastIndex = Math.max(thoughts, 0)
  return key.test(text) ? key.lastIndex : -1
}
