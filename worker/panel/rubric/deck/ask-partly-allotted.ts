/** The table of what the money is for comes to less than what is asked for. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteAround, quoteOf } from '../text.ts'
import { type AllottedPart, allotted, likePart, numberOf } from './allotted.ts'
import { type Ask, findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { around, distinct, isForFunding, onDeck, placed, view } from './finding.ts'
import type { Slide } from './slides.ts'

/** The list does not claim to be the whole, or says itself where the rest is. */
const partial =
  /\b(?:including|incl|of which|thereof|main|key|largest|top|mostly|mainly|e\.g|such as|examples?|rest|remain\w*|balance|buffer|reserves?|contingency|unallocated|fees?|first (?:tranche|close)|tranches?|grants?|loans?|per (?:month|year)|already|existing|total)\b|\d\s?%/i
const elsewhere = /\b(?:rest|remaining|remainder|reserve|buffer|contingency|fees|unallocated|tranches?)\b/i

const isExact = (ask: Ask): boolean =>
  !/[–—~+]|\b(?:up to|about|around|at least|or more)\b/i.test(
    `${ask.block.text.slice(Math.max(0, ask.index - 14), ask.index)}${ask.text}`,
  )

interface Left {
  slide: Slide
  first: AllottedPart
  parts: AllottedPart[]
  sum: number
  off: number
}

function leftOver(deck: DeckReading, ask: Ask): Left | null {
  for (const slide of around(deck, ask.slide)) {
    const found = allotted(slide)
    const [first] = found?.parts ?? []
    if (!found || !first) continue
    const { parts, head } = found
    if (partial.test([head.text, ...parts.map(({ label }) => label)].join('\n'))) continue
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const off = ask.value - sum
    // Rounded parts may each be off by half of their last digit.
    const digits = Math.max(...parts.map(({ text }) => /[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0))
    const rounding = (parts.length * (first.value / (numberOf(first) || 1))) / 2 / 10 ** digits
    if (off <= Math.max(0.015 * ask.value, rounding) || sum < 0.6 * ask.value) continue
    const others = slide.blocks.filter(block => block !== head && !parts.some(part => part.block === block))
    const told = others.some(
      ({ text }) =>
        elsewhere.test(text) ||
        moneyIn(text).some(
          ({ value }) => Math.abs(value - off) <= 0.02 * ask.value || Math.abs(value - sum) <= 0.005 * sum,
        ),
    )
    if (!told) return { slide, first, parts, sum, off }
  }
  return null
}

export const askPartlyAllotted: Observation = {
  id: 'ask-partly-allotted',
  category: 'ask',
  appliesTo: isForFunding,
  sources: ['KAW', 'SEC-CF', 'TETEN'],
  detect: onDeck(deck => {
    const ask = findAsk(deck)
    const found = ask && isExact(ask) ? leftOver(deck, ask) : null
    const last = found?.parts.at(-1)
    if (!ask || !found || !last) return []
    const { slide, first, parts, sum, off } = found
    return [
      {
        severity: 2,
        quotes: distinct([quoteAround(ask.block, ask.index, ask.length), quoteOf(first.block), quoteOf(last.block)]),
        facts: {
          amount: ask.text,
          sum: parts.map(({ text }) => text).join(' + '),
          total: likePart(first, sum),
          off: likePart(first, off),
          ...placed(deck, slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${f.amount} is asked for, and the parts ${f.on} come to ${f.total}: ${f.sum}. Nothing there says what the other ${f.off} is for.`,
      f => `Give the missing ${f.off} a line of its own, or ask for ${f.total}.`,
      f => `The table ${f.on} stops ${f.off} short of ${f.amount}.`,
    ),
    'team-execution': view(
      '-',
      f => `${f.sum} makes ${f.total} and not ${f.amount}. A budget that does not close cannot be handed out.`,
      f => `Add up the table ${f.on} again, and name who decides about the ${f.off} that is over.`,
      f => `Of ${f.amount} only ${f.total} is given a purpose ${f.on}.`,
    ),
  },
}
