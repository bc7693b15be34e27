/** A result of one's own stands beside what happened without it, or before. */
import { anyCase } from '../any-case.ts'
import type { Sentence, SightedQuote } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteFound, quoteOf } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { capital, short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isHoped, isRunning, statements } from './statements.ts'
import { cellsOf, headCells, tablesOf } from './tables.ts'

/** What it is held against: a group left alone, the old way, or the time before. */
const other =
  /\b(?:matched|control(?:s| group| arm| plots?| homes| schools| wards)|comparison (?:group|sites?|homes|class(?:es)?|wards?|schools)|untreated|placebo|sham|unfertili[sz]ed|by hand|hand crew|typed|done manually|without (?:it|us|the \p{L}+)|in the (?:year|season|months|quarter|winter|summer) before|(?:a|the) year (?:before|earlier)|the same (?:months?|period|weeks|quarter|season|group) (?:of |in )?(?:last|the previous|20\d\d)|neighbouring \p{L}+|national (?:average|figure|statistics))\b/iu
const number = '(?<![\\w.])[+−-]?\\d[\\d.,]*'
/** "3.9% against 7.2% in the matched group". */
const against = anyCase(
  `${number}[^.;\\n|]{0,70}?(\\b(?:against|compared (?:with|to)|versus|vs\\.?)\\s[^.;\\n|]{0,40}?${number}[^;\\n|]{0,40})`,
)
/** "down 43%, matched homes +2%", "4% (hand crew 3%)". */
const beside = anyCase(`${number}[^.;\\n|]{0,50}?[,(]\\s?((?:${other.source})[^.;\\n|()\\d]{0,24}${number})`)
/** Sales beside last year's are growth, which is told elsewhere. */
const sales =
  /\b(?:revenue|ARR|MRR|turnover|sales|GMV|bookings|price[sd]?|costs? (?:us|EUR|USD|[$€£])|valuation|market)\b/i

interface Compared {
  slide: Slide
  quotes: SightedQuote[]
  said: string
  /** Both values are told, not only how far they are apart. */
  two: boolean
}

function inWords(slide: Slide, sentence: Sentence): Compared[] {
  const { text } = sentence
  if (sales.test(text) || isHoped(text) || text.endsWith('?')) return []
  const two = [...everyMatch(against, text), ...everyMatch(beside, text)].find(({ groups }) =>
    other.test(groups[0] ?? ''),
  )
  if (two && new Set(two.text.match(/\d[\d.,]*\d|\d/g)).size < 2) return []
  const match = two ?? (unequalTimes(text) ? undefined : everyMatch(than, text)[0])
  if (!match || negated(text, match.index)) return []
  return [
    {
      slide,
      quotes: [quoteFound(sentence, match.index, match.length)],
      said: `“${short(text.replace(/^[\s•·▪‣◦*–—-]+/u, ''), 20)}”`,
      two: two !== undefined,
    },
  ]
}

/** "41% less oil than the winters before", "52 minutes earlier (four weeks before against four weeks after)". */
const than =
  /\d[\d.,]*\s?%?\s(?:\p{L}+\s)?(?:less|fewer|more|lower|higher|earlier|faster|shorter|longer)\b[^.;\n|]{0,60}?(?:\bthan (?:in )?(?:the )?(?:\p{L}+ ){0,3}(?:before|earlier|control\p{L}*|without)\b|\bbefore against \p{L}+ \p{L}+ after\b)/iu
const spans =
  /\b(\d{1,3}|one|two|three|four|five|six|eight|nine|ten|twelve)[ -](days?|weeks?|months?|years?|seasons?|winters?)\b/gi

/** Two periods of different length make no comparison of what happened in them. */
function unequalTimes(text: string): boolean {
  const told = [...text.matchAll(spans)].map(([, count = '', unit = '']) =>
    `${count} ${unit.replace(/s$/, '')}`.toLowerCase(),
  )
  return new Set(told).size > 1
}

const beforeAfter = /\bbefore\b[^|]*\|[^|]*\b(?:after|now|today|with)\b/i

/** "Own clinics | Control clinics", "Brindlecot | Category average": what it is held against heads a column. */
const heldAgainst =
  /\b(?:control(?:s| \p{L}+)?|comparison (?:group|\p{L}+)|(?:category|industry|national|market|peer|regional) average|without (?:it|us|\p{Lu}\p{L}+)|untreated|placebo)\b/iu

/** The table's first cell of a kind that stands alone over a column of its own, with numbers in two rows or more. */
function besideControl(slide: Slide): Compared[] {
  for (const table of tablesOf(slide)) {
    const [head, ...body] = table
    if (!head) continue
    const names = headCells(head, cellsOf(body[0] ?? head).length)
    const column = names.findIndex((name, at) => at > 1 && heldAgainst.test(name))
    if (column < 0) continue
    const rows = body.filter(row => [column - 1, column].every(at => /\d/.test(cellsOf(row)[at] ?? '')))
    // A row of counts that are the same on both sides says how large the groups are.
    const telling = rows.filter(row => cellsOf(row)[column - 1] !== cellsOf(row)[column])
    const best = telling.find(row => /%|\d\.\d/.test(cellsOf(row)[column - 1] ?? '')) ?? telling[0]
    if (rows.length < 2 || !best || /\b(?:price|cost|revenue|sales|ARR)\b/i.test(best.text)) continue
    const cells = cellsOf(best)
    return [
      {
        slide,
        quotes: [head, best].map(quoteOf),
        said: `${cells[0]}, ${cells[column - 1]} (${names[column - 1]}) and ${cells[column]} (${names[column]})`,
        two: true,
      },
    ]
  }
  return []
}

