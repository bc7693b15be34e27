/** Rivals that a text names: firms or products with a name of their own that sell something else for the same job. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../../base-reading.ts'
import type { DeckReading } from '../../deck/deck-reading.ts'
import { sentencesOn, withRole } from '../../deck/finding.ts'
import type { Slide } from '../../deck/slides.ts'
import { cellsOf, headCells, tablesOf } from '../../deck/tables.ts'
import type { SightedQuote } from '../../observation.ts'
import type { Reading } from '../../reading.ts'
import { literal, negated, quoteOf, quoteSentence } from '../../text.ts'

const word = "\\p{Lu}[\\p{L}\\d&’'-]*[\\p{Ll}\\d]"
const name = `${word}(?: ${word}){0,2}`
/** "TempNordic (Gothenburg) raised", "Lumisip: raised", "Oktavion sells": a name of which something is told. */
const told = new RegExp(
  `^(${name})(?: \\([^)]{2,50}\\))?(?:\\s?[:–—]\\s|\\s\\.{2,}\\s|,? (?:raised|sells|offers|charges|costs|launched|acquired|serves|covers|advertises|targets|has (?:raised|\\d)|does not|is (?:priced|sold|built|cheaper|dearer|strong|used|focused|limited)|asks|starts at|requires|lacks|handles)\\b)`,
  'u',
)
/** "Competitors include Doctolib and Dampsoft", "we compete with Fernbank". */
const listed = new RegExp(
  `\\b(?:[Cc]ompetitors (?:include|are|such as)|[Cc]ompet(?:e|es|ing) (?:mainly |mostly |directly )?(?:with|against)|[Cc]ompetitors?: |[Mm]ain rivals? (?:is|are)|[Cc]losest (?:rival|competitor) is|[Uu]nlike) (${name})`,
  'u',
)
/** What a line after a colon says of a rival, and not of a heading's matter. */
const judged =
  /[$€£]\s?\d|\b(?:raised|strong\w*|weak\w*|only|no|not|never|without|lacks?|expensive|cheap\w*|dear\w*|slow\w*|fast\w*|focus\w*|chains|enterprises?|stars|customers|owned|loss|sells?|serves?|charges?)\b/i
/** Words for what is said, not for who: "Patents", "Pricing", "Differentiation". */
const noFirm = /(?:[^s]s|ing|tion|ment|ity|ness|ance|ence|ship)$/

/** Kinds of things, habits and tools that nobody has to be won from by a price. */
const kinds =
  /\b(?:agenc\w+|paper|spreadsheets?|excel|phones?|manual\w*|legacy|incumbents?|traditional|in-?house|status|quo|others?|software|systems?|tools?|apps?|banks?|consult\w+|competitors?|competition|process\w*|services?|platforms?|DIY|players?|solutions?|standards?|generic|own|direct|indirect|nothing|whatsapp|facebook|google|microsoft|outlook|slack|notion|chatgpt|instagram|word|sheets?|email|mail|nobody|most|many|large|big|small|local|global|national|international|existing|current|today|groups?|freelanc\w+|universit\w+|hospitals?|government\w*|alternatives?|landscape|market|feature|features|price|pricing|cost|why|how|what|our|we|us|the|this|that|these|those|they|it|key|advantages?|strengths?|weakness\w*|some|all|each|no|not|while|although|unlike|because|series|product|company|type|method|technology|approach|cloud|open|source|security|quality|speed|barriers?|moat|edge)\b/i
/** What has no price to halve, or is no rival. */
const gone =
  /\b(?:free|open[- ]source|administration|bankrupt\w*|insolven\w*|judicial recovery|closed|failed|shut|defunct|out of business|partners?|customers? of ours|integrat\w+|we resell|our (?:customer|client|investor|supplier|partner)|acquired by us|not (?:a )?(?:direct )?(?:rival|competitor))\b/i

export interface NamedRival {
  name: string
  quote: SightedQuote
  /** What else the question rests on. */
  more?: SightedQuote[]
}

/** A name for certain: with capitals inside, told of in brackets, or written small nowhere in the text. */
function isName(candidate: string, deck: DeckReading): boolean {
  if (kinds.test(candidate) || candidate.length < 4) return false
  const { company } = deck
  if (!company) return false
  const own = company.toLowerCase().replace(/\W/g, '')
  const other = candidate.toLowerCase().replace(/\W/g, '')
  if (own.includes(other) || other.includes(own) || other.includes((company.split(' ')[0] ?? own).toLowerCase()))
    return false
  const small = new RegExp(`(?<![\\p{L}\\d])${literal(candidate.toLowerCase())}s?(?![\\p{L}\\d])`, 'u')
  return !deck.slides.some(slide => small.test(slide.text))
}

