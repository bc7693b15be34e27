/** So many of a thing are there, and the row or label of the same thing counts another number. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, quoteStatement, type Statement } from '../conflict.ts'
import { everythingTold, inPlanCard } from '../everything-told.ts'
import { clausesOf } from '../readers/clauses.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { tablesOf } from '../readers/tables.ts'
import { isOfOthers, isPast, isSupposed } from '../told-whole.ts'

/** "Service lifts", "Treatment rooms", "Turbines": the plain name of what is counted. */
const plainName = /^\W*((?:\p{L}[\p{L}’'-]+ ){0,2}\p{L}[\p{L}’'-]{2,}s)\W*$/u
const whole = /^\W*(\d{1,4})\W*$/
const counts = /^\W*(?:qty|quantity|number|no\.?|nos\.?|count|units|pcs\.?|pieces)\W*$/i
/** Amounts of time or money, people, and what a heading of any table may say. */
const noThing =
  /\b(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|points?|sales|costs?|euros?|dollars?|pounds?|goals?|leads|visits?|orders?|sessions?|views?|clicks?|likes?|followers?|downloads?|terms|results|others|totals?|customers?|clients?|users?|members?|percents?|steps?|pages?|words?|calls?|trials?|pilots?|hires?|complaints?|cases|tickets|questions|answers|phases?|mails?|times)$/i

interface Labelled {
  name: string
  value: number
  statement: Statement
}

const stem = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=ch|sh|x)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')

function labelledIn(reading: Reading): Labelled[] {
  const rows = tablesOf(reading).flatMap(table => {
    const column = table.head.findIndex(cell => counts.test(cell))
    // "Passenger lifts | 12" reads like a head with a short year.
    const isRow = table.headBlock !== null && table.head.length === 1 && whole.test(table.head[0] ?? '')
    const own =
      isRow && table.headBlock
        ? [
            {
              label: table.corner || (table.headBlock.text.split('|')[0] ?? ''),
              cells: table.head,
              block: table.headBlock,
            },
          ]
        : []
    return [...own, ...table.rows].flatMap((row): Labelled[] => {
      const at = column >= 0 ? column : table.width === 1 ? 0 : -1
      const value = whole.exec(row.cells[at] ?? '')?.[1]
      const name = plainName.exec(/^\W*\d*\W*$/.test(row.label) ? (row.cells[0] ?? '') : row.label)?.[1]
      if (!value || !name || row.cells.length !== table.width || (column < 0 && table.head.length > 0 && !isRow))
        return []
      return [
        { name: stem(name), value: Number(value), statement: { text: row.block.text, block: row.block, start: 0 } },
      ]
    })
  })
  const labels = everythingTold(reading).flatMap((statement): Labelled[] => {
    if (statement.block.type === 'table_row' || inPlanCard(reading, statement)) return []
    const match = /^\W*(\p{L}[^:|]{2,40}):\s*(\d{1,4})\W*$/u.exec(statement.text)
    const name = plainName.exec(match?.[1] ?? '')?.[1]
    return match && name ? [{ name: stem(name), value: Number(match[2]), statement }] : []
  })
  return [...rows, ...labels].filter(({ name }) => !noThing.test(`${name}s`))
}

const has =
  '(?:has|have|there (?:is|are)|covers?|comprises?|consists? of|includes?|runs? (?:with|on)|operates?|owns?|with|contains?|deliver|supply|install|we run|maintenance of|of all)'
/** A share of them, each of several, another time, or more of them. */
const part =
  /\b(?:each|every|per|new|more|another|additional|further|extra|added|of (?:which|whom|them|these|the|our|your)|only|first|last|next|other|second|up to|at least|over|about|around|some|or|from \d|between|until|by (?:20\d\d|the end)|will|plan\w*|goal|target|if|was|were|had|added|broken|out of|electric|phase|pilot|ordered)\b/i

export function inventory(reading: Reading): Conflict[] {
  const labelled = labelledIn(reading)
  for (const one of labelled) {
    // Two rows of one name are of two places.
    if (labelled.some(other => other !== one && other.name === one.name)) continue
    const [last = '', ...before] = one.name.split(' ').reverse()
    const words = [...before.reverse(), last].map(word => word.replace(/[^\p{L}'-]/gu, ''))
    const name = `${words.join('[ -]').replace(/y$/, '(?:y|ie)')}(?:e?s)?`
    const said = anyCase(
      `\\b${has}\\b[^.;|]{0,60}?(?<![\\w.,-])(${anyNumber}) ${name}(?=\\s*(?:[.,;)]|$|\\b(?:and|in|at|on|along|across|over)\\b))`,
    )
    for (const statement of everythingTold(reading)) {
      if (statement.block === one.statement.block || statement.block.type === 'table_row') continue
      if (inPlanCard(reading, statement) || isOfOthers(statement.text) || isPast(statement.text)) continue
      const match = said.exec(statement.text)
      const clause = match
        ? clausesOf(statement).find(({ start, text }) => start + text.length >= match.index + match[0].length)
        : undefined
      if (!match || !clause || isSupposed(clause.text)) continue
      const value = numberFrom(match[1] ?? '')
      // What stands right around it: "four lifts each and one service lift" says "each" of the others.
      const at = match[0].lastIndexOf(match[1] ?? '')
      const near = `${match[0].slice(Math.max(0, at - 14), at)} ${statement.text.slice(match.index + match[0].length, match.index + match[0].length + 24)}`
      const after = statement.text.slice(match.index + match[0].length)
      // "Three machines at the Leeds site": those of one place.
      if (/^\s*(?:in|at|on) (?:the |our )?\p{Lu}/u.test(after)) continue
      if (!(value > 0) || value === one.value || part.test(near.replace(/\beach,? and\b/i, ' and'))) continue
      const [over, there] = [statement, one.statement].map(each => headingOver(reading, each.block))
      if (/\b(?:case|customer|example|option|package|plan|roadmap|goals?)\b/i.test(`${over} ${there}`)) continue
      // A heading that is a name is of a place or a house of its own.
      if (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test((there ?? '').trim())) continue
      const shown = match[0].slice(at)
      return [
        {
          subject: `the number of ${one.name}s`.replace(/ys$/, 'ies'),
          first: shown,
          second: one.statement.text.trim(),
          because: 'Nothing beside them tells two kinds, places or times apart.',
          quotes: [quoteStatement(statement), quoteStatement(one.statement)],
        },
      ]
    }
  }
  return []
}
