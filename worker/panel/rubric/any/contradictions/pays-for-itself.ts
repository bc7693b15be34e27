/** What is said to pay for itself in a time, where the yearly benefit and the price beside it need longer. */
import { durationsIn, type Money, moneyIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { negated } from '../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from './conflict.ts'
import { isPlain } from './passages.ts'

const pays =
  /\b(?:(?:pays?|paid|paying) for (?:itself|themselves)|(?:pays?|paid) (?:itself )?back|recoups? (?:its|the) (?:cost|price|investment)|earns? (?:its|the) (?:cost|price) back)\b/i
const inYear =
  /^[^.;]{0,20}?\b(well )?(?:within|inside|in|during|before the end of)(?: less than| under)?(?: the| its| your)?(?: very)? (?:first|one|a|1|single)(?:st)? year\b/i
const inTime = /^[^.;\d]{0,16}?\b(?:after|in|within)(?: only| just| about| under| less than| around)*\s*$/i
/** One of several, a customer rather than a thing, or a thought. */
const other =
  /\b(?:each|every|per|customers?|CAC|users?|subscribers?|often|usually|typically|grants?|subsid\w+|rebates?|tax|publicity|most|many|can|could|may|might|if|example|e\.g\.)\b/i
const yearly = /^\s*(?:a|per|each|every|\/)\s*(?:year|annum)\b|^\s*(?:annually|yearly)\b/i
const monthly = /^\s*(?:a|per|each|every|\/)\s*month\b|^\s*monthly\b/i
const gains = /\b(?:sav\w+|loss(?:es)?|lost|losing|loses|worth|brings?|benefits?|gains?|avoid\w*|earns?|recovers?)\b/i
const perPiece = /\b(?:per|each|every) (?!year|month|annum)\p{L}+/iu
const labelled =
  /^\W*(?:(?:grand |sub-?)?total(?: price| cost| investment| excl\.? vat| incl\.? vat)?|net(?: total| price)?|(?:total )?investment|one-off(?: cost| price)?|purchase price|price|all in)\b[^\d]{0,40}$/i
const told =
  /\b(?:costs?(?: you| us| them)?|price (?:is|of)|invest(?:ed|ment)(?: of| is| was)?|total(?:s|led)?(?: of)?|comes to)(?: a total of| about| around| only)?\s*$/i
const perTime = /^\s*(?:\/|per |an? |each |every )/i

/** Statements. What is further from the claim may be of something else; a total stands where the prices do. */
const near = { gain: 6, told: 4, total: 30 }
/** It would take so many times as long: that is the price of something else. */
const atMost = 3

function ofPrice(statement: Statement, away: number): Money[] {
  const { text } = statement
  if (away > near.total) return []
  const all = moneyIn(text).filter(isPlain)
  const alone = all.length === 1 && labelled.test(text.slice(0, all[0]?.index)) ? all : []
  const inWords = away <= near.told ? all.filter(money => told.test(text.slice(0, money.index))) : []
  return [...alone, ...inWords].filter(money => !perTime.test(text.slice(money.index + money.length)))
}

interface Benefit {
  money: Money
  year: number
  period: 'month' | 'year'
  statement: Statement
}

function benefitsIn(statement: Statement): Benefit[] {
  const { text, block } = statement
  if (!gains.test(block.text) || perPiece.test(text.replace(/\bper (?:kWh|piece|kg|hour|unit|litre|tonne)\b/gi, ' ')))
    return []
  return moneyIn(text).flatMap((money): Benefit[] => {
    const tail = text.slice(money.index + money.length)
    const period = yearly.test(tail) ? 'year' : monthly.test(tail) ? 'month' : null
    return period ? [{ money, year: money.max * (period === 'year' ? 1 : 12), period, statement }] : []
  })
}

/** In months, with the words that say it. */
function claimIn({ text }: Statement): { months: number; words: string } | null {
  const match = pays.exec(text)
  if (!match || other.test(text) || isPlan(text) || negated(text, match.index)) return null
  const rest = text.slice(match.index + match[0].length)
  const year = inYear.exec(rest)
  if (year) return { months: year[1] ? 11 : 12, words: `${match[0]}${year[0]}` }
  const [time] = durationsIn(rest)
  if (!time || time.bound === 'at-least' || !inTime.test(rest.slice(0, time.index))) return null
  return {
    months: time.months * (time.max / time.value),
    words: `${match[0]}${rest.slice(0, time.index + time.length)}`,
  }
}

export function paysForItself(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const claimed = statements.flatMap(statement => {
    const claim = claimIn(statement)
    return claim ? [{ claim, statement }] : []
  })
  const [first] = claimed
  if (!first || claimed.length > 1) return []
  const place = statements.indexOf(first.statement)
  const benefits = statements.slice(Math.max(0, place - near.gain), place + near.gain).flatMap(benefitsIn)
  const prices = statements.flatMap((statement, at) =>
    ofPrice(statement, Math.abs(at - place)).map(money => ({ money, statement })),
  )
  // The most that it is said to bring, and the least that it is said to cost: what they do not pay, nothing does.
  const gain = benefits.reduce<Benefit | null>((most, one) => (!most || one.year > most.year ? one : most), null)
  const alike = prices.filter(({ money }) => money.currency === gain?.money.currency)
  const cost = alike.reduce<(typeof alike)[number] | null>(
    (least, one) => (!least || one.money.value < least.money.value ? one : least),
    null,
  )
  if (!gain || !cost || gain.money.bound === 'at-least') return []
  const months = (12 * cost.money.value) / gain.year
  if (months <= 1.05 * first.claim.months || months > atMost * first.claim.months) return []
  const [paid, saved] = [cost.money.text.trim(), gain.money.text.trim()]
  return [
    {
      subject: 'the payback',
      first: first.claim.words.trim(),
      second: `${paid} against ${saved} a ${gain.period}`,
      because: `At ${saved} a ${gain.period}, ${paid} takes ${Math.round(10 * months) / 10} months to come back.`,
      quotes: bothQuotes(
        ...[cost.statement, gain.statement, first.statement].sort(
          (a, b) => statements.indexOf(a) - statements.indexOf(b),
        ),
      ),
    },
  ]
}
