/** The team is of so many, and is to grow from another number. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isPast, toldOf } from '../told-whole.ts'

const number = `(${anyNumber})`
const team = new RegExp(
  `(?:^\\W*|\\b(?:we are|we['’]re|our) )(?:a |an )?team of ${number}\\b|\\bwe (?:are|employ) ${number} (?:people|employees|colleagues)\\b|^\\W*${number} (?:people|employees)(?: today| now)?\\s*[:(]`,
  'i',
)
const grows = new RegExp(
  `\\b(?:head-?count|team|staff|we|employees)\\b[^.;|]{0,24}\\b(?:grows?|growing|to grow|rises?|goes|increases?|expands?)\\b[^.;|\\d]{0,16}\\bfrom ${number}\\b[^.;|]{0,20}\\bto ${number}\\b`,
  'i',
)
const ofAnother = /\b(?:competitors?|rivals?|customers?|clients?|their|they|typical(?:ly)?)\b/i
/** Some of them, or another measure. */
const counted = /\b(?:FTEs?|full-time equivalents?|(?:sales|engineering|support|product) (?:team|staff)|part of)\b/i
const ofTrade =
  /^ (?:engineers?|developers?|designers?|salespeople|founders?|advis\p{L}+|volunteers?|freelancers?|(?:on|at|for|in|per) (?:each|every|the|your|a|site|project))\b/iu

const peopleIn = (text: string | undefined): number => (text === undefined ? Number.NaN : numberFrom(text))

export function headcountStart(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ text }) => !ofAnother.test(text) && !counted.test(text))
  const now = all.filter(({ text }) => {
    const match = team.exec(text)
    return match !== null && !ofTrade.test(text.slice(match.index + match[0].length)) && !isPast(text)
  })
  // "From 9 in 2024 to 18" starts at another day than today.
  const plan = all.find(
    ({ text }) =>
      grows.test(text) &&
      !/\bfrom \w+ (?:people )?\(?(?:in|at|last|on|end)\b/i.test(text) &&
      !isPast(text.replace(/\b(?:by|until)\b[^.;]*/gi, '')),
  )
  const [told] = now
  if (!plan || !told || now.length > 1 || !areApart(told, plan)) return []
  const today = peopleIn(
    team
      .exec(told.text)
      ?.slice(1)
      .find(group => group !== undefined),
  )
  const from = peopleIn(grows.exec(plan.text)?.[1])
  if (!(today > 0) || !(from > 0) || today === from) return []
  return [
    clash(
      reading,
      'the number of people',
      'The growth starts from another number than the team has.',
      [
        { told, words: team.exec(told.text)?.[0] ?? '' },
        { told: plan, words: grows.exec(plan.text)?.[0] ?? '' },
      ],
      2,
    ),
  ]
}
