/** A lifetime value that the document's own revenue per account, margin and churn do not give. */
import type { Sentence } from '../base-reading.ts'
import { moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isForFunding, onDeck, view, within } from './finding.ts'
import { linesOn } from './statements.ts'

const value = /(?<!\p{L})(?:C?LTV|CLV|[Ll]ifetime [Vv]alue)(?!\p{L})(?!\s?(?:[:/]|to|over)\s?CAC)/u
const perAccount =
  /\b(?:ARPA|ARPU|average revenue per (?:account|user|customer|subscriber|member)|revenue per (?:account|customer))\b/i
const churned = /\bchurn\b/i
const margin = /\b(?:gross|contribution) margin\b/i
/** Where accounts grow while they stay, the simple sum says nothing. */
const grows =
  /\b(?:net (?:revenue |dollar )?retention|NRR|NDR|expansion revenue|upsells?|negative churn|net churn|net negative)\b/i
/** Nor does it of one part of the customers, or of a plan. */
const otherwise =
  /\b(?:revenue churn|target|forecast|projected|plan|goal|20\d\d[EFP]|enterprise|segment|cohort|discounted|pro plan|per week|a week|weekly)\b/i

interface Stated {
  sentence: Sentence
  text: string
  amount: number
  currency: string
}

const one = <T>(found: T[]): T | null => (found.length === 1 && found[0] !== undefined ? found[0] : null)

const alike = (a: Stated, b: Stated): boolean => a.amount === b.amount && a.currency === b.currency

const unlike = (found: Stated[]): Stated[] =>
  found.filter((stated, at) => found.findIndex(other => alike(other, stated)) === at)

function moneyBeside(lines: Sentence[], label: RegExp): Stated[] {
  return unlike(
    lines.flatMap(sentence => {
      const amounts = moneyIn(sentence.text).filter(({ bound, value: low, max }) => bound === 'exact' && low === max)
      const amount = one(amounts)
      const names = everyMatch(label, sentence.text)
      return amount && names.length === 1 && within(sentence.text, names, [amount], 5)
        ? [{ sentence, text: amount.text.trim(), amount: amount.value, currency: amount.currency }]
        : []
    }),
  )
}

function shareBeside(lines: Sentence[], label: RegExp): Stated[] {
  return unlike(
    lines.flatMap(sentence => {
      const share = one(
        percentsIn(sentence.text).filter(
          ({ bound, value: low, max, points }) => bound === 'exact' && low === max && !points,
        ),
      )
      return share && label.test(sentence.text) && within(sentence.text, label, [share], 5)
        ? [{ sentence, text: share.text.trim(), amount: share.value / 100, currency: '' }]
        : []
    }),
  )
}

/** How many months an account stays at most, by the churn that is stated with its period. */
function monthsOf(churn: Stated): number | null {
  const { text } = churn.sentence
  if (/\b(?:month(?:ly)?|per month|a month|each month|MoM)\b|\/\s?mo\b/i.test(text)) return 1 / churn.amount
  if (/\b(?:annual(?:ly)?|year(?:ly)?|a year|per year)\b/i.test(text)) return 12 / churn.amount
  return null
}

export const ltvAgainstParts: Observation = {
  id: 'ltv-against-parts',
  category: 'consistency',
  appliesTo: isForFunding,
  sources: ['SKOK', 'A16-1'],
  detect: onDeck((deck, reading) => {
    const lines = deck.main.flatMap(slide => linesOn(reading, slide))
    if (lines.some(({ text }) => grows.test(text))) return []
    const sure = (found: Stated[]) => one(found.filter(({ sentence }) => !otherwise.test(sentence.text)))
    const [lifetime, account, churn, kept] = [
      sure(moneyBeside(lines, value)),
      sure(moneyBeside(lines, perAccount)),
      sure(shareBeside(lines, churned)),
      sure(shareBeside(lines, margin)),
    ]
    if (!lifetime || !account || !churn || !kept || lifetime.currency !== account.currency) return []
    const months = churn.amount > 0 ? monthsOf(churn) : null
    if (months === null) return []
    const yearly = /\b(?:annual(?:ly)?|year(?:ly)?|a year|per year)\b|\/\s?(?:yr|year)\b/i.test(account.sentence.text)
    // Revenue per account without a period is taken by the month, which makes the most of it.
    const made = (yearly ? account.amount / 12 : account.amount) * kept.amount * months
    if (lifetime.amount < 1.5 * made) return []
    const monthly = /\bmonth(?:ly)?\b|\/\s?mo\b/i.test(account.sentence.text)
    const per = yearly ? ' a year' : monthly ? ' a month' : ', taken for what comes in each month,'
    const sign = /^[^\d]*/.exec(lifetime.text)?.[0] ?? ''
    return [
      {
        severity: 3,
        quotes: [lifetime, account, churn].map(({ sentence }) => quoteSentence(sentence)),
        facts: {
          stated: lifetime.text,
          made: `${sign}${Math.round(made).toLocaleString('en-GB')}`,
          account: account.text,
          churn: churn.text,
          margin: kept.text,
          months: Math.round(months),
          sum: `${account.text}${per} at a margin of ${kept.text}, for ${Math.round(months)} months`,
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `A lifetime value of ${f.stated} does not follow from the document's own figures. ${f.sum}, is ${f.made}: with a churn of ${f.churn} an account stays no longer.`,
      f => `Show how ${f.stated} was worked out, or replace it by ${f.made}.`,
      f => `${f.account}, ${f.margin} and ${f.churn} are all stated, and together they make ${f.made}.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `The case for spending on growth rests on ${f.stated} a customer, and the parts given make ${f.made}. Every ratio that is built on it falls by the same factor.`,
      f => `Work every ratio out again with ${f.made}.`,
      f => `What a customer brings is ${f.made} by the churn of ${f.churn} that the document states, not ${f.stated}.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `Nobody seems to have held ${f.stated} against the churn of ${f.churn} in the same document. A budget for sales made from it would run out early.`,
      () => 'Let whoever keeps the books sign off the unit figures before they are shown.',
      f =>
        `At ${f.churn} the average account is gone after ${f.months} months, and the plan needs it to stay far longer.`,
    ),
  },
}
