/** A target with a number and a date in a plan: at which number it would be given up. */

import type { Sentence } from '../../base-reading.ts'
import { short } from '../../deck/phrases.ts'
import type { Reading } from '../../reading.ts'
import { everyMatch, quoteFound, wordsOf } from '../../text.ts'
import { question } from '../question.ts'
import { isPaper, told } from './own-voice.ts'

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
/** "by 30 June", "by the end of Q4", "in FY26": a date that is still to come. */
const date = new RegExp(
  `\\b(?:by|before|until) (?:the )?(?:end of |mid[- ]|early |late )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${month}|Q[1-4]|H[12]|20\\d\\d|FY ?\\d\\d|spring|summer|autumn|the year)\\b(?: \\d{1,2}(?!\\d))?(?:,? 20\\d\\d)?|\\bin FY ?\\d{2,4}\\b|\\bby year[- ]end\\b`,
  'i',
)
const amount =
  /(?<![\w.])(?:[$€£₹]\s?)?\d[\d.,]*(?:\s?(?:%|per cent|percent|k\b|m\b|million|lakh|crore|hours?|minutes?|days?))?/i
const aim =
  /\b(?:goals?|targets?|aim(?:s|ing)?|objectives?|(?:we|it) (?:will|want to|plan to|intend to|shall) (?:reach|grow|win|sign|have|get|sell|raise|cut|reduce|double)|reach|grow (?:from|to)|increase (?:from|to)|cut \p{L}[^.]* from)\b/iu
const underAim = /\b(?:goals?|targets?|objectives?|aims?|KPIs?|what we want)\b/i
const done =
  /\b(?:was|were|had|missed|reached|achieved|exceeded|last year|in (?:the )?past|law|regulation|required by)\b/i

/** What became of them is told: "we met all three". */
const isLookedBack =
  /\b(?:hit|met|missed|reached|achieved) (?:all|every|both|none|one|two|three|four|\d)\b|\b(?:all|both|none|\d) (?:goals |targets |of (?:them|the \p{L}+) )?(?:were|was) (?:hit|met|missed|reached)\b/iu

/** Items under a heading that says they are aims: "Instagram from 6,400 to 20,000 by 30 June". */
function aims(reading: Reading): Sentence[] {
  return (reading.deck?.main ?? [])
    .filter(({ title, text }) => underAim.test(title) && !isLookedBack.test(text))
    .flatMap(({ blocks }) =>
      reading.sentences.filter(({ block }) => block.type !== 'heading' && blocks.includes(block)),
    )
}

export const stopNumber = question({
  id: 'asked-stop-number',
  category: 'go-to-market',
  sources: ['RIES'],
  lens: 'funnel-fixer',
  appliesTo: isPaper,
  answeredBy:
    /\b(?:kill criteri\w+|stop(?:ped|ping)? (?:if|when|it|the|this)|we stop|when we stop|(?:we|I)(?:['’]ll| will| would)? (?:stop|pause|abandon|drop|pull|end|close)|is (?:stopped|paused|dropped|abandoned) (?:if|when)|thresholds?|trip-?wire|cut-?off|go\/no-go|no-go|decision point|stage gate|(?:if|where|should) [^.]{0,40}\b(?:fewer|less|under|below|lower|short of|misses|miss|fall)\b|reconsider|exit criteri\w+|fall-?back|plan B)\b/i,
  subject: reading => {
    const listed = aims(reading)
    for (const sentence of [...listed, ...told(reading).filter(({ text }) => aim.test(text))]) {
      const { text } = sentence
      const when = date.exec(text)
      if (!when || done.test(text) || text.includes('?') || wordsOf(text).length > 34) continue
      const dated = { from: when.index, to: when.index + when[0].length }
      const value = everyMatch(amount, text).find(
        ({ index, length, text: number }) =>
          (index + length <= dated.from || index >= dated.to) && !/^(?:19|20)\d\d$/.test(number.trim()),
      )
      if (!value) continue
      const words = short(
        text.replace(
          /^(?:\W|our\b|the\b|goals?\b|targets?\b|objectives?\b|aims?\b|(?:for|in) (?:Q[1-4]|H[12]|20\d\d|FY ?\d+|the (?:first|second|next|coming) \w+)\b|(?:we|it) (?:aim|want|plan|intend|hope)s?\b|we will\b|is\b|to\b|:)+/iu,
          '',
        ),
        16,
      )
      if (/[“”"]/.test(words) || wordsOf(words).length < 4) continue
      return {
        quotes: [quoteFound(sentence, value.index, value.length)],
        facts: { aim: words, date: when[0].replace(/^(?:by|before|until|in) (?:the )?/i, '') },
      }
    }
    return null
  },
  ask: ({ aim: words }) => `Halfway to “${words}”, which number would make you stop or change course?`,
  answer: ({ date: when }) =>
    `Write down one number and one day well before “${when}”, and what is done instead if the number is not there by then.`,
  reason: ({ aim: words }) => `“${words}” can be reached or missed, and the choice to go on falls somewhere between.`,
})
