/** Section 5.1: the problem has a size and a bearer. */
import { audienceNoun as audience } from '../nouns.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, sharesIn, view, within, withRole } from './finding.ts'
import { capital, lowered, plural, short } from './phrases.ts'
import { durationsOf } from './problem-words.ts'
import { unitAfter } from './units.ts'

const marketSize = /\b(?:TAM|SAM|SOM|market|industry|addressable)\b/i

const harmed =
  /\b(?:los[est]+|losing|lost|wast\w+|wrong|errors?|mistakes?|miss\w*|late|delay\w*|wait\w*|fail\w*|cancel\w*|unpaid|reject\w*|refus\w*|den(?:y|ied)|thrown|spoil\w*|die[sd]?|suffer\w*|struggl\w+|cannot|leave|left|quit|broken|injur\w+|overpa\w+|underpa\w+|return(?:s|ed)|abandon\w*)\b/i
/** "(our audit of 3,120 cheques, 2025)", "according to the ministry", "in our interviews with 40 clinics". */
const counted =
  /\([^()]*\d[^()]*\)|\(\p{Lu}[^()]*\)|\b[Aa]ccording to\b|\b[Ss]ource\b|\b(?:audit(?:s|ed)?|survey(?:s|ed)?|interview(?:s|ed)?|sample[sd]?|measured|counted|asked|records?|job sheets|logs?) (?:of|with|from|in|at|\d)|\bn ?= ?\d/u

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
        // A share is only as good as whoever counted it, and says nothing of a harm unless the sentence does.
        const shares = harmed.test(sentence.text) && counted.test(sentence.text) ? sharesIn(sentence.text) : []
        const measures = [...ownCosts(sentence.text), ...durationsOf(sentence.text), ...shares]
        const found = measures.flatMap(one => {
          const who = bearerOf(sentence.text, one)
          const measure = who ? wholeMeasure(sentence.text, one) : null
          return who && measure ? [{ measure, who }] : []
        })[0]
        if (!found) continue
        const { measure, who } = found
        return [
          {
            severity: 1 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              // A share may have opened its sentence: "Four out of five".
              measure: measure.replace(/^\p{Lu}(?=\p{Ll}+ )/u, letter => letter.toLowerCase()),
              bearer: plural(lowered(who)),
              said: short(sentence.text, 20),
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
      f => `“${f.said}” gives the problem a size. I can ask what ending it would be worth to ${f.bearer}.`,
      f => `Keep this figure, ${f.measure}, beside whatever the answer to it costs.`,
      f => `With ${f.measure} on the table, worth can be argued about.`,
    ),
    'market-competition': view(
      '+',
      f => `${capital(f.at)} says who is hit and by how much: “${f.said}”. Every alternative can be held against that.`,
      f => `Hold each alternative against ${f.measure}, and not against how it is praised.`,
      f => `${capital(f.bearer)} can be counted, and ${f.measure} can be compared.`,
    ),
    'growth-metrics': view(
      '+',
      f => `“${f.said}” can serve as a starting value. Later results have something to be compared with.`,
      f => `Count later results in the same way, and print them beside ${f.measure}.`,
      f => `A figure such as ${f.measure} makes an improvement measurable.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `“${f.said}” is something that I can hold against what I see around me.`,
      f => `Be ready for the question how ${f.measure} was counted.`,
      f => `I believe a problem more readily when it is given as ${f.measure} than when it is called large.`,
    ),
    positioning: view(
      '+',
      f => `Naming ${f.bearer} together with ${f.measure} tells a reader whether this is about them.`,
      f => `Do not let ${f.measure} be rounded into an adjective.`,
      f => `The value can be framed against ${f.measure}, which no general claim offers.`,
    ),
    'team-execution': view(
      '?',
      f => `Did people at the company meet the ${f.bearer} behind ${f.measure} themselves?`,
      f => `Speak with some of the ${f.bearer} before the plan is built on ${f.measure}.`,
      f => `Whether ${f.measure} comes from the team's own field work cannot be told from the sentence alone.`,
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
