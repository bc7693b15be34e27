/** The last mail of a sequence, and another one after it. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const farewell =
  /\b(?:(?:this is|this will be) (?:my|the|our) (?:last|final) (?:e-?mail|message|note|mail)\b|last (?:one|e-?mail|message|note) from (?:me|us)\b|(?:I|we) (?:won['’]t|will not) (?:write|e-?mail|message|contact|bother)(?: (?:you|to you))? again\b)/i
/** On a condition, about one matter or for some time. */
const ofCase =
  /\b(?:if|unless|until|once|when|tell me|say so|reply|let me know|this (?:week|month|year|topic)|about|before|on (?:this|that)|today|otherwise)\b/i
/** Where a mail of a sequence begins, and which it is. */
const begins = /^\W*(?:e-?mail|mail|message|follow-?up|touch)\s*#?(\d{1,2})\b(.*)$/i
const variant = /\b(?:variant|version|option|alternative|branch|if )\b/i

interface Mail {
  number: number
  at: number
  block: Block
}

export function lastMail(reading: Reading): Conflict[] {
  if (reading.page) return []
  const { blocks } = reading.document
  const mails = reading.visible.flatMap((block): Mail[] => {
    const match = begins.exec(block.text.trim())
    const named = match && block.text.length <= 80 && !variant.test(match[2] ?? '')
    return named ? [{ number: Number(match[1]), at: blocks.indexOf(block), block }] : []
  })
  // Numbers that go up in steps of one are a sequence.
  if (mails.length < 2 || !mails.every(({ number }, at) => at === 0 || number === (mails[at - 1]?.number ?? 0) + 1))
    return []
  for (const statement of everythingTold(reading)) {
    const words = farewell.exec(statement.text)?.[0]
    if (!words || ofCase.test(statement.text)) continue
    const at = blocks.findIndex(({ id }) => id === statement.block.id)
    const own = mails.findLast(mail => mail.at <= at)
    const next = mails.find(mail => mail.at > at)
    if (!own || !next) continue
    return [
      {
        subject: 'the last mail',
        first: words,
        second: next.block.text.replace(/^\W+|\W+$/g, ''),
        because: 'One more follows it here.',
        quotes: [
          { blockId: statement.block.id, text: clip(statement.text, quoteLength).trim() },
          { blockId: next.block.id, text: clip(next.block.text, quoteLength).trim() },
        ],
        severity: 2,
      },
    ]
  }
  return []
}
