/** The parts that the money is to go to make the amount that is asked for. */
import type { Block } from '#db/shapes.ts'
import type { Amount } from '../amount.ts'
import { moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteAround, sentenceAt } from '../text.ts'
import { type Ask, findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { around, distinct, onDeck, placed, view, withRole } from './finding.ts'
import { capital, short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isRunning } from './statements.ts'

interface Part {
  slide: Slide
  block: Block
  amount: Amount
  purpose: string
}

/** Sums of another kind, and what is left without a purpose. */
const notPart =
  /\b(?:others?|misc\w*|general|valuation|cap|pre-money|post-money|already|taken|committed|raised|is in|grants?|loans?|revenue|turnover|ARR|MRR|GMV|sales of|burn|equity|stake|dilution|runway|margin|growth|a (?:month|year|week)|per \p{L}+)\b/iu

/**
 * What a part is for: the words after its amount, or those before it where nothing follows the last amount of its line
 * ("Marketing 60%, product 40%") or the amount stands in brackets.
 */
function purposeOf(text: string, amount: Amount, all: Amount[]): string {
  const end = amount.index + amount.length
  const before = text.slice(
    Math.max(0, ...all.filter(one => one.index < amount.index).map(one => one.index + one.length)),
    amount.index,
  )
  const after = text.slice(
    end,
    Math.min(text.length, ...all.filter(one => one.index > amount.index).map(({ index }) => index)),
  )
  // A sentence of its own is no part of the list: "A university fund is in with €300k."
  const line = text.slice(end).split(/\n|(?<=\p{L})\.\s/u)[0] ?? ''
  const last = all.findLast(({ index }) => index < end + line.length) ?? amount
  const closes = !/\p{L}/u.test(text.slice(last.index + last.length, end + line.length).replace(/^[^()]*\)/, ''))
  const bracketed = before.lastIndexOf('(') > before.lastIndexOf(')')
  // "Sales in Norway, Scotland and Wales: 45%": alone in its line, all that stands before it is the purpose.
  const sameLine = (one: Amount) =>
    !text.slice(Math.min(one.index, amount.index), Math.max(one.index, amount.index)).includes('\n')
  const between = all.filter(sameLine).length > 1 ? /[;\n|]|\.(?!\d)|\)?,\s/ : /[;\n|]|\.\s/
  const side =
    bracketed || closes
      ? (before
          .split(between)
          .filter(part => /\p{L}/u.test(part))
          .at(-1) ?? '')
      : (after.replace(/^[\s:–—|,.)-]+/, '').split(/[.;,\n|(]/)[0] ?? '')
  return side
    .replace(/^.*(?::|\d[\d.,]*(?:k|m|bn)? for)\s(?=\S)/, '')
    .replace(/^[\s),]*(?:(?:and|is|are|goes|for|to|on|into|in|of it)\s)*/i, '')
    .replace(/[\s:(–—|,/+&-]+$/, '')
    .trim()
}

/** What stands above the ask is what was before it. */
function isBefore(slide: Slide, block: Block, { index }: Amount, ask: Ask): boolean {
  if (slide !== ask.slide) return false
  const [own, asked] = [block, ask.block].map(one => slide.blocks.indexOf(one))
  return own === asked ? index < ask.index : (own ?? 0) < (asked ?? 0)
}

function partsIn(slides: Slide[], read: (text: string) => Amount[], ask: Ask): Part[] {
  return slides.flatMap(slide =>
    slide.blocks.flatMap(block => {
      const amounts = read(block.text).filter(
        ({ index }) => !(block === ask.block && index === ask.index) && block !== slide.titleBlock,
      )
      return amounts.flatMap((amount): Part[] => {
        const purpose = purposeOf(block.text, amount, amounts)
        const own = sentenceAt(block.text, amount.index).text.slice(0, 200)
        const exact = amount.bound === 'exact' && amount.max === amount.value
        if (
          !/\p{L}/u.test(purpose) ||
          !exact ||
          isBefore(slide, block, amount, ask) ||
          notPart.test(`${purpose} ${own.length < 60 ? own : ''}`)
        )
          return []
        return [{ slide, block, amount, purpose }]
      })
    }),
  )
}

/** It goes on the list of the other: in the same line, or in the next one of its kind. */
function goesOn(one: Part, other: Part | undefined): boolean {
  if (!other || other.slide !== one.slide) return false
  const [a, b] = [one, other].map(({ slide, block }) => slide.blocks.indexOf(block))
  return Math.abs((a ?? 0) - (b ?? 0)) <= 1 && one.block.type === other.block.type
}

