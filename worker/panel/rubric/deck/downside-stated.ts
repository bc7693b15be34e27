/** What becomes of the plan in a worse case is said, in a table of cases or in so many words. */
import type { SightedQuote } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound, quoteOf, wordsOf } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isRunning, statements } from './statements.ts'

const low = /^\W*(?:low|worst|bad|pessimistic|downside|bear|cautious|conservative|slow)(?: case| scenario| year)?\W*$/i
const high = /^\W*(?:high|best|good|optimistic|upside|bull|fast|ambitious)(?: case| scenario| year)?\W*$/i
const mishap =
  /^(?:But |And |Even )?[Ii]f (?!you\b|your\b|a (?:patient|user|customer|resident|driver|child)\b)[^,.;:]{0,60}?\b(?:fewer than|less than|is under|are under|does not|do not|doesn['’]t|don['’]t|is not|are not|fails?|falls?|fell|drops?|goes? (?:back )?(?:below|under|wrong|back)|slips?|leaves?|ends?|loses?|refuses?|is (?:late|refused|delayed|lost|rejected)|says? no|closes|cannot|takes? longer|rises? (?:above|past|to)|stays? (?:below|under)|stops?)\b[^.;]{0,90}?,?\s(?:we|our|the (?:company|plan|money|round|cash|payback|margin|price|runway|project|loan|plant|second|first|business|contribution|break-even)|break-?even|payback|runway|it takes|that (?:is|costs|means))\b/u

/** An instruction is no plan. */
const toReader = /\b(?:you|your|please)\b/i

interface Case {
  slide: Slide
  quotes: SightedQuote[]
  said: string
  table: boolean
}

function inTables(slide: Slide): Case[] {
  for (const [at, head] of slide.blocks.entries()) {
    const cells = head.text.split('|').map(cell => cell.trim())
    if (head.type !== 'table_row' || !cells.some(cell => low.test(cell)) || !cells.some(cell => high.test(cell)))
      continue
    const rows = slide.blocks
      .slice(at + 1)
      .filter(({ type, text }) => type === 'table_row' && (text.match(/\d[\d.,]*/g)?.length ?? 0) >= 2)
    const [first] = rows
    if (!first || rows.length < 2) continue
    return [
      {
        slide,
        quotes: [head, first].map(quoteOf),
        said: short(first.text.replace(/\s*\|\s*/g, ', '), 14),
        table: true,
      },
    ]
  }
  return []
}

export const downsideStated: Observation = {
  id: 'downside-stated',
  category: 'financials',
  appliesTo: isRunning,
  sources: ['GREEN', 'KAW'],
  detect: onDeck((deck, reading) => {
    const told = statements(reading, deck, 'problem', 'solution', 'team', 'competition').flatMap(
      ({ slide, sentence }): Case[] => {
        const match = everyMatch(mishap, sentence.text)[0]
        if (
          !match ||
          match.index > 0 ||
          wordsOf(sentence.text).length < 8 ||
          sentence.text.endsWith('?') ||
          toReader.test(sentence.text)
        )
          return []
        return [
          { slide, quotes: [quoteFound(sentence, 0, match.length)], said: short(sentence.text, 24), table: false },
        ]
      },
    )
    const found = [...deck.main.flatMap(inTables), ...told]
    const [first] = found
    if (!first) return []
    return [
      {
        severity: 1,
        quotes: distinct(found.flatMap(({ quotes }) => quotes)).slice(0, 3),
        facts: {
          said: first.said,
          how: first.table ? 'cases side by side' : 'a sentence',
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f => `The worse case is put into words and not left to be feared: “${f.said}”.`,
      () => 'Leave the worse case in wherever the plan is shown.',
      f =>
        `${f.how === 'a sentence' ? 'A sentence' : 'A table'} ${f.on} tells what happens if things go badly, and I need that as much as the plan.`,
    ),
    'growth-metrics': view(
      '+',
      f =>
        f.how === 'a sentence'
          ? `One condition is named together with what follows from it: “${f.said}”. That shows what the plan hangs on.`
          : `The same line is worked out more than once: “${f.said}”. That shows how far the plan can bend.`,
      () => 'Watch the figure behind the condition, and say when it turns.',
      f => `With the case ${f.on}, the plan has more than one line.`,
    ),
    'market-competition': view(
      '?',
      () => 'What would bring the worse case about: a rival, or something that nobody can influence?',
      () => 'Tie the worse case to something outside that can be watched.',
      () => 'The case is given and its cause in the market is not.',
    ),
  },
}
