/** Whose words a sentence is (gate G6), and what stands around it. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
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

const teller =
  '(?:suppliers?|vendors?|makers?|manufacturers?|sellers?|competitors?|rivals?|providers?|agenc(?:y|ies)|brands?|firms?|brochures?|leaflets?|adverts?|advertisements?|ads?|slogans?|catalogues?|salesm[ae]n|websites?)'
/** "One supplier's brochure promises": whoever tells it is neither the company nor the reader. */
const toldByAnother = anyCase(
  `(?<!\\b(?:our|my|your|this|we)\\b.{0,30})\\b${teller}(?:['’]s?)?(?: \\p{L}+){0,3}? (?:calls?|called|says?|said|claims?|claimed|promis(?:es?|ed)|advertis(?:es?|ed)|boasts?|touts?|reads?)\\b`,
)
const saying =
  /\b(?:calls?|called|says?|said|claims?|claimed|promis(?:es?|ed)|advertis(?:es?|ed|ing)|boasts?|touts?|billed as|sold as|slogan)\b/i

/** What stands at an offset is told as another's words, whether in quotation marks or not. */
export function isToldByAnother(text: string, index: number): boolean {
  const before = text.slice(0, index)
  if (toldByAnother.test(before)) return true
  const opened = Math.max(before.lastIndexOf('“'), before.lastIndexOf('«'), before.lastIndexOf('„'))
  if (opened < 0 || /[”»]/.test(before.slice(opened))) return false
  const lead = before.slice(0, opened)
  return saying.test(lead) && !/\b(?:we|our|us|I|my)\b/i.test(lead)
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

const marked =
  /\bsources?\s?:|https?:\/\/|\bwww\.|\[\d{1,2}\]|[¹²³⁴⁵⁶⁷⁸⁹†‡]|\((?:[a-z][\w.& ]+,? )?(?:19|20)\d\d(?:\)|[;,] )|\bcensus\b/i
/** What a sentence says that names nobody: "Recent studies show", "Research finds". */
const nobody =
  '(?!(?:Recent|Many|Several|Most|Some|The|A|An|New|Our|Multiple|Numerous|Various|Independent|Scientific|Academic|Industry|Market|Clinical|Countless|One|Two|Three|This|These|Those|All|Other|Another|Leading|Medical|Published|Internal|Latest|In|Stud(?:y|ies)|Surveys?|Reports?|Research|Global|National|International)\\b)'
const work = '(?:[Ss]tud(?:y|ies)|[Ss]urveys?|[Rr]eports?|[Ii]ndex|[Bb]arometer|[Rr]esearch|[Pp]oll|[Aa]wards?)'
/** "A 2024 NHS survey", "the Bureau of Labor report", "a survey by Ofcom", "published in Nature". */
const named = new RegExp(
  [
    `(?<!\\p{L})${nobody}\\p{Lu}[\\p{L}&.'’-]+(?: (?:of|for|and|the|(?:19|20)\\d\\d|\\p{Lu}[\\p{L}&.'’-]*)){0,4} ${work}\\b`,
    `\\b${work}(?: published)? (?:by|from|of|in) (?:the )?${nobody}\\p{Lu}`,
    `\\b[Aa]ccording to (?:(?:the|a|an) )?(?:(?:19|20)\\d\\d )?${nobody}\\p{Lu}`,
    `\\b(?:reported|measured|found|ranked|rated|named|published|studied|surveyed|counted|awarded|researched) (?:by|in) (?:the )?\\p{Lu}`,
    `\\b(?:University|Institute|Ministry|Bureau|Office|Journal) (?:of|for)(?: the)? \\p{Lu}`,
    // Who was asked, or the year it was done in, can be held against the claim as well as a publisher can.
    `\\b${work} (?:of|among|with|in) (?:(?:over|about|around|nearly|some|more than) )?\\d`,
    `\\b[Ss]urveyed (?:(?:over|about|around|nearly|some|more than) )?\\d`,
    `\\b(?:19|20)\\d\\d (?:[\\p{L}-]+ ){0,2}${work}\\b`,
    `\\b${work} (?:19|20)\\d\\d\\b`,
  ].join('|'),
  'u',
)
const publishers =
  /\b(?:Statista|Gartner|Forrester|McKinsey|IDC|Eurostat|OECD|World Bank|WHO|CB Insights|Pitch[Bb]ook|IBISWorld|Nielsen|Deloitte|PwC|KPMG|BCG|Destatis|ONS|BLS|CDC|NIH)\b/

/** Names a source: a link, a footnote mark, a publisher, or a study by whom, of whom or when. "Studies show" does not. */
export function hasSource(text: string): boolean {
  return marked.test(text) || named.test(text) || publishers.test(text)
}

/** The document ends with, or holds, a list of its sources. */
export function hasSourceList(reading: Reading): boolean {
  return reading.document.blocks.some(
    block =>
      /^(?:sources?|references|bibliography|footnotes|notes)\s*:?$/i.test(block.text.trim()) ||
      (block.type === 'footnote' && hasSource(block.text)),
  )
}
