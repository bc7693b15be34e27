/** Section 5.4: the size of the market has no source. */
import type { Observation } from '../observation.ts'
import { allNotes, isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { isDerived } from './market-counted.ts'
import { bottomUp, countedBuyers, marketFigures, quoteFigure } from './market-figures.ts'

const sourced =
  /\b[Ss]ources?\b|\b[Aa]ccording to\b|https?:\/\/|\bwww\.|[¹²³⁴⁵⁶⁷⁸⁹†‡]|\[\d{1,2}\]|\b\w+\.(?:com|org|gov|eu|io)\b|\b(?:Gartner|IDC|Statista|McKinsey|Eurostat|Forrester|Deloitte|PwC|KPMG|Bloomberg|OECD|Grand View|Mordor|MarketsandMarkets|CB Insights|PitchBook|World Bank|Census|Bureau|Ministry|Destatis|WHO)\b|\(\p{Lu}[\p{L}&. ]{2,40},? (?:19|20)\d\d\)|\b\p{Lu}\p{L}+ (?:Research|Institute|Association|Report|Survey|Office|Register)\b/u

export const marketNumberUnsourced: Observation = {
  id: 'market-number-unsourced',
  category: 'market',
  appliesTo: isPitch,
  sources: ['P9', 'STAN'],
  detect: onDeck(deck => {
    const counted = bottomUp(deck)
    if (deck.slides.some(slide => /^\W*(?:sources|references|footnotes|bibliography)\b/i.test(slide.title))) return []
    if (/\bsources?:/i.test(allNotes(deck))) return []
    for (const slide of withRole(deck, 'market')) {
      const here = `${slide.text}\n${slide.notes.map(block => block.text).join('\n')}`
      if (sourced.test(here) || counted?.slide === slide || countedBuyers(slide)) continue
      const figures = marketFigures([slide])
      const [figure] = figures
      // The sum that leads to it is a method, on whichever slide it stands.
      if (!figure || isDerived(deck, figures) || /\*/.test(figure.block.text)) continue
      return [
        {
          severity: 2,
          quotes: [quoteFigure(figure)],
          facts: { figure: figure.money.text.trim(), ...placed(deck, slide), label: figure.label ?? 'market' },
        },
      ]
    }
    return []
  }),
  views: {
    'market-competition': view(
      '-',
      f => `Whose number is ${f.figure}? Nothing ${f.on} names a publisher or a method.`,
      f => `Write the publisher and the year in small type under ${f.figure}, or the sum that leads to it.`,
      f => `I cannot tell which buyers ${f.figure} includes, because the one who counted them is not named.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `${f.figure} carries the case for size, and it stands without its origin. I would have to redo it.`,
      () => 'Give the source and the year, and say what was left out of the definition.',
      f => `How large this can get hangs on ${f.figure}, and nobody vouches for it.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I would not repeat ${f.figure} to a colleague, since I could not say where it comes from.`,
      () => 'Add the link.',
      f => `An amount such as ${f.figure} without an origin makes me doubt the numbers beside it too.`,
    ),
    'growth-metrics': view(
      '?',
      f => `Which buyers, countries and year does ${f.figure} cover? I need its definition before I use it.`,
      f => `State year, geography and what is counted next to ${f.figure}.`,
      f => `Without its source I cannot look up what ${f.figure} includes.`,
    ),
  },
}
