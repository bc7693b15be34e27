/** Section 5.11: forecasts, their drivers, and how long the money lasts. */
import { durationsIn, moneyIn } from '../numbers.ts'
import type { Observation, SightedQuote } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import { findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { around, capital, counted, distinct, isPitch, onDeck, placed, view, within, withRole } from './finding.ts'
import type { Slide } from './slides.ts'
import { revenueByYear, type YearPoint, type YearSeries } from './tables.ts'

const isFuture = (point: YearPoint, captured: number): boolean =>
  point.certainty === 'forecast' || (point.certainty === 'unsaid' && point.year > captured)

const capturedYear = (iso: string): number => new Date(iso).getUTCFullYear()

const quotePoint = (point: YearPoint): SightedQuote => quoteAround(point.block, point.index, point.length)

const driver =
  /\b(?:customers?|clients?|clinics|practices|shops|stores|hospitals|schools|restaurants|hotels|farms|users|subscribers|price|pricing|ARPU|ARPA|ACV|AOV|conversion|churn|headcount|FTEs?|reps?|sellers|capacity|sites|seats|units|orders|locations|utilisation|utilization|per (?:month|year|customer|seat|unit|site))\b/i

/** A driver and a number that is not a year, in one line. */
const hasDriver = (text: string): boolean =>
  text.split('\n').some(line => {
    const numbers = everyMatch(/(?<![\w.])\d[\d.,]*/, line).filter(match => !/^(?:19|20)\d\d$/.test(match.text))
    return numbers.length > 0 && driver.test(line)
  })

const projectionNoAssumptions: Observation = {
  id: 'projection-no-assumptions',
  category: 'financials',
  appliesTo: isPitch,
  sources: ['KAW', 'TETEN'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete) return []
    const captured = capturedYear(reading.document.capturedAt)
    for (const series of revenueByYear(deck.slides, captured)) {
      const future = series.points.filter(point => isFuture(point, captured))
      const first = future[0]
      const last = future.at(-1)
      if (new Set(future.map(point => point.year)).size < 3 || !first || !last) continue
      const near = [...new Set([...around(deck, series.slide), ...deck.slides.filter(slide => slide.appendix)])]
      if (near.some(slide => hasDriver([slide.text, ...slide.notes.map(block => block.text)].join('\n')))) return []
      return [
        {
          severity: 2,
          quotes: distinct([quotePoint(first), quotePoint(last)]),
          lookedFor: `A driver with a number (customers, price, conversion, churn, headcount, capacity) ${placed(deck, series.slide).on}, next to it or in the appendix.`,
          facts: {
            first: first.text.trim(),
            last: last.text.trim(),
            from: first.year,
            to: last.year,
            ...placed(deck, series.slide),
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
        `Revenue goes from ${f.first} in ${f.from} to ${f.last} in ${f.to}, and no customer count, price or churn leads there. It cannot be tested against anything.`,
      () => 'Give customers, revenue per customer and churn for each of the years.',
      f => `${f.last} is an output; the inputs are not in the document.`,
    ),
    'team-execution': view(
      '-',
      f => `How many people does ${f.last} take? The years ${f.on} have no headcount and no capacity beside them.`,
      () => 'Add a row with the number of sellers and of engineers for each year.',
      f => `From ${f.first} to ${f.last} is work for somebody, and ${f.at} shows only the result.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `${f.last} in ${f.to} must come from buyers who pay somebody else today. ${capital(f.at)} does not say how many would have to change.`,
      f => `Translate ${f.last} into a number of accounts and hold it against all accounts there are.`,
      () => 'Without a number of customers I cannot compare the forecast with the market at all.',
    ),
    'investment-opportunity': view(
      '?',
      f => `Which three inputs move ${f.to} the most? I would rather argue about those than about ${f.last}.`,
      () => 'Name the inputs and the range in which each could fall.',
      f => `Whether ${f.last} is bold or modest depends on inputs that I was not shown.`,
    ),
  },
}

interface Steep {
  from: YearPoint
  to: YearPoint
  times: number
}

/**
 * Five times in each year from a million; or over three years and more above fourfold in each, from a hundred thousand,
 * or up to ten million from less.
 */
function steepest(series: YearSeries, captured: number): Steep | null {
  const { points } = series
  for (const from of points)
    for (const to of points) {
      if (!isFuture(to, captured) || from.value <= 0 || to.year <= from.year) continue
      const years = to.year - from.year
      const times = to.value / from.value
      const fromSome = years >= 3 && times > 4 ** years && (from.value >= 1e5 || (from.value >= 1e4 && to.value >= 1e7))
      if ((from.value >= 1e6 && times >= 5 ** years) || fromSome) {
        return { from, to, times: times >= 20 ? Math.round(times) : Math.round(times * 10) / 10 }
      }
    }
  return null
}

/** The years as the document gives them: " in 2027" and " in 2028", or nothing and " in 5 years". */
function timesOf({ from, to }: Steep): { start: string; end: string } {
  const years = to.year - from.year
  return {
    start: from.dated ? ` in ${from.year}` : '',
    end: to.dated ? ` in ${to.year}` : ` in ${counted(years, 'year')}`,
  }
}

const projectionSteep: Observation = {
  id: 'projection-steep',
  category: 'financials',
  appliesTo: isPitch,
  sources: ['BVP100'],
  detect: onDeck((deck, reading) => {
    const captured = capturedYear(reading.document.capturedAt)
    for (const series of revenueByYear(deck.slides, captured)) {
      const found = steepest(series, captured)
      if (!found) continue
      return [
        {
          severity: 2,
          quotes: distinct([quotePoint(found.from), quotePoint(found.to)]),
          facts: {
            first: found.from.text.trim(),
            last: found.to.text.trim(),
            ...timesOf(found),
            times: found.times,
            benchmark:
              found.from.value >= 1e6 && found.from.value <= 1e7 && found.to.year - found.from.year === 1
                ? 'The published average from one to ten million is near a factor of three a year.'
                : 'The rate measured so far would tell how far that is from today.',
            ...placed(deck, series.slide),
            name: deck.company ?? 'the company',
          },
        },
      ]
    }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f => `From ${f.first}${f.start} to ${f.last}${f.end} is a factor of ${f.times}. ${f.benchmark}`,
      f => `Show the monthly rate that leads to ${f.last}, beside the rate measured over the last six months.`,
      f => `A factor of ${f.times} needs new customers to arrive faster in each month than in the one before.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `Reaching ${f.last}${f.end} means hiring, training and serving at ${f.times} times the volume. The hard part is people and not price.`,
      f => `Lay a hiring plan under the way to ${f.last}, with the month each person starts.`,
      f => `Organisations bend when the work grows by a factor of ${f.times} within so short a time.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `${f.last}${f.end} shows an ambition that would matter to a fund. I prefer arguing a bold plan down to arguing a timid one up.`,
      f => `Name what must be true in the first year already for ${f.last} to be within reach.`,
      f => `A factor of ${f.times} says that ${f.name} believes the demand is there, and that can be examined.`,
    ),
  },
  question: s =>
    `How many people must ${s.facts.name} hire to get from ${s.facts.first} to ${s.facts.last}, and by when?`,
}

const soft =
  /\b(?:buffer|current(?:ly)?|today|remaining|left|existing|minimum|if|without|worst case|extra|additional|reserve)\b/i

interface Runway {
  quotes: SightedQuote[]
  months: number
  said: string
  slide: Slide
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
        return { quotes: [quoteAround(block, one.index, one.length)], months, said: one.text.trim(), slide }
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
  }
}

const runwayUnder18: Observation = {
  id: 'runway-under-18',
  category: 'financials',
  appliesTo: isPitch,
  sources: ['TETEN', 'P9'],
  detect: onDeck(deck => {
    const runway = statedRunway(deck) ?? computedRunway(deck)
    if (!runway || runway.months >= 18 || runway.months < 1) return []
    const ask = findAsk(deck) ?? withRole(deck, 'ask')[0]
    return [
      {
        severity: 2,
        quotes: runway.quotes,
        facts: {
          said: runway.said,
          ...placed(deck, runway.slide),
          amount: ask && 'text' in ask && 'value' in ask ? ask.text : 'the round',
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
      f => `A round that ends after ${f.said} ties its outcome to how money is to be had at that moment.`,
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

export const financialsObservations: Observation[] = [projectionNoAssumptions, projectionSteep, runwayUnder18]
