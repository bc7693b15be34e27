/** What the reader is to do next, by when, and when the work is done. */
import type { Observation } from '../observation.ts'
import { brief, sight, viewsOf } from '../page/on-page.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { date, day, isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'

const asks =
  /\b(?:could (?:you|we)|would you|can (?:you|we)|shall (?:we|I)|are you free|please|reply|sign(?:ed)?|order(?:ed)? by|order by|book(?:ed)? by|call|confirm|return|accept|tell (?:us|me)|send (?:us|me)|let (?:us|me) know|suit you|a yes|is enough|offer (?:holds|is valid|stands)|valid until|until)\b/i
const work =
  /\b(?:we|I|work|delivery|installation|fitting|the \p{L}+)\b[^.]{0,40}\b(?:do (?:it|them|this)|start|begin|finish|deliver|install|fit|hand over|launch|complete|ready|done|come|arrive)\w*\b|\byou (?:receive|get|have) [^.]{2,60} (?:by|on)\b|\b(?:delivery|handover|installation|start|launch|completion)\s?:?\s+(?:is |are )?(?:on|by|from|in)\b/iu
const past = /\b(?:was|were|had|did|measured|found|last|since|ago|cost|wrote|met)\b/i

/** "Tuesday, 3 March" is one day, "Tuesday or Wednesday" a choice, "answer by Monday, we come on Friday" several. */
function daysIn(text: string): 'one' | 'several' | 'choice' {
  const found = everyMatch(day, text)
  const gaps = found.map(({ index }, at) => {
    const before = found[at - 1]
    // "3 or 4 March": the day before has no month of its own.
    return before
      ? text.slice(before.index + before.length, index)
      : (/\d(?:st|nd|rd|th)?\s?(?:or|and|to|[-–—])\s?$/.exec(text.slice(0, index))?.[0] ?? '')
  })
  if (gaps.some(gap => /\bor\b/i.test(gap))) return 'choice'
  // Between two that name one day stands nothing but a comma, an article or a bracket.
  const apart = found.filter((_, at) => !/^[\s,(]*(?:(?:the|on)\s)?[\s(]*$/.test(gaps[at] ?? '') || at === 0)
  return gaps[0] || new Set(apart.map(match => match.text)).size > 1 ? 'several' : 'one'
}

const saidOfDays = {
  one: {
    named: 'has a day in it',
    told: 'names the day',
    when: 'know what is asked of me and when',
    again: 'that day',
  },
  several: {
    named: 'has its days in it',
    told: 'names the days',
    when: 'know what is asked of me and when',
    again: 'those days',
  },
  choice: {
    named: 'offers days to choose from',
    told: 'offers days',
    when: 'need no more than pick one of them',
    again: 'the days that were offered',
  },
} as const

export const stepWithDay: Observation = {
  id: 'step-with-day',
  category: 'action',
  appliesTo: isCopy,
  sources: ['UNB-AR', 'STAN'],
  detect: onCopy(copy => {
    if (copy.kind === 'page' || copy.kind === 'story') return []
    const found = ownLines(copy).find(
      ({ text }) =>
        asks.test(text) && day.test(text) && !past.test(text) && !/\bwe (?:start|deliver|finish)\b/i.test(text),
    )
    if (!found) return []
    const days = saidOfDays[daysIn(found.text)]
    return [sight(1, [quoteSentence(found)], { step: brief(found.text, 110), ...days, seller: sellerIn(copy) })]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '+',
      '“{step}” {named}, so the answer can be put into a calendar at once.',
      'Come back to {again} in the reminder, and to nothing else.',
      'A step with a day on it is harder to put off than one without.',
    ],
    'skeptical-buyer': [
      '+',
      '“{step}” {told}, so I {when}.',
      'Say what a later answer would change, if it changes anything.',
      'A plain day hurries me less than a push without one.',
    ],
  }),
}

export const workDated: Observation = {
  id: 'work-dated',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onCopy(copy => {
    if (copy.kind === 'story') return []
    const found = ownLines(copy).find(
      ({ text }) => work.test(text) && date.test(text) && !past.test(text) && !/\?\s*$|\bif\b/i.test(text),
    )
    if (!found) return []
    return [sight(1, [quoteSentence(found)], { when: brief(found.text, 120), seller: sellerIn(copy) })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{when}”: a day in writing is one that I can plan around.',
      'Add what follows for {seller} if the day is missed, unless it is said already.',
      'With the day in writing a delay is a fact, and no feeling.',
    ],
    'funnel-fixer': [
      '+',
      '“{when}” answers what a reader asks right after the price.',
      'Count back from that day to the last day for a yes, and print both.',
      'A day for the work gives the decision a day as well.',
    ],
  }),
}

const answered =
  /\b(?:call|ring|phone|whatsapp|reach|ask)\b[^.\n]{0,60}\d[\d ()/-]{5,}\d[^.\n]{0,20}?,? ((?:every day|daily|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekdays|24 hours|day and night)[^.\n]{0,50})/i

export const answeredWhen: Observation = {
  id: 'answered-when',
  category: 'structure',
  appliesTo: isCopy,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onCopy(copy => {
    const found = ownLines(copy).find(({ text }) => answered.test(text))
    const hours = found && answered.exec(found.text)?.[1]
    if (!found || !hours) return []
    return [
      sight(1, [quoteSentence(found)], {
        way: brief(found.text, 110),
        hours: brief(hours, 60),
        seller: sellerIn(copy),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{way}”: I know on which number and at which hours somebody answers.',
      'Let the line ring at the hours that are printed.',
      'A number with its hours is a promise that I can try out.',
    ],
    'funnel-fixer': [
      '+',
      'Whoever has one question left can put it, and “{hours}” says when.',
      'Write down what callers ask, and answer the most frequent in the text.',
      'A question that is answered today does not become a no tomorrow.',
    ],
  }),
}
