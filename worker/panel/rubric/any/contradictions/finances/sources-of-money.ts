/** "Savings of €20,000, a loan of €40,000. That covers the €75,000 in full": sources that are not what they pay for. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { listedMoney } from '../readers/listed-money.ts'
import { writtenAs } from '../readers/number-style.ts'
import { inOneSection } from '../readers/sections.ts'

/** What opens a list of sources, in the sentence that lists them. */
const opening =
  /\b(?:(?:comes?|came|will come|is|are|raised|drawn) from|sources?(?: of (?:funds|finance|money))?(?: are)?|(?:funded|financed|paid(?: for)?|covered|met) (?:by|from|with|out of)|made up of)\b[^:]{0,60}?(?::|\b(?=my|our|a|an)\b)/i
/** All of it is paid by them: "this covers the €75,000 entirely", "the whole €75,000 is covered". */
const covers =
  /\b(?:covers?|pays? for|makes?(?: up)?|meets?|comes? to|adds? up to|is|gives?)\b(?: (?:all of|exactly|together|in full))* (?:the |our |my )?(?:full |whole |entire )?$/i
const wholly =
  /^[^.;]{0,20}\b(?:entirely|completely|in full|fully|exactly|to the (?:last )?(?:cent|euro|penny|pound))\b/i
const whole = /\b(?:the |our |my )?(?:full|whole|entire|total(?: of)?) $/i
const none = /\b(?:not|n['’]t|nearly|almost|most of|part of|half|if|would|could|except|apart from)\b/i
/** Sentences between the list and what it pays for. */
const within = 4

interface Sources {
  parts: readonly Money[]
  statement: Statement
  at: number
}

function sourcesIn(statement: Statement, at: number): Sources | null {
  const { text } = statement
  const opened = opening.exec(text)
  const parts = opened ? listedMoney(text.slice(opened.index + opened[0].length)) : null
  return parts && !none.test(text.slice(0, opened?.index)) ? { parts, statement, at } : null
}

/** The one amount that is said to be paid in full by what was listed. */
function coveredBy({ text }: Statement, currency: string): Money | null {
  if (none.test(text)) return null
  const [found] = moneyIn(text).filter(money => {
    const [before, after] = [text.slice(0, money.index), text.slice(money.index + money.length)]
    return covers.test(before) && (wholly.test(after) || whole.test(before))
  })
  return found?.currency === currency && found.bound === 'exact' && found.max === found.value ? found : null
}

function conflictOf(reading: Reading, statements: readonly Statement[], sources: Sources): Conflict | null {
  const { parts, statement, at } = sources
  const near = statements
    .slice(at + 1, at + 1 + within)
    .filter(({ block }) => inOneSection(reading, block, statement.block))
  for (const one of near) {
    const end = coveredBy(one, parts[0]?.currency ?? '')
    if (!end) continue
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const texts = [...parts, end].map(({ text }) => text.trim())
    // Another amount in between may be one more of them.
    const gap = Math.abs(sum - end.value)
    const between = statements.slice(at + 1, statements.indexOf(one) + 1)
    const more = between.some(({ text }) =>
      moneyIn(text).some(money => money.value !== end.value && Math.abs(money.value - gap) <= 0.01 * end.value),
    )
    if (gap <= 0.01 * end.value || sum > 1.5 * end.value || sum < 0.6 * end.value || more) return null
    return {
      subject: 'the sources of the money',
      first: texts.slice(0, -1).join(' + '),
      second: end.text.trim(),
      because: `The parts add up to ${writtenAs(sum, texts)}.`,
      quotes: bothQuotes(statement, one),
    }
  }
  return null
}

export function sourcesOfMoney(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  return statements
    .flatMap((statement, at) => sourcesIn(statement, at) ?? [])
    .flatMap(sources => conflictOf(reading, statements, sources) ?? [])
    .slice(0, 1)
}
