/** Pair 8: the parts of the use of funds are not the whole. */
import type { Block } from '#db/shapes.ts'
import type { Amount } from '../../../amount.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import { apart, type Conflict, notTheWhole, quoteStatement, type Statement, statementsOf } from '../conflict.ts'
import { writtenIn } from '../readers/number-style.ts'
import { raises } from './raise-amounts.ts'

const heading =
  /\buse of (?:funds|proceeds)\b|\bhow we(?:['’]ll| will) (?:use|spend)\b|\ballocation of (?:funds|proceeds)\b/i
const partial =
  /\b(?:including|of which|among|up to|about|around|at least|growth|margin|equity|stake|dilution|discount)\b/i

interface Part {
  amount: Amount
  statement: Statement
}

/** "40% engineering", "Sales: $200k", alone in their statement or separated by commas; a list's line may say more. */
function partsOf(statements: Statement[], read: (text: string) => readonly Amount[]): Part[] {
  return statements.flatMap(statement => {
    const amounts = read(statement.text)
    const isLine = statement.block.type === 'list_item' && amounts.length === 1
    const isShort = wordsOf(statement.text).length <= 8 * Math.max(1, amounts.length)
    return isLine || isShort ? amounts.map(amount => ({ amount, statement })) : []
  })
}

const isTitle = ({ type }: Block) => type === 'heading' || type === 'slide_title'

/** The blocks below a heading about the use of funds, as far as the next heading or slide; looked through once. */
function belowHeading(reading: Reading): Set<string> {
  const below = new Set<string>()
  let named = false
  let slide: number | undefined
  for (const block of reading.document.blocks) {
    const { where } = block
    const here = where.kind === 'slide' ? where.slide : undefined
    if (here !== slide && here !== undefined) named = false
    slide = here
    if (isTitle(block)) named = heading.test(block.text)
    else if (named) below.add(block.id)
  }
  return below
}

const sections = new WeakMap<Reading, Statement[]>()

/** Remembered, since four other pairs ask first whether this one sees anything. */
function inSection(reading: Reading): Statement[] {
  const known = sections.get(reading)
  if (known) return known
  const below = belowHeading(reading)
  const statements = statementsOf(reading).filter(({ block, text }) => below.has(block.id) && !/\btotal\b/i.test(text))
  sections.set(reading, statements)
  return statements
}

function edges(parts: Part[]) {
  const [first, last] = [parts[0], parts.at(-1)]
  const quotes = [first, last].flatMap(part => (part ? [quoteStatement(part.statement)] : []))
  return quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at)
}

export function useOfFunds(reading: Reading): Conflict[] {
  const statements = inSection(reading)
  if (statements.some(({ text }) => partial.test(text))) return []
  const shares = partsOf(statements, percentsIn)
  // A part that is explained at length beside its share is a part as well: without it there is no sum.
  if (statements.flatMap(({ text }) => percentsIn(text)).length > shares.length) return []
  if (shares.length >= 3 && shares.every(({ amount }) => amount.bound === 'exact' && amount.max === amount.value)) {
    const sum = Math.round(shares.reduce((total, { amount }) => total + amount.value, 0) * 10) / 10
    if (sum >= 98 && sum <= 102) return []
    return [
      notTheWhole(
        'the use of funds',
        shares.map(({ amount }) => amount.text),
        sum,
        edges(shares),
      ),
    ]
  }
  const raise = raises(reading)[0]
  const spent = statements.filter(statement => statement !== raise?.statement)
  const parts = partsOf(spent, moneyIn)
  if (!raise || parts.length < 3 || spent.flatMap(({ text }) => moneyIn(text)).length > parts.length) return []
  const amounts = parts.map(({ amount }) => amount)
  if (amounts.some(amount => amount.max !== amount.value || amount.bound !== 'exact')) return []
  if (parts.some(({ amount }) => moneyIn(amount.text)[0]?.currency !== raise.money.currency)) return []
  const sum = amounts.reduce((total, amount) => total + amount.value, 0)
  if (!apart({ ...raise.money, value: sum, max: sum, bound: 'exact' }, raise.money, 0.03)) return []
  const texts = amounts.map(({ text }) => text)
  return [
    {
      subject: 'the use of funds',
      first: raise.money.text,
      second: texts.join(' + '),
      because: `The parts add up to ${writtenIn(texts, sum)}, the raise is ${raise.money.text}.`,
      quotes: [quoteStatement(raise.statement), ...edges(parts)],
    },
  ]
}
