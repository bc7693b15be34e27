/** Section 5.7: growth is drawn as a running total. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { cumulative } from '../patterns.ts'
import { quoteOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { isPitch, onDeck, placed, view } from './finding.ts'
import { short } from './phrases.ts'
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

export const cumulativeChart: Observation = {
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