/** What a cell says of a change is no second value: "Reduced by 95%", "Saving of 3.5 lakhs a month". */
const change =
  /\b(?:reduc\w+|increas\w+|improv\w+|sav(?:ed?|es|ings?)|cut|up|down|fewer|less|more|higher|lower|faster|slower|drop\w*|fell|rose|grew|halved|doubled)\b|^\s*[+−–-]\s?\d/i
/** The value of a cell without what is noted beside it: "6 members (now doing other work)". */
const bareValue = (cell: string): string =>
  cell
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A table whose head says before and after, with a number in both cells of two rows or more, of which one has moved. */
function inTables(slide: Slide): Compared[] {
  const at = slide.blocks.findIndex(({ type, text }) => type === 'table_row' && beforeAfter.test(text))
  if (at < 0) return []
  const [head, next] = slide.blocks.slice(at, at + 2)
  if (!head || !next) return []
  const names = headCells(head, cellsOf(next).length)
  const from = names.findIndex(name => /\bbefore\b/i.test(name))
  const to = names.findIndex((name, column) => column > from && /\b(?:after|now|today|with)\b/i.test(name))
  if (from < 1 || to < 0) return []
  const twoOf = (row: typeof head) => [from, to].map(column => cellsOf(row)[column] ?? '')
  const rows: typeof slide.blocks = []
  for (const block of slide.blocks.slice(at + 1)) {
    if (block.type !== 'table_row') break
    if (cellsOf(block).length === names.length && twoOf(block).every(cell => /\d/.test(cell))) rows.push(block)
  }
  const moved = rows.filter(row => {
    const [was = '', is = ''] = twoOf(row).map(bareValue)
    return was !== is && !change.test(was) && !change.test(is) && /\d/.test(was) && /\d/.test(is)
  })
  const [first] = moved
  if (rows.length < 2 || !first) return []
  const [was, is] = twoOf(first)
  return [
    {
      slide,
      quotes: moved.slice(0, 2).map(quoteOf),
      said: `${cellsOf(first)[0]}, ${was} before and ${is} after`,
      two: true,
    },
  ]
}

export const resultCompared: Observation = {
  id: 'result-compared',
  category: 'proof',
  appliesTo: isRunning,
  sources: ['MAGENTA', 'STAN'],
  detect: onDeck((deck, reading) => {
    const away = ['market', 'competition', 'problem', 'ask', 'financials', 'team'] as const
    const found = [
      ...statements(reading, deck, ...away).flatMap(({ slide, sentence }) =>
        sentence.block.type === 'table_row' ? [] : inWords(slide, sentence),
      ),
      ...deck.main.flatMap(inTables),
      ...deck.main.filter(slide => !away.some(role => slide.roles.includes(role))).flatMap(besideControl),
    ]
    const [first] = found
    if (!first) return []
    return [
      {
        severity: 1,
        quotes: distinct(found.flatMap(({ quotes }) => quotes)).slice(0, 3),
        facts: { said: first.said, values: first.two ? 'two' : 'one', ...placed(deck, first.slide) },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '+',
      f =>
        `The result is held against something: ${f.said}. One can ask whether the comparison is fair, which a lone figure does not allow.`,
      () => 'Keep the result and what it is compared with together wherever it is repeated.',
      f => `A number with its counterpart, as ${f.on}, is a measurement and no slogan.`,
    ),
    'market-competition': view(
      '+',
      f => `${capital(f.said)} brings its own comparison along, which is the first thing that a rival would ask for.`,
      () => 'Do not let the comparison drop out when the result is shortened.',
      f => `The result ${f.on} is stated against something.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `A result is given together with what it is compared with: ${f.said}. That can be repeated elsewhere and compared.`,
      () => 'Measure the next case in the same way, so that the two can be laid side by side.',
      f => `${capital(f.at)} gives me an effect with a size.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        f.values === 'two'
          ? `I am given two values and not one: ${f.said}. That is what I would pass on to a colleague.`
          : `I am told what it is compared with: ${f.said}. That is what I would pass on to a colleague.`,
      f =>
        f.values === 'two'
          ? 'Keep both values together.'
          : 'Keep the comparison in the same sentence, with both values if you have them.',
      f => `What it is compared with ${f.on} is what I would otherwise have to ask for.`,
    ),
    positioning: view(
      '+',
      f => `${capital(f.said)}: the value is said in one comparison, and nothing in it depends on an adjective.`,
      () => 'Do not part the result from its comparison when the text is shortened.',
      f => `The comparison ${f.on} says more than an adjective in its place would.`,
    ),
    'funnel-fixer': view(
      '?',
      f => `Is ${f.said} what makes a reader act, or do they want another figure?`,
      () => 'Try the text with this comparison as its opening.',
      () => 'A good comparison may persuade or bore, and only readers can tell.',
    ),
  },
}
