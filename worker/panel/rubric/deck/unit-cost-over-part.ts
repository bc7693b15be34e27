/** So many of a thing at what one costs is more than the part of the money that is for them. */
import type { Block } from '#db/shapes.ts'
import { countsIn, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, quoteOf, sentenceAt } from '../text.ts'
import { allotted, likePart } from './allotted.ts'
import { findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { around, distinct, everything, isForFunding, onDeck, placed, view } from './finding.ts'
import { singular } from './phrases.ts'
import type { Slide } from './slides.ts'

const building =
  /\b(?:capex|capital (?:cost|expenditure)|set[- ]?up|fit[- ]?out|build(?:ing)?(?: cost)?|to (?:build|open|install|equip)|opening cost|investment|install(?:ation)?)\b/i
/** What pays for them besides the round. */
const elsewhere =
  /\b(?:franchis\w+|leas(?:e|ed|ing)|asset financ\w+|debt|loans?|landlords?|from (?:its|our|their) (?:own )?(?:cash|profits?)|self-?fund\w*|reinvest\w*|cash flows?|partners? (?:pay|fund|invest)\w*|grants?)\b/i
const withRound =
  /\b(?:with (?:this|the) (?:round|money|raise|funds?)|this (?:round|raise)|(?:the|this) money|we (?:will )?(?:open|build|become|reach|grow to|add)|to (?:open|build|reach|add)|by \p{L}+ 20\d\d)\b/iu

interface UnitCost {
  block: Block
  index: number
  length: number
  text: string
  value: number
  currency: string
  noun: string
}

/** "capex only Rs 65 lakh per clinic". */
function unitCosts(deck: DeckReading): UnitCost[] {
  return deck.main.flatMap(slide =>
    slide.blocks.flatMap(block =>
      moneyIn(block.text).flatMap((money): UnitCost[] => {
        const after = /^\s?(?:per|each|a|\/)\s?(?:new )?(\p{Ll}{3,})(?![\p{L}-])/u.exec(
          block.text.slice(money.index + money.length),
        )
        const sentence = sentenceAt(block.text, money.index).text
        const noun = after?.[1]
        if (
          !noun ||
          money.max !== money.value ||
          /^(?:year|month|week|day|hour|user|customer|seat|visit|unit)$/.test(noun)
        )
          return []
        if (!building.test(sentence) || /\b(?:not|never|was|rival|competitors?)\b/i.test(sentence)) return []
        return [
          {
            block,
            index: money.index,
            length: money.length + (after?.[0].length ?? 0),
            text: money.text.trim(),
            value: money.value,
            currency: money.currency,
            noun,
          },
        ]
      }),
    ),
  )
}

interface Goal {
  block: Block
  index: number
  length: number
  text: string
  more: number
  today: number
}

const countOf = (text: string, noun: string) =>
  countsIn(text).filter(
    one => singular(one.noun) === noun && one.bound === 'exact' && (one.qualifier === '' || one.qualifier === 'new'),
  )

/** How many there are to be with this round, less those that there are. */
function goalOn(deck: DeckReading, slide: Slide, noun: string): Goal | null {
  const today = deck.main
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ text }) =>
      countOf(text, noun).filter(one =>
        /^\s?(?:today|now|so far|open|live|in operation)\b/i.test(text.slice(one.index + one.length)),
      ),
    )[0]?.value
  for (const block of slide.blocks) {
    for (const one of countOf(block.text, noun)) {
      // "No. 1" ends no sentence, so the line is read as far as the count.
      const text = block.text.slice(Math.max(0, one.index - 160), one.index + one.length)
      if (!withRound.test(text) || /\b(?:not|if|could|later|next round|eventually)\b/i.test(text)) continue
      const isNew = one.qualifier === 'new'
      if (!isNew && (today === undefined || today >= one.value)) continue
      const before = isNew ? 0 : (today ?? 0)
      return { block, index: one.index, length: one.length, text: one.text, more: one.value - before, today: before }
    }
  }
  return null
}

export const unitCostOverPart: Observation = {
  id: 'unit-cost-over-part',
  category: 'ask',
  appliesTo: isForFunding,
  sources: ['KAW', 'TETEN'],
  detect: onDeck(deck => {
    const ask = findAsk(deck)
    if (!ask || elsewhere.test(everything(deck))) return []
    for (const slide of around(deck, ask.slide)) {
      const found = allotted(slide)
      if (!found) continue
      for (const cost of unitCosts(deck)) {
        const named = found.parts.filter(({ label }) => everyMatch(new RegExp(`\\b${cost.noun}s?\\b`, 'i'), label)[0])
        const [part, other] = named
        const goal = goalOn(deck, slide, cost.noun)
        if (!part || other || !goal) continue
        const needed = goal.more * cost.value
        if (needed <= 1.3 * part.value) continue
        return [
          {
            severity: 2,
            quotes: distinct([
              quoteAround(goal.block, goal.index, goal.length),
              quoteAround(cost.block, cost.index, cost.length),
              quoteOf(part.block),
            ]),
            facts: {
              more: goal.more,
              goal: goal.text.replace(/\s+/g, ' '),
              today: goal.today,
              noun: cost.noun,
              cost: cost.text,
              needed: likePart(part, needed),
              part: part.written,
              label: part.label,
              enough: Math.floor(part.value / cost.value),
              ...placed(deck, slide),
            },
          },
        ]
      }
    }
    return []
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${f.goal} ${f.today ? `from ${f.today} today ` : ''}means ${f.more} more. At ${f.cost} each they take ${f.needed}, and “${f.label}” has ${f.part}, which is enough for ${f.enough}.`,
      f => `Say where the rest of ${f.needed} comes from, or how many this round really pays for.`,
      f => `${f.more} at ${f.cost} each is ${f.needed}, and ${f.part} stands beside “${f.label}”.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `“${f.label}” with ${f.part} builds ${f.enough} at ${f.cost} each, and the plan ${f.on} names ${f.more} more.`,
      f => `Plan for the ${f.enough} that are paid for, and name what has to happen before the others are begun.`,
      f => `Nobody can build ${f.more} with the money for ${f.enough}.`,
    ),
    'growth-metrics': view(
      '-',
      f => `Growth to ${f.goal} rests on ${f.needed} of building, and ${f.part} is set aside for it.`,
      () => 'Show for each year how many are built and what pays for them.',
      f => `With ${f.part} at ${f.cost} each the count stops ${f.enough} further on.`,
    ),
  },
}
