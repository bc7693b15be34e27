/** Steps that are still to be decided stand in a list, and none has a person or a day. */
import type { Block } from '#db/shapes.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteOf } from '../text.ts'
import { worried } from '../views.ts'

const heading =
  /^[\W\d]*(?:next steps?|to-?dos?|open (?:points|items|questions|issues)|action (?:items|points)|actions|what(?:['’]s| is) next)\W*$/i
/** Work of those who wrote it, and no step that a customer takes. */
const work =
  /^\W*(?:\p{L}+: )?(?:decide|align|clarify|look into|check|discuss|find out|agree|define|finali[sz]e|explore|investigate|review|sort out|work out|think about|talk to|speak to|choose|settle|consider|research|get back)\b/iu
const day =
  /\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|June|July|August|September|October|November|December|today|tomorrow|this (?:week|month)|next (?:week|month)|by (?:the )?end|before|after|until|weekly|monthly|immediately)\b/i
const owner =
  /\((?:\p{Lu}[\p{L}.]+(?:[ ,&/]+\p{Lu}[\p{L}.]+)*)\)|^\W*(?!(?:Talk|Speak|Write|Listen|Move|Agree|Reach) )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?(?::| to | will | – | - )|[–—-] ?\p{Lu}\p{Ll}+\W*$|@\p{L}|\b(?:owner|responsible|I['’]ll|I will|we['’]ll|we will|you|your)\b/u

function linesBelow(blocks: readonly Block[], at: number): Block[] {
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex(({ type }) => type === 'heading' || type === 'slide_title')
  return end < 0 ? rest : rest.slice(0, end)
}

function detect(reading: Reading): Sighting[] {
  const blocks = reading.visible
  for (const [at, block] of blocks.entries()) {
    if ((block.type !== 'heading' && block.type !== 'slide_title') || !heading.test(block.text)) continue
    const items = linesBelow(blocks, at).filter(({ type }) => type === 'list_item')
    const below = linesBelow(blocks, at)
    const [first] = items
    if (!first || items.length < 2 || below.length > items.length + 2) continue
    if (below.some(({ text }) => day.test(text) || owner.test(text))) continue
    if (items.filter(({ text }) => work.test(text)).length < 2) continue
    const shown = items.find(({ text }) => work.test(text)) ?? first
    return [
      {
        severity: 2,
        quotes: [quoteOf(shown)],
        facts: {
          steps: items.length,
          words: shown.text.replace(/^[\W\d]+|[.\s]+$/g, ''),
          name: block.text.replace(/^[\W\d]+|\W+$/g, ''),
        },
      },
    ]
  }
  return []
}

export const stepsUnowned: Observation = {
  id: 'steps-unowned',
  category: 'action',
  appliesTo: reading => reading.english && reading.page === null && !reading.technical && !reading.template,
  sources: ['SEQ'],
  detect,
  views: {
    'team-execution': worried(
      s =>
        `None of the ${s.facts.steps} steps under “${s.facts.name}” has a name or a day, not even “${s.facts.words}”.`,
      'Put one person and one date behind each of them.',
      s => `“${s.facts.words}” belongs to nobody, so it waits.`,
    ),
    'funnel-fixer': worried(
      s =>
        `${s.facts.steps} steps are listed under “${s.facts.name}”, and I cannot tell who takes the first one or when.`,
      'Name who starts on Monday, with what, and until when.',
      s => `A list such as “${s.facts.name}” moves once each line has a name and a day.`,
    ),
    'skeptical-buyer': worried(
      s => `Under “${s.facts.name}” things are left open without a name or a day: “${s.facts.words}”.`,
      'Say who decides, and by when.',
      s => `“${s.facts.words}” tells me that it is not settled, and not when it will be.`,
    ),
  },
}