/** A run of parts, one after the other, whose sum is the whole; a list that goes on behind it makes more. */
function runTo(parts: Part[], whole: number, least: number): Part[] | null {
  for (let from = 0; from < parts.length; from++) {
    let sum = 0
    for (let to = from; to < parts.length; to++) {
      sum += parts[to]?.amount.value ?? 0
      if (to - from + 1 < least || Math.abs(sum - whole) > 0.006 * whole) continue
      const [first, last] = [parts[from], parts[to]]
      if (first && last && !goesOn(first, parts[from - 1]) && !goesOn(last, parts[to + 1]))
        return parts.slice(from, to + 1)
    }
  }
  return null
}

/** What is asked for: the amount that is near a word of asking, else the first one below the title that names the ask. */
function asksOf(deck: DeckReading): Ask[] {
  const named = findAsk(deck)
  const first = withRole(deck, 'ask').flatMap(slide =>
    slide.blocks
      .flatMap(block =>
        moneyIn(block.text).map(({ index, length, text, max }) => ({
          slide,
          block,
          index,
          length,
          text: text.trim(),
          value: max,
        })),
      )
      .slice(0, 1),
  )
  return [...(named ? [named] : []), ...first].filter(({ value }) => value >= 1e4)
}

function splitOf(deck: DeckReading, ask: Ask): Part[] | null {
  const slides = [
    ...new Set([
      ask.slide,
      ...around(deck, ask.slide).filter(slide => slide.roles.includes('ask')),
      ...withRole(deck, 'ask'),
    ]),
  ]
  const currency = moneyIn(ask.block.text).find(({ index }) => index === ask.index)?.currency
  const money = partsIn(
    slides,
    text =>
      moneyIn(text).filter(
        one => one.value < ask.value && one.value >= 0.02 * ask.value && (!currency || one.currency === currency),
      ),
    ask,
  )
  return runTo(money, ask.value, 2) ?? runTo(partsIn(slides, percentsIn, ask), 100, 3)
}

/** Of a long list the first parts and how many follow. */
function sumOf(parts: Part[]): string {
  const amounts = parts.map(({ amount }) => amount.text.trim())
  return amounts.length <= 5 ? amounts.join(' + ') : `${amounts.slice(0, 3).join(' + ')} and ${amounts.length - 3} more`
}

export const askSplitAddsUp: Observation = {
  id: 'ask-split-adds-up',
  category: 'ask',
  appliesTo: isRunning,
  sources: ['KAW', 'SEC-CF', 'TETEN'],
  detect: onDeck(deck => {
    const split = asksOf(deck).flatMap(ask => {
      const parts = splitOf(deck, ask)
      return parts ? [{ ask, parts }] : []
    })[0]
    if (!split) return []
    const { ask, parts } = split
    const largest = parts.reduce((most, part) => (part.amount.value > most.amount.value ? part : most))
    const quotes = [ask, ...parts].map(one =>
      'amount' in one
        ? quoteAround(one.block, one.amount.index, one.amount.length)
        : quoteAround(one.block, one.index, one.length),
    )
    return [
      {
        severity: 1,
        quotes: distinct(quotes).slice(0, 3),
        facts: {
          amount: ask.text,
          sum: sumOf(parts),
          parts: parts.length,
          largest: largest.amount.text.trim(),
          purpose: short(largest.purpose, 8),
          ...placed(deck, largest.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        `${f.amount} is taken apart, and the parts make the whole: ${f.sum}. I can argue about each of the ${f.parts}.`,
      f => `When ${f.amount} or one of its ${f.parts} parts changes, change the others with it.`,
      f => `The split ${f.on} adds up to ${f.amount}, so nothing of the round is left without a purpose.`,
    ),
    'team-execution': view(
      '+',
      f => `The largest part has a name, “${f.purpose}” for ${f.largest}. A plan that adds up can be handed out.`,
      f => `Hold on to “${f.purpose}” as the largest part for as long as that is the plan.`,
      f => `With ${f.sum} there is a budget that someone could start to spend by.`,
    ),
    'growth-metrics': view(
      '+',
      f => `Each of the ${f.parts} parts of ${f.amount} is stated, so each can be held against what it brings.`,
      f => `Report what was spent by the same ${f.parts} parts.`,
      f => `With ${f.largest} for “${f.purpose}” there is something to divide a later result by.`,
    ),
    'market-competition': view(
      '?',
      f => `Does “${f.purpose}”, the largest part of ${f.amount}, change anything that a rival could not copy?`,
      f => `Be ready to tell which of the ${f.parts} parts makes the position harder to attack.`,
      f => `${capital(f.at)} says where ${f.amount} goes and leaves open what it does to the alternatives.`,
    ),
  },
}
