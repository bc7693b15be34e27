/** An asterisk behind a figure, and no note that it belongs to. */
import type { Block } from '#db/shapes.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround } from '../text.ts'
import { worried } from '../views.ts'

/** "from €49 per month*", "free*": the condition is what the asterisk stands for. */
const marked =
  /(?<![\w*])(?:[^\s*]{0,4}\d[\d.,]*\s?(?:%|k|m)?(?:\s?(?:\/|per|a|an)\s?\p{L}{2,10})?(?: \p{L}{2,12}){0,2}|free|guaranteed|unlimited)\*{1,3}(?![\w*])/iu
/** Sums, code, stars and fields that must be filled in. */
const otherUse = /\d\s?\*\s?\d|\*\*|`|\brequired\b|\bmandatory\b|★|\* ?= ?/i
/** The note, wherever it stands: "* Excluding VAT", "(*) for new customers". */
const note = /(?:^|[\s(·|])\*{1,3}\)?\s?[\p{L}\d“"(]/u

/** The sign is spoken of: "prices with an asterisk exclude VAT". */
const named =
  /\b(?:asterisk(?:s|ed)?|starred|(?:with|marked by|the|a) stars? (?:means?|stands?|marks?|applies|excludes?|includes?))\b/i

/** Plain text that starts with an asterisk is read as a list: one item alone, soon after the figure, is the note to it. */
function isNotedBelow({ visible }: Reading, marked: Block): boolean {
  const at = visible.indexOf(marked)
  return visible.some(
    (block, index) =>
      block.type === 'list_item' &&
      index > at &&
      index - at <= 12 &&
      visible[index - 1]?.type !== 'list_item' &&
      visible[index + 1]?.type !== 'list_item',
  )
}

function detect(reading: Reading): Sighting[] {
  const { blocks } = reading.document
  const sighted = reading.visible.flatMap(block => {
    if (block.field || block.zone === 'consent' || otherUse.test(block.text)) return []
    const match = everyMatch(marked, block.text)[0]
    return match ? [{ block, match }] : []
  })
  const [first] = sighted
  if (!first || blocks.some(({ text }) => note.test(text) || named.test(text)) || isNotedBelow(reading, first.block))
    return []
  return [
    {
      severity: 2,
      quotes: sighted.slice(0, 3).map(({ block, match }) => quoteAround(block, match.index, match.length)),
      lookedFor: 'A line or a sentence that begins with an asterisk, anywhere in the text',
      facts: { marked: first.match.text.replace(/\s+/g, ' ').trim() },
    },
  ]
}

export const asteriskUnexplained: Observation = {
  id: 'asterisk-unexplained',
  category: 'honesty',
  appliesTo: reading => reading.complete && !reading.technical && !reading.template,
  sources: ['NNG-TRUST', 'STAN'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `“${s.facts.marked}” promises a note, and I looked through the whole text for one.`,
      s => `Write out what the asterisk behind “${s.facts.marked}” stands for, or take it off.`,
      s => `A condition that I cannot find, as behind “${s.facts.marked}”, is one that I expect to be against me.`,
    ),
    'funnel-fixer': worried(
      s => `Whoever sees “${s.facts.marked}” goes looking for the condition, and it is not there.`,
      s => `Set the condition right under “${s.facts.marked}”, in a few words.`,
      s => `“${s.facts.marked}” raises a question at the figure by which people decide.`,
    ),
    brand: worried(
      s => `“${s.facts.marked}” sounds like somebody who says half of it.`,
      'Say the condition in the sentence, or drop the asterisk.',
      s => `The asterisk in “${s.facts.marked}” whispers, and then nothing follows.`,
    ),
    'growth-metrics': worried(
      s => `What “${s.facts.marked}” depends on is left out, so nothing can be computed from it.`,
      s => `Ask for the condition behind “${s.facts.marked}”.`,
      s => `A figure with a condition that is not given, “${s.facts.marked}”, is no figure yet.`,
    ),
  },
}
