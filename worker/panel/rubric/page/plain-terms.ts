/** How the money comes back, how one leaves, and what is in the price. */
import { cancelTerms } from '../any/contradictions/cancel-terms.ts'
import { durationsIn, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { cancelByContact } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPrice } from './amounts.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'
import { underHeading } from './zones.ts'

/** A page on which terms are a good sign; on a page of terms they are its subject. */
export function tellsTerms(reading: Reading): boolean {
  return (
    isEnglishPage(reading) &&
    !reading.technical &&
    !['legal', 'article', 'documentation', 'careers'].includes(reading.page?.kind ?? '')
  )
}

const back =
  /\b(?:refund(?:s|ed)?|money[- ]back|(?:your|the|all (?:your|the)|full) (?:money|price|fee)(?: of \S+)? (?:comes |is |goes |paid )?back|(?:give|pay|send|return|hand)(?:s|ing)? (?:you |back )?(?:the |your |all of )?(?:full |whole )?(?:money|price|fee)|your [£$€]\d[\d.,]* back|(?:send|bring|ship) (?:it|them|the \p{L}+|anything) back)\b/iu
/** None, somebody else's, at the seller's pleasure, or a tax. */
const notBack =
  /\b(?:deposit|non-?refundable|no refunds?|not (?:be )?refund\w*|cannot (?:be )?refund\w*|never|tax|vat|insurer|airline|other (?:shops|sellers)|may refund|at our discretion|chase|claim(?:s|ing)? (?:a |your |their )?refunds?|process(?:es|ing)? refunds?|for repair|to repair)\b/i

/** "Refunds in full until 20 April": the last day instead of a number of days. */
const untilDay =
  /\buntil \d{1,2}\.? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i

const returned = /\b(?:refund|money[- ]back|returns?|returned|send (?:it|them|anything) back|guarantee|cancel\w*)\b/i
const final =
  /\b(?:all sales (?:are )?final|no refunds?|non-?refundable|not (?:be )?refund\w*|cannot (?:be )?refund\w*)\b/i

/** Another term for the same stands elsewhere on the page: which of them holds is not for praise to choose. */
function contradicted(reading: Reading): boolean {
  const texts = reading.document.blocks.filter(({ type }) => type !== 'notes').map(({ text }) => text)
  if (texts.some(text => final.test(text))) return true
  const sentences = texts.flatMap(text => text.split(/(?<=[.!?])\s/)).filter(text => returned.test(text))
  const lengths = sentences.flatMap(text =>
    /\breceive|within \d+ (?:working|business)/i.test(text) ? [] : durationsIn(text),
  )
  return new Set(lengths.map(({ text }) => text.toLowerCase().replace(/\W+/g, ' ').replace(/s\b/g, '').trim())).size > 1
}

