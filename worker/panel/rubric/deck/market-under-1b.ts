/** Section 5.4: the whole market is under a billion. */
import { type Count, countsIn, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { everything, isPitch, onDeck, placed, view } from './finding.ts'
import { bottomUp, marketFigures, marketTerm, quoteFigure } from './market-figures.ts'

const expansion =
  /\bexpan(?:d|ds|ding|sion)\b|\badjacent\b|\bnext (?:markets?|segments?|countries|verticals?)\b|\bbeyond (?:the )?first\b|\bland and\b|\bnext\s?[:,–—-]|\bnext (?:we|come|is|are|step|the|\d)|\b(?:second|further|other|new|neighbou?ring|larger) (?:markets?|segments?|countries|industries|sectors|crops|trades|regions|verticals?)\b|\babroad\b|\badds? (?:roughly |about |another )?(?:a |an |one )?(?:third|half|quarter|fifth|as much|\d)|\bnot (?:yet )?counted\b|\blater\s?[.,)]?(?:$|\n)|\b(?:together with|plus) p{Lu}|\binternationally\b|\broll(?:ing|ed)? ?out to\b|\b(?:then|later|afterwards|after that|from there)\b[^.\n]{0,60}\b(?:markets?|segments?|countries|sectors?|industries)\b/i

const otherMoney = /\bgrants?\b|\bbank loan\b|\bbootstrapp\w+\b|\bloan (?:application|facility)\b/i

const wider =
  /\b(?:wider|broader|larger|total|overall|whole|all (?:of )?(?:the )?|worldwide|global(?:ly)?|Europe(?:an)?|EU|(?:\d+|two|three|four|five|six|ten) times (?:as|the|larger|bigger|more)|beyond|besides|after (?:that|this))\b/i

/**
 * A market beyond the counted one, told in anything but these three currencies: more of what is counted, a number of
 * times as many, or a billion of any money.
 */
function namesMore(deck: DeckReading, counted: Count | undefined): boolean {
  const slides = deck.slides.filter(slide => slide.roles.includes('market') || marketTerm.test(slide.text))
  return slides.some(slide =>
    slide.blocks.some(({ text }) => {
      if (moneyIn(text).some(({ max }) => max >= 1e9)) return true
      return (
        countsIn(text).some(({ value, index, noun }) =>
          counted
            ? value >= (noun === counted.noun ? 1.2 : 3) * counted.value
            : value >= 1e5 && wider.test(sentenceAt(text, index).text),
        ) ||
        (wider.test(text) &&
          /\btimes (?:as (?:many|large|big|much)|the (?:size|number)|larger|bigger|more)\b|\d\s?% of (?:all|the (?:wider|whole|total|global|world|European))\b/i.test(
            text,
          ))
      )
    }),
  )
}

export const marketUnderOneBillion: Observation = {
  id: 'market-under-1b',
  category: 'market',
  appliesTo: isPitch,
  sources: ['500', 'THIEL'],
  detect: onDeck(deck => {
    if (!deck.stage || !['pre-seed', 'seed', 'angel', 'series-a'].includes(deck.stage)) return []
    const text = everything(deck)
    if (expansion.test(text) || otherMoney.test(text)) return []
    const counted = bottomUp(deck)
    const figures = marketFigures(deck.slides)
    const stated = figures.filter(figure => figure.label === 'TAM').sort((a, b) => b.money.max - a.money.max)[0]
    const one = counted
      ? { block: counted.total.block, money: counted.total.amount, slide: counted.slide }
      : stated && { block: stated.block, money: stated.money, slide: stated.slide }
    if (!one || !['USD', 'EUR', 'GBP'].includes(one.money.currency)) return []
    if (
      one.money.bound === 'at-least' ||
      [one.money, ...figures.map(figure => figure.money)].some(money => money.max >= 1e9)
    )
      return []
    if (namesMore(deck, counted?.count.amount)) return []
    return [
      {
        severity: 1,
        quotes: [quoteFigure(one)],
        facts: {
          figure: one.money.text.trim(),
          stage: deck.stage.replace(/^series-(.)$/, (_, letter: string) => `series ${letter.toUpperCase()}`),
          ...placed(deck, one.slide),
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${f.figure} is the whole market as ${f.at} counts it. Winning a large part of that would still be hard to turn into a fund's return.`,
      () => 'Name the second market that the first one opens, with its own count of buyers.',
      f => `I found no second market beside the ${f.figure}.`,
    ),
    'market-competition': view(
      '+',
      f => `At ${f.figure} the market is bounded, and a newcomer can aim to lead it.`,
      f => `Aim to be the first name in this market of ${f.figure} before entering another.`,
      f => `A bounded market of ${f.figure} can be surveyed more nearly than one without end.`,
    ),
    'growth-metrics': view(
      '?',
      f => `At what share of ${f.figure} does growth slow down?`,
      f => `Model new customers a year against ${f.figure} and mark the year of saturation.`,
      () => 'Whether the size limits growth depends on the speed of adoption.',
    ),
  },
  question: s => `Which second market does winning this one of ${s.facts.figure} open?`,
}
