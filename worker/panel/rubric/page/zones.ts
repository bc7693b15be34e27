/** The parts of a page that observations look into. */
import type { Block } from '#db/shapes.ts'
import { moneyIn } from '../numbers.ts'
import { sentenceAt, wordsOf } from '../text.ts'
import { boxOf, isChrome, isClickable, isText, onFirstScreen } from './place.ts'

/** From a heading to the next one of its rank or above; where it starts inside the content. */
export function underHeading(content: Block[], isStart: (heading: Block) => boolean): Block[] {
  const inside: Block[] = []
  let rank: number | null = null
  for (const block of content) {
    if (block.type === 'heading') {
      const level = block.level ?? 2
      if (isStart(block)) rank = rank === null ? level : Math.min(rank, level)
      else if (rank !== null && level <= rank) rank = null
    }
    if (rank !== null) inside.push(block)
  }
  return inside
}

/** Navigation: as marked, else the first run of three or more links in one line of the top 120 px. */
export function navOf(visible: Block[]): Block[] {
  const marked = visible.filter(block => block.zone === 'nav' || block.zone === 'header')
  if (marked.length > 0) return marked.filter(isChrome)
  const top = visible.filter(block => isClickable(block) && (boxOf(block)?.y ?? Number.POSITIVE_INFINITY) < 120)
  const first = top[0] && boxOf(top[0])
  const row = first ? top.filter(block => Math.abs((boxOf(block)?.y ?? 0) - first.y) <= 24) : []
  return row.length >= 3 ? row : []
}

/** Footer: as marked, else the last group of five or more links in the final 15% of the page. */
export function footerOf(visible: Block[], pageHeight: number): Block[] {
  const marked = visible.filter(block => block.zone === 'footer')
  if (marked.length > 0) return marked
  const low = visible.filter(block => (boxOf(block)?.y ?? 0) > pageHeight * 0.85)
  return low.filter(block => block.type === 'link').length >= 5 ? low : []
}

/** What a visitor sees first: content that starts on the first screen. */
export function heroOf(content: Block[]): Block[] {
  return content.filter(onFirstScreen)
}

const priceHeading = /\b(?:pricing|prices?|plans|plan|fees|rates|what (?:it|does it) costs?|costs?)\b/i
const notPrice =
  /\bpriceless\b|\b(?:cut|cuts|cutting|reduc\w+|sav\w+|lower\w*|hidden|control\w*|track\w*|without|avoid\w*|rising|true|real|business|care|action|meal|floor|lesson|project|treatment|travel|contingency|retirement|savings|growth|data|exchange|interest|success|win|open|conversion|heart)\b|\bcosts? (?:of|too|you|more|less|money)\b|\bplans? (?:for|to|ahead|your)\b/i

export function isPriceHeading(block: Block): boolean {
  return (
    block.type === 'heading' &&
    wordsOf(block.text).length <= 9 &&
    priceHeading.test(block.text) &&
    !notPrice.test(block.text)
  )
}

export interface Pricing {
  blocks: Block[]
  /** Blocks of one plan, for each that has an amount. */
  cards: Block[][]
  /** Blocks of no card: headings, the monthly/yearly switch, footnotes. */
  around: Block[]
}

/** A card is short, and its amount stands in a short line: a sentence about money is no price. */
function isPriceLine(block: Block): boolean {
  return isText(block) && wordsOf(block.text).length <= 14 && moneyIn(block.text).length > 0
}

/** A short sentence with an amount, be it in a longer paragraph. */
function saysPrice(block: Block): boolean {
  return isText(block) && moneyIn(block.text).some(({ index }) => isShortSentence(block.text, index))
}

/** The sentence at this place is short enough to state a price rather than tell of money. */
export function isShortSentence(text: string, index: number): boolean {
  return wordsOf(sentenceAt(text, index).text).length <= 14
}

