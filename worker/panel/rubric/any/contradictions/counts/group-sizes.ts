/** So many at most in a group or a class, and more of them elsewhere. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, holdsNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const unit = '(group|class|cohort|workshop|tour|course)(?:e?s)?'
/** The patterns with it are long, and are compiled where a text has it. */
export const named = anyCase(unit)
const people =
  '(?:students?|people|participants?|learners?|pupils|guests?|members?|places|seats|adults|walkers|riders|persons?)'
const most =
  '(?:(?:a )?max(?:imum|\\.)?(?: of)?|at most|up to|(?:no|never|not) more than|(?:are |is )?(?:limited|capped|kept) (?:to|at))'
/** "Groups of at most 8", "our classes have maximum 8 students". */
export const unitFirst = anyCase(
  `\\b${unit}\\b(?: (?:have|has|of|are|is|with|run|take|size|sizes|:))* ${most} (${anyNumber})\\b`,
)
/** "Never more than 8 people in a group". */
export const unitLast = anyCase(
  `\\b${most} (${anyNumber}) ${people} (?:per|in (?:an?|each|every|one)|to (?:an?|each)) ${unit}\\b`,
)
/** "Groups of 6 to 12": what they come to, if not a limit. */
export const ranged = anyCase(`\\b${unit} of (?:between )?(${anyNumber}) ?(?:to|and|[-–]) ?(${anyNumber})\\b`)
const asked = anyCase(`\\bhow (?:many|big|large|small)\\b[^?]*\\b${unit}\\b[^?]*\\?`)
export const answeredMost = anyCase(`^\\W*${most} (${anyNumber})\\b`)
export const answeredRange = anyCase(`^\\W*(?:between |from )?(${anyNumber}) ?(?:to|and|[-–]) ?(${anyNumber})\\b`)
/** Of one kind of them, of another time, or as it mostly is. */
const other =
  /\b(?:online|private|evening|weekend|saturdays?|sundays?|kids?|children\w*|juniors?|teen\w*|beginner\w*|advanced|intensive|compan(?:y|ies)|corporate|schools|larger|bigger|except\w*|unless|some|(?<!at )most|usually|average|typical\w*|exams?|summer|winter|lectures?|two (?:teachers?|guides?)|second (?:teacher|guide)|trial|taster|hours?|weeks?|days?|months?|minutes|minimum|at least|lessons)\b/i

/** Of all of them: no word before it says of which. */
const ofAll = /(?:^\W*|\b(?:our|all|every|each|these|small|in|with|your|of))\s*$/i

interface Size {
  kind: string
  value: number
  /** Nothing above it is allowed for. */
  limit: boolean
  /** It answers a question about the size. */
  answers: boolean
  words: string
  told: Told
}

function sizeIn(told: Told): Size | null {
  const { text } = told
  const found = (match: RegExpExecArray | null, kind: string | undefined, value: string | undefined, limit: boolean) =>
    match && kind && value
      ? {
          kind: kind.toLowerCase(),
          value: numberFrom(value),
          limit,
          answers: asked.test(told.asked),
          words: match[0].trim().replace(/^\W+/, ''),
          told,
        }
      : null
  const isNamed = named.test(text)
  const first = isNamed ? unitFirst.exec(text) : null
  const last = isNamed ? unitLast.exec(text) : null
  const range = isNamed ? ranged.exec(text) : null
  if ([first, range].some(match => match && !ofAll.test(text.slice(0, match.index)))) return null
  const inText =
    found(first, first?.[1], first?.[2], true) ??
    found(last, last?.[2], last?.[1], true) ??
    found(range, range?.[1], range?.[3], false)
  if (inText) return inText
  const about = other.test(told.asked) ? undefined : asked.exec(told.asked)?.[1]
  if (!about) return null
  const [limit, span] = [answeredMost.exec(text), answeredRange.exec(text)]
  return found(limit, about, limit?.[1], true) ?? found(span, about, span?.[2], false)
}

export function groupSizes(reading: Reading): Conflict[] {
  const sizes = toldOf(reading)
    .filter(({ text }) => holdsNumber.test(text))
    .filter(({ text, parts }) => {
      const special = other.test(text) || isPast(text) || isOfOthers(text)
      return !special && !parts.some(part => inPlanCard(reading, part) || part.block.type === 'table_row')
    })
    .flatMap(told => sizeIn(told) ?? [])
    .filter(({ value }) => value > 1)
  return firstPair(sizes, (a, b) => {
    const alike = sizes.filter(({ kind }) => kind === a.kind)
    // Three numbers are those of three kinds.
    if (a.kind !== b.kind || new Set(alike.map(({ value }) => value)).size !== 2 || !areApart(a.told, b.told))
      return null
    // Under headings of their own they may be of two kinds, unless the question asks of all.
    const over = [a, b].map(({ told }) => (told.parts[0] ? headingOver(reading, told.parts[0].block) : ''))
    if (!a.answers && !b.answers && over[0] !== over[1]) return null
    const [small, large] = a.value < b.value ? [a, b] : [b, a]
    if (!small.limit || small.value === large.value) return null
    return clash(
      reading,
      `the size of a ${a.kind}`,
      `A ${a.kind} of ${large.value} is more than ${small.value}.`,
      [
        { told: a.told, words: a.words },
        { told: b.told, words: b.words },
      ],
      2,
    )
  })
}
