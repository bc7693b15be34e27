/** Section 5.4: was the market counted, or read off a report? */
import type { Block } from '#db/shapes.ts'
import { countsIn } from '../numbers.ts'
import type { Observation, SightedQuote } from '../observation.ts'
import { onePercent } from '../patterns.ts'
import { everyMatch, quoteAround, quoteSentence } from '../text.ts'
import {
  allNotes,
  around,
  capital,
  distinct,
  everything,
  isPitch,
  listed,
  onDeck,
  placed,
  sentencesOn,
  short,
  view,
  withRole,
} from './finding.ts'
import { bottomUp, countedBuyers, marketFigures } from './market-figures.ts'

const quoteFigure = (one: { block: Block; money: { index: number; length: number } }): SightedQuote =>
  quoteAround(one.block, one.money.index, one.money.length)

const marketTopDownOnly: Observation = {
  id: 'market-top-down-only',
  category: 'market',
  appliesTo: isPitch,
  sources: ['A16-2', 'SEQ', 'UNU', 'P9'],
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
    if (places.some(slide => countedBuyers(slide) !== null)) return []
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
      f =>
        `The market is given as ${f.figures}, without a count of buyers and a price behind it. I cannot name the first hundred of them from ${f.at}.`,
      f =>
        `Build the number again from below: how many organisations buy this, times what each pays ${f.name} in a year.`,
      f => `${f.figure} is an amount of money and not a number of buyers, so it tells me nothing of who would switch.`,
    ),
    'growth-metrics': view(
      '-',
      f => `${f.figure} is not a count of customers times a price, so no penetration of it can ever be measured.`,
      f => `Put customers, price and purchase rate ${f.on} so that each can be tracked on its own.`,
      f => `A market of ${f.figure} cannot be tied to any rate that ${f.name} will report next quarter.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `${f.figure} puts the ceiling on the page, and it is high enough to be worth the argument.`,
      f => `State what must be true for ${f.name} to reach even one segment of ${f.figure}.`,
      f => `I want to know how large this could become first, and ${f.figure} answers that in one look.`,
    ),
  },
  question: s =>
    `How many buyers stand behind ${s.facts.figure}, at what price, and through which channel can they be reached?`,
}

const marketOnePercent: Observation = {
  id: 'market-one-percent',
  category: 'market',
  appliesTo: isPitch,
  sources: ['P9', 'MC1'],
  beats: ['market-top-down-only'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      if (countedBuyers(slide)) return []
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(onePercent, sentence.text)[0]
        if (!match) continue
        const before = sentence.text.slice(0, match.index).trim().split(/\s+/).slice(-4).join(' ')
        if (/\b(?:never|not|don['’]t|avoid|without|no)\b/i.test(before) || /\bnever\b|\bdon['’]t\b/i.test(match.text))
          continue
        if (
          /\b(?:currently|today|already|now) (?:hold|have|own)|\b(?:grew|grows|shrank|fell|churn|fee|fees)\b/i.test(
            sentence.text,
          )
        )
          continue
        const share = /(?:0?\.\d+|[1-5](?:\.\d)?)\s?(?:%|percent|per cent)/i.exec(match.text)?.[0] ?? '1%'
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: { share, said: short(sentence.text, 12), ...placed(deck, slide) },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `“${f.said}” rests the plan on a share that nobody has earned yet. What must be true to win the first ${f.share} is left out.`,
      f => `Replace ${f.share} with a list of the first accounts and the order in which they would be won.`,
      () => 'A percentage of a large number shows what would be nice and not what is within reach.',
    ),
    'market-competition': view(
      '-',
      f =>
        `${capital(f.share)} sounds modest, yet each point of it belongs to somebody who will defend it. Nothing ${f.on} says whose it is.`,
      f => `Name the buyers who make up that ${f.share}, and the vendor each would leave.`,
      f => `Markets are won segment by segment, and ${f.share} of everything describes no segment.`,
    ),
    'growth-metrics': view(
      '-',
      f =>
        `The ${f.share} is not worked out from leads, conversion and price. As a target it cannot be missed by any one number.`,
      f => `Work ${f.share} back to deals a month and compare that with last month's.`,
      f => `No measured rate leads to ${f.share}; it was chosen.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.said}” counts me as part of a percentage before I have been given a reason to buy.`,
      () => 'Tell me why one customer like me chose it.',
      f => `The argument for ${f.share} would hold for any product, so it says nothing of this one.`,
    ),
    'team-execution': view(
      '?',
      f => `Who would do what on Monday to win the first part of that ${f.share}? The plan starts at the result.`,
      f => `Write the number of sales calls a week that ${f.share} would take, and who makes them.`,
      f => `Whether this team can reach ${f.share} depends on work that ${f.at} does not describe.`,
    ),
  },
}

