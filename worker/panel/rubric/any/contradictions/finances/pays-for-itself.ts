/** What is said to come back in a time, where the yearly benefit and the price beside it need longer. */
import { type Duration, durationsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { isPlain, leadOf } from '../readers/passages.ts'

const whose = '(?:its|their|the|your|our|his|her|this|that|all of its)'
const pays = new RegExp(
  `\\b(?:(?:pays?|paid|paying) for (?:itself|themselves)|(?:pays?|paid|paying) (?:itself |themselves )?back|(?:recoup(?:s|ed)?|recover(?:s|ed)?|earn(?:s|ed)?|made|makes?) ${whose} (?:whole |full |entire )?(?:costs?|price|investment|outlay|money|purchase price)(?: back)?|(?:gets?|got|has|have|had|sees?|earns?) ${whose} (?:money|investment|outlay|price) back|(?:gets?|got|has|have|had) (?:[^\\s]*\\d[^\\s]*) back|(?:is|was|are|been|gets) (?:fully )?(?:amorti[sz]ed|paid off)|amorti[sz]es?(?: itself)?|breaks?[ -]even|broke even|break-even|pay-?back(?: period| time)?|return on (?:the )?investment)\\b`,
  'i',
)
const inYear =
  /^[^.;]{0,20}?\b(well )?(?:within|inside|in|during|before the end of)(?: less than| under)?(?: the| its| your)?(?: very)? (?:first|one|a|1|single)(?:st)? year\b/i
const inTime =
  /^[^.;\d]{0,24}?(?:\b(?:after|in|within|of|is|takes?|under|below)|[:|–—=,])(?: only| just| about| around| under| less than| below| roughly| some| well| the first)*\s*$/i
/** One of several, a customer rather than a thing, or a thought. */
const other =
  /\b(?:each|every|customers?|CAC|acquisition|users?|subscribers?|often|usually|typically|publicity|most|many|can|could|may|might|if|example|e\.g\.|target|benchmark|for us|again|twice|second|both|together|in addition|besides|also)\b|\bper (?!cent|year|month|annum)/i
const yearly =
  /^\s*(?:saved |in savings |of savings |less )?(?:a|per|each|every|\/)\s*(?:year|annum)\b|^\s*(?:saved )?(?:annually|yearly|p\.\s?a\.)/i
const monthly = /^\s*(?:saved |in savings |less )?(?:a|per|each|every|\/)\s*month\b|^\s*(?:saved )?monthly\b/i
const yearlyBefore =
  /\b(?:(?:annual|yearly)\b[^.;\d]{0,40}|(?:per|a|each|and) year\b\s*[:|–—-]?\s*(?:is |of )?(?:about |around |some )?)$/i
const monthlyBefore =
  /\b(?:monthly\b[^.;\d]{0,40}|(?:per|a|each|and) month\b\s*[:|–—-]?\s*(?:is |of )?(?:about |around |some )?)$/i
const gains =
  /\b(?:sav\w+|loss(?:es)?|lost|losing|loses|worth|brings?|benefits?|gains?|avoid\w*|earns?|recovers?|incomes?|revenues?|profits?|margin|extra|lowers?|lowered|reduces?|reduced|cuts?|off|less|fewer)\b/i
/** What it costs to run, before and after, is no gain. */
const runs =
  /\b(?:bills?|was|were|now|comes to|pays?|paid|spends?|spent|costs?|rent|fee|contract|service|maintenance)\b(?: \p{L}+){0,4}\s*[:|]?\s*(?:about |only |just )?$/iu
const loweredCost = /\b(?:sav\w+|lower\w*|reduc\w*|cuts?|avoid\w*)\b/i
const perPiece = /\b(?:per|each|every) (?!year|month|annum|boiler and|crane and)\p{L}+/iu
const labelled =
  /^\W*(?:\d[.)]\s)?(?:(?:grand |sub-?)?total(?: price| cost| investment| excl\.? vat| incl\.? vat)?|net(?: total| price| investment| cost)?|(?:total |net )?investment|one-off(?: cost| price)?|(?:purchase |kit |unit |list )?price|capex|all in|they paid|paid|installed (?:for|cost|price)|installed)\b[^\d]{0,40}$/i