const near = ['solution', 'model', 'traction', 'team', 'go-to-market'] as const

/** Whom else the text speaks of as its own: a product, a customer, a partner. */
function isNear(candidate: string, deck: DeckReading, competing: readonly Slide[]): boolean {
  return deck.slides.some(
    slide =>
      !competing.includes(slide) &&
      (slide.number === 1 || near.some(role => slide.roles.includes(role))) &&
      slide.text.includes(candidate),
  )
}

const inTable = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}\p{L}*$/u
const twoWords = new RegExp(`^${word} ${word}$`, 'u')

/** Heads of columns and rows of a comparison that are names by their look: "RotaPilot", "Passage Pro". */
function tabled(slide: Slide, company: string): { name: string; block: Block }[] {
  return tablesOf(slide).flatMap(table => {
    const [head, ...body] = table
    const width = body[0] ? cellsOf(body[0]).length : 0
    if (!head || body.length < 2 || width < 3) return []
    const columns = headCells(head, width).map(cell => ({ name: cell, block: head }))
    const rows = body.map(row => ({ name: cellsOf(row)[0] ?? '', block: row }))
    const [first = company] = company.split(' ')
    const side = [columns, rows].find(cells => cells.some(cell => cell.name.includes(first)))
    return (side ?? []).filter(cell => inTable.test(cell.name) || twoWords.test(cell.name))
  })
}

/** How far what is told of a rival may go on behind the sentence that names it. */
const beyond = 90

const restFrom = ({ block, start, text }: Sentence): string => block.text.slice(start, start + text.length + beyond)

const competingSlides = (deck: DeckReading): Slide[] =>
  withRole(deck, 'competition').filter(slide => !slide.roles.includes('team'))

const bulletless = (text: string): string => text.replace(/^[\s•*–\d.)-]+(?=\p{Lu})/u, '')

/** A rival that sells today. */
export function namedRival(reading: Reading, deck: DeckReading): NamedRival | null {
  const { company } = deck
  const competing = competingSlides(deck)
  if (!company) return null
  const isRival = (candidate: string) => isName(candidate, deck) && !isNear(candidate, deck, competing)
  for (const slide of competing) {
    for (const sentence of sentencesOn(reading, slide)) {
      if (sentence.block === slide.titleBlock || gone.test(restFrom(sentence))) continue
      const text = bulletless(sentence.text)
      const candidate = told.exec(text)?.[1] ?? listed.exec(text)?.[1]
      if (!candidate || !isRival(candidate)) continue
      const afterColon = /^[^:–—]{2,60}\s?[:–—]/.test(text)
      if (afterColon && (noFirm.test(candidate) || !judged.test(text))) continue
      return { name: candidate, quote: quoteSentence(sentence) }
    }
    const cell = tabled(slide, company).find(one => isRival(one.name) && !gone.test(one.block.text))
    if (cell) return { name: cell.name, quote: quoteOf(cell.block) }
  }
  return null
}

/** "FreteGelo: filed for", "KitPool (Leeds) closed": a name of which an end is told, here or in the next words. */
const ending = new RegExp(
  `^(${name})(?: \\([^)]{2,50}\\))?(?:\\s?[:–—]\\s|\\s\\.{2,}\\s|,? (?:closed|failed|shut|went|ceased|filed|gave up|ran out|was wound))`,
  'u',
)
const fell =
  /\b(?:(?:went|fell|gone) into (?:administration|receivership)|bankrupt\w*|insolven\w*|judicial recovery|chapter (?:7|11)|liquidat\w+|shut (?:down|its doors)|closed (?:down|its doors|in|last)|ceased trading|wound (?:up|down)|went under|gave up|failed in)\b/i

/** A rival that is there no longer. */
export function fallenRival(reading: Reading, deck: DeckReading): NamedRival | null {
  const competing = competingSlides(deck)
  for (const slide of competing) {
    const lines = sentencesOn(reading, slide).filter(({ block }) => block !== slide.titleBlock)
    for (const sentence of lines) {
      const candidate = ending.exec(bulletless(sentence.text))?.[1]
      const end = fell.exec(restFrom(sentence))
      if (!candidate || !end || negated(restFrom(sentence), end.index)) continue
      if (noFirm.test(candidate) || !isName(candidate, deck) || isNear(candidate, deck, competing)) continue
      const later = lines.find(
        ({ block, start, text }) =>
          block === sentence.block &&
          start <= sentence.start + end.index &&
          sentence.start + end.index < start + text.length,
      )
      const quotes = [sentence, ...(later && later !== sentence ? [later] : [])].map(quoteSentence)
      const [quote] = quotes
      if (quote) return { name: candidate, quote, more: quotes.slice(1) }
    }
  }
  return null
}
