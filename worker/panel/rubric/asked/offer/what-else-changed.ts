/** A result told as a change: how much of it would have come anyway. */

import { headingOver } from '../../any/voice.ts'
import { anyCase } from '../../any-case.ts'
import type { Sentence } from '../../base-reading.ts'
import { isHoped } from '../../deck/statements.ts'
import type { Reading } from '../../reading.ts'
import { negated, quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isOfferOrPaper, told } from './own-voice.ts'

const value =
  '(?:(?:about|around|roughly|nearly|almost|over) )?(?:[$€£₹]\\s?)?\\d[\\d.,]*(?:\\s?(?:%|per cent|percent))?'
const unit = '(?: (?:an?|per) \\p{Ll}+| (?:hours?|minutes?|days?|weeks?|months?|points?|an hour))?'
const changed =
  'cut|reduced|lowered|halved|shortened|brought down|raised|increased|improved|lifted|fell|fallen|dropped|rose|risen|went|gone|declined|climbed'
/** "cut the wait from 41 to 12 minutes": groups are the verb and the step. */
const fromTo = anyCase(
  `\\b(${changed})\\b(?:(?! from )[^.;:\\n]){0,60}? (from ${value}(?: \\p{Ll}[\\p{L}-]*){0,2} to ${value}${unit})`,
)
/** "has risen by 74%". */
const byShare = anyCase(
  `\\b(${changed})\\b(?:(?! by )[^.;:\\n]){0,60}? by ((?:(?:about|around|roughly|nearly|almost|over|more than|up to) )?\\d[\\d.,]*\\s?(?:%|per cent|percent)?(?:(?: to |\\s?[–-]\\s?)\\d[\\d.,]*\\s?)?(?:%|per cent|percent))`,
)

/** "Cut costs by 30%" as an order, "can cut", "to cut": a promise, which is asked about elsewhere. */
const promised = /(?:^|[,;:]\s|\b(?:to|can|could|will|would|may|might|helps?|lets?|and|or|you|often)\s)$/i
/** Growth of the firm itself is no effect on anybody. */
const ofFirm =
  /\b(?:revenues?|ARR|MRR|turnover|sales|prices?|pric(?:ed|ing)|fees?|headcount|employees|staff of|team|valuation|rent|wages?|salar(?:y|ies)|VAT|tax|tariffs?|inflation|interest|followers|market|share capital|stake|industry|nationwide|worldwide|national)\b/i
/** It is told of those who have the offer. */
const ours = /\b(?:we|our|us|customers?|clients?)\b/i

/** Somebody put something in place: without it the change is background and is owed to nobody. */
const introduced =
  /\b(?:introduc\w+|install\w+|fitted|rolled out|rolling out|roll-?out|launch\w*|switch(?:ed|ing)|moved? (?:to|over)|moving (?:to|over)|(?:started|began) (?:to|with|us\w+)|adopt\w+|implement\w+|deploy\w+|replac\w+|redesign\w*|went live|go(?:ing)?[- ]live|set up|put in|add(?:ed|ing)|trained|thanks to|because of|using|by \p{Ll}+ing|(?:after|since|with|under) (?:the new|our|we|using|a new|its new|their new|\p{Ll}+ing)|pilot\w*|trial(?:s|led)?)/iu
const ofResults = /\b(?:results?|outcomes?|impact|what changed|what (?:it|they) (?:brought|gained)|benefits?|after)\b/i
/** Those who have the offer did it themselves: "Our customers cut returns by 18%". */
const theyDid = /\b(?:cut|reduced|lowered|halved|shortened|brought down|raised|increased|improved|lifted)$/i

const dear =
  /\b(?:costs?|cpc|cpa|cpm|cac|spend|bills?|wait\w*|delays?|late|errors?|mistakes?|defects?|complaints?|churn|cancellations?|no-shows?|returns?|refunds?|waste|losses|loss|absen\w+|sick\w*|injur\w+|accidents?|downtime|breakdowns?|call-?outs?|tickets?|turnover of staff|attrition|emissions|backlog|queues?|times?|hours|minutes)\b/i
