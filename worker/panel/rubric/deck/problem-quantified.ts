/** Section 5.1: the problem has a size and a bearer. */
import { audienceNoun as audience } from '../nouns.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, sharesIn, view, within, withRole } from './finding.ts'
import { capital, lowered, plural } from './phrases.ts'
import { durationsOf } from './problem-words.ts'
import { unitAfter } from './units.ts'

const marketSize = /\b(?:TAM|SAM|SOM|market|industry|addressable)\b/i

export const problemQuantified: Observation = {
  id: 'problem-quantified',
  category: 'problem',
  appliesTo: isPitch,
  sources: ['SEQ', '500'],
  detect: onDeck((deck, reading) =>
    withRole(deck, 'problem').flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        if (marketSize.test(sentence.text) || sentence.text.trim().endsWith('?')) continue
        // A row of a table that lost its bars has too many numbers to say which one is whose.
        if (everyMatch(/\|/, sentence.text).length > 1) continue
        const measures = [...ownCosts(sentence.text), ...durationsOf(sentence.text), ...sharesIn(sentence.text)]
        const found = measures.flatMap(one => {
          const who = bearerOf(sentence.text, one)
          const measure = who ? wholeMeasure(sentence.text, one) : null
          return who && measure ? [{ measure, who, isShare: sharesIn(one.text).length > 0 }] : []
        })[0]
        if (!found) continue
        const { measure, who, isShare } = found
        return [
          {
            severity: 1 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              measure,
              bearer: plural(lowered(who)),
              size: isShare ? 'share' : 'cost',
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        f.size === 'share'
          ? `The problem has a size, ${f.measure}, and ${f.bearer} are named with it. How often it strikes can be worked out from there.`
          : `The problem has a size: ${f.measure}, carried by ${f.bearer}. A price can be argued from that.`,
      f =>
        f.size === 'share'
          ? `Turn ${f.measure} into cases a month for one of the ${f.bearer}, and say what each costs.`
          : `Multiply ${f.measure} by the number of ${f.bearer} that have it, and show where the product's share would come from.`,
      f =>
        f.size === 'share'
          ? `With ${f.measure} on the table I can ask what ending it is worth to ${f.bearer}.`
          : `With ${f.measure} on the table I can ask what must be true for ${f.bearer} to hand part of it over.`,
    ),
    'market-competition': view(
      '+',
      f =>
        f.size === 'share'
          ? `${capital(f.at)} says whom it strikes and how often: ${f.bearer}, ${f.measure}. Every alternative can be held against that figure.`
          : `${capital(f.at)} says who bears the cost and how much: ${f.bearer}, ${f.measure}. Every alternative can be held against that figure.`,
      f => `Add what remains of ${f.measure} with the alternative that ${f.bearer} use today.`,
      f => `${capital(f.bearer)} can be counted, and ${f.measure} gives rivals something to be measured by.`,
    ),
    'growth-metrics': view(
      '+',
      f =>
        `A baseline is stated before the product arrives: ${f.measure} for ${f.bearer}. Later results have something to be compared with.`,
      f => `Measure the same thing per customer after three months and report the distribution beside ${f.measure}.`,
      f => `A starting value such as ${f.measure} is what makes a later improvement measurable.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        f.size === 'share'
          ? `${capital(f.measure)} is a claim about ${f.bearer} that I can hold against what I see around me. It keeps me reading.`
          : `${capital(f.measure)} is something I can check against my own week. If mine is near it, I keep reading.`,
      f => `Say how ${f.measure} was counted so that I can repeat it.`,
      f => `I believe a problem more readily when it is given as ${f.measure} than when it is called large.`,
    ),
    positioning: view(
      '+',
      f => `Naming ${f.bearer} together with ${f.measure} tells the right reader at once that this is about them.`,
      f => `Carry ${f.measure} into the one-line description, since it is the sharpest thing said so far.`,
      f => `The value can be framed against ${f.measure}, which no general claim offers.`,
    ),
    'team-execution': view(
      '?',
      f =>
        `Who measured ${f.measure}, with how many ${f.bearer}? The sentence gives the result and not the work behind it.`,
      () => 'Name the number of people asked and the month in which it was done.',
      f => `Whether ${f.measure} comes from the team's own field work or from an article cannot be told here.`,
    ),
  },
}

/** Money that one bearer loses: a sum of millions is what a whole market spends. */
function ownCosts(text: string): { index: number; length: number; text: string }[] {
  return moneyIn(text).filter(({ max }) => max < 1e6)
}

/** What a bearer does to others is no harm of its own: insurers that reject claims suffer nothing by it. */
const doesToOthers =
  /\b(?:reject|refus|den(?:y|ie)|declin|charg|ask|fin(?:e[ds]?\b|ing)|bill|cancel|demand|sell|sold|offer|rais|cut|fir(?:e[ds]?\b|ing)|su(?:e[ds]?\b|ing)|accept|approv|grant|sav|earn|gain|win|won|receiv|get|got|make|made|serv|treat|use)\p{L}*/iu
const suffers =
  /\b(?:los[est]+|losing|wast|spen[dt]|pay|paid|miss|wait|suffer|fac[ei]|struggl|cannot|fail|leave|left|quit|throw|threw|discard|write off|give up|bear|carr|have to|go without|writ|need)/i

/** Whose it is: named before the measure ("clinics lose €400"), or after it by a word that says so ("by every clinic"). */
function bearerOf(text: string, measure: { index: number; length: number; text: string }): string | null {
  const near = everyMatch(audience, text).filter(one => within(text, [measure], [one], 15))
  const before = near.find(one => {
    if (one.index >= measure.index) return false
    const gap = text.slice(one.index + one.length, measure.index)
    return suffers.test(gap) || (!doesToOthers.test(gap) && sharesIn(measure.text).length === 0)
  })
  const after = near.find(one => {
    const gap = text.slice(measure.index + measure.length, one.index)
    if (one.index < measure.index) return false
    return (
      /^\s+(?:of )?(?:\p{L}+ )?$/u.test(gap) ||
      /\b(?:by|per|each|every)\s+(?:(?!(?:day|week|month|year|hour|in|on|at|to)\b)\p{L}+[\s-]){0,3}$/iu.test(gap)
    )
  })
  return before?.text ?? after?.text ?? null
}

/** "£11,400 a month", "EUR 1,100 to EUR 2,400 per hectare", "85 euros each"; null where what it is per cannot be told. */
function wholeMeasure(text: string, measure: { index: number; length: number; text: string }): string | null {
  const end = measure.index + measure.length
  const own = measure.text.trim()
  if (sharesIn(own).length > 0) return own
  const other = /\bbetween $/i.test(text.slice(0, measure.index)) ? / and /.exec(text.slice(end, end + 5)) : null
  const upper = other ? moneyIn(text).find(({ index }) => index === end + 5) : undefined
  if (other && !upper) return null
  const unit = unitAfter(text, upper ? upper.index + upper.length : end)
  if (unit === null) return null
  const said = `${upper ? `${own} to ${upper.text.trim()}` : own}${unit}`
  // The unit may be the subject: "Each costs the clinic 85 euros."
  const subject = /^(Each|Every|An?|One)((?: [\p{L}-]+){0,3}) costs?\b/u.exec(text)
  if (!subject || unit !== '') return said
  return subject[2] ? `${said} for ${subject[1]?.toLowerCase()}${subject[2]}` : `${said} each`
}
