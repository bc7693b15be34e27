/** Section 5.6: money that passes through is shown as own sales. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import { allText, everything, isPitch, onDeck, placed, view } from './finding.ts'

const volume =
  /\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|payment)s? (?:value|volume)|gross bookings|(?:transaction|payment|processed) volume|volume processed|bookings)\b/i

const kept =
  /\btake rate\b|\bnet revenue\b|\bcommissions?\b|\bour (?:fee|cut|share)\b|\b\d{1,2}(?:[.,]\d)?\s?% (?:fee|of (?:each|every|the) (?:order|sale|booking|transaction|payment))\b/i

export const gmvAsRevenue: Observation = {
  id: 'gmv-as-revenue',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'P9'],
  detect: onDeck(deck => {
    const mentions = deck.slides.flatMap(slide =>
      slide.roles.includes('market')
        ? []
        : slide.blocks.flatMap(block =>
            moneyIn(block.text)
              .filter(money => everyMatch(volume, sentenceAt(block.text, money.index).text).length > 0)
              .map(money => ({ slide, block, money })),
          ),
    )
    const first = mentions[0]
    if (!first) return []
    // The same amount under both names: no model needs to be known.
    const twice = mentions.flatMap(one =>
      deck.slides.flatMap(slide =>
        slide.blocks.flatMap(block =>
          moneyIn(block.text)
            .filter(money => {
              const sentence = sentenceAt(block.text, money.index).text
              return (
                money.value === one.money.value &&
                money.currency === one.money.currency &&
                /\brevenue\b|\bturnover\b/i.test(sentence) &&
                !volume.test(sentence)
              )
            })
            .map(money => ({ one, slide, block, money })),
        ),
      ),
    )[0]
    const headline = deck.model === 'marketplace' && !kept.test(everything(deck)) && !/\brevenue\b/i.test(allText(deck))
    if (!twice && !headline) return []
    const term = everyMatch(volume, sentenceAt(first.block.text, first.money.index).text)[0]?.text ?? 'volume'
    return [
      {
        severity: 3,
        quotes: [
          quoteAround(first.block, first.money.index, first.money.length),
          ...(twice ? [quoteAround(twice.block, twice.money.index, twice.money.length)] : []),
        ],
        facts: {
          amount: first.money.text.trim(),
          term,
          ...placed(deck, first.slide),
          also: twice ? `called revenue ${placed(deck, twice.slide).on}` : 'shown without the share that is kept',
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.amount} is ${f.term} that passes through, and it is ${f.also}. Own revenue is only the part of it that is kept.`,
      f => `Show ${f.term}, take rate and net revenue as three lines over the same months.`,
      f => `Every ratio built on ${f.amount} is too high by the inverse of the take rate.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `I took ${f.amount} for sales until I saw the word ${f.term}. What ${f.name} keeps decides how large it can be.`,
      f => `State how much of ${f.amount} stayed with ${f.name} last quarter.`,
      f => `Comparing ${f.amount} with other companies' revenue would be comparing two different things.`,
    ),
    'market-competition': view(
      '?',
      f =>
        `Does ${f.amount} show that buyers and sellers find each other, or that discounts were paid? The share kept would tell.`,
      () => 'Split the volume into subsidised and unsubsidised transactions.',
      f => `From ${f.term} alone I cannot see whether the other side would pay a fee.`,
    ),
  },
}
