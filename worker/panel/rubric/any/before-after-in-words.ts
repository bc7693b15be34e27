/** A table of before and after with a row that has a value on one side only: how far it moved cannot be told. */
import type { Block } from '#db/shapes.ts'
import { cellsOf } from '../deck/tables.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteOf } from '../text.ts'
import { worried } from '../views.ts'

const heading = /\bbefore\b[^|]*\|[^|]*\b(?:after|now|today|with)\b/i
/** Said of the later side instead of a value. */
const moved =
  /\b(?:reduc\w+|improv\w+|lower(?:ed)?|higher|better|increas\w+|decreas\w+|minimi\w+|significant\w*|drastic\w*|substantial\w*|considerabl\w+|greatly|much|sharply|eliminated|controlled|negligible)\b/i
/** A level in words on the earlier side: "High", "Not controlled". */
const level = /^(?:very |quite |too )?(?:high|low|poor|bad|many|frequent|often|slow|weak|uncontrolled|not \p{L}+)$/iu
/** "Reduced by 95%": a share of a value that is not there. */
const byShare =
  /\b(?:by|up|down|of)\s[^|]{0,12}\d|^[+−–-]?\s?\d[\d.,]*\s?%|%\s(?:less|more|fewer|lower|higher|better)\b/i

const digit = /\d/

interface OneSided {
  block: Block
  what: string
  was: string
  is: string
}

function oneSided(block: Block): OneSided[] {
  const [what = '', was = '', is = '', more] = cellsOf(block)
  // A further column may hold the value.
  if (!what || !was || !is || (more !== undefined && digit.test(more))) return []
  const noLater = digit.test(was) && !digit.test(is) && moved.test(is)
  const noEarlier = !digit.test(was) && level.test(was) && digit.test(is) && byShare.test(is)
  return noLater || noEarlier ? [{ block, what, was, is }] : []
}

function detect(reading: Reading): Sighting[] {
  const at = reading.prose.findIndex(
    ({ type, text }) => type === 'table_row' && heading.test(text) && cellsOf({ text } as Block).length <= 3,
  )
  const found: OneSided[] = []
  for (const block of at < 0 ? [] : reading.prose.slice(at + 1)) {
    if (block.type !== 'table_row') break
    found.push(...oneSided(block))
  }
  const [first] = found
  if (!first) return []
  const others = found.length - 1
  return [
    {
      severity: 2,
      quotes: found.slice(0, 3).map(({ block }) => quoteOf(block)),
      facts: {
        what: first.what,
        was: first.was,
        is: first.is,
        missing: digit.test(first.was) ? 'after' : 'before',
        more: others === 0 ? '' : others === 1 ? ' One more row is like it.' : ` ${others} more rows are like it.`,
      },
    },
  ]
}

export const beforeAfterInWords: Observation = {
  id: 'before-after-in-words',
  category: 'proof',
  appliesTo: reading => reading.english && !reading.template && !reading.technical,
  sources: ['MAGENTA', 'STAN'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `“${s.facts.what}” goes from “${s.facts.was}” to “${s.facts.is}”, so I have a value on one side only.${s.facts.more}`,
      s => `Put the value ${s.facts.missing} into the row “${s.facts.what}”, or take the row out.`,
      s => `“${s.facts.was}” and “${s.facts.is}” are not of one kind, so I cannot compare them.`,
    ),
    'growth-metrics': worried(
      s =>
        `The row “${s.facts.what}” cannot be computed: “${s.facts.was}” stands beside “${s.facts.is}”.${s.facts.more}`,
      s => `Give both sides of “${s.facts.what}” in one unit and over periods of one length.`,
      s => `For “${s.facts.what}” there is no value ${s.facts.missing}.`,
    ),
    'investment-opportunity': worried(
      s => `What “${s.facts.is}” comes to for “${s.facts.what}” is left open next to “${s.facts.was}”.${s.facts.more}`,
      s => `Ask for the measured value of “${s.facts.what}” ${s.facts.missing}, and who took it.`,
      s => `I would not repeat “${s.facts.is}” to anybody as a result.`,
    ),
    'funnel-fixer': worried(
      s =>
        `The table promises two values for each row, and “${s.facts.what}” has “${s.facts.was}” and “${s.facts.is}”.${s.facts.more}`,
      s => `Complete “${s.facts.what}”, since readers look for the gap between two numbers.`,
      s =>
        `Beside rows with two values, “${s.facts.was}” and “${s.facts.is}” look like a result that was not measured.`,
    ),
  },
}
