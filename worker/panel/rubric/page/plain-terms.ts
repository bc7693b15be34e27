/** How the money comes back, and how one leaves. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../base-reading.ts'
import { durationsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { cancelByContact } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'
import type { PageReading } from './page-reading.ts'
import { isShop, sellsGoods } from './shop.ts'
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
  /\b(?:refund(?:s|ed)?|money[- ]back|(?:your|the|all (?:your|the)|full) (?:money|price|fee)(?: of \S+)? (?:comes |is |goes |paid )?back|(?:give|pay|send|return|hand)(?:s|ing)? (?:you |back )?(?:the |your |all of )?(?:full |whole )?(?:money|price|fee)|your [£$€]\d[\d.,]* back|(?<!\b(?:I|we|they|she|he)(?: will| can)? )(?:send|bring|ship) (?:it|them|the \p{L}+|anything) back)\b/iu
/** None, somebody else's, at the seller's pleasure, or a tax. */
const notBack =
  /\b(?:deposit|non-?refundable|no refunds?|not (?:be )?refund\w*|cannot (?:be )?refund\w*|never|tax|vat|insurer|airline|other (?:shops|sellers)|may refund|at our discretion|chase|claim(?:s|ing)? (?:a |your |their )?refunds?|process(?:es|ing)? refunds?|minus|less (?:an? |our |the )?\p{L}+ (?:fee|charge)|(?:restocking|handling|admin\p{L}*) (?:fee|charge)|store credit|case by case|for repair|to repair)\b/iu

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

const cancelled =
  /\b(?:cancel\w*|before (?:the|your|it|they|we) [^.]{0,20}?(?:start|begin|course|event|date|arriv|trip|workshop)\w*|before (?:the )?(?:start|arrival|departure))\b/i
const wrong =
  /\b(?:wrong|faulty|broken|damaged|defect\w*|not (?:happy|satisfied|work\w*|right|as described)|unhappy|dissatisfied|does(?:n['’]t| not) (?:work|suit|fit)|guarantee\w*)\b/i

/** In which case the money comes back, as the sentence or the question above it says. */
function caseOf(text: string, asked: string): string {
  if (cancelled.test(text) || cancelled.test(asked)) return 'if I cancel'
  return wrong.test(text) ? 'if it goes wrong' : 'if I want it back'
}

function askedBefore(page: PageReading, block: Block): string {
  return page.faq.questions.find(({ answer }) => answer.includes(block))?.question.text ?? ''
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
      const shop = isShop(page) || sellsGoods(page)
      return [
        sight(1, [quoteSentence(sentence)], {
          terms: brief(text, 110),
          time: time.text,
          inCase: caseOf(text, askedBefore(page, sentence.block)),
          repeated: shop ? 'in the shop and in the confirmation' : 'down to the confirmation',
          last: shop ? 'the last step of the order' : 'the last step before paying',
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{terms}” tells me what becomes of my money {inCase}. That is what I look for before I pay.',
      'Keep the term the same wherever it is repeated, {repeated}.',
      '{time} in writing is something that I can hold {name} to.',
    ],
    'funnel-fixer': [
      '+',
      'Whoever fears to be stuck with it reads “{terms}” before paying.',
      'Keep the term the same up to {last}.',
      'Whoever hesitates over the price finds “{terms}” and knows what can be undone.',
    ],
    'growth-metrics': [
      '?',
      'What share of buyers makes use of “{terms}”? That share belongs into every figure of revenue.',
      'Ask for returns by month of purchase over the last year.',
      'The term of {time} is clear; how often it is used is not on the page.',
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

const binding =
  /\bminimum (?:term|commitment|contract|period)\b|\b(?:6|12|18|24|36|six|twelve|twenty-four)[- ]months? (?:minimum|contract|commitment|term)\b|\b(?:60|90|120)[- ]days?['’]? (?:written )?notice\b|\b(?:two|three|six|twelve|[2-9]|1[0-2])[ -]months?['’]? (?:written )?notice\b|\bnotice period (?:is|of) (?:at least )?(?:two|three|six|twelve|[2-9]|1[0-2]) months\b|\bannual (?:commitment|contract)\b/i
/** No term at all, or another plan's. */
const notBinding =
  /\bno (?:minimum|annual|long-term|contract|\d+)|\bwithout\b|\b(?:annual|yearly|enterprise|business) plans?\b|\boptional\b/i

/** Where another sentence or row binds the customer after all, that is what has to be said. */
function bindsElsewhere(reading: Reading, praised: string): boolean {
  const rows = reading.prose.filter(({ type }) => type === 'table_row')
  return [...reading.sentences, ...rows].some(
    ({ text }) => text !== praised && binding.test(text) && !notBinding.test(text),
  )
}

function saysHowToLeave({ block, text }: Sentence, stopping: ReadonlySet<Block>): boolean {
  if (notLeave.test(text) || cancelByContact.test(text)) return false
  if (stopping.has(block) && block.type !== 'heading') return when.test(text) || byDay.test(text)
  const match = everyMatch(leave, text)[0]
  if (!match || /\?\s*$/.test(text)) return false
  if (/\b(?:can['’]?t|cannot|not|never|don['’]t)\s+$/i.test(text.slice(0, match.index))) return false
  return freely.test(text) && when.test(text) && whatRuns.test(text)
}

export const cancelTermsStated: Observation = {
  id: 'cancel-terms-stated',
  category: 'offer',
  appliesTo: tellsTerms,
  sources: ['NNG-TRUST', 'MATHUR'],
  detect: onPage((page, reading) => {
    const stopping = new Set(underHeading(page.content, block => leaveHeading.test(block.text.trim())))
    const sentence = ownSentences(page, reading).find(one => saysHowToLeave(one, stopping))
    if (!sentence || bindsElsewhere(reading, sentence.text)) return []
    return [sight(1, [quoteSentence(sentence)], { terms: brief(sentence.text, 110), name: whereOf(page) })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'The way out stands on the page of {name}: “{terms}”. I sign more easily where I know how to leave.',
      'Keep the confirmation that follows to the same terms.',
      'The terms of leaving are what I look for before those of joining.',
    ],
    'funnel-fixer': [
      '+',
      '“{terms}” lowers the step: a yes that can be taken back is a smaller yes.',
      'Let no later step ask for more notice than this line does.',
      'Whoever fears to be bound reads here how to get out.',
    ],
    'growth-metrics': [
      '?',
      'How many leave under “{terms}”, and after how long? The ease is stated, the rate is not.',
      'Ask for cancellations by month beside the new customers.',
      'Terms as open as these make the rate of leaving an honest figure, once it is given.',
    ],
  }),
}
