/** One named customer with a figure: whether that one is the usual or the best. */
import { caseStudySpecific } from '../../page/case-study.ts'
import type { PageReading } from '../../page/page-reading.ts'
import type { Reading } from '../../reading.ts'
import { everyMatch, quoteAround, quoteOf, sentencesOf } from '../../text.ts'
import { question, type Subject } from '../question.ts'
import { isSelling } from './own-voice.ts'

const share = /(?<![\w.])\d[\d.,]*\s?(?:%|per cent\b|percent\b)/i
const step =
  /\bfrom (?:[$€£₹]\s?)?\d[\d.,]*(?: \p{Ll}+){0,2} to (?:[$€£₹]\s?)?\d[\d.,]*(?:%| (?:hours?|minutes?|days?|weeks?|a day|a week|a month))?/iu

function figureIn(text: string): { figure: string; index: number } | null {
  const found = step.exec(text) ?? share.exec(text)
  return found ? { figure: found[0].trim(), index: found.index } : null
}

const personal = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}\.|(?:(?:al|de|van|von|der|bin|el) )?\p{Lu}[\p{L}’'-]+)){1,3}$/u

/** A customer by name who gives a figure in words of their own. */
function inOwnWords(page: PageReading): Subject | null {
  for (const { block, words, by, attribution } of page.testimonials) {
    const who = by.split(/\s*[,·|(–—]\s*/)[0]?.trim() ?? ''
    if (!attribution.fullName || !personal.test(who)) continue
    for (const sentence of sentencesOf(block)) {
      const found = words.includes(sentence.text.replace(/^["“]|["”].*$/g, '')) ? figureIn(sentence.text) : null
      // A figure from before, or of another firm, is none of the offer's.
      if (!found || /\b(?:previous|last|old|former|other|before (?:that|we))\b/i.test(sentence.text)) continue
      return {
        quotes: [quoteAround(block, sentence.start + found.index, found.figure.length)],
        facts: { who, figure: found.figure },
      }
    }
  }
  return null
}

/** What the page itself tells of a customer. */
function inPagesWords(reading: Reading): Subject | null {
  const sighting = caseStudySpecific.appliesTo(reading) ? caseStudySpecific.detect(reading)[0] : undefined
  const { who, number } = sighting?.facts ?? {}
  if (!sighting || who === undefined || number === undefined) return null
  return { quotes: sighting.quotes.slice(0, 1), facts: { who, figure: number } }
}

const organisation = "\\p{Lu}[\\p{L}\\d&’'.-]*[\\p{L}\\d](?: (?:& )?\\p{Lu}[\\p{L}\\d&’'.-]*){0,3}"
/** "How Harrow Mills cut waste by 12%": the title of a customer's story. */
const story = new RegExp(
  `^(?:Case study: ?|Customer story: ?)?How (${organisation}) (?:cut|reduced|saved|grew|increased|raised|lowered|halved|doubled|tripled|shortened)\\b[^.?]*$`,
  'u',
)

function inTitle(reading: Reading): Subject | null {
  for (const block of reading.prose.slice(0, 6)) {
    const match = everyMatch(story, block.text.trim())[0]
    const who = match?.groups[0]
    const found = match ? figureIn(block.text) : null
    if (who && found && !/^(?:We|You|Our|One|Two|Three|Companies|Teams|It|They)\b/.test(who))
      return { quotes: [quoteOf(block)], facts: { who, figure: found.figure } }
  }
  return null
}

/** The customer by name who is shown with a figure. */
export const toldCustomer = (reading: Reading): Subject | null =>
  reading.page ? (inOwnWords(reading.page) ?? inPagesWords(reading)) : inTitle(reading)

export const usualCustomer = question({
  id: 'asked-usual-customer',
  category: 'proof',
  sources: ['FTC255'],
  lens: 'skeptical-buyer',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:(?:average|median|typical|usual) (?:customer|client|site|user|team|result|saving)s?|on average,? (?:our )?(?:customers|clients)|results (?:may |will |can )?vary|(?:not|are) typical|best[- ]case|best result|across (?:all )?(?:our |\d+ )?(?:customers|clients)|most (?:of our )?(?:customers|clients) (?:see|saw|get|got)|an? (?:unusual|exceptional|extreme) (?:case|customer|result))\b/i,
  subject: toldCustomer,
  ask: ({ who, figure }) =>
    `If all customers stood in a row by their result, where would ${who} with “${figure}” stand: in the middle or at the far end?`,
  answer: ({ who, figure }) =>
    `Put the middle result of all customers beside that of ${who}, even where it is below “${figure}”.`,
  reason: ({ who }) => `${who} is one customer, and I would be another; what I lack is the distance between us.`,
})
