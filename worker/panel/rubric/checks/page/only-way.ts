import { actionsOf, intentOf } from '../../annotate/actions.ts'
import type { Annotated } from '../../annotate/annotation.ts'
import { contentBlocks, isClickable, visibleBlocks } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Found, pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { excerptOf, foundOnce, saysMoney } from './seen.ts'

/** Links by which visitors can look around without talking to anybody. */
const elsewhere = /\b(?:pricing|prices|plans|shop|store|docs|documentation|tour|sample|template|download)\b/i

/** The page's actions, if all of them ask for a conversation and the page offers nothing else, not even a price. */
function onlyTalk(reading: Annotated): Found[] {
  const actions = actionsOf(reading)
  const seen = visibleBlocks(reading)
  const other = seen.some(
    block =>
      isClickable(block) &&
      block.reacts !== false &&
      (elsewhere.test(block.text) || !['talk', null].includes(intentOf(block))),
  )
  if (other || seen.some(saysMoney) || !actions.every(block => intentOf(block) === 'talk')) return []
  return foundOnce(actions, { facts: { label: actions[0]?.text ?? '' } })
}

export const ctaSalesOnly = pageCheck('a next step besides a conversation', {
  id: 'cta-sales-only',
  category: 'action',
  weight: 2,
  headline: 'The only next step is a conversation',
  text: 'Every call to action asks for a conversation (“{label}”) and no price is shown, so nobody can look around alone.',
  suggestion: 'Offer one thing that can be read or tried without a conversation.',
  source: cite('NNG-PRICE'),
  find: onlyTalk,
  sides: {
    sentence: 'The only next step is a conversation; nothing can be tried or bought on the page.',
    back: [
      { lens: 'positioning', reason: 'An offer that is fitted to each customer is understood best in a conversation.' },
      {
        lens: 'investment-opportunity',
        reason: 'Large contracts are sold by people, and such contracts carry a company.',
      },
    ],
    doubt: [
      { lens: 'skeptical-buyer', reason: 'I want to look around alone before I give anybody an hour.' },
      {
        lens: 'funnel-fixer',
        reason: 'From reading to a meeting is a long first step, with nothing in between.',
      },
      {
        lens: 'growth-metrics',
        reason: 'Each customer begins with an hour of somebody’s time, which has to be paid for.',
      },
    ],
    question: 'What is a contract worth, and how many conversations does one take?',
  },
})

const gated = pattern(
  'i',
  String.raw`\b(?:prices?|pricing|quotes?) (?:up)?on request\b`,
  String.raw`|\b(?:contact|call|talk to|ask) (?:us|sales|our team) (?:for|about) (?:a |our |your )?(?:price`,
  String.raw`|pricing|quote)|\b(?:request|get|ask for) (?:a |your )?(?:custom )?(?:quote|pricing|price)\b`,
  String.raw`|\bcustom (?:pricing|quote)\b`,
)

const priceHeading = /^\W*(?:\p{L}+ ){0,2}(?:pricing|prices|plans|what (?:it|does it) costs?)\W*$/iu

export const priceGated = pageCheck('prices without a conversation', {
  id: 'price-gated',
  category: 'offer',
  weight: 2,
  headline: 'Prices are given only in a conversation',
  text: 'Under “{heading}” it says “{words}” and gives no amount, so nobody can tell whether the offer is within reach.',
  suggestion: 'Show what a typical customer pays, even as a range.',
  source: cite('NNG-PRICE'),
  find(reading) {
    const heading = contentBlocks(reading).find(({ type, text }) => type === 'heading' && priceHeading.test(text))
    const gate = contentBlocks(reading).find(({ text }) => gated.test(text))
    if (!heading || !gate || visibleBlocks(reading).some(saysMoney)) return []
    const said = gated.exec(gate.text)?.[0] ?? gate.text
    return foundOnce([gate, heading], { facts: { heading: excerptOf(heading).text, words: said } })
  },
  sides: {
    sentence: 'The page mentions prices but gives them only in a conversation.',
    back: [
      { lens: 'positioning', reason: 'The value is explained before a number can be compared.' },
      { lens: 'investment-opportunity', reason: 'Prices that are agreed one by one leave room in each contract.' },
    ],
    doubt: [
      { lens: 'skeptical-buyer', reason: 'A price that takes a call is one that I expect to be too high.' },
      { lens: 'funnel-fixer', reason: 'Who looks for the price is close to a decision, and is sent into an inbox.' },
      { lens: 'market-competition', reason: 'Whether this is dearer than its rivals cannot be said.' },
    ],
    question: 'How many of those who went elsewhere never asked for a price?',
  },
})
