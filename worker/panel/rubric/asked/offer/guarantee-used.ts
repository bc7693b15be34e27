/** A guarantee or a credit for missing a promise: how often it was called on. */
import { brief } from '../../page/on-page.ts'
import { isShop, sellsGoods } from '../../page/shop.ts'
import type { Reading } from '../../reading.ts'
import { everyMatch, negated, quoteAround } from '../../text.ts'
import { question, type Subject } from '../question.ts'
import { isSelling } from './own-voice.ts'

const count = '(?:\\d{1,3}|one|two|three|five|seven|ten|twelve|fifteen|twenty|thirty|sixty|lifetime)'
/** "a ten-year guarantee", "60-day money-back guarantee", "5 years' guarantee on the seams", "service credits of 5%". */
const guarantee = new RegExp(
  [
    `\\b${count}[- ](?:day|week|month|year)s?['’]?[- ](?:(?:\\d+% )?(?:money[- ]back|satisfaction|no[- ]quibble|performance) )?(?:guarantee|warranty)\\b`,
    `\\b(?:lifetime|money[- ]back) (?:guarantee|warranty)\\b`,
    `\\bservice credits? of \\d[\\d.,]*\\s?%`,
    `\\b\\d[\\d.,]*\\s?% off (?:that|the|your|next) [^.,;|]{0,30}?(?:charge|bill|invoice|fee)\\b`,
  ].join('|'),
  'i',
)
/** Goods made by others carry their maker's, and a bank's is something else. */
const others =
  /\b(?:manufacturer|maker|supplier|bank|parent|personal|government|loan|competitors?|rivals?|other (?:firms|shops)|extended|void|job|income)\b|\bif you\b[^.]{0,40}\b(?:refer|order|pay|buy|sign)\b|\b(?:discount|code|newsletter|first order)\b/i

const own = /\b(?:we|our|ours|us)\b/i
/** "Ridgeback covers the frame for 3 years", "the warranty is the maker's": whoever gives it keeps the count of cases. */
const givenBy =
  /\b(?:manufacturer|maker|supplier|brand)['’]?s? (?:own )?(?:guarantee|warranty)\b|\b(?:guarantee|warranty) (?:is |comes |given |provided |handled )*(?:by|from|through|with) the (?:manufacturer|maker|supplier|brand)\b/i
const covers =
  /(?:^|[.!?]\s+)(?!(?:We|It|This|That|The|Our|What|Who|Which)\b)(\p{Lu}[\p{L}\d-]+) (?:covers?|guarantees?|warrants?)\b/u

/** A shop sells what others make: it answers for a guarantee where it says so itself. */
function isOwn(reading: Reading, text: string): boolean {
  const { page } = reading
  const told = reading.document.blocks.map(block => block.text)
  if (told.some(one => givenBy.test(one))) return false
  const name = page?.brand ?? reading.deck?.company ?? ''
  const giver = told.flatMap(one => covers.exec(one)?.[1] ?? [])[0]
  if (giver !== undefined && !name.toLowerCase().includes(giver.toLowerCase())) return false
  if (!page || !(isShop(page) || sellsGoods(page))) return true
  return own.test(text) || (name !== '' && (text.includes(name) || (page.headline?.text ?? '').includes(name)))
}

function subject(reading: Reading): Subject | null {
  const away = new Set([
    ...(reading.page?.legal ?? []),
    ...(reading.page?.testimonials ?? []).map(({ block }) => block),
  ])
  for (const block of reading.prose) {
    if (away.has(block) || /[“"„]/.test(block.text)) continue
    const match = everyMatch(guarantee, block.text)[0]
    if (!match || negated(block.text, match.index) || others.test(block.text)) continue
    if (!isOwn(reading, block.text)) continue
    const text = block.text.slice(match.index, match.index + match.length)
    return {
      quotes: [quoteAround(block, match.index, match.length)],
      facts: { words: brief(text, 60), name: reading.page?.brand ?? reading.deck?.company ?? 'the seller' },
    }
  }
  return null
}

export const guaranteeUsed = question({
  id: 'asked-guarantee-used',
  category: 'offer',
  sources: ['STAN'],
  lens: 'skeptical-buyer',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:call(?:s|ed)? (?:on|upon) (?:it|the guarantee|our guarantee)|claims? (?:last year|a year|under the guarantee|so far|since)|(?:paid|gave|given) (?:out|back) (?:\w+ ){0,3}(?:times|credits?|refunds?)|refunded (?:\d+|one|two|three|four|five|nobody|no one)|(?:had|have had|saw) (?:\d+|one|two|three|four|five|no) (?:claims?|refunds?|returns?)|\d[\d.,]*\s?% (?:of [^.]{0,30} )?(?:were |was |have been |are )?(?:returned|refunded|sent back|claims?|returns?)|(?:return|refund|claim)s? rate|fewer than \w+ in \w+ (?:came|come) back)\b/i,
  subject,
  ask: ({ words }) =>
    `How many times in the last twelve months did somebody call on the “${words}”, and how did it end?`,
  answer: ({ words }) => `Give the number of cases behind the “${words}”, those that were turned down included.`,
  reason: ({ words, name }) => `The “${words}” is a promise of ${name}, and only its use shows how easily it is kept.`,
})