function byKey(blocks: Block[], keyOf: (block: Block) => number | undefined): Block[][] {
  const found = new Map<number, Block[]>()
  for (const block of blocks) {
    const key = keyOf(block)
    if (key === undefined) continue
    found.set(key, [...(found.get(key) ?? []), block])
  }
  return [...found.values()]
}

/** The part about prices: under a heading that says so, or two sibling cards each with an amount. */
export function pricingOf(content: Block[]): Pricing {
  const headed = underHeading(content, isPriceHeading)
  const groups = byKey(content, block => block.group).filter(card => card.length <= 24 && card.some(isPriceLine))
  const inHeaded = groups.filter(card => card.some(block => headed.includes(block)))
  const loose = groups.length >= 2 ? groups : []
  const grouped = headed.length > 0 ? inHeaded : loose
  const cards =
    grouped.length > 0 ? grouped : byKey(headed, block => block.section).filter(section => section.some(saysPrice))
  const all = new Set([...headed, ...cards.flat()])
  const inCard = new Set(cards.flat())
  const blocks = content.filter(block => all.has(block))
  return { blocks, cards, around: blocks.filter(block => !inCard.has(block)) }
}

const faqHeading = /\bfaqs?\b|\bquestions\b(?! (?:to|for|we) )/i

export interface Question {
  question: Block
  answer: Block[]
}

/** Questions with their answers: under a heading that says so, or three or more headings or switches ending in "?". */
export function faqOf(content: Block[]): { blocks: Block[]; questions: Question[] } {
  const asks = (block: Block): boolean =>
    block.text.trim().endsWith('?') &&
    wordsOf(block.text).length <= 25 &&
    block.type !== 'form_field' &&
    block.type !== 'image'
  const headed = underHeading(content, block => faqHeading.test(block.text) && wordsOf(block.text).length <= 6)
  const within = headed.length > 0 ? headed : content
  const asked = within.filter(
    block => asks(block) && (headed.length > 0 || block.type === 'heading' || block.type === 'button'),
  )
  if (asked.length < (headed.length > 0 ? 1 : 3)) return { blocks: headed, questions: [] }
  const questions = asked.map(question => {
    const from = within.indexOf(question)
    const answer: Block[] = []
    for (const block of within.slice(from + 1)) {
      if (asked.includes(block) || (block.type === 'heading' && headed.length === 0)) break
      if (answer.length === 6) break
      answer.push(block)
    }
    return { question, answer }
  })
  const blocks = headed.length > 0 ? headed : questions.flatMap(({ question, answer }) => [question, ...answer])
  return { blocks, questions }
}

const legalHeading =
  /^(?:terms|legal|privacy|cookies?|imprint|impressum|disclaimer)\b|\b(?:terms (?:of|and)|privacy (?:policy|notice)|disclaimer)\b/i

/** Terms, privacy, imprint: all of a legal page, or the part under such a heading. */
export function legalOf(content: Block[], legalPage: boolean): Block[] {
  return legalPage ? content : underHeading(content, block => legalHeading.test(block.text))
}

export interface LogoRow {
  heading: Block
  logos: Block[]
}

const trustLine =
  /\b(?:trusted by|used by|loved by|our (?:customers|clients|partners)|(?:customers|clients|partners) include|in good company|who (?:uses|trusts)|works? with|backed by|as seen (?:in|on)|featured (?:in|on)|join)\b|^(?:customers|clients|partners|press)$/i

/** Rows of three or more images under a line such as "Trusted by". */
export function logoRowsOf(content: Block[]): LogoRow[] {
  return content.flatMap((heading, at) => {
    if (!isText(heading) || wordsOf(heading.text).length > 16 || !trustLine.test(heading.text)) return []
    const logos: Block[] = []
    for (const block of content.slice(at + 1, at + 40)) {
      if (block.type === 'image') logos.push(block)
      else if (block.type === 'link' && wordsOf(block.text).length <= 4 && logos.length > 0) continue
      else break
    }
    return logos.length >= 3 ? [{ heading, logos }] : []
  })
}
