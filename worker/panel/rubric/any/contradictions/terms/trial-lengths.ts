/** One trial with two lengths. */
import type { Block } from '#db/shapes.ts'
import { type Duration, durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair, quoteStatement, type Statement } from '../conflict.ts'
import { askedOver, everythingTold, inPlanCard } from '../everything-told.ts'

/** The duration right before "trial", or right after it: "30-day trial", "trial: 3 days", "try it free for two weeks". */
const before = /^[\s-]*(?:free |no-risk |full )*trials?\b/i
const after =
  /\b(?:trials?(?: period)?(?: (?:lasts?|runs?(?: for)?|is|of|for|ends after|takes))?:?|try (?:it|us|\w+)(?: for)? free(?: for)?|free for)\s*(?:the first |your first |a |full )?$/i
/** Another plan's trial, a longer one on request, a study, a place of its own. */
const other =
  /\b(?:clinical|patients?|extend\w*|extra|longer|extension|on request|enterprise|business plan|team plan|premium|students?|schools?|instead of|was|used to|competitors?|others?|most|refer\w*|another|additional|sleep|refund|money[- ]back|return)\b/i

interface Trial {
  length: { text: string }
  days: number
  statement: Statement
  /** It answers a question about the trial. */
  asked: boolean
}

const inDays = { day: 1, week: 7, month: 30, year: 365 } as const

/** Buttons make the promise as well as sentences do. */
function buttonsOf(reading: Reading): Statement[] {
  const said = (block: Block) => block.type === 'link' || block.type === 'button'
  return reading.visible
    .filter(block => said(block) && block.zone !== 'nav' && block.zone !== 'consent')
    .map(block => ({ text: block.text, block, start: 0 }))
}

/** A line that says little else: "30 days free." */
const freeAlone = /^\s*(?:free\s*)?[.!,–—-]?\s*(?:no card (?:needed|required))?[.!]?\s*$/i
/** What a question after the trial is answered with: "You get 14 days with every feature." */
const answered =
  /^\W*(?:yes[,.!:]? )?(?:you (?:get|have)|it (?:lasts|is|runs)(?: for)?|for|we give you)?\s*(?:the first |a |full |all of )?$/i

/** "You get the full Owl plan for 30 days." */
const answeredWith =
  /^\W*(?:yes[,.!:]? )?(?:you|everyone) (?:gets?|has|have|can (?:use|try)|may (?:use|try)) (?:the |our |all |every )?(?:full |whole |complete |entire )?(?:[\p{L}-]+ )?(?:plans?|version|product|app|software|everything|access|features?)(?: to (?:it all|everything|all features))? (?:free )?for (?:the first |a full )?$/iu

/** What a question about its end is answered with: "After 14 days your rota is read-only." */
const ended = /^\W*(?:after|once|when)(?: the(?: first)?| your| these| those| all)?\s*$/i
const endedRest =
  /^\s*(?:are (?:up|over)|have passed|is (?:up|over))?,?\s*(?:your|the|you|it|we|everything|access|nothing|of\b)/i

/** "Is the trial really free?", and the answer names a length and no other thing. */
function answers(reading: Reading, statement: Statement, one: Duration): boolean {
  if (!/\btrials?\b/i.test(askedOver(reading, statement))) return false
  const rest = statement.text.slice(one.index + one.length)
  const lead = statement.text.slice(0, one.index)
  if (ended.test(lead) && endedRest.test(rest)) return true
  return (
    (answered.test(lead) || answeredWith.test(lead)) &&
    /^\s*(?:with|of|for free|free|to try|to (?:use|test)|$|[.,;])/i.test(rest)
  )
}

/** "We charge your card on day 15": the trial is over. */
const chargedOn = /\b(?:charged?|bill(?:ed)?|pay|payment is taken)\b[^.;]{0,30}? on day (\d{1,2})\b/i
/** "Free for 60 days", and that is all. */
const freeFor = /^\W*(?:yours )?free for(?: the first| your first)?\s*$/i

/** A line or button near it speaks of a trial: "30 days free" below "Start free trial". */
function besideTrial(reading: Reading, { block }: Statement): boolean {
  const at = reading.visible.findIndex(({ id }) => id === block.id)
  return reading.visible.slice(Math.max(0, at - 3), at + 4).some(({ text }) => /\btrials?\b/i.test(text))
}

function trialsIn(reading: Reading, statement: Statement): Trial[] {
  const { text } = statement
  if (other.test(text) || other.test(askedOver(reading, statement))) return []
  const named = /\btrials?\b|\btry\b/i.test(text)
  const charged = chargedOn.exec(text)
  if (charged && (named || /\bunless you cancel\b/i.test(text)))
    return [{ length: { text: charged[0] }, days: Number(charged[1]) - 1, statement, asked: false }]
  const length = durationsIn(text).find(one => {
    const [lead, rest] = [text.slice(0, one.index), text.slice(one.index + one.length)]
    if (named && (before.test(rest) || after.test(lead))) return true
    if (lead.trim() === '' && /^\s*free\b/i.test(rest) && freeAlone.test(rest)) return besideTrial(reading, statement)
    if (freeFor.test(lead) && /^\W*$/.test(rest)) return besideTrial(reading, statement)
    return answers(reading, statement, one)
  })
  if (length?.bound !== 'exact' || length.max !== length.value) return []
  return [{ length, days: length.value * inDays[length.unit], statement, asked: answers(reading, statement, length) }]
}

export function trialLengths(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const order = new Map(reading.document.blocks.map((block, at) => [block, at]))
  const at = ({ block, start }: Statement): number => (order.get(block) ?? 0) * 100_000 + start
  const trials = [...everythingTold(reading), ...buttonsOf(reading)]
    .sort((a, b) => at(a) - at(b))
    .flatMap(statement => trialsIn(reading, statement))
  // Three lengths are a list of trials: one for each plan or product.
  if (new Set(trials.map(({ days }) => days)).size !== 2) return []
  return firstPair(trials, (a, b) => {
    // "One month" and "30 days", "four weeks" and "28 days" are one length to whoever writes them.
    if (Math.abs(a.days - b.days) <= 3) return null
    // Two cards tell of two plans; the answer to a question tells of what is offered above.
    const cards = [a, b].every(({ statement, asked }) => statement.block.group !== undefined && !asked)
    if (cards || [a, b].some(({ statement }) => inPlanCard(reading, statement))) return null
    return {
      subject: 'the length of the trial',
      first: a.length.text,
      second: b.length.text,
      because: 'Nothing beside them speaks of two trials.',
      quotes: [quoteStatement(a.statement), quoteStatement(b.statement)],
    }
  })
}
