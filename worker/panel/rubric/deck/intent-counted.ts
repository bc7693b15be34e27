/** A total that is called contracted holds an amount that the same document calls an intention. */
import type { Block } from '#db/shapes.ts'
import { magnitude, parseNumber, scale, number as written } from '../amount.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { distinct, isForFunding, onDeck, placed, view } from './finding.ts'
import { capital } from './phrases.ts'
import type { Slide } from './slides.ts'

interface Quantity {
  slide: Slide
  block: Block
  index: number
  length: number
  text: string
  value: number
  unit: string
}

const unit =
  't|tonnes?|tons?|kt|kg|MW|MWh|GWh|kWh|units?|seats?|beds?|sites?|homes|vehicles?|hectares?|ha|licen[cs]es|m2|litres?'
const amount = new RegExp(
  `(?:(US\\$|[$€£]|(?:EUR|USD|GBP|CHF)(?= ?\\d))\\s?(${written})(?:\\s?(${magnitude}))?|(?<![\\w.$€£])(${written})(?:\\s?(${magnitude}))?\\s(${unit})(?!\\p{L}))`,
  'gu',
)

function quantitiesIn(slide: Slide, block: Block): Quantity[] {
  return everyMatch(amount, block.text).map(({ index, length, text, groups }) => {
    const [sign, money, moneyMag, count, countMag, noun] = groups
    const digits = money ?? count ?? '0'
    const mag = moneyMag ?? countMag
    return {
      slide,
      block,
      index,
      length,
      text: text.trim(),
      value: parseNumber(digits, mag !== undefined) * scale(mag),
      unit: sign
        ? sign.replace('US$', '$')
        : (noun ?? '')
            .toLowerCase()
            .replace(/^ton(?:ne)?s?$/, 't')
            .replace(/s$/, ''),
    }
  })
}

const contracted =
  /\b(?:under contract|contracted|signed (?:contracts?|orders?|for)|in signed|firm orders?|order book|booked|backlog|committed)\b/i
const unbound =
  /\b(?:letters? of intent|LOIs?|MOUs?|memorand(?:um|a) of understanding|non-binding|not (?:legally )?binding)\b/i
const apart = /\b(?:not|without|excluding|excludes?|beside|before|plus|and another|on top|including|incl\.|of which)\b/i

export interface CountedIntent {
  total: Quantity
  intent: Quantity
  others: Quantity[]
}

const lineOf = ({ block, index }: Quantity): string => sentenceAt(block.text, index).text

/** Only where the sum proves it: the contracts without the intention are less than the total, and with it they are the total. */
export function countedIntent(deck: DeckReading): CountedIntent[] {
  const all = deck.main.flatMap(slide => slide.blocks.flatMap(block => quantitiesIn(slide, block)))
  const intents = all.filter(one => unbound.test(lineOf(one)))
  const totals = all.filter(
    one => contracted.test(lineOf(one)) && !unbound.test(lineOf(one)) && !apart.test(lineOf(one)),
  )
  for (const intent of intents)
    for (const total of totals) {
      if (total.unit !== intent.unit || total.value <= intent.value) continue
      // One amount from each line of the slide that lists the contracts.
      const seen = new Set<Block>([intent.block, total.block])
      const others = all.filter(one => {
        if (one.slide !== intent.slide || one.unit !== intent.unit || seen.has(one.block) || unbound.test(lineOf(one)))
          return false
        seen.add(one.block)
        return one.value < total.value
      })
      if (others.length === 0) continue
      const sum = others.reduce((made, one) => made + one.value, 0)
      const fits = Math.abs(sum + intent.value - total.value) <= 0.01 * total.value
      if (fits && sum < 0.95 * total.value) return [{ total, intent, others }]
    }
  return []
}

export const intentCounted: Observation = {
  id: 'intent-counted',
  category: 'consistency',
  appliesTo: isForFunding,
  sources: ['A16-1', 'STAN'],
  detect: onDeck(deck =>
    countedIntent(deck).map(({ total, intent, others }) => ({
      severity: 3 as const,
      quotes: distinct(
        [total, intent, ...others.slice(0, 1)].map(one => quoteAround(one.block, one.index, one.length)),
      ),
      facts: {
        total: total.text,
        intent: intent.text,
        sum: [...others, intent].map(one => one.text).join(' + '),
        firm: others.map(one => one.text).join(' + '),
        ...placed(deck, total.slide),
      },
    })),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `The ${f.total} ${f.on} only come together with the ${f.intent} of a letter of intent: ${f.sum}. What binds somebody is ${f.firm}.`,
      f => `State ${f.firm} as contracted, and the ${f.intent} on a line of its own.`,
      f => `Without the ${f.intent} that nobody is bound to, the total does not add up to ${f.total}.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `${capital(f.total)} are called contracted, and ${f.intent} of them are an intention. I would have built on a number that another place takes back.`,
      f => `Correct the ${f.total} before somebody else does the sum.`,
      f => `${f.sum} makes ${f.total}, so the intention was counted as a contract.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `Two places of the document disagree on what is signed: ${f.total} in one, and in the other ${f.intent} of that without obligation.`,
      f => `Agree on one definition of “contracted” and count again from ${f.firm}.`,
      f => `A plan that schedules ${f.total} schedules ${f.intent} that may never be asked for.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `Whoever gave the letter over ${f.intent} can still take an alternative, and the ${f.total} treat them as won.`,
      f => `Say what the buyer behind the ${f.intent} is comparing.`,
      f => `The demand that is tied down is ${f.firm}, not ${f.total}.`,
    ),
  },
}
