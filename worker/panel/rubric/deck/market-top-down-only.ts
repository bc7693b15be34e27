/** Section 5.4: an amount of money stands for the market, without buyers and a price. */
import type { Observation } from '../observation.ts'
import { everyMatch } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { allText, around, distinct, isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { countsSomething, isDerived } from './market-counted.ts'
import { bottomUp, countedBuyers, marketFigures, quoteFigure } from './market-figures.ts'
import { listed, plural } from './phrases.ts'

/** Who pays, where the deck says it of one kind of buyer and no other: "Clinics pay €200 per month". */
const paying =
  /(?<![\p{L}\d])(clinic|patient|practice|hospital|school|parent|household|tenant|landlord|restaurant|hotel|shop|store|retailer|farm|farmer|grower|council|trust|manufacturer|factory|student|traveller|homeowner|gym|salon|builder|installer|freelancer|universit(?=y|ies)|dentist|law firm|accountant|(?:care )?home|utilit(?=y|ies)|pharmac(?=y|ies))(?:s|y|ies)? (?:(?:each|now|then|only) )?(?:pays?|buys?|subscribes?)(?![\p{L}\d])/iu

/** "clinics" where only they are said to pay, else "buyers". */
function buyersOf(deck: DeckReading): string {
  const [one, other] = new Set(everyMatch(paying, allText(deck)).map(({ groups: [who = ''] }) => who.toLowerCase()))
  return one && !other ? plural(/(?:universit|utilit|pharmac)$/.test(one) ? `${one}y` : one) : 'buyers'
}

export const marketTopDownOnly: Observation = {
  id: 'market-top-down-only',
  category: 'market',
  appliesTo: isPitch,
  sources: ['A16-2', 'SEQ', 'UNU', 'P9'],
  beats: ['market-number-unsourced', 'market-very-large', 'statistic-unsourced'],
  detect: onDeck(deck => {
    const slides = withRole(deck, 'market')
    const figures = marketFigures(slides)
    const first = figures[0]
    if (!first || bottomUp(deck)) return []
    const places = [
      ...slides,
      ...slides.flatMap(slide => around(deck, slide).slice(-1)),
      ...deck.slides.filter(slide => slide.appendix),
    ]
    // Who would buy is counted, if not what they would pay: a price may stand wherever prices stand.
    if (places.some(slide => countedBuyers(slide) !== null) || slides.some(countsSomething)) return []
    if (isDerived(deck, figures)) return []
    const amounts = [...new Set(figures.map(figure => figure.money.text.trim()))]
    return [
      {
        severity: 2,
        quotes: distinct(figures.slice(0, 3).map(quoteFigure)),
        facts: {
          figure: first.money.text.trim(),
          figures: listed(amounts.slice(0, 3)),
          many: amounts.length,
          ...placed(deck, first.slide),
          buyers: buyersOf(deck),
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'market-competition': view(
      '-',
      f => `The market is given as ${f.figures}, and no count of buyers with a price was found that leads there.`,
      f =>
        `Build the number again from below: how many ${f.buyers} there are, times what each would pay ${f.name} in a year.`,
      f => `${f.figure} is an amount of money and not a number of buyers, so it tells me nothing of who would switch.`,
    ),
    'growth-metrics': view(
      '-',
      f =>
        `No count of ${f.buyers} times a price was found behind ${f.figure}, so no part of it that is won can be measured.`,
      f => `Put the number of ${f.buyers} and the price behind the sum, so that each can be tracked on its own.`,
      f => `A market of ${f.figure} cannot be tied to any rate that ${f.name} will report next quarter.`,
    ),
  },
}
