/** Section 5.4: the market was counted: buyers times price. */
import type { Count, Money } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { bottomUp } from './market-figures.ts'
import { capital } from './phrases.ts'
import { isRunning } from './statements.ts'
import { unitAfter } from './units.ts'

/** Words in -s that no noun is, behind a noun in the plural. */
const noNoun =
  /^(?:is|was|has|does|as|its|this|us|plus|minus|less|across|versus|vs|always|perhaps|thus|towards|besides|unless|regardless|times|yes|pays|needs|costs|spends|buys|owes|makes|gives|loses|wants|means|equals|totals)$/i

/** "1.4 million off-gas homes": a count ends at the last of its nouns, though one before it ends in -s as well. */
function wholeCount(text: string, amount: Count): { text: string; noun: string } {
  const more = /^ (\p{Ll}[\p{Ll}-]+s)(?![\p{L}'’-])/u.exec(text.slice(amount.index + amount.length))?.[1]
  const written = amount.text.trim()
  return more && !noNoun.test(more) ? { text: `${written} ${more}`, noun: more } : { text: written, noun: amount.noun }
}

/** An average is of what is paid, and nobody is asked for it. */
const average =
  /\b(?:(?:average|mean|median|typical|blended) (?:(?:annual|yearly|monthly) )?(?:contract|order|deal|ticket|basket|invoice|subscription|spend|revenue|fee|price|rent|premium)(?: (?:values?|size))?|annual contract value|ACV|ARPU|ARPA|AOV|average|median)\b/i
const asked = /\b(?:(?:list )?price|priced at|fee|we (?:charge|ask))\b/i

/** What the words beside an amount call it, with no other number between. */
function calledIn(text: string, amount: Money, pattern: RegExp): string | null {
  const sentence = sentenceAt(text, amount.index)
  const at = amount.index - sentence.start
  const found = everyMatch(pattern, sentence.text).find(({ index, length }) => {
    const gap = index < at ? sentence.text.slice(index + length, at) : sentence.text.slice(at + amount.length, index)
    return gap.length <= 40 && !/\d/.test(gap)
  })
  return found ? found.text.replace(/\p{Lu}(?=\p{Ll})/gu, letter => letter.toLowerCase()) : null
}

export const marketBottomUp: Observation = {
  id: 'market-bottom-up',
  category: 'market',
  appliesTo: isRunning,
  sources: ['A16-2', 'SEQ', '500'],
  detect: onDeck(deck => {
    const found = bottomUp(deck)
    if (!found) return []
    const { count, price, total } = found
    const end = price.amount.index + price.amount.length
    // "4,900 x A$290 x 12": the months of the year are a factor of their own.
    const months = /^\s?[x×*]\s?12\b/.test(price.block.text.slice(end))
    const counted = wholeCount(count.block.text, count.amount)
    const unit = months ? ' × 12' : unitAfter(price.block.text, end)
    if (unit === null) return []
    const mean = calledIn(price.block.text, price.amount, average)
    const sort = mean ? 'average' : calledIn(price.block.text, price.amount, asked) ? 'price' : 'unknown'
    return [
      {
        severity: 1,
        quotes: distinct(
          [count, price, total].map(part => quoteAround(part.block, part.amount.index, part.amount.length)),
        ),
        facts: {
          count: counted.text,
          buyers: counted.noun,
          price: `${price.amount.text.trim()}${unit}`,
          total: total.amount.text.trim(),
          sort,
          called: mean ? `, the ${mean}` : '',
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
      f => `Keep both factors beside ${f.total} wherever the sum is shown.`,
      f => `${f.total} can be taken apart into two numbers, so the ceiling is a calculation and not a hope.`,
    ),
    'market-competition': view(
      '+',
      f => `The market is worked out from ${f.count}, at ${f.price}. Either number can be checked for itself.`,
      f => `Count the ${f.buyers} again from time to time, since the sum hangs on their number.`,
      f => `${capital(f.at)} names ${f.buyers} instead of a sum alone, so the argument can be about them.`,
    ),
    'growth-metrics': view(
      '+',
      f => `${capital(f.count)} is a denominator I can use. A share of it can be followed over time.`,
      f => `Keep the definition of ${f.buyers} the same when the share is followed.`,
      f => `The ${f.buyers} and ${f.price} are stated apart, so each can be followed for itself.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `The market is ${f.buyers} × ${f.price}${f.called}. Seeing what one of them pays is plainer to me than a market figure alone.`,
      f =>
        f.sort === 'average'
          ? `Say beside ${f.price} over whom that average was taken.`
          : f.sort === 'price'
            ? `Let ${f.price} be the price that is really asked, here and in an offer.`
            : `Say beside ${f.price} whether it is the price that is asked or an average of what is paid.`,
      f => `The total is made of ${f.buyers} and ${f.price}, and neither is hidden in it.`,
    ),
  },
}
