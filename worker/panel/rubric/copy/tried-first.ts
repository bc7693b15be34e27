/** What a reader may try before paying, and a result that is told from its start to its end. */
import { anyCase } from '../any-case.ts'
import { durationsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { brief, sight, viewsOf } from '../page/on-page.ts'
import { underHeading } from '../page/zones.ts'
import { everyMatch, negated, quoteAround, quoteSentence } from '../text.ts'
import { isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'

const count = '(?:\\d{1,3}|one|two|three|seven|ten|fourteen|thirty)'
/** "Try it free for 30 days", "a free day", "a free 14-day trial", "for one day, free of charge": how much is free. */
const free = anyCase(
  [
    `\\btry (?:it|us|\\p{L}+)? ?free for ${count} (?:days?|weeks?|months?)\\b`,
    `\\bfree ${count}[- ](?:day|week|month|lesson)s?(?: trial)?\\b`,
    `\\b${count}[- ](?:day|week|month)s?[- ](?:free )?trial\\b`,
    '\\bfree (?:trial )?(?:day|week|lesson|sample|tasting|visit|class|first \\p{L}+)\\b',
    `\\bfor (?:${count}|a) (?:day|week|month)s?,? (?:free of charge|for free|at no cost)\\b`,
    `\\bfirst (?:day|week|month|lesson|visit|box|${count} days) (?:is |are )?free\\b`,
  ].join('|'),
)

export const triedFirst: Observation = {
  id: 'tried-first',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['NNG-TRUST', 'UNB-AR'],
  detect: onCopy(copy => {
    for (const block of copy.asPage.page.content) {
      const match = everyMatch(free, block.text)[0]
      if (!match || (block.type !== 'button' && negated(block.text, match.index))) continue
      return [
        sight(1, [quoteAround(block, match.index, match.length)], {
          free: brief(block.type === 'button' ? block.text.trim() : match.text, 60),
          seller: sellerIn(copy),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'funnel-fixer': [
      '+',
      '“{free}” lets a reader find out before there is anything to pay.',
      'Say right beside it what one should have seen by the end of it.',
      'A first step that costs nothing is taken by more people.',
    ],
    'skeptical-buyer': [
      '+',
      'With “{free}” I can see for myself, and need not believe anybody.',
      'Add in one line what happens when it is over.',
      'What I may try first I need not be talked into.',
    ],
  }),
}

const number = '(?:[$€£]\\s?)?(?:\\d[\\d.,]*\\d|\\d)(?:\\s?%)?'
const changed = anyCase(
  `\\b(?:fell|rose|dropped|went|grew|cut|sank|climbed|shrank|came down|reduced|raised|shortened|lowered|halved|lengthened)\\b[^.;]{0,50}\\bfrom (?:about )?(${number})[^.;]{0,30}? to (?:about )?(${number})(?![\\d,])`,
)

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
/** "Since March", "between May and June", "in 2025", "last year", "in one season". */
const calendar = new RegExp(
  `\\b(?:since|between|in|by|until|during|last|this|from|over|to) (?:${month}|(?:19|20)\\d\\d)\\b|\\b(?:[Ll]ast|[Tt]his|[Ii]n (?:a|one|the first)|[Ww]ithin (?:a|one)|[Oo]ver (?:a|one|the)|[Aa]fter (?:a|one)) (?:week|month|quarter|season|year|summer|winter|spring|autumn|term)\\b`,
)
const overTime =
  /\b(?:in|within|over|during|after|across|for|the (?:first|last|past))(?: (?:the|about|just|only|less than|under|first|last|past|its|our|their)){0,3} $/i

/** Whether a sentence says over which time a change was counted; what went from 41 days to 12 is no time of that sort. */
function saysHowLong(text: string, from: number, end: number): boolean {
  return (
    calendar.test(text) ||
    durationsIn(text).some(
      ({ index, length }) =>
        (index < from || index >= end) &&
        (overTime.test(text.slice(0, index)) || /^ (?:later|on)\b/i.test(text.slice(index + length))),
    )
  )
}

export const startAndEnd: Observation = {
  id: 'start-and-end',
  category: 'proof',
  appliesTo: isCopy,
  sources: ['NNG-TRUST', 'A16-1'],
  detect: onCopy(copy => {
    for (const sentence of ownLines(copy)) {
      const match = changed.exec(sentence.text)
      const [, from, to] = match ?? []
      if (
        !from ||
        !to ||
        from === to ||
        /\?\s*$|\b(?:could|would|will|might|may|if|up to|prices?|fees?)\b/i.test(sentence.text)
      )
        continue
      const start = (match?.index ?? 0) + (match?.[0].toLowerCase().lastIndexOf('from ') ?? 0)
      const timed = saysHowLong(sentence.text, start, (match?.index ?? 0) + (match?.[0].length ?? 0))
      return [
        sight(1, [quoteSentence(sentence)], {
          told: brief(sentence.text, 110),
          from,
          to,
          advice: timed
            ? 'Keep the time beside both figures wherever they are told again'
            : 'Write beside it over which time it was counted, unless that is said already',
          seller: sellerIn(copy),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{told}” gives both ends, {from} and {to}, so I can work out the difference myself.',
      '{advice}.',
      'Two figures tell me more than a percentage of them would.',
    ],
    'growth-metrics': [
      '+',
      'Between {from} and {to} the change can be computed, and “{told}” hides neither.',
      'Ask for the same two figures at the other customers.',
      'A start and an end are what a rate is made of.',
    ],
    positioning: [
      '?',
      'Would the next customer also begin at {from}, or is that one an unusual start?',
      'Say what the customers have in common who began at about {from}.',
      'The value is told in figures; for whom it would be the same is not.',
    ],
  }),
}

const wrongHeading =
  /^(?:what (?:did|does) not work(?: out)?|what went wrong|our mistakes?|what we (?:got|did) wrong)\W*$/i

export const wentWrongTold: Observation = {
  id: 'went-wrong-told',
  category: 'honesty',
  appliesTo: isCopy,
  sources: ['NNG-TRUST'],
  detect: onCopy(copy => {
    const headed = new Set(underHeading(copy.asPage.page.content, block => wrongHeading.test(block.text.trim())))
    const found = ownLines(copy).find(({ block, words }) => headed.has(block) && words.length >= 4)
    if (!found) return []
    return [sight(1, [quoteSentence(found)], { told: brief(found.text, 110), seller: sellerIn(copy) })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{told}”: whoever prints this beside a success has left something standing that could have been cut.',
      'Say as well who noticed it, and how soon.',
      'A story with a mistake in it is easier to believe than one without.',
    ],
    brand: [
      '+',
      '“{told}” is admitted without being asked for, and that is what {seller} would be like to work with.',
      'Keep it in the short version too.',
      'A mistake that is told plainly gives a name a face.',
    ],
  }),
}
