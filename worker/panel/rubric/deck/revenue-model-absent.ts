/** Section 5.6: it is not said who pays for what. */
import type { Observation } from '../observation.ts'
import {
  everything,
  hasRole,
  isLabelledPitch,
  isTraditionalPlan,
  onDeck,
  slidesRead,
  view,
  wholeOf,
} from './finding.ts'
import { mayBe, mayStandUnder } from './put-otherwise.ts'

const charge =
  /\b(?:pric(?:e|es|ed|ing)|fees?|commissions?|subscriptions?|subscribe|licen[cs](?:e|es|ing)|take rate|advertis\w+|we sell|sells? (?:them|it|to|for|through|over)|pays?|paying|paid|charges?|charged|royalt\w+|rent(?:al)?|freemium|per (?:seat|user|month|year|order|transaction|unit)|ARR|MRR|revenue from|revenues?|billed|booked|invoic\w+|sold|costs? (?:them|you|a|the|each|per)|\d (?:euros?|dollars?|pounds?) (?:an?|per|each|every)|sponsors?|reimburs\w+|tariffs?|(?:EUR|USD|GBP|CHF|INR|KES)\s?\d[\d.,]*k? ?(?:an?|per|each|every))\b|[$€£₹¥]\s?\d[\d.,]*\s?(?:k|m)? ?(?:\/|(?:an?|per|each|every)\b)/i

/** A sum, a share or a word for giving, under a title of its own: who pays for what, however it is put. */
const given =
  /\d\s?%|[$€£₹¥]\s?\d|\d (?:euros?|dollars?|pounds?|francs|cents?|pence)\b|\ba (?:half|third|quarter|fifth|tenth|share|cut|part) of\b|\b(?:free|for nothing|at cost|funds?|funded|finance[sd]?|gives? us|bears?|covers?|foots?|liv(?:e|es|ing) (?:from|on|off)|earn(?:s|ed)?|income|money|transfers?|buys?|bought)\b/i
/** A sum with its occasion, wherever it stands: "€0.40 for each visit", "19 euros monthly". */
const sumForEach =
  /(?:[$€£₹¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:euros?|dollars?|pounds?|francs|cents?|pence))\s(?:monthly|yearly|annually|weekly|daily|for (?:each|every|an?|one)|from each|an?|each|every|per)(?!\p{L})/iu

export const revenueModelAbsent: Observation = {
  id: 'revenue-model-absent',
  category: 'model',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', 'CBI'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'model') || isTraditionalPlan(deck)) return []
    const text = everything(deck)
    if (charge.test(text) || sumForEach.test(text) || mayStandUnder(deck, given) || mayBe(deck, 'model')) return []
    if (deck.stage === 'pre-seed' && /\b(?:research|laboratory|preclinical|university spin-?(?:off|out))\b/i.test(text))
      return []
    return [
      {
        severity: 2,
        quotes: [],
        lookedFor: `A price, fee, commission, subscription, licence, take rate or advertising income, and who pays it. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f => `Who hands ${f.name} money, and for what? ${f.none} says, so its size cannot be thought through.`,
      () => 'State the payer, the unit and a first price, even if it is a guess.',
      f => `What could become large about ${f.name} stays open until somebody is named who pays.`,
    ),
    'growth-metrics': view(
      '-',
      f =>
        `No price and no unit of sale appear anywhere, so revenue per customer of ${f.name} cannot be computed even roughly.`,
      () => 'Define the unit that is billed, its price, and how often it is billed.',
      () => 'Every rate I would track needs a unit that is paid for, and there is none.',
    ),
    'skeptical-buyer': view(
      '-',
      f => `I read ${f.read} and do not know whether ${f.name} would cost me nothing or a year's budget.`,
      () => 'Give me a price range before you ask for my time.',
      () => 'When nobody says what it costs, I assume that it is expensive.',
    ),
    'team-execution': view(
      '?',
      f => `Has anyone at ${f.name} asked a user to pay yet? The document neither says so nor gives a reason to wait.`,
      () => 'Say when the first invoice is to be written and by whom.',
      () => 'Whether pricing was put off or forgotten cannot be seen from the file.',
    ),
    'market-competition': view(
      '?',
      f => `Whose budget would ${f.name} replace? Without a payer I cannot tell which spending it competes for.`,
      () => 'Name the line in the customer budget that this comes out of.',
      () => 'The competing expense depends on who pays, and no payer is mentioned.',
    ),
  },
}
