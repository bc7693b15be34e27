/** Paying in parts costs more than the price beside it, and the page leaves the sum to the reader. */
import { type Money, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, wordsOf } from '../text.ts'
import { isPrice } from './amounts.ts'
import { isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { near } from './place.ts'

const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
}
const parts =
  /\b(\d{1,2}|two|three|four|five|six|eight|ten|twelve)(?: (?:easy|equal|monthly|weekly|simple|interest-free))* (?:payments?|instal?ments?|rates?|months?) (?:of|at) (?=[^\d\s]{0,4}\s?\d)|\b(\d{1,2})\s?[x×] (?=[^\d\s]{0,4}\s?\d)/i
/** The page says that it costs more, or what the parts add up to. */
const told =
  /\b(?:interest|APR|fee|surcharge|extra|more|total (?:of|price|cost)|totals|totalling|in all|altogether|save|instead of)\b/i

/** The amount without its pence where it has none: "$591", "€74.50". */
function written(value: number, like: Money): string {
  const figure = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)
  return like.text.trim().replace(/\d[\d.,]*/, figure)
}

export const instalmentsDearer: Observation = {
  id: 'instalments-dearer',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onPage(page => {
    for (const block of page.content) {
      const match = everyMatch(parts, block.text)[0]
      if (!match || wordsOf(block.text).length > 20) continue
      const [first, second] = match.groups
      const count = numbers[(first ?? second ?? '').toLowerCase()] ?? Number(first ?? second)
      const each = moneyIn(block.text).find(({ index }) => index >= match.index + match.length - 1)
      if (!each || !(count >= 2)) continue
      const beside = page.content.filter(other => near(page.content, other, block, 160, 2))
      if (beside.some(({ text }) => told.test(text))) continue
      const whole = beside
        .filter(other => other === block || wordsOf(other.text).length <= 8)
        .flatMap(other =>
          moneyIn(other.text)
            .filter(isPrice)
            .map(amount => ({ block: other, amount })),
        )
        .filter(
          ({ block: other, amount }) =>
            !(other === block && amount.index === each.index) &&
            amount.currency === each.currency &&
            !/\b(?:value|worth|was|rrp|deposit)\b/i.test(other.text) &&
            !(other.struck ?? []).some(text => text.includes(amount.text.trim())),
        )
      const total = count * each.value
      // More than one other amount, or one that is far away from the sum, may be another thing's price.
      const [price] = whole
      if (!price || new Set(whole.map(({ amount }) => amount.value)).size > 1) continue
      if (total <= price.amount.value * 1.005 || total > price.amount.value * 1.6) continue
      return [
        sight(
          2,
          [
            quoteAround(block, match.index, each.index + each.length - match.index),
            quoteAround(price.block, price.amount.index, price.amount.length),
          ],
          {
            parts: `${count} × ${each.text.trim()}`,
            total: written(total, each),
            price: price.amount.text.trim(),
            more: written(total - price.amount.value, each),
            name: whereOf(page),
          },
        ),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{parts} is {total}, and the price beside it is {price}. That paying in parts costs {more} more I had to work out for myself.',
      'Write the sum of the parts beside them.',
      'A surcharge of {more} that is not called one is what I find on the statement.',
    ],
    brand: [
      '-',
      '{name} asks {more} more of those who cannot pay at once, and leaves it unsaid.',
      'Say what the parts cost in all, and why.',
      'Who pays in parts finds out sooner or later that it was {total}.',
    ],
    'funnel-fixer': [
      '-',
      'Whoever multiplies {parts} at the last step finds {total} where {price} was expected.',
      'Print {total} under the parts and compare the orders that are kept.',
      'A sum that surprises at the end of the order is one of the reasons to stop there.',
    ],
    'growth-metrics': [
      '?',
      'What share of buyers pays {total} rather than {price}? It changes the revenue of a sale by {more}.',
      'Ask for sales by way of payment.',
      'Both prices are there, and not how often each is paid.',
    ],
  }),
}
