/** Whose words a sentence is (gate G6), and what stands around it. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../reading.ts'

/** Advice to the reader about what to say, not a claim. */
export function isAdvice(text: string): boolean {
  return /\b(?:never|don['’]t|do not|avoid|shouldn['’]t|should not|stop|resist)\b[^.]{0,24}\b(?:say(?:ing)?|claim(?:ing)?|writ(?:e|ing)|tell(?:ing)?|promis(?:e|ing)|us(?:e|ing)|call(?:ing)?)\b/i.test(
    text,
  )
}

export function isQuestion(text: string): boolean {
  return /\?["”’')]*\s*$/.test(text)
}

/** What others say or promise, told by the company. */
export function isAboutOthers(text: string): boolean {
  return /\b(?:competitors?|incumbents?|rivals?|vendors|agencies|others|other (?:tools|companies|providers|products|platforms)|they|legacy \w+|traditional \w+|most (?:tools|companies|vendors|platforms))\s+(?:claim|promise|say|offer|advertise|sell|are|have|call)\b/i.test(
    text,
  )
}

/** The nearest heading or slide title above a block, on its slide or page; empty where there is none. */
export function headingOver(reading: Reading, block: Block): string {
  const { blocks } = reading.document
  const at = blocks.indexOf(block)
  for (let before = at; before >= 0; before--) {
    const other = blocks[before]
    if (!other) break
    if (block.where.kind === 'slide' && (other.where.kind !== 'slide' || other.where.slide !== block.where.slide)) break
    if (other.type === 'heading' || other.type === 'slide_title') return other.text
  }
  return ''
}

/** The text of a block and of the blocks right before and after it. */
export function around(reading: Reading, block: Block): string {
  const { blocks } = reading.document
  const at = blocks.indexOf(block)
  return [blocks[at - 1], block, blocks[at + 1]].map(one => one?.text ?? '').join('\n')
}

const sourced =
  /\bsources?\s?:|\b(?:according to|as (?:reported|measured|found|ranked|rated|named) by|stud(?:y|ies)|survey(?:ed)?|report(?:ed|s)? by|research(?:ed)? by|published|census)\b|\baward(?:ed|s)?\b|https?:\/\/|\bwww\.|\[\d{1,2}\]|[¹²³⁴⁵⁶⁷⁸⁹†‡]|\((?:[a-z][\w.& ]+,? )?(?:19|20)\d\d\)/i
const publishers =
  /\b(?:Statista|Gartner|Forrester|McKinsey|IDC|Eurostat|OECD|World Bank|WHO|CB Insights|Pitch[Bb]ook|IBISWorld|Nielsen|Deloitte|PwC|KPMG|BCG|Destatis|ONS|BLS|CDC|NIH)\b/

/** Names a source, a link, a footnote mark or a publisher with its year. */
export function hasSource(text: string): boolean {
  return sourced.test(text) || publishers.test(text)
}

/** The document ends with, or holds, a list of its sources. */
export function hasSourceList(reading: Reading): boolean {
  return reading.document.blocks.some(
    block =>
      /^(?:sources?|references|bibliography|footnotes|notes)\s*:?$/i.test(block.text.trim()) ||
      (block.type === 'footnote' && hasSource(block.text)),
  )
}
