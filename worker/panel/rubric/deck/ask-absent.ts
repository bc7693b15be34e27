/** Section 5.10: no amount is asked for. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { asksIn, findAsk } from './asks.ts'
import { everything, isOwnPitch, onDeck, slidesRead, view, wholeOf, within } from './finding.ts'
import { capital, short } from './phrases.ts'

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

export const askAbsent: Observation = {
  id: 'ask-absent',
  category: 'ask',
  appliesTo: isOwnPitch,
  sources: ['KAW', 'TETEN', 'SEQ'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || findAsk(deck) || deck.slides.some(slide => asksIn(slide).length > 0)) return []
    const text = everything(deck)
    if (otherPurpose.test(text) || sizedRound(text)) return []
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
    const last = deck.main.at(-1)
    const next = deck.slides.find(slide => slide.appendix)
    return [
      {
        severity: 2,
        quotes: [],
        lookedFor: `An amount of money near raise, raising, seeking, round, ask or funding. ${slidesRead(deck)}`,
        facts: {
          ending: `the last ${deck.unit}${next ? ` before ${next.title ? `“${short(next.title, 6)}”` : 'the hidden ones'}` : ''}`,
          last: short(last?.title || 'the last page', 8),
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
        `${capital(f.ending)} is “${f.last}”, and no amount is asked for ${f.any}. A plan that is not sized to money cannot be staffed.`,
      () => 'Cost the next milestone: people, months, and what they need.',
      f => `I cannot say what ${f.name} would do first, because I do not know with what.`,
    ),
    'growth-metrics': view(
      '-',
      f =>
        `Without an amount there is no spending to set against any result. What does one more month of ${f.name} cost?`,
      () => 'State the sum, the monthly burn it covers, and the metric it should move.',
      f => `Efficiency is result over money, and after “${f.last}” the money is still missing.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `No sum is named ${f.any}, so the first conversation is about ${f.name} and the round can still be sized to the opportunity.`,
      () => 'Have a figure and a fallback ready for the first conversation.',
      f => `Ending on “${f.last}” keeps the discussion on what could be built and not on the price.`,
    ),
    'market-competition': view(
      '?',
      f => `How long could ${f.name} stand against a funded rival? It depends on a sum that is not named.`,
      () => 'Relate the amount to what entering this market costs.',
      () => 'No amount is given, so I cannot compare it with what others have to spend.',
    ),
  },
  question: s => `What does the next milestone of ${s.facts.name} cost, in money and months?`,
}