const told =
  /\b(?:costs?(?: you| us| them| him| her)?|(?:price|investment|outlay) (?:is|of|was)|invest(?:ed|ment|s)?(?: of| is| was)?|totals?|totalled|total of|comes to|installed for|(?:licence|license|machine|system|kit|unit|press|plant) is|sells (?:at|for)|sold (?:at|for)|they paid|we paid|paid|bought for|finance the|back (?:its|the|their)|(?:gets?|got|has|have) (?:its|the|their))(?: a total of| about| around| only)?\s*$/i
const toldAfter = /^\s*(?:invested|net\b|investment|of investment|of capex|outlay|purchase price)/i
const perTime = /^\s*(?:\/|per |an? |each |every )/i
/** Somebody else pays a part of it. */
const helped =
  /\b(?:grants?|subsid\w+|rebates?|trade-in|resale|leas(?:e|ed|ing)|funded|co-?fund\w*|contribut\w+|came from|tax (?:credit|relief|break)|incentives?|allowance|feed-in|bonus)\b/i

const netBefore = /\b(?:net|paid|own share|after)\b[^.;,]{0,30}$/i

/** Statements. What is further from the claim may be of something else; a total stands where the prices do. */
const near = { gain: 6, told: 6, total: 30 }
/** It would take so many times as long: that is the price of something else. */
const atMost = 3

