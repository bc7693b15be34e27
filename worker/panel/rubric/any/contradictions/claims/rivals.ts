/** Pair 2: "no competitors", and rivals named. */
import { noCompetitors } from '../../../patterns.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import { isAdvice, isQuestion } from '../../voice.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { isBoundedApart } from '../readers/scopes.ts'

/** A name as it is written, without the full stop behind it: "Barkbus", "Blindtext AB", "Cars.com". */
const word = "\\p{Lu}[\\p{L}\\d&’'-]*(?:\\.[\\p{L}\\d]+)*"
const name = `${word}(?: ${word}){0,3}`
const names = `${name}(?:(?:, and |, | and )${name})*`
const named = new RegExp(
  `\\b(?:[Cc]ompetitors?|[Rr]ivals|[Aa]lternatives?|[Ii]ncumbents?)(?: \\p{Ll}+)?(?: (?:in|for|on|among|at) [^.,;:]{2,30}?)? (?:include|are|such as|like)\\s+(${names})|\\b(?:compete (?:with|against)|[Ss]witch(?:ed|ing)? from|[Vv]ersus|vs\\.?|[Uu]nlike) ((?!The\\b|Our\\b|Other\\b|Most\\b|Many\\b)${names})`,
  'u',
)
/** Beside the field: whoever denies direct rivals denies none of these. */
const indirect = /\b(?:indirect|adjacent|partial|remote|loose)(?:ly)?\b/i

/** By name, with a thing of the same kind, or with an order that went to it. */
const comparable =
  /^\W*((?!The\b|Our\b|We\b|Other\b|Most\b|Many\b|Some\b|This\b|That\b|It\b|No\b|Indirect\b)\p{Lu}[\p{L}\d&.-]+(?: \p{Lu}[\p{L}\d&.-]+){0,2})(?: \([^)]{2,40}\)|, [^,.;]{2,40},)? (?:now |also |already |has )?(?:sells?|offers?|makes?|builds?|launched|has|supplies|provides?|markets?|ships?) (?:an? |the |its )?(?:almost |nearly |very )?(?:comparable|similar|equivalent|same (?!(?:day|time|week|price|hour)\b)|identical|competing|rival)(?!\p{L})/u
/** Bounded to a place or a kind, where the others may be elsewhere. */
const elsewhere =
  /\b(?:in|at|on|for|among|within) (?:the )?(?:\p{Lu}\p{L}+|this (?:region|city|town|country|segment|price))/u

const difference =
  /^[^.;]{0,60}?\b(?:focus(?:es)?|offers?|provides?|combines?|speciali[sz]es?|do(?:es)?|has|have|can|match(?:es)?|deliver)\b/i

interface Claim {
  statement: Statement
  words: string
}

/** Everything in the text that says there is nobody else. */
function claimsIn(statements: readonly Statement[]): Claim[] {
  return statements.flatMap(statement => {
    const { text } = statement
    const match = noCompetitors.exec(text)
    // "No direct competitors in the county focus on restoring oak": a difference from rivals, not their absence.
    if (!match || difference.test(text.slice(match.index + match[0].length))) return []
    return isAdvice(text) || isQuestion(text) || negated(text, match.index) ? [] : [{ statement, words: match[0] }]
  })
}

function conflictIn(statements: readonly Statement[], { statement: claim, words }: Claim): Conflict | null {
  const direct = /\b(?:direct|real|true|serious)\b/i.test(words)
  const others = statements.filter(
    one => one !== claim && !isBoundedApart(claim.text, words, one.text) && !(direct && indirect.test(one.text)),
  )
  const same = elsewhere.test(claim.text) ? undefined : others.find(({ text }) => comparable.test(text))
  const rival = same ?? others.find(({ text }) => named.test(text))
  if (!rival) return null
  const match = (same ? comparable : named).exec(rival.text)
  const who = match?.[1] ?? match?.[2] ?? ''
  const [be, what] = / and |,/.test(who) ? ['are', 'rivals'] : ['is', 'a rival']
  const quotes = bothQuotes(...[claim, rival].sort((a, b) => statements.indexOf(a) - statements.indexOf(b)))
  if (same) {
    const second = match?.[0].replace(/^\W+/, '') ?? who
    return { subject: 'competition', first: words, second, because: `What ${who} has is called much the same.`, quotes }
  }
  return {
    subject: 'competition',
    first: words,
    second: who,
    because: direct ? `Whether ${who} ${be} ${what} or not is left open.` : `${who} ${be} named as ${what}.`,
    quotes,
    severity: direct ? 1 : 3,
  }
}

export function rivals(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  return claimsIn(statements)
    .flatMap(claim => conflictIn(statements, claim) ?? [])
    .slice(0, 1)
}