export const refundTermsStated: Observation = {
  id: 'refund-terms-stated',
  category: 'offer',
  appliesTo: tellsTerms,
  sources: ['NNG-TRUST', 'STAN'],
  detect: onPage((page, reading) => {
    if (contradicted(reading)) return []
    for (const sentence of ownSentences(page, reading)) {
      const { text } = sentence
      if (!back.test(text) || notBack.test(text) || /\?\s*$/.test(text)) continue
      const time = durationsIn(text)[0] ?? everyMatch(untilDay, text)[0]
      if (!time) continue
      return [sight(1, [quoteSentence(sentence)], { terms: brief(text, 110), time: time.text, name: whereOf(page) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{terms}” tells me what becomes of my money if it goes wrong. That is what I look for before I pay.',
      'Keep the term the same wherever it is repeated, in the shop and in the confirmation.',
      '{time} in writing is something that I can hold {name} to.',
    ],
    'funnel-fixer': [
      '+',
      'The fear of being stuck is answered by “{terms}”.',
      'Leave the sentence as short as it is, and count who goes on after it.',
      'Whoever hesitates over the price finds “{terms}” and has less to lose.',
    ],
    'growth-metrics': [
      '?',
      'What share of buyers makes use of “{terms}”? That share belongs into every figure of revenue.',
      'Ask for returns by month of purchase over the last year.',
      'The term of {time} is clear; how often it is used is not on the page.',
    ],
    'team-execution': [
      '+',
      'Promising {time} in so many words, {name} has thought through what happens when something goes wrong.',
      'Ask who handles a return and how long it takes.',
      '“{terms}” is a process that somebody had to agree to.',
    ],
  }),
}

const leave = /\b(?:cancel(?:s|led|ling)?|leave|stop|end|pause|move|terminate|resign)\b/i
/** A condition that one can check: a notice, an hour before, a place where it is done, no contract. */
const freely =
  /\b(?:free of charge|at no (?:charge|cost)|without (?:a |any )?(?:charge|fee|cost|penalty|notice)|costs? nothing|you pay nothing|no (?:fee|charge|notice|contract|minimum term)|for free|online|in (?:your|the) (?:account|settings|app|dashboard)|in one click|with one click|from one (?:month|week|day) to the next|after any \p{L}+|no reasons?)\b/iu
const when =
  /\b(?:until|up to|by|before|(?:one|two|three|a|\d+) (?:day|hour|week|month)s?['’]? (?:before|notice|in advance)|to the end of (?:the|any|a) (?:month|year|week|quarter)|\d+ hours|at any time|any ?time|after any|after the first)\b/i
const notLeave =
  /\b(?:must|have to|only (?:by|with)|fee of|(?:we|is|are|be) charged?|we (?:may|can|reserve)|noise|non-?refundable|minimum term of|bound|lose|loses?|full (?:fee|price)|fully charged|orders? are|competitors?|most|others?|other \p{L}+)\b/iu
const whatRuns =
  /\b(?:(?:subscription|membership|plan|contract|booking|appointment|session|slot|lesson|place|seat|visit|course|account|order|rental|reservation|ticket)s?|class(?:es)?|box(?:es)?|deliver(?:y|ies)|you (?:may|can)|cancel)\b/i

const leaveHeading =
  /^(?:stopping|leaving|pausing|(?:how to )?(?:stop|leave|cancel)(?:ling| it)?|cancell?ing|cancellations?|if you (?:cannot|can['’]t) (?:come|make it)|changed your mind|if you change your mind)\W*$/i
const byDay = /\bby (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/

export const cancelTermsStated: Observation = {
  id: 'cancel-terms-stated',
  category: 'offer',
  appliesTo: tellsTerms,
  sources: ['NNG-TRUST', 'MATHUR'],
  detect: onPage((page, reading) => {
    // Where another sentence binds the customer after all, that is what has to be said.
    if (cancelTerms(reading).length > 0) return []
    const stopping = new Set(underHeading(page.content, block => leaveHeading.test(block.text.trim())))
    for (const sentence of ownSentences(page, reading)) {
      const { text } = sentence
      if (stopping.has(sentence.block) && sentence.block.type !== 'heading') {
        if (notLeave.test(text) || cancelByContact.test(text) || !(when.test(text) || byDay.test(text))) continue
        return [sight(1, [quoteSentence(sentence)], { terms: brief(text, 110), name: whereOf(page) })]
      }
      const match = everyMatch(leave, text)[0]
      if (!match || notLeave.test(text) || cancelByContact.test(text) || /\?\s*$/.test(text)) continue
      if (/\b(?:can['’]?t|cannot|not|never|don['’]t)\s+$/i.test(text.slice(0, match.index))) continue
      if (!freely.test(text) || !when.test(text) || !whatRuns.test(text)) continue
      return [sight(1, [quoteSentence(sentence)], { terms: brief(text, 110), name: whereOf(page) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'The way out stands on the page of {name}: “{terms}”. I sign more easily where I know how to leave.',
      'Keep the confirmation that follows to the same terms.',
      'Nobody who meant to trap me would write “{terms}”.',
    ],
    'funnel-fixer': [
      '+',
      '“{terms}” lowers the step: a yes that can be taken back is a smaller yes.',
      'Let no later step ask for more notice than this line does.',
      'People put off a booking that they cannot move, and here they are told that they can.',
    ],
    brand: [
      '+',
      '“{terms}” is the manner of a host who holds the door both ways.',
      'Keep the sentence as plain as it is.',
      'Generous terms in plain words say more of {name} than a claim about service.',
    ],
    'growth-metrics': [
      '?',
      'How many leave under “{terms}”, and after how long? The ease is stated, the rate is not.',
      'Ask for cancellations by month beside the new customers.',
      'Terms as open as these make the rate of leaving an honest figure, once it is given.',
    ],
  }),
}

const inside =
  /\b(?:includ(?:es|ed|ing)|inclusive|all[- ]in|no (?:set-?up|booking|joining|delivery|service|cleaning|extra|other|further|additional) (?:fees?|costs?|charges?)|nothing (?:else|more|on top|per \p{L}+) (?:to pay)?)\b/iu
/** What is in a bonus, a range of dishes, a salary, or what is said of someone else's price. */
const notInside =
  /\b(?:not includ\w+|excluding|value|worth|bonus|saved?|raised|prizes?|most|competitors?|others?|salary|hidden)\b/i

/** "€640 with materials and lunch": the parts stand right behind the amount. */
function withParts(text: string, end: number): { index: number } | undefined {
  const parts = /^(?: (?:a|an|per|each) \p{L}+)? with \p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)* and \p{L}+/u.exec(
    text.slice(end),
  )
  return parts ? { index: end } : undefined
}

const extra =
  /\b(?:add-?ons?|charged separately|(?:extra|additional) (?:charge|cost|fee)s? (?:of|for|from)|surcharges?|(?:service|booking|cleaning|handling|resort|setup) fees? (?:of|from|is|are)|plus (?:postage|delivery|shipping|VAT|tax|fees)|at extra cost)\b/i

const onlyTax = /^\p{L}+ (?:\p{L}+ )?(?:VAT|GST|tax(?:es)?)\W*$/iu

export const priceInclusive: Observation = {
  id: 'price-inclusive',
  category: 'offer',
  appliesTo: tellsTerms,
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    // An extra that is named elsewhere makes the sum another one.
    if (reading.document.blocks.some(({ text, type }) => type !== 'notes' && extra.test(text))) return []
    for (const sentence of ownSentences(page, reading)) {
      const { text, block, start } = sentence
      if (notInside.test(text) || sentence.words.length > 32) continue
      const price = moneyIn(text).find(amount => isPrice(amount) && amount.value > 0)
      const match = everyMatch(inside, text)[0] ?? (price && withParts(text, price.index + price.length))
      // Tax is in every price that a consumer is shown.
      if (!price || !match || onlyTax.test(text.slice(match.index))) continue
      const whole = block.text.slice(start, start + text.length)
      return [
        sight(1, [quoteSentence(sentence)], {
          price: price.text.trim(),
          whole: brief(whole, 110),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{whole}” says what I get for the money in the same breath as the amount.',
      'Keep it true: one extra on the bill would take the sentence back.',
      'An amount with its contents beside it can be held against another.',
    ],
    'funnel-fixer': [
      '+',
      'With {price} and its contents in one sentence, a visitor takes in the offer at one reading.',
      'Carry “{whole}” over to the page where people pay.',
      'What is in the price is said where the price is said.',
    ],
    positioning: [
      '+',
      '“{whole}” turns the price into a package that a rival’s bare figure has to be measured against.',
      'Keep the contents in one sentence with the amount, however the offer grows.',
      'What is inside {price} is the difference, and it is written down.',
    ],
    'growth-metrics': [
      '+',
      '“{whole}” tells which costs {price} has to carry, and that is where a margin begins.',
      'Ask for the cost of what is included per sale.',
      'Price and scope stand together, so revenue per customer needs no guess.',
    ],
    'market-competition': [
      '+',
      '{price} with its scope can be put beside a rival’s list item by item.',
      'Make that comparison, with the extras that others charge.',
      '“{whole}” compares like with like.',
    ],
  }),
}
