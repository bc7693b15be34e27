/** Section 5.11: the round lasts less than 18 months. */
import { durationsIn, moneyIn } from '../numbers.ts'
import type { Observation, SightedQuote } from '../observation.ts'
import { quoteAround, sentenceAt } from '../text.ts'
import { findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { distinct, isOnInvestment, onDeck, placed, view, within, withRole } from './finding.ts'
import { capital, counted } from './phrases.ts'
import type { Slide } from './slides.ts'

const soft =
  /\b(?:buffer|current(?:ly)?|today|remaining|left|existing|minimum|if|without|worst case|extra|additional|reserve)\b/i

interface Runway {
  quotes: SightedQuote[]
  months: number
  said: string
  slide: Slide
  /** The cash of today, before any round. */
  now: boolean
}

/** The months that are stated for the time after the round. */
function statedRunway(deck: DeckReading): Runway | null {
  for (const slide of deck.main)
    for (const block of slide.blocks)
      for (const one of durationsIn(block.text)) {
        const sentence = sentenceAt(block.text, one.index)
        const own = { index: one.index - sentence.start, length: one.length }
        if (one.bound === 'at-least' || !within(sentence.text, /\brunway\b|\bmonths of cash\b/i, [own], 4)) continue
        if (soft.test(sentence.text)) continue
        if (!slide.roles.includes('ask') && !/\b(?:rais\w+|round|funding)\b/i.test(sentence.text)) continue
        const months = one.months * (one.max / one.value)
        return { quotes: [quoteAround(block, one.index, one.length)], months, said: one.text.trim(), slide, now: false }
      }
  return null
}

const shortest = 12

/** "The runway is seven months", of the cash that is there: said in a memo or an update, not of what the round gives. */
function presentRunway(deck: DeckReading): Runway | null {
  for (const slide of deck.main) {
    if (slide.roles.includes('ask')) continue
    for (const block of slide.blocks)
      for (const one of durationsIn(block.text)) {
        const { text, start } = sentenceAt(block.text, one.index)
        const before = text.slice(0, one.index - start)
        const after = text.slice(one.index - start + one.length)
        const stated =
          /\b(?:cash )?runway (?:is|of|was|stands at|comes to)(?: about| around| roughly| only| just)? $/i.test(
            before,
          ) || /^ of (?:cash )?runway\b/i.test(after)
        if (!stated || one.bound === 'at-least' || one.months * (one.max / one.value) >= shortest) continue
        if (soft.test(text) || /\b(?:rais\w+|round|funding|extend\w*|from|will|would|after|to)\b/i.test(text)) continue
        const months = one.months * (one.max / one.value)
        return { quotes: [quoteAround(block, one.index, one.length)], months, said: one.text.trim(), slide, now: true }
      }
  }
  return null
}

/** Cash and raise over net burn, where all three are stated. */
function computedRunway(deck: DeckReading): Runway | null {
  const ask = findAsk(deck)
  if (!ask) return null
  const find = (near: RegExp, not: RegExp) => {
    for (const slide of deck.main)
      for (const block of slide.blocks)
        for (const money of moneyIn(block.text)) {
          const sentence = sentenceAt(block.text, money.index)
          const own = { index: money.index - sentence.start, length: money.length }
          if (within(sentence.text, near, [own], 5) && !not.test(sentence.text)) return { slide, block, money }
        }
    return null
  }
  const cash = find(
    /\bcash (?:in (?:the )?bank|on hand|balance|at hand|position)\b|\bin the bank\b/i,
    /\brunway\b|\bforecast\b/i,
  )
  const burn = find(
    /\bnet burn\b|\bmonthly burn\b|\bburn(?:ing)?(?: rate)?\b/i,
    /\b(?:grow\w*|rise|rises|rising|increase\w*|revenue)\b/i,
  )
  if (!cash || !burn || burn.money.value <= 0 || !/\bmonth|\/\s?mo\b/i.test(burn.block.text)) return null
  return {
    quotes: distinct([
      quoteAround(ask.block, ask.index, ask.length),
      quoteAround(cash.block, cash.money.index, cash.money.length),
      quoteAround(burn.block, burn.money.index, burn.money.length),
    ]),
    months: (cash.money.value + ask.value) / burn.money.value,
    said: `about ${counted(Math.round((cash.money.value + ask.value) / burn.money.value), 'month')}`,
    slide: burn.slide,
    now: false,
  }
}

export const runwayUnder18: Observation = {
  id: 'runway-under-18',
  category: 'financials',
  appliesTo: isOnInvestment,
  sources: ['TETEN', 'P9'],
  detect: onDeck(deck => {
    const runway = statedRunway(deck) ?? presentRunway(deck) ?? computedRunway(deck)
    if (!runway || runway.months >= 18 || runway.months < 1) return []
    const ask = findAsk(deck) ?? withRole(deck, 'ask')[0]
    return [
      {
        severity: 2,
        quotes: runway.quotes,
        facts: {
          said: runway.said,
          ...placed(deck, runway.slide),
          round: runway.now ? 'Money that ends' : 'A round that ends',
          amount: runway.now ? 'the cash of today' : ask && 'text' in ask && 'value' in ask ? ask.text : 'the round',
        },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f =>
        `${capital(f.said)} of runway leaves perhaps half for work, since finding the next money takes months. Who builds while the founders are out asking?`,
      () => 'Either cut the plan to what fits, or size the round to 18 months.',
      f => `With ${f.said}, one late release uses up the whole margin.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `${capital(f.amount)} lasts ${f.said}, so the next raise begins almost at once. What must be true by then has little time to become true.`,
      f => `Say which result will be on the table within ${f.said}.`,
      f => `${f.round} after ${f.said} ties its outcome to how money is to be had at that moment.`,
    ),
    'growth-metrics': view(
      '?',
      f =>
        `Which metric will have moved, and by how much, within ${f.said}? The document gives the time, and I would like the result beside it.`,
      () => 'Place the next milestone on the same line as the cash-out date.',
      f => `I cannot tell whether ${f.said} is enough without a rate of progress.`,
    ),
  },
}
