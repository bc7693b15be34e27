/** Pair 1: as many customers (or users) here, and another number there. */
import { type Count, countsIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { wordsOf } from '../../text.ts'
import { headingOver } from '../voice.ts'
import {
  apart,
  bothQuotes,
  type Conflict,
  firstPair,
  isPlan,
  type Statement,
  sameRegion,
  sameTime,
  statementsOf,
} from './conflict.ts'

const counted =
  /^(?:customers?|clients?|users?|subscribers?|members?|companies|businesses|firms|organi[sz]ations|teams|clinics|practices|schools|shops|brands|groups|restaurants|hotels|farms|studios|agencies|hospitals|stores|retailers|households|merchants)$/
/** What a company may own as well as serve: who has twelve farms may work with forty. */
const ownable = /^(?:brands|groups|restaurants|hotels|farms|studios|agencies|hospitals|stores)$/
const served =
  /\b(?:serv(?:e|ing)|support|advise|insure|work (?:with|for)|(?:used|trusted|loved|chosen) by)\s+(?:over |more than |about |some |nearly |almost )?$/i
/** A heading below which numbers are wishes or dates to come. */
const hoped =
  /\b(?:goals?|targets?|projections?|forecast|milestones?|road ?map|phase|plan|financials?|(?:month|year|quarter|week) \d+|launch)\b/i
const praise = /\b(?:happy|satisfied|loyal|proud|amazing|great)\b\s*/g
/** Before the number, or right after the noun: the count is the company's, and of now. */
const owned =
  /\b(?:we (?:now |currently |already )?(?:have|serve|count|support|advise|insure|look after|work (?:with|for))|used by|trusted by|loved by|chosen by|serving|join)\s+(?:over |more than |about |some |nearly |almost )?$/i
const inUse =
  /^\s+(?:(?:now|currently|already) )?(?:use|trust|entrust|rely|pay|already|today|and counting|love|work with)\b/i
/** Another time, or a part of the whole. */
const other =
  /\b(?:had|was|were|started|first|last|ago|new|lost|churned|renewed|each|every|per|average|from \d|grew|\d of (?:our|the)|% of (?:our|the)|waitlist|pilot|beta)\b/i

/** Stands for the sign in "F&B groups", so that it is read as one word. */
const joint = 'ꞁ'

interface Stated {
  count: Count
  statement: Statement
}

function ownCounts(statement: Statement): Stated[] {
  if (isPlan(statement.text) || other.test(statement.text)) return []
  const alone = wordsOf(statement.text).length <= 5
  return countsIn(statement.text.replace(/(?<=\p{Lu})&(?=\p{Lu})/gu, joint))
    .filter(count => counted.test(count.noun))
    .filter(
      count =>
        (alone && !ownable.test(count.noun)) ||
        (ownable.test(count.noun) ? served : owned).test(statement.text.slice(0, count.index)) ||
        inUse.test(statement.text.slice(count.index + count.length)),
    )
    .map(count => ({
      count: { ...count, text: statement.text.slice(count.index, count.index + count.length) },
      statement,
    }))
}

const kindOf = ({ count }: Stated) =>
  `${count.qualifier.replace(praise, '').trim()} ${count.noun.replace(/s$/, '')}`.trim()

export function customerCounts(reading: Reading): Conflict[] {
  const stated = statementsOf(reading).flatMap(ownCounts)
  const now = stated.filter(({ statement }) => !hoped.test(headingOver(reading, statement.block)))
  return firstPair(now, (a, b) => {
    if (kindOf(a) !== kindOf(b) || !apart(a.count, b.count, 0.1)) return null
    if (!sameTime(a.statement.text, b.statement.text) || !sameRegion(a.statement.text, b.statement.text)) return null
    return {
      subject: `the number of ${kindOf(a).replace(new RegExp(`\\S*${joint}\\S*`, 'g'), word => word.replaceAll(joint, '&').toUpperCase())}s`,
      first: a.count.text,
      second: b.count.text,
      because: 'Both are given as the number of today.',
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
}
