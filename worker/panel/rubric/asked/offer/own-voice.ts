/** Which submissions these questions are for, and which of their sentences may be asked about. */

import { runningSentences } from '../../any/running-text.ts'
import type { Sentence } from '../../base-reading.ts'
import { isRunning } from '../../deck/statements.ts'
import { isEnglishPage } from '../../page/on-page.ts'
import { ownSentences } from '../../page/own-sentences.ts'
import type { PageReading } from '../../page/page-reading.ts'
import type { Reading } from '../../reading.ts'
import { negated } from '../../text.ts'

/** A page that offers something: no article, no manual, no terms, no vacancies. */
export const isOfferPage = (reading: Reading): boolean =>
  isEnglishPage(reading) && (reading.page?.kind === 'home' || reading.page?.kind === 'other')

/** Texts with another use: they decide, record, teach or bind, and ask nobody to choose anything. */
const otherUse =
  /\b(?:minutes|agenda|polic(?:y|ies)|handbook|guidelines?|code of conduct|retrospective|post-?mortem|manual|recipe|r[eé]sum[eé]|curriculum|syllabus|thesis|dissertation|essay|paper|abstract|lecture|how to|why your|what is|transcript|terms (?:of|and)|contract|agreement|changelog|release notes|cover letter|invoice|poem|chapter)\b/i

const titleOf = ({ document, deck }: Reading): string => `${document.title ?? ''}\n${deck?.slides[0]?.title ?? ''}`

/** A text to read that is no pitch: a proposal, a plan, a brief, a case study, a series of mails. */
export const isPaper = (reading: Reading): boolean =>
  isRunning(reading) && reading.deck?.pitch !== true && !otherUse.test(titleOf(reading))

const offering =
  /\b(?:proposal|we (?:would )?(?:propose|offer|sell|charge|supply|serve)|our (?:products?|services?|customers?|clients?|prices?|offer|platform|software|audience|target|competitors?)|(?:we|I) sell|product brief|creative brief|campaign|launch|case study|customer story|go-to-market|marketing|competition|competitors|list price|guarantee|sales|what you get|for a (?:free )?quote|quotation)\b/i

/** A paper by which something is to be sold, now or later. */
export const isSellingPaper = (reading: Reading): boolean =>
  isPaper(reading) && !publicName.test(titleOf(reading)) && reading.prose.some(({ text }) => offering.test(text))

export const isOfferOrPaper = (reading: Reading): boolean => isOfferPage(reading) || isPaper(reading)

/** A page or a paper that sells something. */
export const isSelling = (reading: Reading): boolean =>
  isSellingPaper(reading) || (isOfferPage(reading) && reading.page !== null && sells(reading.page))

const publicName =
  /\b(?:foundation|charit(?:y|ies|able)|trust|nonprofit|non-profit|not-for-profit|university|college|school|nursery|museum|library|council|municipality|ministry|church|parish|hospice|festival|conference|summit|congress|symposium|meet-?up|marathon|fundraiser|appeal|grant|vzw|stiftung)\b/i
const publicStep =
  /^\W*(?:donat\w+|give|pledge|volunteer|sponsor|(?:get|buy|book) (?:a |your |my )?(?:tickets?|seats?|places?)|rsvp|tickets?)\b/i
const publicWord =
  /\b(?:donors?|donations?|donate|speakers?|keynotes?|pupils|congregation|early bird|registered charity|not-for-profit association)\b/gi

/** Charities, events, schools and public bodies have supporters, guests and pupils: they are no shops. */
export function sells(page: PageReading): boolean {
  const title = page.content.find(({ type, level }) => type === 'heading' && level === 1)?.text ?? ''
  if (publicName.test(`${page.facts.title} ${page.brand ?? ''} ${title}`)) return false
  if (page.actions.some(({ label }) => publicStep.test(label))) return false
  const said = page.seen.reduce((sum, { text }) => sum + (text.match(publicWord)?.length ?? 0), 0)
  return said < 3
}

/** Said for show: an example, a supposition. */
const supposed =
  /\b(?:for example|for instance|e\.g\.|imagine|suppose|picture (?:a|your|this)|say you|let['’]s say|what if|hypothetical\w*)\b/i
const opening = /[“„«]/g
const closing = /[”»]/g

/** The sentence stands in a quotation, or holds one: then its figures are somebody's. */
function isQuoted({ text, block, start }: Sentence): boolean {
  if (/["“”„«»]/.test(text)) return true
  const before = block.text.slice(0, start)
  const straight = before.match(/"/g)?.length ?? 0
  return straight % 2 === 1 || (before.match(opening)?.length ?? 0) > (before.match(closing)?.length ?? 0)
}

const known = new WeakMap<Reading, Sentence[]>()

/** Whole sentences in the submission's own voice: no quotation, no question, no example. Every question reads them. */
export function told(reading: Reading): Sentence[] {
  const before = known.get(reading)
  if (before) return before
  const own = reading.page ? new Set(ownSentences(reading.page, reading)) : null
  const found = runningSentences(reading).filter(
    sentence =>
      (own === null || own.has(sentence)) &&
      !/\?[)\]]?$/.test(sentence.text) &&
      !supposed.test(sentence.text) &&
      !isQuoted(sentence),
  )
  known.set(reading, found)
  return found
}

/** The first of some sentences in which a pattern is found and not denied, with what it caught. */
export function firstTold(
  sentences: Sentence[],
  pattern: RegExp,
): { sentence: Sentence; match: RegExpExecArray } | null {
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.text)
    if (match && !negated(sentence.text, match.index)) return { sentence, match }
  }
  return null
}
