/** What success would be is told without one number or date. */
import type { Block } from '#db/shapes.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteOf } from '../text.ts'
import { worried } from '../views.ts'

const heading =
  /^[\W\d]*(?:what success (?:looks like|is|means)|what (?:good|done) looks like|how we (?:will )?(?:measure|know|judge)(?: success| it worked)?|success(?: criteria| metrics?| measures?)?|measures? of success|KPIs?|key results|targets?)\W*$/i
const label = /^\W*(?:targets?|goals?|objectives?|success|KPIs?)\s*:\s*(.{6,160})$/i
/** As much as possible of something. */
const loose =
  /\b(?:lots? of|plenty of|many|more|buzz|strong|good|great|better|higher|happy|excited|excitement|awareness|as many as possible|as much as possible|grow\w*|increase\w*|improve\w*|raise\w*|boost\w*|anything (?:above|over|more)|well received|successful)\b/i
const counted =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|double[sd]?|twice|third|none|zero|sold out|January|February|March|April|May|June|July|August|September|October|November|December)\b/i

/** The lines below a heading, up to the next one. */
function linesBelow(blocks: readonly Block[], at: number): Block[] {
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex(({ type }) => type === 'heading' || type === 'slide_title')
  return end < 0 ? rest : rest.slice(0, end)
}

function detect(reading: Reading): Sighting[] {
  const blocks = reading.visible
  for (const [at, block] of blocks.entries()) {
    if (block.type === 'heading' && heading.test(block.text)) {
      const below = linesBelow(blocks, at)
      if (below.length < 2 || below.length > 8 || below.some(({ type }) => type === 'table_row')) continue
      if (below.some(({ text }) => counted.test(text)) || !below.some(({ text }) => loose.test(text))) continue
      return [sighting(below.find(({ text }) => loose.test(text)) ?? block, block.text.replace(/^[\W\d]+|\W+$/g, ''))]
    }
    const said = label.exec(block.text)?.[1]
    if (said && loose.test(said) && !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(said))
      return [sighting(block, block.text.split(':')[0]?.replace(/^\W+/, '') ?? 'Target')]
  }
  return []
}

const sighting = (block: Block, name: string): Sighting => ({
  severity: 2,
  quotes: [quoteOf(block)],
  facts: { words: block.text.replace(/^[\W\d]+|[.\s]+$/g, ''), name },
})

export const successUnmeasured: Observation = {
  id: 'success-unmeasured',
  category: 'clarity',
  appliesTo: reading => reading.english && reading.page === null && reading.form === 'memo' && !reading.technical,
  sources: ['PG', 'RIES'],
  detect,
  views: {
    'funnel-fixer': worried(
      s =>
        `“${s.facts.words}”: no number and no date stands under “${s.facts.name}”, so nobody could say that it failed.`,
      'Write one figure and the day on which it is read off, beside what it is now.',
      s => `Under “${s.facts.name}” every outcome would do.`,
    ),
    'growth-metrics': worried(
      s => `“${s.facts.name}” holds nothing that could be counted: “${s.facts.words}”.`,
      'Choose the one number that has to move, with its value of today and by when.',
      s => `I cannot measure “${s.facts.words}”.`,
    ),
    positioning: worried(
      s => `What should have changed in the head of a buyer is not in “${s.facts.words}”.`,
      'Say who should do what, how many of them, and by when.',
      s => `“${s.facts.words}” would suit any launch.`,
    ),
    'team-execution': worried(
      s => `“${s.facts.words}” is a hope; I look for who answers for which figure on which day.`,
      s => `Put a figure, a date and a name under “${s.facts.name}”.`,
      s => `With “${s.facts.words}” nobody knows when to stop or to change course.`,
    ),
  },
}