const marketBottomUp: Observation = {
  id: 'market-bottom-up',
  category: 'market',
  appliesTo: isPitch,
  sources: ['A16-2', 'SEQ', '500'],
  detect: onDeck(deck => {
    const found = bottomUp(deck)
    if (!found) return []
    const { count, price, total } = found
    return [
      {
        severity: 1,
        quotes: distinct(
          [count, price, total].map(part => quoteAround(part.block, part.amount.index, part.amount.length)),
        ),
        facts: {
          count: count.amount.text.trim(),
          buyers: count.amount.noun,
          price: price.amount.text.trim(),
          total: total.amount.text.trim(),
          ...placed(deck, found.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        `${capital(f.count)} at ${f.price} make ${f.total}, and each factor can be argued with. I know what must be true for it to grow.`,
      f => `Show which factor grows first, the number of ${f.buyers} or the ${f.price}.`,
      f => `${f.total} can be taken apart into two numbers, so the ceiling is a calculation and not a hope.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `The buyers were counted: ${f.count}, at ${f.price} each. I can check both against a register and a price list.`,
      f => `Split the ${f.count} by what they use today, since those are different sales.`,
      f => `${capital(f.at)} names ${f.buyers} instead of a sum, and ${f.buyers} can be called up one by one.`,
    ),
    'growth-metrics': view(
      '+',
      f =>
        `${capital(f.count)} is a denominator I can use. Every new customer moves a share of it that can be followed by month.`,
      f => `Report the number of ${f.buyers} won beside the ${f.count} in every update.`,
      () => 'Price and count are stated apart, so penetration and revenue per customer can be tracked separately.',
    ),
    'team-execution': view(
      '+',
      f =>
        `A team that can write ${f.count} × ${f.price} has been out counting. It also tells me how many sales the plan needs.`,
      f => `Turn the ${f.count} into a list with names and an owner for each region.`,
      f => `The sum ${f.on} can be divided into work for each seller.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `${capital(f.price)} each tells me what someone like me is expected to pay. That is plainer than any market figure.`,
      f => `Say what is included for ${f.price}.`,
      f => `I can recognise myself among the ${f.buyers} and compare ${f.price} with my own bill.`,
    ),
  },
}

const expansion =
  /\bexpan(?:d|ds|ding|sion)\b|\badjacent\b|\bnext (?:markets?|segments?|countries|verticals?)\b|\bbeyond (?:the )?first\b|\bland and\b/i
const otherMoney = /\bgrants?\b|\bbank loan\b|\bbootstrapp\w+\b|\bloan (?:application|facility)\b/i

const marketUnderOneBillion: Observation = {
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
      f => `Nothing in the document leads beyond ${f.figure}.`,
    ),
    'market-competition': view(
      '+',
      f => `At ${f.figure} the market is small enough to be led. The giants rarely defend a niche of this size.`,
      f => `Show what share ${f.name} needs before it is the name that buyers ask for first.`,
      f => `A bounded market of ${f.figure} means that buyers and alternatives can be listed completely.`,
    ),
    'team-execution': view(
      '+',
      f => `${f.figure} can be worked through by a small team, account by account. The plan does not need an army.`,
      () => 'Divide the market into regions and say how many months each takes with the present people.',
      f => `The size ${f.on} fits what a company at the ${f.stage} stage can cover.`,
    ),
    'growth-metrics': view(
      '?',
      f => `At what share of ${f.figure} does growth slow down? No adoption rate is given from which I could tell.`,
      f => `Model new customers a year against ${f.figure} and mark the year of saturation.`,
      () => 'Whether the size limits growth depends on the speed of adoption, which is not stated.',
    ),
  },
  question: s => `Which second market does winning this one of ${s.facts.figure} open?`,
}

const sourced =
  /\b[Ss]ources?\b|\b[Aa]ccording to\b|https?:\/\/|\bwww\.|[¹²³⁴⁵⁶⁷⁸⁹†‡]|\[\d{1,2}\]|\b\w+\.(?:com|org|gov|eu|io)\b|\b(?:Gartner|IDC|Statista|McKinsey|Eurostat|Forrester|Deloitte|PwC|KPMG|Bloomberg|OECD|Grand View|Mordor|MarketsandMarkets|CB Insights|PitchBook|World Bank|Census|Bureau|Ministry|Destatis|WHO)\b|\(\p{Lu}[\p{L}&. ]{2,40},? (?:19|20)\d\d\)|\b\p{Lu}\p{L}+ (?:Research|Institute|Association|Report|Survey|Office|Register)\b/u

const marketNumberUnsourced: Observation = {
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
      const figure = marketFigures([slide])[0]
      if (!figure || /\*/.test(figure.block.text)) continue
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

const marketVeryLarge: Observation = {
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
      f => `Say which part of ${f.figure} opens the others.`,
      f => `Size will not be what limits ${f.name} if ${f.figure} is even roughly right.`,
    ),
  },
  question: s => `Which 500 customers inside ${s.facts.figure} come first?`,
}

export const marketObservations: Observation[] = [
  marketTopDownOnly,
  marketOnePercent,
  marketBottomUp,
  marketUnderOneBillion,
  marketNumberUnsourced,
  marketVeryLarge,
]
