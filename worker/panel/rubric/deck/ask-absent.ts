/** Section 5.10: no amount is asked for. */

import type { Sentence } from '../base-reading.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence } from '../text.ts'
import { asksIn, findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { everything, isOwnPitch, onDeck, sentencesOn, slidesRead, view, wholeOf, within } from './finding.ts'
import { short } from './phrases.ts'
import { mayBe, maySayTheSum, wantsNoMoney } from './put-otherwise.ts'

const otherPurpose =
  /\b(?:annual report|board (?:meeting|memo|update|pack)|sales deck|request a demo|book a demo|quarterly (?:report|update)|case study)\b/i

/** An amount in digits or in words, with its unit before or after it. */
const amount =
  '(?:[$€£]\\s?\\d[\\d.,]*\\s?(?:k|m|mn|mio\\.?|million|thousand)?|(?:EUR|USD|GBP|CHF)\\s?\\d[\\d.,]*\\s?(?:k|m|mn|mio\\.?|million)?|(?<![\\w.])(?:\\d[\\d.,]*|one|two|three|four|five|six|eight|ten|half a)\\s?(?:k|m|mn|mio\\.?|million|thousand)\\b|\\d[\\d.,]*\\s?(?:euros?|dollars?|pounds?|francs))'
const sum = new RegExp(`${amount}(?!\\s(?:patients|people|users|customers|households))`, 'i')
/** A currency that no list of ours knows, by its letters: "R12m", "COP 3,000,000,000", "KSh 40 million". */
const otherCurrency =
  /(?<![\w-])[A-Z][A-Za-z]{0,3}\.?\s?\d(?:[\d.,]*\s?(?:k|m|mn|million|bn|billion|crore|lakh)\b|\d{0,2}(?:[.,’' ]\d{3})+)/
const asks = /\b(?:rais(?:e|ing)|seek(?:s|ing)?|ask(?:s|ing)?|looking for|need(?:s|ed)?|require[sd]?)\b/i

/** "Series B | Osaka | ¥3.2 billion", "Pre-seed, USD 750,000 as a SAFE": a line names the round and its size, no verb. */
const roundNamed = /\b(?:pre-?seed|seed|series [a-e]|bridge round|SAFE|convertible (?:note|loan))\b/i
const before = /\b(?:raised|closed|previous(?:ly)?|earlier|to date|valuation|revenue|market)\b/i

function sizedRound(text: string): boolean {
  return text.split('\n').some(line => {
    if (before.test(line)) return false
    const other = otherCurrency.test(line)
    return roundNamed.test(line) ? other || moneyIn(line).some(({ value }) => value >= 1e4) : other && asks.test(line)
  })
}

const forMonths = new RegExp(
  `${amount}[^.\\n]{0,24}\\b(?:for|over|lasts?|covers?|gives?|buys?|funds?)\\b[^.\\n]{0,16}\\b(?:months?|years?)\\b`,
  'i',
)

/** "We are looking for funding", "Raising: TBC": money is asked for, and how much is left out. */
const wants =
  /\b(?:looking for|seeking|raising|we (?:want|need|ask for|are after)|invite|open to)\b[^.\n]{0,40}\b(?:funding|funds|capital|investment|investors?|money|a round|partners)\b|^\W*(?:raising|raise|the ask|ask|round|funding)\s?[:–—-]\s?(?:TBC|TBD|to be (?:confirmed|decided|agreed|discussed)|on request)\b/i

function askWithoutSum(deck: DeckReading, reading: Reading): Sentence | undefined {
  return deck.main
    .flatMap(slide => sentencesOn(reading, slide))
    .find(({ text }) => wants.test(text) && !/\d/.test(text) && !text.endsWith('?'))
}

export const askAbsent: Observation = {
  id: 'ask-absent',
  category: 'ask',
  appliesTo: isOwnPitch,
  sources: ['KAW', 'TETEN', 'SEQ'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || findAsk(deck) || deck.slides.some(slide => asksIn(slide).length > 0)) return []
    const text = everything(deck)
    if (
      otherPurpose.test(text) ||
      sizedRound(text) ||
      wantsNoMoney(deck) ||
      maySayTheSum(deck) ||
      mayBe(deck, 'ask', deck.main.slice(-3))
    )
      return []
    const late = [...deck.main.filter(slide => slide.roles.includes('ask')), ...deck.main.slice(-3)]
    if (
      late.some(slide =>
        moneyIn(slide.text).some(money =>
          within(
            slide.text.replace(/\n/g, ' '),
            /\b(?:raise|raising|seek\w*|round|ask|need|capital|funding)\b/i,
            [money],
            10,
          ),
        ),
      )
    )
      return []
    // An amount on a slide that asks, or one that is to last so many months, is the ask however it is put.
    if (
      deck.slides.some(
        slide => slide.roles.includes('ask') && (sum.test(slide.text) || otherCurrency.test(slide.text)),
      ) ||
      forMonths.test(text)
    )
      return []
    const asked = askWithoutSum(deck, reading)
    if (!asked && !deck.labelled) return []
    return [
      {
        severity: 2,
        quotes: asked ? [quoteSentence(asked)] : [],
        lookedFor: `An amount of money near raise, raising, seeking, round, ask or funding. ${slidesRead(deck)}`,
        facts: {
          asked: asked ? short(asked.text, 14) : '',
          name: deck.company ?? 'the company',
          stage: deck.stage
            ? `a ${deck.stage.replace('series-', 'series ')} round is mentioned`
            : 'no round is mentioned',
          ...wholeOf(deck),
        },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f =>
        `${f.asked ? `“${f.asked}”: how much is not said, there or elsewhere.` : `No amount is asked for ${f.any}.`} A plan that is not sized to money cannot be staffed.`,
      () => 'Cost the next milestone: people, months, and what they need.',
      f => `I cannot say what ${f.name} would do first, because I do not know with what.`,
    ),
    'growth-metrics': view(
      '-',
      () => 'Without an amount there is no spending to set against any result.',
      () => 'State the sum, the monthly burn it covers, and the metric it should move.',
      f => `Efficiency is result over money, and no amount is asked for ${f.any}.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `I cannot hold what ${f.name} wants to reach against what it wants for it: no sum is named ${f.any}.`,
      () => 'Name a sum, or a smallest and a largest one with what each would pay for.',
      f => `Whether the sum fits the plan of ${f.name} cannot be asked while there is none.`,
    ),
    'market-competition': view(
      '?',
      f => `How long could ${f.name} stand against a funded rival? It depends on a sum that is not named.`,
      () => 'Relate the amount to what entering this market costs.',
      () => 'No amount is given, so I cannot compare it with what others have to spend.',
    ),
  },
}
