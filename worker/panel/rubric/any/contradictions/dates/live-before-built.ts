/** In use today, and its first version planned for later. */
import type { Reading } from '../../../reading.ts'
import { negated, wordsOf } from '../../../text.ts'
import { headingOver } from '../../voice.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { conflictOf, everythingTold, firstSaid } from '../everything-told.ts'
import { datesIn } from '../readers/written-dates.ts'

const live =
  /\b(?:(?:is |are |we are |we['’]re )?(?:already |now )?live (?:today|now|already)|(?:is|are) (?:already|now) live|already live|live since|in production (?:today|since)|live (?:in|with) \d+ \p{L}+)\b/iu
const first = /\b(?:MVP|minimum viable product|first version|working prototype|prototype)\b/i
const quarter = /\bQ([1-4])[ /-]?((?:19|20)\d\d)\b|\b((?:19|20)\d\d)[ /-]?Q([1-4])\b/i
const monthAndYear = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? ((?:19|20)\d\d)\b/iu
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Of a second product, a part of it or another market. */
const part =
  /\b(?:mobile|app|android|ios|hardware|v2|2\.0|version 2|second|next|new|feature|module|plugin|integration|for|of|in (?!Q|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|early|late|mid)\p{L}+|with|waitlist|landing page|website|site|demo|page|pilot)\b/iu

/** The first day of the month or quarter it is planned for, as months since year 0. */
function plannedFor(text: string): number | null {
  const inQuarter = quarter.exec(text)
  if (inQuarter) {
    const [, q, year, otherYear, otherQ] = inQuarter
    return Number(year ?? otherYear) * 12 + (Number(q ?? otherQ) - 1) * 3
  }
  const inMonth = monthAndYear.exec(text)
  return inMonth ? Number(inMonth[2]) * 12 + months.indexOf((inMonth[1] ?? '').toLowerCase()) : null
}

function isPlan(reading: Reading, { text }: Statement): boolean {
  if (!first.test(text) || wordsOf(text).length > 8 || part.test(text) || datesIn(text).length > 1) return false
  if (/\b(?:launched|built|done|shipped|completed|released|finished|live)\b|✓|✔/i.test(text)) return false
  const planned = plannedFor(text)
  const now = Number(reading.document.capturedAt.slice(0, 4)) * 12 + Number(reading.document.capturedAt.slice(5, 7)) - 1
  return planned !== null && planned > now
}

export function liveBeforeBuilt(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const now = firstSaid(
    told,
    live,
    (statement, words) =>
      !negated(statement.text, statement.text.indexOf(words)) &&
      !/\b(?:site|website|landing page|waitlist|campaign|video|music|chat|stream\w*|event|demo|page|once|when|if)\b/i.test(
        statement.text,
      ) &&
      !/\b(?:roadmap|plan|next|milestones|vision|competit\w+|market)\b/i.test(headingOver(reading, statement.block)),
  )
  const plan = told.find(statement => isPlan(reading, statement))
  if (!now || !plan) return []
  return [
    conflictOf(told, 'the state of the product', 'What is in use today had its first version before.', [
      now,
      { statement: plan, words: plan.text.replace(/[.!]$/, '') },
    ]),
  ]
}
