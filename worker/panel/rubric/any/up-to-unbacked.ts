/** The best case as a promise: "save up to 95%", with nothing on what is usual. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { asks, worried } from '../views.ts'
import { around, hasSource, isAboutOthers, isAdvice, isQuestion } from './voice.ts'

const gain =
  /\b(?:sav(?:e|es|ing)|cuts?|cutting|reduc(?:e|es|ing)|lower(?:s|ing)?|slash(?:es|ing)?|boosts?|boosting|increas(?:e|es|ing)|grow(?:s|ing)?|rais(?:e|es|ing)|improv(?:e|es|ing))\b[^.!?\n]{0,50}?\b(?:by )?up to \d{1,3}(?:[.,]\d+)?\s?(?:%|percent|per cent)(?! (?:off|faster|more|better|cheaper|less|fewer|discount))/i
/** A price that was cut for a while, and what something can be set to. */
const other =
  /\b(?:off|sale|discount|voucher|code|coupon|black friday|clearance|early[- ]bird|adjustable|volume|brightness|zoom|brake)\b/i
/** How it was found, on what it depends, or what most get, in the sentence or beside it. */
const backed =
  /\b(?:average|median|typical(?:ly)?|most (?:\p{L}+ )?(?:save|use|get|see)|usual(?:ly)?|measured|tested|stud(?:y|ies)|trial|pilot|calculat\w+|worked out|example|based on|depend\w*|compared|than|against|customer|case)\b|\bfrom \S*\d\S* to\b/iu

function detect(reading: Reading): Sighting[] {
  return reading.sentences.flatMap((sentence): Sighting[] => {
    const { text, block } = sentence
    const match = everyMatch(gain, text)[0]
    if (!match || other.test(text) || isQuestion(text) || isAdvice(text) || isAboutOthers(text)) return []
    if (negated(block.text, sentence.start + match.index)) return []
    const beside = around(reading, block)
    if (backed.test(beside) || hasSource(beside)) return []
    return [
      {
        severity: 2,
        quotes: [quoteFound(sentence, match.index, match.length)],
        facts: { gain: match.text.replace(/\s+/g, ' ').trim() },
      },
    ]
  })
}

export const upToUnbacked: Observation = {
  id: 'up-to-unbacked',
  category: 'proof',
  appliesTo: reading => reading.english && !reading.technical && !reading.template && reading.form !== 'deck',
  sources: ['FTC255', 'CXL'],
  detect,
  beats: ['buzzword-dense', 'superlative-unbacked'],
  views: {
    'skeptical-buyer': worried(
      s => `“${s.facts.gain}” is the best case, and beside it I look for the usual one.`,
      s => `Say what most get, and on what “${s.facts.gain}” depends.`,
      s => `“Up to” covers zero as well, so “${s.facts.gain}” tells me little.`,
    ),
    positioning: worried(
      s => `A rival can print a higher figure than “${s.facts.gain}” tomorrow without proving it either.`,
      s => `Replace “${s.facts.gain}” with one case, by its figures before and after.`,
      s => `“${s.facts.gain}” invites a contest of best cases.`,
    ),
    'growth-metrics': worried(
      s => `“${s.facts.gain}” is a maximum; no expected value can be taken from it.`,
      s => `Give the median beside “${s.facts.gain}”, with the number of cases.`,
      s => `The tail of a distribution, as in “${s.facts.gain}”, is not its middle.`,
    ),
    'funnel-fixer': asks(
      s => `How many of those who came for “${s.facts.gain}” got near it, and what did the others do?`,
      s => `Test “${s.facts.gain}” against the usual figure, and count who is still there after three months.`,
      s => `A large figure such as “${s.facts.gain}” draws people; whether it keeps them is not told.`,
    ),
  },
}
