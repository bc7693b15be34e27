/** Section 5.11: a forecast shows results without drivers. */
import type { Observation } from '../observation.ts'
import { everyMatch } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { around, distinct, isPitch, onDeck, placed, view } from './finding.ts'
import { capital } from './phrases.ts'
import { capturedYear, isFuture, quotePoint } from './projections.ts'
import type { Slide } from './slides.ts'
import { cellsOf, revenueByYear, tablesOf, type YearSeries } from './tables.ts'

const driver =
  /\b(?:customers?|clients?|clinics|practices|shops|stores|hospitals|schools|restaurants|hotels|farms|users|subscribers|price|pricing|ARPU|ARPA|ACV|AOV|conversion|churn|headcount|FTEs?|reps?|sellers|capacity|sites|seats|units|orders|locations|utilisation|utilization|per (?:month|year|customer|seat|unit|site))\b/i

/** A driver and a number that is not a year, in one line. */
const hasDriver = (text: string): boolean =>
  text.split('\n').some(line => {
    const numbers = everyMatch(/(?<![\w.])\d[\d.,]*/, line).filter(match => !/^(?:19|20)\d\d$/.test(match.text))
    return numbers.length > 0 && driver.test(line)
  })

const countable =
  /(?<![\w.,$€£₹¥]|[$€£₹¥]\s)(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)(?: (?:and|or|to) \d[\d.,]*)? (?:new |more |\p{Ll}+ )?(?!(?:years?|months?|quarters?|weeks?|days|hours|euros?|dollars?|pounds?|francs|times|thousands?|millions?|billions?|points|percent|slides?|pages?)\b)\p{Ll}{3,}s\b|\b(?:[Aa]|[Oo]ne|per|[Ee]ach|[Ee]very) \p{Ll}{3,}\b|\b(?:[Hh]alf|third|quarter|tenth) of\b/u

/** Beside the figures themselves anything that is counted drives them, whatever it is called: vans, nurses, towns. */
const countsSomething = (slide: Slide): boolean =>
  slide.blocks.some(
    ({ type, text }) =>
      type === 'paragraph' &&
      text
        .split(/\n|(?<=[.!?]) /)
        .some(line => countable.test(line) && !outcome.test(line.replace(/20\d\d|\byear\b/g, ''))),
  )

/** Lines of a profit and loss account: what comes out of a plan and not what goes into it. */
const outcome =
  /\b(?:revenues?|sales|turnover|income|costs?|cogs|opex|capex|expens\w*|expenditure|spend\w*|gross|net|profit\w*|loss(?:es)?|margins?|EBITDA?|EBT|contribution|cash|burn|grants?|subsid\w+|tax(?:es)?|interest|depreciation|amorti[sz]ation|salar\w+|wages|payroll|rent|marketing|R&D|G&A|S&M|overheads?|overhead|funding|equity|debt|loans?|capital|balance|total|growth|ARR|MRR|GMV|year)\b/i

/** A row of the same table that counts something, for two of its years or more: customers, machines, tonnes, whatever is sold. */
function hasRowOfUnits(series: YearSeries): boolean {
  const blocks = new Set(series.points.map(({ block }) => block))
  const table = [...tablesOf(series.slide), ...tablesOf(series.slide, 'chart')].find(rows =>
    rows.some(row => blocks.has(row)),
  )
  return (table ?? []).some(row => {
    const [label = '', ...cells] = cellsOf(row)
    const numbers = cells.filter(
      cell => /^[~≈]?\s?\d[\d.,' ]*\s?[kKmM]?\+?$/.test(cell) && !/^(?:19|20)\d\d$/.test(cell),
    )
    const isPrice = /\bper \p{L}+|\bprice\b|\baverage\b/iu.test(label)
    return !blocks.has(row) && /\p{L}{3}/u.test(label) && (isPrice || (!outcome.test(label) && numbers.length >= 2))
  })
}

const assumed =
  /\b(?:assumptions?|key drivers|drivers of|how (?:we|it|this) gets? there|what (?:the|this) (?:plan|forecast|model) (?:rests|is built|assumes)|behind the (?:forecast|numbers|plan))\b/i

/** A part that is called so, or a line that says what was assumed, with a number. */
const isAssumed = (deck: DeckReading): boolean =>
  deck.slides.some(
    slide =>
      assumed.test(slide.title) ||
      slide.text.split('\n').some(line => /\bassum(?:es?|ed|ing|ptions?)\b/i.test(line) && /\d/.test(line)),
  )

export const projectionNoAssumptions: Observation = {
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
      if (isAssumed(deck) || hasRowOfUnits(series) || countsSomething(series.slide)) return []
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
        `Revenue goes from ${f.first} in ${f.from} to ${f.last} in ${f.to}, and no customer count, price or churn beside it leads there. It cannot be tested as it stands.`,
      () => 'Give customers, revenue per customer and churn for each of the years.',
      f => `${f.last} is an output, and its inputs are not beside it.`,
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
      () => 'Without a number of customers beside it I cannot compare the forecast with the market.',
    ),
    'investment-opportunity': view(
      '?',
      f => `Which three inputs move ${f.to} the most? I would rather argue about those than about ${f.last}.`,
      () => 'Name the inputs and the range in which each could fall.',
      f => `Whether ${f.last} is bold or modest depends on inputs that are not beside it.`,
    ),
  },
}
