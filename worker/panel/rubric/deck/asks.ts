/** The amount a deck asks for, wherever it stands. */
import type { Block } from '#db/shapes.ts'
import { moneyIn, parseNumber } from '../numbers.ts'
import { everyMatch, sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { within, withRole } from './finding.ts'
import { isAsk } from './genre.ts'
import type { Slide } from './slides.ts'

export interface Ask {
  slide: Slide
  block: Block
  index: number
  length: number
  text: string
  value: number
}

const asking =
  /\b(?:rais(?:e|es|ing)|seek(?:s|ing)?|round|ask(?:s|ing)?|looking for|want(?:s)?|need(?:s)?|require[sd]?|funding|investment)\b/i
/** Money that came before, and sums that are not the ask. */
const past =
  /\b(?:raised|previous(?:ly)?|to date|so far|already|valuation|cap|grants?|pre-money|post-money|revenue|ARR|MRR|GMV|turnover|bookings|market|TAM|burn|cash)\b/i
/** "Funding: £350k of friends' money so far": nothing in the sentence asks. */
const before =
  /^(?!.*\b(?:rais(?:e|ing)|seek(?:s|ing)?|ask(?:ing)?|looking|want|need)\b).*\b(?:so far|to date|until now)\b/is
/** "Raising 1.5M": an amount without a currency, unless people or things follow. */
const bare =
  /\b(?:raise|raising|seeking)\s+(?:an? |up to |our |about )?(\d+(?:[.,]\d+)?)\s?(k|m|mn|million)\b(?!\s+(?!(?:in|to|for|seed|pre-?seed|series|round|at|over|from|on|with|and)\b)\p{L})/iu

/** A title that names a round and its size: "Seed ($250K)", "Pre-seed: €300k". */
const round = /^\W*(?:pre-?seed|seed|series [a-d]|angel|bridge)\b[^.;]{0,20}?[$€£\d][^;]{0,24}/i

/** Amounts that a slide asks for, each near a word of asking. */
export function asksIn(slide: Slide): Ask[] {
  return slide.blocks.flatMap(block => {
    const named = moneyIn(block.text)
      .filter(money => money.value >= 1e4)
      .filter(money => {
        const { text, start } = sentenceAt(block.text, money.index)
        const own = { index: money.index - start, length: money.length }
        return within(text, asking, [own], 10) && !within(text, past, [own], 3) && !before.test(text)
      })
      .map(money => ({
        slide,
        block,
        index: money.index,
        length: money.length,
        text: money.text.trim(),
        value: money.max,
      }))
    if (named.length > 0) return named
    const titled = block === slide.titleBlock ? everyMatch(round, block.text)[0] : undefined
    const amount = titled && moneyIn(titled.text)[0]
    if (titled && amount && amount.value >= 1e4 && !past.test(block.text)) {
      const index = titled.index + amount.index
      return [{ slide, block, index, length: amount.length, text: amount.text.trim(), value: amount.max }]
    }
    return everyMatch(bare, block.text).map(({ index, length, text, groups: [number = '0', mag = 'm'] }) => ({
      slide,
      block,
      index,
      length,
      text: text.replace(/^\D+/, ''),
      value: parseNumber(number, true) * (/^k/i.test(mag) ? 1e3 : 1e6),
    }))
  })
}

const uses = /\buse of (?:funds|proceeds)\b|\bwhere (?:it|the money) goes\b|\ballocation\b/i

/** Among what the money is for, the whole is the one that the others make. */
const isWhole = ({ value }: Ask, all: readonly Ask[]): boolean =>
  all.length === 1 || Math.abs(all.reduce((sum, one) => sum + one.value, 0) - 2 * value) <= 0.02 * value

/** The amount asked for: near a word of asking, else the largest amount on the ask slide. */
export function findAsk(deck: DeckReading): Ask | null {
  const slides = [...new Set([...withRole(deck, 'ask'), ...deck.main.slice(-3), ...deck.main.slice(0, 1)])]
  const named = slides.flatMap(asksIn)[0]
  if (named) return named
  // A summary or a letter asks wherever it comes to it.
  const said = deck.main.flatMap(asksIn).find(({ block, index }) => isAsk(sentenceAt(block.text, index).text))
  if (said) return said
  const alone = withRole(deck, 'ask').flatMap(slide => {
    const amounts = slide.blocks.flatMap(block =>
      moneyIn(block.text)
        .filter(money => {
          const { text, start } = sentenceAt(block.text, money.index)
          return money.value >= 1e4 && !within(text, past, [{ index: money.index - start, length: money.length }], 4)
        })
        .map(money => ({
          slide,
          block,
          index: money.index,
          length: money.length,
          text: money.text.trim(),
          value: money.max,
        })),
    )
    return uses.test(slide.title) ? amounts.filter(one => isWhole(one, amounts)) : amounts
  })
  // An amount with a line to itself is the ask, whatever larger ones are hoped for below it.
  const bare = alone.find(({ block, text }) => block.text.trim().length <= text.length + 12)
  return bare ?? alone.sort((a, b) => b.value - a.value)[0] ?? null
}
