/** Section 5.4: an amount of money stands for the market, without buyers and a price. */
import { countsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { around, distinct, isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { bottomUp, countedBuyers, marketFigures, quoteFigure } from './market-figures.ts'
import { listed } from './phrases.ts'
import type { Slide } from './slides.ts'

const buyers =
  /^(?:people|households|users?|customers|buyers|consumers|patients|companies|businesses|firms|organi[sz]ations|farms|farmers|growers|clinics|hospitals|schools|shops|stores|restaurants|hotels|homes|buildings|sites|plants|factories|clubs|fleets|vehicles|trucks|drivers|students|pupils|teachers|developers|teams|agencies|pharmacies|practices|beds|players|members|families|parents|owners)$/

const countsBuyers = (slide: Slide): boolean =>
  slide.blocks.some(({ text }) => countsIn(text).some(({ value, noun }) => value >= 1e3 && buyers.test(noun)))

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
    if (places.some(slide => countedBuyers(slide) !== null) || slides.some(countsBuyers)) return []
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
        `Build the number again from below: how many organisations buy this, times what each pays ${f.name} in a year.`,
      f => `${f.figure} is an amount of money and not a number of buyers, so it tells me nothing of who would switch.`,
    ),
    'growth-metrics': view(
      '-',
      f => `${f.figure} is not a count of customers times a price, so no penetration of it can ever be measured.`,
      () => 'Put the number of customers and the price behind the sum, so that each can be tracked on its own.',
      f => `A market of ${f.figure} cannot be tied to any rate that ${f.name} will report next quarter.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `${f.figure} tells me which order of size is meant, and from there the argument can begin.`,
      f => `Be ready to say which segment of ${f.figure} comes first.`,
      f => `I ask for the order of size first, and ${f.figure} is an answer to that.`,
    ),
  },
  question: s =>
    `How many buyers stand behind ${s.facts.figure}, at what price, and through which channel can they be reached?`,
}
