/** Done in one day, and the steps below are numbered up to the third. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const thing =
  '(?:installed|fitted|built|done|finished|ready|live|up and running|running|complete|completed|mounted|renovated|painted|tiled|replaced|set up|laid|on your roof|(?:a |your )?new (?:roof|kitchen|bathroom|floor|garden|drive|website|shop|boiler|heating|patio))'
const promise = anyCase(
  `\\b${thing}(?: \\p{L}+){0,2} (?:in|within) (?:just |only |under )?(?:a single|a|${anyNumber}) (day|week)s?(?=\\s*(?:$|[.,;!:–—]))`,
)
const step = anyCase(`^\\W*(day|week)s? (${anyNumber})(?:\\s?(?:[–—-]|to|and)\\s?(${anyNumber}))?(?=\\W|$)`)
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const named = anyCase(`^\\W*(?:on the |the )?(${ordinals.join('|')}) (day|week)\\b`)
/** Days of a journey, a course or an event are no days of work; nor is the work on a small one that on all. */
const programme =
  /\b(?:programme|program|itinerary|schedule|agenda|tour|trip|course|curriculum|camp|festival|retreat|holiday|conference|lessons?|syllabus|stay|visit)\b/i
const other =
  /\b(?:small\w*|simple|some|most|many|often|usually|typical(?:ly)?|from|up to|as (?:little|few) as|can|could|may|if|if you|express|tickets?|book\w*|learn|single-room|one-room|example|average)\b/i

/** From the first call to the end it may take longer than the work itself. */
const fromFirstCall =
  /\b(?:calls?|phone|enquir\w+|inquir\w+|survey\w*|visits?|quot\w+|measur\w+|order\w*|deliver\w*|consult\w*|book\w*|permit\w*)\b/i
const fitting = /\b(?:installed|fitted|mounted|replaced|laid|painted|tiled|roof)\b/i
/** What comes after it is done. */
const afterwards =
  /\b(?:check\w*|follow\w*|call you|review\w*|after\w*|inspect\w*|invoice|feedback|service|training|enjoy)\b/i

interface Step {
  told: Told
  unit: string
  last: number
  words: string
}

function stepOf(told: Told): Step[] {
  if (programme.test(told.asked) || programme.test(told.text)) return []
  const match = step.exec(told.text)
  if (match) {
    const last = numberFrom(match[3] ?? match[2] ?? '')
    return [{ told, unit: (match[1] ?? '').toLowerCase(), last, words: match[0].trim() }]
  }
  const word = named.exec(told.text)
  if (!word) return []
  const last = ordinals.indexOf((word[1] ?? '').toLowerCase()) + 1
  return [{ told, unit: (word[2] ?? '').toLowerCase(), last, words: word[0].trim() }]
}

/** The first of the days on which it still goes on: week 3 begins with day 15. */
const dayOf = ({ unit, last }: Step) => (unit === 'week' ? 7 * (last - 1) + 1 : last)

export function daysOfWork(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading)
  const said = all.flatMap(told => {
    const match = isOfOthers(told.text) || isPast(told.text) || other.test(told.text) ? null : promise.exec(told.text)
    if (!match) return []
    const count = /^.*\b(?:in|within) (?:just |only |under )?(.+) (?:day|week)s?$/iu.exec(match[0])?.[1] ?? ''
    const days = (/^a\b/i.test(count) ? 1 : numberFrom(count)) * (/^w/i.test(match[1] ?? '') ? 7 : 1)
    return Number.isNaN(days) ? [] : [{ told, words: match[0].trim(), days }]
  })
  const [first] = said
  if (!first || new Set(said.map(({ days }) => days)).size > 1) return []
  const steps = all.flatMap(stepOf)
  // One numbered line alone is no series of steps, and it begins with the first.
  if (new Set(steps.map(({ last }) => last)).size < 2 || !steps.some(({ last }) => last === 1)) return []
  const wordsFor = ({ told }: Step) => `${told.text} ${all[all.indexOf(told) + 1]?.text ?? ''}`
  if (fitting.test(first.words) && steps.some(one => fromFirstCall.test(wordsFor(one)))) return []
  const late = steps
    .filter(one => dayOf(one) > first.days && areApart(one.told, first.told) && !afterwards.test(wordsFor(one)))
    .at(-1)
  if (!late) return []
  return [clash(reading, 'how long it takes', `The steps go on until ${late.unit} ${late.last}.`, [first, late])]
}