const wished =
  /\b(?:conversion\w*|retention|satisfaction|nps|ratings?|scores?|open rates?|response rates?|repl(?:y|ies)|bookings?|orders|yields?|output|throughput|uptime|accuracy|attendance|occupancy|productivity|on-time|share of)\b/i
const regretted =
  /\b(?:dearer|worse\w*|unfortunately|sadly|pressure|squeez\w+|harder|despite|suffer\w*|crisis|problem)\b/i
const rises = /^(?:raised|increased|improved|lifted|rose|risen|climbed)$/i
const falls = /^(?:cut|reduced|lowered|halved|shortened|brought down|fell|fallen|dropped|declined)$/i

const numberIn = (text: string | undefined): number => Number((text ?? '').replace(/,(?=\d{3}\b)/g, ''))

/** A cost that rose or a share that fell is told as a trouble, and nobody claims it. */
function isWorse(text: string, verb: string, step: string): boolean {
  if (regretted.test(text)) return true
  const [first, second] = step.match(/\d[\d.,]*\d|\d/g) ?? []
  const moved = /^from/i.test(step)
    ? numberIn(second) - numberIn(first)
    : rises.test(verb)
      ? 1
      : falls.test(verb)
        ? -1
        : 0
  return moved > 0 ? dear.test(text) && !wished.test(text) : moved < 0 && wished.test(text) && !dear.test(text)
}

/** The text says what the change is owed to: beside it, right before it, or by the heading that it stands under. */
function isCredited(reading: Reading, sentence: Sentence, before: Sentence | undefined, verb: string): boolean {
  if (introduced.test(sentence.text)) return true
  if (before && before.block.section === sentence.block.section && introduced.test(before.text)) return true
  return theyDid.test(verb) || ofResults.test(headingOver(reading, sentence.block))
}

export const whatElseChanged = question({
  id: 'asked-what-else-changed',
  category: 'proof',
  sources: ['MAGENTA'],
  lens: 'skeptical-buyer',
  appliesTo: isOfferOrPaper,
  answeredBy:
    /\b(?:control (?:group|sites?|arm|wards?|homes|villages)|controls|comparison|compar(?:ed|ing) (?:with|to|\p{Lu}\p{L}+)|baseline|the same (?:months?|period|weeks|quarter|season) (?:of |in )?(?:last|the|a|20\d\d)|randomi[sz]ed|matched|hold-?out|A\/B|also changed|other (?:factors|changes|reasons)|part of (?:that|this|it) (?:is|was|comes?|came)|seasonal\w*|adjusted for|nothing else (?:changed|was changed))\b/iu,
  subject: reading => {
    const name = reading.page ? reading.page.brand : reading.deck?.company
    const all = told(reading)
    for (const [at, sentence] of all.entries()) {
      const { text } = sentence
      if (ofFirm.test(text) || isHoped(text)) continue
      if (!ours.test(text) && !(name && text.includes(name))) continue
      const match = fromTo.exec(text) ?? byShare.exec(text)
      const [, verb = '', step = ''] = match ?? []
      if (!match || negated(text, match.index)) continue
      // "Cut", "reduced" without someone who did it before them may be an order or a label.
      if (/^(?:cut|reduced|lowered|halved|shortened|raised|increased|improved|lifted)$/i.test(verb))
        if (match.index === 0 || promised.test(text.slice(0, match.index))) continue
      if (isWorse(text, verb, step) || !isCredited(reading, sentence, all[at - 1], verb)) continue
      return {
        quotes: [quoteFound(sentence, match.index, match[0].length)],
        facts: { step: /^from/i.test(step) ? `the step ${step}` : `the ${step}` },
      }
    }
    return null
  },
  ask: ({ step }) =>
    `What else was different by the time the later figure was taken: how much of ${step} would have come anyway?`,
  answer: ({ step }) =>
    `Name what else changed meanwhile, such as season, staff or volume, or show ${step} beside a place where nothing was introduced.`,
  reason: ({ step }) => `I take ${step} as measured; what caused it is a second matter.`,
})
