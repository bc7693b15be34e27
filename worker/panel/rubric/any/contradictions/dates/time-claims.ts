/** Pair 11: something done since before the company was there. */
import { durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, statementsOf } from '../conflict.ts'

const founded =
  /\b(?:founded|established|started|incorporated|launched|set up) (?:(?:the company|\w+) )?in (?:\w+ )?((?:19|20)\d\d)\b/i
/** What may be said of a well, a shop or a pilot too is of the company where that, or nothing, stands before it. */
const ofAnything = /^(?:started|launched|set up)/i
const companyBefore = /(?:\b(?:we|company|firm|business|start-?up|studio)(?:,? (?:was|were|first))*|^\W*)\s*$/i
const since =
  /\b(?:serving|trusted|used|helping|delivering|operating|in business|with us|customers|our \w+)\b[^.]{0,40}\bsince (?:\w+ )?((?:19|20)\d\d)\b/i
const ofData = /\byears? of (?:our (?:own )?)?(?:data|operation|service|customer history)\b/i
/** People's earlier work and a predecessor are older than the company, and may be. */
const earlier =
  /\b(?:founders?|team|previous(?:ly)?|predecessor|experience|career|industry|combined|research|formerly|prior|he|she|public|historical)\b/i

/** The year in which the sentence says that the company began. */
function birthYear(text: string): number {
  const match = founded.exec(text)
  if (!match) return 0
  const isOfOther = ofAnything.test(match[0]) && !companyBefore.test(text.slice(0, match.index))
  return isOfOther ? 0 : Number(match[1])
}

export function timeClaims(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const birth = statements.find(
    ({ text }) =>
      birthYear(text) > 0 &&
      /\b(?:we|our|company|us|was|were|is)\b|^\W*founded/i.test(text) &&
      !earlier.test(text.replace(/\bfounded\b/gi, '')),
  )
  const born = birth ? birthYear(birth.text) : 0
  if (!birth || !born) return []
  for (const statement of statements) {
    if (earlier.test(statement.text.replace(/\bfounded\b/gi, ''))) continue
    const started = Number(since.exec(statement.text)?.[1] ?? 0)
    const span = ofData.test(statement.text) ? durationsIn(statement.text).find(one => one.unit === 'year') : undefined
    const captured = Number(reading.document.capturedAt.slice(0, 4))
    const from = started || (span ? captured - span.value : 0)
    if (from === 0 || from >= born - (span ? 1 : 0)) continue
    return [
      {
        subject: 'the dates',
        first: started ? `since ${started}` : (span?.text ?? ''),
        second: founded.exec(birth.text)?.[0] ?? String(born),
        because: `The company dates from ${born}, and ${from} came before it.`,
        quotes: bothQuotes(...[birth, statement].sort((a, b) => statements.indexOf(a) - statements.indexOf(b))),
      },
    ]
  }
  return []
}
