/** All goals are said to be met, and one on the list below was missed. */
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, type Statement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const count = '(?:two|three|four|five|six|seven|eight|\\d)'
const claim = new RegExp(
  `\\b(?:we |have |team |and )(?:hit|met|reached|achieved|delivered|beat|made) (?:all|every(?: one)?)(?: of)?(?: (?:our|the|them|these))?(?: ${count})?(?: (?:of (?:our|the|them)|goals?|targets?|objectives?|KPIs?|OKRs?))?\\b|\\ball (?:${count} )?(?:goals|targets|objectives|KPIs|OKRs) (?:were |have been |was )?(?:hit|met|reached|achieved)\\b`,
  'i',
)
const aims = /\b(?:goals?|targets?|objectives?|KPIs?|OKRs?|aims?)\b/i
const missed =
  /\b(?:missed|not (?:reached|met|achieved|hit)|fell short|below (?:goal|target|plan)|behind (?:plan|target))\b|[✗✘❌]/i

const value = /(?<![\d.,\p{L}])(\d{1,3}(?:[,.'\u00a0\u202f ]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s?(%|per cent)?(?!\d|:\d)/giu
const day =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?(?: \d{1,2}(?!\d))?(?:,? (?:19|20)\d\d)?|\bQ[1-4](?: (?:19|20)\d\d)?\b|\b(?:19|20)\d\d\b|\b\d{1,2}(?::\d\d)? ?(?:a\.?m\.?|p\.?m\.?)|\b\d{1,2}:\d\d\b/giu

interface Figure {
  value: number
  percent: boolean
  index: number
  end: number
}

function figuresIn(text: string): Figure[] {
  // A date stays as long as it was, so that offsets hold.
  const plain = text
    .replace(/^\s*\(?\d{1,2}[.)]\s/, lead => ' '.repeat(lead.length))
    .replace(day, found => '_'.repeat(found.length))
  return [...plain.matchAll(value)].map(match => ({
    value: Number(`${(match[1] ?? '').replace(/[^\d]/g, '')}${match[2] ? `.${match[2]}` : ''}`),
    percent: match[3] !== undefined,
    index: match.index,
    end: match.index + match[0].length,
  }))
}

const atMost =
  /\b(?:below|under|at most|no more than|not more than|less than|fewer than|maximum|max\.?|or (?:less|fewer|below|lower)|within|down to)\b|[<≤]/i
const dear =
  /\b(?<!on[- ])(?:churn|call-?backs?|escalations?|refunds?|injur\w+|incidents?|absences?|rework|waste|scrap|costs?|burn|complaints?|returns?|defects?|errors?|accidents?|late|delay\w*|downtime|turnover of staff|attrition|losses|days|hours|minutes|time)\b/i

/** An item ends in what came out: "250 homes by 30 June   178". What falls below its target was missed. */
function isMissed(text: string): boolean {
  if (missed.test(text)) return true
  // Of a row the last two cells count: a number in its name is of what is measured.
  const cells = text.split('|')
  const figures = figuresIn(cells.length > 2 ? cells.slice(-2).join('|').padStart(text.length) : text)
  const [target, result] = [figures[0], figures.at(-1)]
  if (figures.length !== 2 || !target || !result || target.percent !== result.percent) return false
  // The result stands alone at the end: behind it no word says what it counts.
  if (text.slice(result.end).replace(/[\s.|)]/g, '') !== '') return false
  const between = text.slice(target.end, result.index)
  if (/\b(?:and|of|to|from|or \d|in|per|with|over|than)\s*$/i.test(between)) return false
  const isCeiling = atMost.test(text)
  if (!isCeiling && dear.test(text)) return false
  return isCeiling ? result.value > target.value : result.value < target.value
}

export function goalsAllMet(reading: Reading): Conflict[] {
  const statements = everythingTold(reading)
  for (const [at, said] of statements.entries()) {
    const match = claim.exec(said.text)
    if (!match || /\b(?:if|when|once|will|would|should|not|nearly|almost|last (?:year|quarter))\b/i.test(said.text))
      continue
    const near = statements
      .slice(Math.max(0, at - 2), at)
      .map(({ text }) => text)
      .join('\n')
    if (!aims.test(`${near}\n${said.text}`)) continue
    const below = itemsBelow(statements, at)
    const item = below.find(({ text }) => isMissed(text))
    if (!item) continue
    return [
      {
        subject: 'the goals',
        first: match[0],
        second: item.text.replace(/^\s*\(?\d{1,2}[.)]\s/, '').trim(),
        because: 'This goal was not met by the figure behind it.',
        quotes: bothQuotes(said, item),
      },
    ]
  }
  return []
}

/** The items or rows right below, up to the next running text. */
function itemsBelow(statements: readonly Statement[], at: number): Statement[] {
  const found: Statement[] = []
  for (const one of statements.slice(at + 1, at + 12)) {
    if (one.block.type === 'list_item' || one.block.type === 'table_row') found.push(one)
    else if (found.length > 0 || one.block.type === 'heading') break
  }
  return found
}