/** A row or a line of a label and an amount that bears no currency. */
function bareOf(text: string): Money[] {
  const match = /^([^|\d]{3,40}?)[\s|:]+([\d][\d.,'’\u00a0\u202f ]*)$/u.exec(text.trim())
  const found = match && labelled.test(match[1] ?? '') ? amountIn((match[2] ?? '').trim()) : null
  return found && found.value > 0
    ? [{ value: found.value, max: found.value, bound: 'exact', currency: '', index: 0, length: 0, text: found.text }]
    : []
}

function ofPrice(statement: Statement, away: number): Money[] {
  const { text } = statement
  if (away > near.total) return []
  const all = moneyIn(text).filter(isPlain)
  const plain = all.length === 1 && labelled.test(text.slice(0, all[0]?.index)) ? all : []
  const inWords =
    away <= near.told
      ? all.filter(money => {
          const [lead, tail] = [text.slice(0, money.index), text.slice(money.index + money.length)]
          return told.test(lead) || toldAfter.test(tail) || /\b(?:price|cost) of\s*$/i.test(lead)
        })
      : []
  const bare = all.length === 0 && away <= near.told ? bareOf(text) : []
  return [...plain, ...inWords, ...bare].filter(
    money => money.length === 0 || !perTime.test(text.slice(money.index + money.length)),
  )
}

interface Benefit {
  money: Money
  year: number
  period: 'month' | 'year'
  statement: Statement
}

function benefitsIn(statement: Statement): Benefit[] {
  const { text, block } = statement
  if (!gains.test(block.text) || /\|.*\|.*\|/.test(text)) return []
  if (perPiece.test(text.replace(/\bper (?:kWh|piece|kg|hour|unit|litre|tonne)\b/gi, ' '))) return []
  const all = moneyIn(text)
  let underLabel: Benefit['period'] | null = null
  return all.flatMap((money): Benefit[] => {
    const [lead, tail] = [leadOf(text, money, all), text.slice(money.index + money.length)]
    if (runs.test(lead) && !loweredCost.test(lead)) return []
    const before = gains.test(lead) && !told.test(lead)
    const byLabel = before ? (yearlyBefore.test(lead) ? 'year' : monthlyBefore.test(lead) ? 'month' : null) : null
    // "Saved a year: £22,000 in gas, £9,500 in water": one label for all of them.
    underLabel = byLabel ?? (told.test(lead) ? null : underLabel)
    const period = yearly.test(tail) ? 'year' : monthly.test(tail) ? 'month' : underLabel
    return period ? [{ money, year: money.max * (period === 'year' ? 1 : 12), period, statement }] : []
  })
}

const monthsOf = (time: Duration) => time.months * (time.max / time.value)

/** In months, with the words that say it. */
function claimIn({ text }: Statement): { months: number; words: string } | null {
  const match = pays.exec(text)
  if (!match || other.test(text) || isPlan(text.replace(/\bif\b/gi, '')) || negated(text, match.index)) return null
  const rest = text.slice(match.index + match[0].length)
  const year = inYear.exec(rest)
  if (year) return { months: year[1] ? 11 : 12, words: `${match[0]}${year[0]}` }
  const [time] = durationsIn(rest)
  if (!time || time.bound === 'at-least' || !inTime.test(rest.slice(0, time.index))) return null
  return { months: monthsOf(time), words: `${match[0]}${rest.slice(0, time.index + time.length)}` }
}

/** "8,000 a month, which is 96,000 a year" tells one gain twice. */
const toldOnce = (all: readonly Benefit[]): Benefit[] =>
  all.filter(
    one =>
      !all.some(
        two =>
          two.statement === one.statement &&
          two.period !== one.period &&
          (two.year > one.year || (two.year === one.year && two.period === 'year')),
      ),
  )

const distinct = <T>(all: readonly T[], key: (one: T) => unknown): T[] =>
  all.filter((one, at) => all.findIndex(two => key(two) === key(one)) === at)

export function paysForItself(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const claimed = statements.flatMap(statement => {
    const claim = claimIn(statement)
    return claim ? [{ claim, statement }] : []
  })
  const [first] = claimed
  if (!first || claimed.some(({ claim }) => Math.abs(claim.months - first.claim.months) > 0.5)) return []
  const places = claimed.map(({ statement }) => statements.indexOf(statement))
  const away = (at: number) => Math.min(...places.map(place => Math.abs(at - place)))
  const around = statements.filter((_, at) => away(at) <= near.gain)
  const benefits = distinct(toldOnce(around.flatMap(benefitsIn)), ({ year }) => year)
  const prices = statements.flatMap((statement, at) =>
    ofPrice(statement, away(at)).map(money => ({ money, statement })),
  )
  // All that it is said to bring, and the least that it is said to cost: what they do not pay, nothing does.
  const gain = benefits.reduce<Benefit | null>((most, one) => (!most || one.year > most.year ? one : most), null)
  if (!gain || gain.money.bound === 'at-least') return []
  const alike = prices.filter(
    ({ money, statement }) =>
      (money.currency === gain.money.currency || money.currency === '') &&
      !benefits.some(one => one.statement === statement && one.money.index === money.index && money.length > 0),
  )
  const cost = alike.reduce<(typeof alike)[number] | null>(
    (least, one) => (!least || one.money.value < least.money.value ? one : least),
    null,
  )
  if (!cost) return []
  // Nothing more is taken off what was paid in the end.
  const isNet = alike.some(
    ({ money, statement: { text } }) =>
      money.value === cost.money.value &&
      (netBefore.test(money.length > 0 ? text.slice(0, money.index) : (text.split(/\d/)[0] ?? '')) ||
        /^\s*net\b/i.test(text.slice(money.index + money.length))),
  )
  if (!isNet && around.some(({ text }) => helped.test(text))) return []
  const year = benefits.reduce((sum, one) => sum + one.year, 0)
  const months = (12 * cost.money.value) / year
  if (months <= 1.05 * first.claim.months + 0.3 || (12 * cost.money.value) / gain.year > atMost * first.claim.months)
    return []
  const [paid, saved] = [cost.money.text.trim(), gain.money.text.trim()]
  const only = benefits.length === 1
  return [
    {
      subject: 'the payback',
      first: first.claim.words.trim(),
      second: `${paid} against ${saved} a ${gain.period}`,
      because: `At ${only ? `${saved} a ${gain.period}` : 'all that is saved'}, ${paid} takes ${Math.round(10 * months) / 10} months to come back.`,
      quotes: bothQuotes(
        ...[cost.statement, gain.statement, first.statement].sort(
          (a, b) => statements.indexOf(a) - statements.indexOf(b),
        ),
      ),
    },
  ]
}
