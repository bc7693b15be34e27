/** Refunds that are granted or not, as the seller sees fit. */
import { anyCase } from '../any-case.ts'
import { durationsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteSentence } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'

const refund = '(?:refunds?|refund requests?|requests? for (?:a )?refunds?|money back|cancellations?)'
const atWill =
  "(?:at (?:our|the (?:company|management|academy|seller|host|organi[sz]er)[’']s|its) (?:sole |own |absolute )?discretion|discretionary|on (?:its |their |the )?merits?\\b|case[- ]by[- ]case|(?:as per|according to|subject to|in line with) (?:the |our )?(?:company|internal|management)(?:[’']s)? (?:policy|policies|approval|decision|rules))"
const granted = anyCase(`\\b${refund}\\b[^.;]{0,70}?\\b${atWill}|\\b${atWill}[^.;]{0,40}?\\b${refund}\\b`)
const term = /\b(?:refund|money[- ]back|cancel)/i
/** A day, a share or a case that anybody can check. */
const definite =
  /\d\s?%|\b(?:in full|full refund|until|before \d|by \d|if (?:the|your|it) [^.]{0,30}(?:faulty|damaged|cancelled))\b/i

export const refundAtDiscretion: Observation = {
  id: 'refund-at-discretion',
  category: 'offer',
  appliesTo: reading => isEnglishPage(reading) && !['legal', 'article'].includes(reading.page?.kind ?? ''),
  sources: ['NNG-TRUST', 'STAN'],
  detect: onPage((page, reading) => {
    const sentences = ownSentences(page, reading)
    // Where a term stands elsewhere, the rest may be left to the seller.
    if (sentences.some(({ text }) => term.test(text) && (durationsIn(text).length > 0 || definite.test(text))))
      return []
    const found = sentences.find(
      ({ text }) => granted.test(text) && !/\?\s*$|\b(?:not|never|nothing|no longer)\b/i.test(text),
    )
    if (!found) return []
    return [sight(2, [quoteSentence(found)], { rule: brief(found.text, 110), name: whereOf(page) })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{rule}” lets {name} decide afterwards whether my money comes back. I found no day and no case that I could hold it to.',
      'Say until when and in which case the money comes back, and how much of it.',
      'A refund that depends on somebody’s mood is none that I can count on.',
    ],
    'funnel-fixer': [
      '-',
      'Whoever hesitates before paying looks for a way back, and “{rule}” shows none.',
      'Print one plain term, such as a number of days, beside the price.',
      'The doubt at the price stays where the term leaves it open.',
    ],
    'team-execution': [
      '?',
      'By which rule does {name} decide on a refund, and does everyone who answers know it?',
      'Write down the last ten decisions and make their rule the printed one.',
      'What is decided one by one is decided in two ways.',
    ],
  }),
}
