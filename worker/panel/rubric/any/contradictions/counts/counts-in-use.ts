/** As many depots are live here, and another number of them there. */
import { type Count, countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { apart, type Conflict, firstPair, isPlan, type Statement, sameTime } from '../conflict.ts'
import { conflictOf, everythingTold } from '../everything-told.ts'

const states: [state: string, before: RegExp, after: RegExp][] = [
  ['live', /(?:^|\s)live$/, /^\s+(?:(?:are |now |already )*)live\b(?! (?:in|by|from|until) (?:Q\d|\d{4}))/i],
  ['under contract', /(?:^|\s)contracted$/, /^\s+(?:are |now |already )*under contract\b/i],
  ['installed', /(?:^|\s)installed$/, /^\s+(?:are |now |already |have been )*installed\b/i],
  ['in service', /(?:^|\s)in-service$/, /^\s+(?:are |now |already )*in (?:service|operation)\b/i],
]
/** A part of them, others than these, or another time. */
const part =
  /\b(?:of (?:which|these|them|our|the|those)|another|additional|more|further|new|next|first|last|each|every|per|average|only \d+ of|out of|ago|had|was|were|started|signed|by the end|pilot|phase|target|goal|year|quarter|month|week|competitor\w*|their|from \d|grow\w*|scal\w+|reach\w*|then|(?<!look )after|once)\b/i
const hoped =
  /\b(?:goals?|targets?|projections?|forecast|milestones?|road ?map|plan|financials?|next|vision|ask|use of)\b/i
/** Counted in one place only. */
const placed =
  /^\s*(?:are |now |already )*(?:live|under contract|installed|in (?:service|operation))?\s*(?:in|at|across|on)\s+\p{Lu}/u

/** "Fenmoor has 40 installed pumps", "our largest customer has 61". */
const ofAnother =
  /\b(?!(?:we|it|our|today|now|already|currently|also|still|which)\b)\p{L}+ (?:alone )?(?:has|have|with|runs?|operates?|uses?|owns?|brings?|holds?)\b|\b(?:largest|biggest|smallest|single|alone|typical)\b/iu

interface InUse {
  count: Count
  state: string
  kind: string
  placed: boolean
  statement: Statement
}

function inUseIn(statement: Statement): InUse[] {
  const { text } = statement
  if (part.test(text) || isPlan(text) || ofAnother.test(text) || text.split('|').length > 2) return []
  return countsIn(text).flatMap(count => {
    const rest = text.slice(count.index + count.length)
    const state = states.find(([, before, after]) => before.test(count.qualifier) || after.test(rest))
    if (!state) return []
    const kind = `${count.qualifier.replace(state[1], '').trim()} ${count.noun}`.trim()
    return [{ count, state: state[0], kind, placed: placed.test(rest), statement }]
  })
}

export function countsInUse(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const all = told.filter(({ block }) => !hoped.test(headingOver(reading, block))).flatMap(inUseIn)
  return firstPair(all, (a, b) => {
    if (a.kind !== b.kind || a.state !== b.state || a.statement === b.statement) return null
    if (!apart(a.count, b.count, 0.02) || !sameTime(a.statement.text, b.statement.text)) return null
    // The smaller number may be of one place; the larger one cannot be, where the smaller is of all.
    const [smaller] = a.count.value < b.count.value ? [a] : [b]
    if (smaller.placed || (a.placed && b.placed)) return null
    const words = ({ count, state, statement }: InUse) =>
      states.some(([, before]) => before.test(count.qualifier))
        ? count.text
        : (new RegExp(`^.{0,24}?\\b${state}\\b`, 'i').exec(statement.text.slice(count.index))?.[0] ?? count.text)
    return conflictOf(told, `the number of ${a.kind} ${a.state}`, 'Both are given as the number of today.', [
      { statement: a.statement, words: words(a) },
      { statement: b.statement, words: words(b) },
    ])
  })
}
