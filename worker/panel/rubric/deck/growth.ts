/** Section 5.7, second half: how growth, retention and recurring revenue are shown. */
import type { Block } from '#db/shapes.ts'
import { countsIn, moneyIn, multiplesIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { concentration, cumulative, growthPercent, runRate } from '../patterns.ts'
import { everyMatch, negated, quoteAround, quoteOf, quoteSentence, sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import {
  allText,
  capital,
  everything,
  isPitch,
  onDeck,
  placed,
  sentencesOn,
  short,
  slidesRead,
  view,
} from './finding.ts'
import { marketTerm } from './market-figures.ts'
import { ownMetrics } from './metrics.ts'
import type { Slide } from './slides.ts'
import { cellsOf, tablesOf } from './tables.ts'

interface RunningTotal {
  slide: Slide
  title: Block
  series: Block | null
  first: string
  last: string
}

/** A chart or slide that says it is a total, or a chart series so named that never falls. */
function runningTotal(deck: DeckReading): RunningTotal | null {
  for (const slide of deck.main) {
    if (slide.roles.includes('market')) continue
    for (const lines of tablesOf(slide, 'chart')) {
      const series = lines.find(line => {
        const [name = '', ...values] = cellsOf(line)
        const numbers = values.map(Number)
        const named =
          /\b(?:total|cumulative|to date|all[- ]time)\b/i.test(name) &&
          !/\b(?:MRR|ARR|active|assets|cost|market)\b/i.test(name)
        return (
          named &&
          numbers.length >= 3 &&
          numbers.every((value, at) => Number.isFinite(value) && value >= (numbers[at - 1] ?? value))
        )
      })
      const title = lines.find(line => cumulative.test(line.text)) ?? (series ? lines[0] : undefined)
      if (!title) continue
      const values = cellsOf(series ?? lines.at(-1) ?? title).slice(1)
      return { slide, title, series: series ?? null, first: values[0] ?? '', last: values.at(-1) ?? '' }
    }
    const pictured =
      slide.blocks.some(block => block.type === 'image' || block.type === 'chart') || (slide.imageShare ?? 0) > 0.1
    if (slide.titleBlock && pictured && cumulative.test(slide.title)) {
      return { slide, title: slide.titleBlock, series: null, first: '', last: '' }
    }
  }
  return null
}

const cumulativeChart: Observation = {
  id: 'cumulative-chart',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1', 'A16-2'],
  detect: onDeck(deck => {
    const found = runningTotal(deck)
    if (!found) return []
    const climb = found.first && found.last ? ` from ${found.first} to ${found.last}` : ''
    return [
      {
        severity: 2,
        quotes: [
          quoteOf(found.title),
          ...(found.series && found.series !== found.title ? [quoteOf(found.series)] : []),
        ],
        facts: { title: short(found.title.text, 10), climb, ...placed(deck, found.slide) },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `“${f.title}” climbs${f.climb} because a total cannot do anything else. A bad month would look the same as a good one.`,
      () => 'Redraw it as new and lost per month.',
      f => `The curve ${f.on} hides each single period, and the periods are what I read.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `A running total as in “${f.title}” would rise even if interest were fading. I cannot read momentum from it.`,
      () => 'Show the same data by month, however uneven it looks.',
      f => `Whether growth speeds up or slows down is exactly what ${f.at} leaves out.`,
    ),
    'team-execution': view(
      '?',
      f =>
        `Is a total the right thing to steer by here, as it would be for installed devices? “${f.title}” does not say why it was chosen.`,
      () => 'Write next to the chart which number the team looks at on Mondays.',
      f => `I cannot tell from ${f.at} whether the team runs on totals or only presents them.`,
    ),
  },
}

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

const growthPercentNoBase: Observation = {
  id: 'growth-percent-no-base',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1', 'PG'],
  detect: onDeck((deck, reading) =>
    deck.main.flatMap(slide => {
      if ((['market', 'timing', 'financials', 'problem'] as const).some(role => slide.roles.includes(role))) return []
      if (hasBase(slide.text) || slide.blocks.some(block => block.type === 'chart' || block.type === 'table_row'))
        return []
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(growthPercent, sentence.text)[0]
        if (!match || target.test(sentence.text) || negated(sentence.text, match.index)) continue
        if (
          marketTerm.test(sentence.text) ||
          /\b(?:prices?|costs?|inflation|wages?|rents?|demand|incidents?|claims|adoption|penetration|smartphones?|internet|population|rural|urban|households?|nationwide|sector|annual(?:ly)? growth)\b/i.test(
            sentence.text,
          )
        )
          continue
        if (hasFittingPair(slide.text, match.text)) continue
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              rate: match.text.trim(),
              end: endOf(sentence.text, match) ?? '',
              period: period.test(sentence.text) ? 'given' : '',
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        f.end
          ? `“${f.rate}”, from what? It ends at ${f.end}, and the value it began with is not given with it.`
          : `“${f.rate}”, of what? The value it began with is not given with it, so the rate could stand for very little or for a great deal.`,
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
      '+',
      f => `“${f.rate}” makes momentum the headline, and speed is what decides how large this gets.`,
      () => 'Say what drove it, and whether that can be repeated at twice the size.',
      f => `A company that leads with “${f.rate}” has something that moves.`,
    ),
    brand: view(
      '+',
      f => `“${f.rate}” is short and easy to repeat, and people will repeat it.`,
      () => 'Give the number a sentence of its own, with room around it.',
      f => `A single figure like “${f.rate}” stays in the mind longer than a table.`,
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
  question: s =>
    s.facts.end
      ? `What was the absolute number before “${s.facts.rate}”, and in which month?`
      : `What were the first and the last absolute numbers behind “${s.facts.rate}”, and in which months?`,
}

const counted = /\b(?:ARR|MRR|subscribers|monthly active users|MAU|paying (?:customers|users|subscribers|members))\b/i
const stays =
  /\b(?:churn\w*|retention|retained|cohorts?|renew\w*|NRR|GRR|NDR|repeat|stay(?:ed|s)?|left us|cancell?(?:ed|ations?)|D30|lapsed|come back|returning)\b/i

/** Months between a launch or first revenue that is dated and the capture; null where none is dated. */
function monthsSinceLaunch(text: string, capturedAt: string): number | null {
  const captured = new Date(capturedAt)
  const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
  const launch = everyMatch(
    /\b(?:launched|launch|live|first (?:revenue|customer|paying customer|sale|invoice)|on sale|selling|started selling|founded)\b[^.\n]{0,24}?(?:(\w{3})\w*\s|Q([1-4])\s)?(20[12]\d)\b/i,
    text,
  ).filter(match => !/\bfounded\b/i.test(match.text))
  const ages = launch.map(({ groups: [month, quarter, year] }) => {
    const named = months.indexOf((month ?? '').toLowerCase())
    const at = named >= 0 ? named : quarter ? Number(quarter) * 3 - 1 : 11
    return (captured.getUTCFullYear() - Number(year)) * 12 + captured.getUTCMonth() - at
  })
  return ages.length > 0 ? Math.max(...ages) : null
}

const retentionAbsent: Observation = {
  id: 'retention-absent',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1', 'A16-2'],
  detect: onDeck((deck, reading) => {
    const text = everything(deck)
    if (!reading.complete || stays.test(text)) return []
    if (deck.model !== 'subscription' && !/\b(?:MAU|DAU|monthly active)\b/i.test(text)) return []
    const age = monthsSinceLaunch(text, reading.document.capturedAt)
    if (age === null || age < 6) return []
    const count = ownMetrics(deck).find(metric => counted.test(sentenceAt(metric.block.text, metric.index).text))
    if (!count) return []
    return [
      {
        severity: 2,
        quotes: [quoteAround(count.block, count.index, count.length)],
        lookedFor: `Churn, retention, cohorts, renewals, NRR or repeat use. ${slidesRead(deck)}`,
        facts: { count: short(count.text, 6), age, ...placed(deck, count.slide), name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.count)} ${f.on}, and not a word on who stays. After ${f.age} months on the market the first cohorts are old enough to show it.`,
      () => 'Show monthly churn by customer count and by revenue, for each starting quarter.',
      f => `I know what ${f.name} has and not what it keeps.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `What ${f.count} is worth depends on how long it lasts, and the document is silent there. What must be true is that customers renew.`,
      () => 'Name how many of the first ten customers are still paying.',
      f =>
        `${capital(f.age)} months after launch, staying or leaving is known to ${f.name} and to nobody who reads this.`,
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} calls a customer that stops using it? The file mentions no one and no number.`,
      () => 'Write down the reasons of the last three who left.',
      () => 'I cannot see whether anyone is responsible for keeping customers.',
    ),
    'market-competition': view(
      '?',
      f =>
        `Do customers leave for an alternative, or do they stay because none is better? ${capital(f.count)} cannot answer that.`,
      () => 'Record where those who left went.',
      () => 'Without a figure on leaving, I cannot tell how strong the alternatives are.',
    ),
    'skeptical-buyer': view(
      '?',
      f => `Would the customers behind ${f.count} sign again? That is the first thing I would ask them.`,
      () => 'Let me speak to someone in their second year.',
      () => 'Nobody here says whether those who bought are still glad.',
    ),
  },
}

const customerConcentration: Observation = {
  id: 'customer-concentration',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-2'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(concentration, sentence.text)[0]
        if (!match || negated(sentence.text, match.index) || /\b(?:no|none|never)\b/i.test(match.text)) continue
        if (
          /\b(?:channels?|countr(?:y|ies)|region|segment|product line|category|market share|partner channel|industry|industries|sector|vertical|city|cities|month|quarter|less than|under|below)\b/i.test(
            sentence.text,
          )
        )
          continue
        const share = match.groups[0] ?? match.groups[1] ?? ''
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              measure: /\b(?:ARR|MRR|revenue|sales|turnover)\b/i.exec(match.text)?.[0] ?? 'revenue',
              share: `${share}%`,
              said: short(sentence.text, 12),
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.share} of ${f.measure} hangs on one customer. Any growth rate computed from the total moves with that customer.`,
      f => `Report growth twice, with the customer behind ${f.share} and without.`,
      f => `With ${f.share} in one account, averages per customer say little.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Should the customer behind ${f.share} leave, that much of ${f.measure} leaves too. What must be true is that this contract lasts.`,
      () => 'Give its end date, and name the customers that will lower the share.',
      f => `“${f.said}” puts one procurement department into every forecast.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `A customer who brings ${f.share} of ${f.measure} is one that a rival would want as well. That is a hard reference won.`,
      () => 'Ask this customer which other vendors were on the list, and publish the reason.',
      f => `A buyer large enough to be ${f.share} of ${f.measure} had a choice and made it.`,
    ),
    'team-execution': view(
      '+',
      f =>
        `Keeping one account that makes up ${f.share} of ${f.measure} shows that the team can deliver to a large buyer.`,
      () => 'Name the person who holds this account and a second one who could.',
      f => `Delivery for the customer behind ${f.share} is evidence of work that runs.`,
    ),
  },
  question: s =>
    `When does the contract behind ${s.facts.share} of ${s.facts.measure} end, and what does the second customer look like?`,
}

const notRecurring =
  /\b(?:one[- ]off|one[- ]time|services|consulting|GMV|transaction(?:s|al)?|project fees|licen[cs]e sales)\b/i
const contracted =
  /\b(?:annual|yearly|recurring|12-month|multi-year) (?:contracts?|subscriptions?)\b|\bcontracted\b|\bexclud\w+\b|\bon top\b|\bplus\b|\bseparate(?:ly)?\b/i

const arrIsRunRate: Observation = {
  id: 'arr-is-run-rate',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-2'],
  detect: onDeck(deck => {
    for (const slide of deck.main)
      for (const block of slide.blocks) {
        const phrase = everyMatch(runRate, block.text)[0]
        const arr = everyMatch(/\bARR\b/, block.text)[0]
        const named = phrase !== undefined && (/\bARR\b/.test(block.text) || /\bARR\b/.test(allText(deck)))
        const mixed =
          arr !== undefined &&
          moneyIn(block.text).length > 0 &&
          notRecurring.test(sentenceAt(block.text, arr.index).text) &&
          !contracted.test(slide.text)
        const match = named ? phrase : mixed ? arr : undefined
        if (!match || /\bnot\b[^.]{0,20}\brun[- ]?rate\b|\brun[- ]?rate\b[^.]{0,20}\bnot\b/i.test(block.text)) continue
        const amount = moneyIn(sentenceAt(block.text, match.index).text)[0]?.text.trim()
        return [
          {
            severity: 2,
            quotes: [quoteAround(block, match.index, match.length)],
            facts: {
              phrase: match.text.trim(),
              amount: amount ?? 'the figure',
              ...placed(deck, slide),
              how: named ? 'an annualised month' : 'income that does not recur',
            },
          },
        ]
      }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.amount)} is called ARR and rests on ${f.how}. Recurring revenue needs contracts that renew, and none is mentioned beside it.`,
      () => 'Report contracted recurring revenue, and the run rate under its own name.',
      f => `Twelve times a month is a forecast; ARR is a sum of contracts, and ${f.at} mixes them.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Recurring and annualised revenue are valued very differently, and ${f.at} uses the word of one for the other.`,
      f => `Say what part of ${f.amount} is under contract for the next twelve months.`,
      f => `If “${f.phrase}” means ${f.how}, next year starts from zero.`,
    ),
    'team-execution': view(
      '?',
      f => `Does everyone in the team mean the same by ARR? “${f.phrase}” suggests that it was never defined.`,
      () => 'Write the definition under the figure.',
      f => `I cannot tell from ${f.at} whether this is a slip of wording or the way the numbers are kept.`,
    ),
  },
}

export const growthObservations: Observation[] = [
  cumulativeChart,
  growthPercentNoBase,
  retentionAbsent,
  customerConcentration,
  arrIsRunRate,
]
