/** Section 5.12: more than 20 slides before the appendix. */
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { isSlidePitch, onDeck, view } from './finding.ts'
import { short } from './phrases.ts'
import type { Slide } from './slides.ts'

/** Slides that a reader turns: build steps of one slide count once, dividers not at all. */
function turned(deck: DeckReading): Slide[] {
  const slides = deck.main.filter(slide => slide.words > 5 || (slide.imageShare ?? 0) > 0.1 || slide.blocks.length > 1)
  return slides.filter((slide, at) => {
    const next = slides[at + 1]
    return !(next && slide.title !== '' && next.title === slide.title && next.words >= slide.words)
  })
}

export const deckLong: Observation = {
  id: 'deck-long',
  category: 'narrative',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'KAW', 'STORY'],
  detect: onDeck(deck => {
    const slides = turned(deck)
    const last = slides.at(-1)
    if (slides.length <= 20 || !last?.titleBlock) return []
    const ask = slides.findIndex(slide => slide.roles.includes('ask'))
    return [
      {
        severity: 1,
        quotes: [quoteOf(last.titleBlock)],
        facts: {
          count: slides.length,
          last: short(last.title, 8),
          ask:
            ask >= 0
              ? `The ask comes as number ${ask + 1}${ask >= 15 ? ', when most of the attention is spent' : ''}`
              : 'No ask is among them',
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f => `${f.count} slides come before the appendix. ${f.ask}.`,
      () => 'Keep what the argument for size needs and move the rest behind the appendix divider.',
      f => `The point on how large ${f.name} can be has to be picked out of ${f.count} slides.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `A team that needs ${f.count} slides has not yet decided what matters most. That choice will be due in the plan as well.`,
      () => 'Let each founder strike five slides, and compare the lists.',
      f => `From the cover to “${f.last}” I count ${f.count} slides, and priorities get lost on the way.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I would not page through ${f.count} slides to find out whether this is for me.`,
      () => 'Make a version with the five slides that a customer would ask for.',
      f => `“${f.last}” is where I should arrive, and I would have left long before.`,
    ),
    brand: view(
      '-',
      f =>
        `Over ${f.count} slides no single picture of ${f.name} remains. A story has to end before people forget how it began.`,
      () => 'Choose the three sentences that should be remembered, and cut towards them.',
      f => `Length thins the impression, and ${f.count} slides are a lot of length.`,
    ),
  },
}
