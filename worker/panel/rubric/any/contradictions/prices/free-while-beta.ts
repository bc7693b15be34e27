/** Free for ever, and free only until something ends. */
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'

const forever =
  /\b(?:free,? forever(?! for\b)|forever free|free for (?:ever|life|good)|always free|free,? (?:and )?always|(?:is|stays?|remains?) free forever|will always be free|never cost\w* (?:a (?:cent|penny|thing)|anything))\b/i
const forNow =
  /\bfree (?:of charge )?(?:(?:to use )?(?:while|during|throughout|as long as|until|till)\b[^.;]{0,40}\b(?:beta|preview|early access|launch(?:es|ed)?|1\.0|general availability|GA|public release)|for now|for the time being|at the moment)\b|\bduring (?:the |our )?(?:beta|preview)\b[^.;]{0,24}\bfree\b/i
/** A plan, a group or a part of it that is told of alone. */
const other =
  /\b(?:open[- ]source projects?|students?|teachers?|non-?profits?|charit\w+|schools?|personal use|add-?ons?|api|new feature|ai\b|export|plug-?in|team plan|pro\b|business|enterprise|premium|paid plans?)\b/i

/** Which product a cell or a sentence speaks of: its column's title, or the name it opens with. */
function subjectOf(reading: Reading, { text, parts }: Told): string {
  const [part] = parts
  if (part?.block.type === 'table_row') {
    const cells = text.split('|')
    const at = cells.findIndex(cell => forever.test(cell))
    const rows = reading.visible.filter(block => block.type === 'table_row')
    const row = rows.findIndex(({ id }) => id === part.block.id)
    const head = rows.slice(Math.max(0, row - 3), row).find(block => !/\d/.test(block.text))
    const titles = head?.text.split('|') ?? []
    // A heading row may lack the empty cell above the rows' own titles.
    return (titles[at - (cells.length - titles.length)] ?? '').trim().toLowerCase()
  }
  const { group } = part?.block ?? {}
  const title =
    group === undefined ? undefined : reading.visible.find(block => block.group === group && block.type === 'heading')
  if (title) return title.text.trim().toLowerCase()
  return /^(?:the )?([\p{L}\d]+) (?:is|stays?|remains?|will)\b/iu.exec(text)?.[1]?.toLowerCase() ?? ''
}

export function freeWhileBeta(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text))
  const brand = (reading.page?.brand ?? '').toLowerCase()
  const ever = all.find(({ text }) => forever.test(text) && !negated(text, text.search(forever)))
  if (!ever || other.test(ever.parts[0]?.block.type === 'table_row' ? '' : ever.text)) return []
  const now = all.find(told => forNow.test(told.text) && areApart(told, ever) && !other.test(told.text))
  if (!now) return []
  const any = /^(?:it|this|that|we|access|everything|product|app|software|tool|using|)$/
  const [first, second] = [ever, now].map(told => subjectOf(reading, told))
  const plain = (name = '') => any.test(name) || name === brand
  if (first !== second && !(plain(first) && plain(second))) return []
  return [
    clash(reading, 'what it costs later', 'What is free for a time is not free for ever.', [
      { told: ever, words: forever.exec(ever.text)?.[0] ?? '' },
      { told: now, words: forNow.exec(now.text)?.[0] ?? '' },
    ]),
  ]
}
