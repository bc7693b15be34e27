/** What a company counts of itself: customers, users, revenue. Market sizes, forecasts and asks are not among it. */
import type { Block } from '#db/shapes.ts'
import { countsIn, moneyIn, percentsIn } from '../numbers.ts'
import { everyMatch, negated, sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import type { Slide } from './slides.ts'

export type MetricKind = 'vanity' | 'use' | 'money' | 'customers' | 'satisfaction'

export interface Metric {
  kind: MetricKind
  slide: Slide
  block: Block
  index: number
  length: number
  /** The number with its noun, as written. */
  text: string
}

const vanity =
  /^(?:downloads?|installs?|installations|sign-?ups?|registrations|views|pageviews|impressions|followers|likes|fans|visits|visitors|subscribers on \w+)$/i
const kinds: [MetricKind, RegExp][] = [
  [
    'vanity',
    /\b(?:downloads?|installs?|registered|sign(?:ed)?[- ]?ups?|page ?views?|impressions|followers|wait(?:ing)?[- ]?list)\b/i,
  ],
  ['money', /\b(?:revenue|MRR|ARR|sales|turnover|bookings|GMV|paid invoices|paid pilots?)\b/i],
  [
    'use',
    /\b(?:active|MAU|DAU|WAU|retention|churn|orders|usage|sessions|renew\w*|repeat|conversion|a (?:day|week)|daily|weekly)\b/i,
  ],
  [
    'customers',
    /\b(?:customers?|clients?|paying|pilots?|users|subscribers|members|clinics|practices|shops|stores|teams|schools|restaurants|companies|firms|hospitals|accounts|sites|partners)\b/i,
  ],
  ['satisfaction', /\b(?:NPS|CSAT|rating)\b/],
]
const marketWords = /\b(?:market|TAM|SAM|SOM|industry|addressable|worldwide|globally)\b/i
const notMarket = /\bgo[- ]to[- ]market\b|\bmarketing\b|\bmarketplace\b/gi

/** Own metrics in reading order, outside slides on the market, the forecast, the ask and the problem. */
export function ownMetrics(deck: DeckReading): Metric[] {
  const away = ['market', 'financials', 'ask', 'problem', 'competition', 'timing'] as const
  return deck.slides
    .filter(slide => slide.roles.includes('traction') || !away.some(role => slide.roles.includes(role)))
    .flatMap(slide => slide.blocks.flatMap(block => metricsOf(slide, block)))
}

function metricsOf(slide: Slide, block: Block): Metric[] {
  const { text } = block
  const traction = slide.roles.includes('traction')
  const found: Metric[] = []
  const add = (kind: MetricKind, index: number, length: number) => {
    if (negated(text, index) || marketWords.test(sentenceAt(text, index).text.replace(notMarket, ' '))) return
    found.push({ kind, slide, block, index, length, text: text.slice(index, index + length).trim() })
  }
  for (const count of countsIn(text)) {
    const phrase = `${count.text} ${text.slice(count.index + count.length, count.index + count.length + 24).split(/[.,;:\n(]/)[0] ?? ''}`
    const kind = vanity.test(count.noun) ? 'vanity' : kinds.find(([, pattern]) => pattern.test(phrase))?.[0]
    if (kind && (traction || kind !== 'customers' || /\b(?:paying|customers|clients|active|pilots)\b/i.test(phrase))) {
      add(kind, count.index, count.length)
    }
  }
  for (const money of moneyIn(text)) {
    const sentence = sentenceAt(text, money.index).text
    const own = /\b(?:revenue|MRR|ARR|GMV|turnover|sales|bookings|billed|invoiced|earned)\b/i.test(sentence)
    if (own && !/\b(?:rais\w+|per (?:month|seat|user|year))\b/i.test(sentence)) add('money', money.index, money.length)
  }
  if (traction) {
    for (const percent of percentsIn(text)) {
      const sentence = sentenceAt(text, percent.index).text
      const kind = kinds.find(([one, pattern]) => (one === 'use' || one === 'money') && pattern.test(sentence))?.[0]
      if (kind) add(kind, percent.index, percent.length)
    }
    for (const match of everyMatch(/\bNPS\W{0,12}-?\d{1,3}\b/, text)) add('satisfaction', match.index, match.length)
  }
  return found.sort((a, b) => a.index - b.index)
}
