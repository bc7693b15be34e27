/** Strong unit economics, and a customer who costs more to win than it ever brings. */
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { conflictOf } from '../everything-told.ts'
import { metricAmounts } from '../readers/metric-amounts.ts'
import { inOneSection } from '../readers/sections.ts'

const value = /\b(?:C?LTV|CLV|[Ll]ife-?time [Vv]alue)\b(?!\s?(?:[:/]|to)\s?CAC)/
const cost =
  /(?<![:/]\s?)(?<!to )\bCAC\b|\b(?:[Cc]ustomer )?[Aa]cquisition [Cc]osts?\b|\b[Cc]ost (?:of|to) acqui(?:sition|re)\b/
/** Of one channel, of a loan, or a wish. */
const other = /\b(?:paid|loan|target|goal|channel|per lead|was|were|first year|monthly|per month|a month)\b/i
const strong =
  /\b(?:(?:strong|healthy|attractive|excellent|great|sound|solid|good|superb|impressive|outstanding|favou?rable|positive|profitable|best-in-class|compelling) (?:\p{L}+ )?(?:economics|metrics|ratio|numbers|figures|returns?|margins?|model)|(?:economics|numbers|metrics|figures|model) (?:are|is|look|work)s? (?:already )?(?:strong|healthy|attractive|excellent|great|sound|solid|good|positive|profitable|well|out)|(?:each|every) (?:new )?(?:customer|client|user|account|subscriber) (?:is|makes us|earns us|brings us) (?:a )?(?:profit\w*|money|more than)|profitable (?:on|with|from) (?:each|every|the first)|pays? (?:for itself|back))\b/iu
const denied = /\b(?:not|n['’]t|yet|until|never|far from|no longer|once|if)\b/i

export function costOverLifetime(reading: Reading): Conflict[] {
  const [lifetime, another] = metricAmounts(reading, value, other)
  const [acquisition, more] = metricAmounts(reading, cost, other)
  if (!lifetime || !acquisition || another || more) return []
  const [brings, costs] = [lifetime.money, acquisition.money]
  const plain = [brings, costs].every(({ bound, value: low, max }) => bound === 'exact' && low === max)
  if (!plain || brings.currency !== costs.currency || brings.value <= 0 || costs.value <= brings.value) return []
  const statements = statementsOf(reading)
  const told = (one: Statement) => strong.exec(one.text)?.[0]
  const praise = statements.find(
    one =>
      told(one) !== undefined &&
      !denied.test(one.text) &&
      !isPlan(one.text) &&
      (inOneSection(reading, one.block, acquisition.statement.block) ||
        headingOver(reading, acquisition.statement.block) === one.text),
  )
  if (!praise) return []
  const [win, bring] = [costs.text.trim(), brings.text.trim()]
  const because = `A customer who costs ${win} to win and brings ${bring} loses money.`
  return [
    conflictOf(statements, 'what a customer brings', because, [
      { statement: praise, words: told(praise) ?? '' },
      { statement: acquisition.statement, words: win },
    ]),
  ]
}
