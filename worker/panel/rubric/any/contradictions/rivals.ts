/** Pair 2: "no competitors", and rivals named. */
import { noCompetitors } from '../../patterns.ts'
import type { Reading } from '../../reading.ts'
import { negated } from '../../text.ts'
import { isAdvice } from '../voice.ts'
import { bothQuotes, type Conflict, statementsOf } from './conflict.ts'

const named =
  /\b(?:[Cc]ompetitors?|[Rr]ivals|[Aa]lternatives?|[Ii]ncumbents?)(?: \w+)? (?:include|are|such as|like)\s+((?:[A-Z][\w.&-]+)(?:(?:, | and |, and )[A-Z][\w.&-]+)*)|\b(?:compete (?:with|against)|[Ss]witch(?:ed|ing)? from|[Vv]ersus|vs\.?|[Uu]nlike) ((?!The\b|Our\b|Other\b|Most\b|Many\b)[A-Z][\w.&-]+)/

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
  const rival = statements.find(({ text }) => named.test(text))
  if (!claim || !rival || claim === rival) return []
  const match = named.exec(rival.text)
  const name = match?.[1] ?? match?.[2] ?? ''
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
