/** Section 5.7: a growth rate has no start, end or period. */
import { countsIn, moneyIn, multiplesIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { growthPercent } from '../patterns.ts'
import { everyMatch, negated, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view } from './finding.ts'
import { marketTerm } from './market-figures.ts'

/** What a company is valued at is a multiple of its revenue, and no growth. */
const valued =
  /\b(?:valuation|valued|multiples?|exit|dilution|pre-money|post-money|EBITDA|acquired)\b|\b(?:at|of) (?:about |around |roughly )?\d{1,3}(?:\.\d)?x (?:\w+ )?revenues?\b/i

const target = /\b(?:target|goal|aim|plan(?:ned)?|forecast|expect(?:ed)?|project(?:ed|ion)|will|by 20\d\d|potential)\b/i

/** Two amounts of one kind that lie as far apart as the rate says: the start and the end, however they are told. */
function hasFittingPair(text: string, rate: string): boolean {
  const percent = percentsIn(rate)[0]
  const times = percent ? 1 + percent.value / 100 : (multiplesIn(rate)[0]?.value ?? 0)
  if (times <= 1) return false
  const monies = moneyIn(text).map(({ value, currency }) => ({ value, kind: currency }))
  const counts = countsIn(text).map(({ value, noun }) => ({ value, kind: noun }))
  const amounts = [...monies, ...counts]
  return amounts.some(from =>
    amounts.some(
      to => from.kind === to.kind && from.value > 0 && Math.abs(to.value / from.value - times) <= 0.1 * times,
    ),
  )
}

/** Where a growth rate ends, if its sentence says so: "to $1.2M", "and reached 400 clinics", "($1.2M ARR)". */
function endOf(sentence: string, rate: { index: number; length: number }): string | null {
  const after = sentence.slice(rate.index + rate.length)
  const amounts = [...moneyIn(after), ...countsIn(after)].sort((a, b) => a.index - b.index)
  const led =
    /(?:\b(?:to|at|reach(?:ed|es|ing)?|hit(?:ting)?|now|today)(?: (?:over|about|nearly|almost|more than))?|[(:→])\s*$/i
  return amounts.find(({ index }) => led.test(after.slice(0, index)))?.text.trim() ?? null
}

const period =
  /\b(?:MoM|YoY|QoQ|WoW|m\/m|y\/y|month[- ]over[- ]month|year[- ]over[- ]year|week[- ]over[- ]week|CMGR|CAGR|monthly|weekly|yearly|annual(?:ly)?|daily|(?:a|per|each|every|last|past|this|first|one) (?:\w+ )?(?:day|week|month|quarter|year)s?|in (?:the (?:last|first|past) )?(?:\w+ )?(?:days|weeks|months|quarters|years)|since|20\d\d|Q[1-4])\b/i

/** A rate is not cut before its period: "growing 40%" is another thing than "growing 40% week over week". */
const wholeRate =
  /^ (?:(?:week|month|quarter|year)[- ]over[- ](?:week|month|quarter|year)|(?:a|per|each|every) (?:week|month|quarter|year)|weekly|monthly|yearly|annually|WoW|MoM|QoQ|YoY)\b/i

/** A start and an end, or a base with its period: enough to check a growth rate. */
function hasBase(text: string): boolean {
  const pair =
    /\bfrom\b[^.\n]{0,30}\d[^.\n]{0,20}\bto\b[^.\n]{0,20}\d|(?<![\d.,])\d[\d.,]{0,15}\s?[kKmM]?\s?(?:→|->|➜|⟶|=>)\s?[$€£]?\d|\b(?:was|were) [$€£]?\d[^.\n]{0,60}\b(?:now|today|is)\b/i
  if (pair.test(text)) return true
  const dated = everyMatch(
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s?(?:20\d\d)?|\bQ[1-4]\b|\b20\d\d\b/,
    text,
  )
  return dated.length >= 2 && moneyIn(text).length + countsIn(text).length >= 2
}

/** "60% Growth" alone may be a part of a budget; "grew 60%", "growth of 60%" and "60% growth a month" are growth. */
const grown =
  /\b(?:grew|grown|grows?|growing|increas(?:ed|ing|es)|rose|risen|up|climbed|doubled|tripled|achieved|saw|seen|reached|hit|delivered|had|have|with|after|at|of)\b|\bgrowth (?:of|at|rate|is|was)\b|\b(?:MoM|YoY|QoQ|WoW|m\/m|y\/y|CMGR|CAGR|(?:month|year|week|quarter)[- ]over[- ](?:month|year|week|quarter))\b|\b(?:monthly|weekly|yearly|annual|revenue|sales|user|customer|ARR|MRR)\s(?:\p{L}+\s)?growth\b|\bgrowth\b[^.]{0,20}\b(?:in|since|per|a|each|every|last|this)\b/iu

/** Shares beside it that make up a whole with it, or one that says what for: "60% growth, 40% operations". */
function isShare(text: string, rate: string): boolean {
  const shares = percentsIn(text).map(({ value }) => value)
  const own = percentsIn(rate)[0]?.value
  if (own === undefined || own >= 100) return false
  const rest = shares.filter(value => value !== own)
  return (
    shares.length > 1 &&
    (Math.abs(shares.reduce((sum, value) => sum + value, 0) - 100) < 0.5 || rest.includes(100 - own))
  )
}

export const growthPercentNoBase: Observation = {
  id: 'growth-percent-no-base',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1', 'PG'],
  detect: onDeck((deck, reading) => {
    // The start and the end may stand a slide away from the rate, in a line of their own.
    const lines = deck.slides.flatMap(slide => slide.blocks.map(block => block.text))
    return deck.main.flatMap(slide => {
      if ((['market', 'timing', 'financials', 'problem'] as const).some(role => slide.roles.includes(role))) return []
      if (hasBase(slide.text) || slide.blocks.some(block => block.type === 'chart' || block.type === 'table_row'))
        return []
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(growthPercent, sentence.text)[0]
        if (!match || target.test(sentence.text) || valued.test(sentence.text) || negated(sentence.text, match.index))
          continue
        if (
          marketTerm.test(sentence.text) ||
          /\b(?:prices?|costs?|inflation|wages?|rents?|demand|incidents?|claims|adoption|penetration|smartphones?|internet|population|rural|urban|households?|nationwide|sector|annual(?:ly)? growth)\b/i.test(
            sentence.text,
          )
        )
          continue
        if (!grown.test(sentence.text) || isShare(slide.text, match.text)) continue
        if ([slide.text, ...lines].some(text => hasFittingPair(text, match.text))) continue
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              rate: `${match.text.trim()}${wholeRate.exec(sentence.text.slice(match.index + match.length))?.[0] ?? ''}`,
              end: endOf(sentence.text, match) ?? '',
              period: period.test(sentence.text) ? 'given' : '',
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    })
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        f.end
          ? `“${f.rate}”, from what? It ends at ${f.end}, and the value it began with is not given with it.`
          : `“${f.rate}”, from what? The value it began with is not given with it, so the rate could stand for very little or for a great deal.`,
      () => 'Give both absolute numbers and the months they belong to.',
      f => `A rate such as “${f.rate}” has a base, and without it I can compute nothing.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.rate}” sounds like a lot until I ask where it began. Nobody tells me.`,
      () => 'Tell me what the number was before and what it is now.',
      () => 'Percentages without a start have misled me before.',
    ),
    'investment-opportunity': view(
      '-',
      f => `“${f.rate}” may be growth from very little. How large this gets cannot be read from it.`,
      f => `Put the value before “${f.rate}” and the value after it side by side.`,
      f => `I want to see momentum, and “${f.rate}” without its start is not enough for it.`,
    ),
    'team-execution': view(
      '?',
      f =>
        f.period
          ? `Which work led to “${f.rate}”? A rate without its two values cannot be traced to anything the team did.`
          : `Which work led to “${f.rate}”? Without the period I cannot connect it with anything the team did.`,
      () => 'Write next to the rate what changed in the months before.',
      f =>
        f.period
          ? `What stood before “${f.rate}” is not told with it, so I cannot see what the work changed.`
          : `The time behind “${f.rate}” is not told with it.`,
    ),
  },
}
