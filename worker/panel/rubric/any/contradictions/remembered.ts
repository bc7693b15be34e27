/** What was answered of a text: dozens of pairs ask the same of each statement of the submission at hand. */

/** Characters of submitted text that one question keeps at most. */
const mostHeld = 1_000_000

/** The same answer, found once for each text; `ask` depends on the text alone. */
export function remembered(ask: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()
  let held = 0
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    held += text.length
    if (held > mostHeld) {
      known.clear()
      held = text.length
    }
    const answer = ask(text)
    known.set(text, answer)
    return answer
  }
}
