/** Section 5.4: the market is so large that nobody in particular is in it. */
import { countsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { bottomUp, marketFigures, quoteFigure } from './market-figures.ts'

export const marketVeryLarge: Observation = {
  id: 'market-very-large',
  category: 'market',
  appliesTo: isPitch,
  sources: ['P9', 'UNU'],
  detect: onDeck(deck => {
    if (deck.stage && !['pre-seed', 'seed', 'angel'].includes(deck.stage)) return []
    const slides = withRole(deck, 'market')
    const figures = marketFigures(slides)
    const huge = figures.find(figure => figure.money.value >= 1e11 && figure.label !== 'SAM' && figure.label !== 'SOM')
    if (!huge || figures.some(figure => figure.money.value < 1e11)) return []
    const text = slides.map(slide => slide.text).join('\n')
    if (/\bSAM\b|\bserviceable\b|\bbeachhead\b|\bfirst segment\b/.test(text) || bottomUp(deck)) return []
    if (slides.some(slide => countsIn(slide.text).some(count => count.value >= 50 && count.value < 1e7))) return []
    return [
      {
        severity: 1,
        quotes: [quoteFigure(huge)],
        facts: { figure: huge.money.text.trim(), ...placed(deck, huge.slide), name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `${f.figure} is so wide that the first segment disappears in it. I cannot see which buyers ${f.name} would meet in the first year.`,
      f => `Cut ${f.figure} down to one group of buyers that can be listed by name.`,
      f => `Inside ${f.figure} there are hundreds of markets, each with its own alternatives.`,
    ),
    'growth-metrics': view(
      '-',
      f => `Any sales divided by ${f.figure} round to nothing, so it will never show progress.`,
      () => 'Choose a segment small enough that the next twelve months move its share by a visible amount.',
      f => `${f.figure} cannot serve as the denominator of anything ${f.name} will measure soon.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `With ${f.figure} there is no ceiling to argue about. The question becomes where the way in is.`,
      f => `Be ready to say which part of ${f.figure} comes first.`,
      f => `Size will not be what limits ${f.name} if ${f.figure} is even roughly right.`,
    ),
  },
  question: s => `Which 500 customers inside ${s.facts.figure} come first?`,
}
