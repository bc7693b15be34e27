/** Pair 2: "no competitors", and rivals named. */
import { noCompetitors } from '../../../patterns.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import { isAdvice } from '../../voice.ts'
import { bothQuotes, type Conflict, statementsOf } from '../conflict.ts'

const named =
  /\b(?:[Cc]ompetitors?|[Rr]ivals|[Aa]lternatives?|[Ii]ncumbents?)(?: \w+)? (?:include|are|such as|like)\s+((?:[A-Z][\w.&-]+)(?:(?:, | and |, and )[A-Z][\w.&-]+)*)|\b(?:compete (?:with|against)|[Ss]witch(?:ed|ing)? from|[Vv]ersus|vs\.?|[Uu]nlike) ((?!The\b|Our\b|Other\b|Most\b|Many\b)[A-Z][\w.&-]+)/

/** By name, with a thing of the same kind, or with an order that went to it. */
const comparable =
  /^\W*((?!The\b|Our\b|We\b|Other\b|Most\b|Many\b|Some\b|This\b|That\b|It\b|No\b|Indirect\b)\p{Lu}[\p{L}\d&.-]+(?: \p{Lu}[\p{L}\d&.-]+){0,2})(?: \([^)]{2,40}\)|, [^,.;]{2,40},)? (?:now |also |already |has )?(?:sells?|offers?|makes?|builds?|launched|has|supplies|provides?|markets?|ships?) (?:an? |the |its )?(?:almost |nearly |very )?(?:comparable|similar|equivalent|same (?!(?:day|time|week|price|hour)\b)|identical|competing|rival)(?!\p{L})/u
/** Bounded to a place or a kind, where the others may be elsewhere. */
const elsewhere =
  /\b(?:in|at|on|for|among|within) (?:the )?(?:\p{Lu}\p{L}+|this (?:region|city|town|country|segment|price))/u

const difference =
  /^[^.;]{0,60}?\b(?:focus(?:es)?|offers?|provides?|combines?|speciali[sz]es?|do(?:es)?|has|have|can|match(?:es)?|deliver)\b/i

export function rivals(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const claim = statements.find(({ text }) => {
    const match = noCompetitors.exec(text)
    // "No direct competitors in the county focus on restoring oak": a difference from rivals, not their absence.
    if (match && difference.test(text.slice(match.index + match[0].length))) return false
    return match !== null && !isAdvice(text) && !/\?\s*$/.test(text) && !negated(text, match.index)
  })
  if (!claim) return []
  const same = elsewhere.test(claim.text) ? undefined : statements.find(({ text }) => comparable.test(text))
  const rival = same ?? statements.find(({ text }) => named.test(text))
  if (!rival || claim === rival) return []
  const match = (same ? comparable : named).exec(rival.text)
  const name = match?.[1] ?? match?.[2] ?? ''
  if (same)
    return [
      {
        subject: 'competition',
        first: noCompetitors.exec(claim.text)?.[0] ?? claim.text,
        second: match?.[0].replace(/^\W+/, '') ?? name,
        because: `What ${name} has is called much the same.`,
        quotes: bothQuotes(...[claim, rival].sort((a, b) => statements.indexOf(a) - statements.indexOf(b))),
      },
    ]
  const direct = /\b(?:direct|real|true|serious)\b/i.test(noCompetitors.exec(claim.text)?.[0] ?? '')
  return [
    {
      subject: 'competition',
      first: noCompetitors.exec(claim.text)?.[0] ?? claim.text,
      second: name,
      because: direct ? `Whether ${name} is a rival or not is left open.` : `${name} is named as one.`,
      quotes: bothQuotes(...[claim, rival].sort((a, b) => statements.indexOf(a) - statements.indexOf(b))),
      severity: direct ? 1 : 3,
    },
  ]
}
