/** What holds for every submission: its form, what a person sees of it, and which words are the company's own. */
import type { Block, LocatedDocument, Sheet } from '#db/shapes.ts'
import { wordCount } from '../word-count.ts'
import { isMailing, isMergeField } from './any/mailing.ts'
import type { BaseReading } from './base-reading.ts'
import { everyMatch, knowNames, sentencesOf, wordsOf } from './text.ts'

/** A deck as a PDF: at least 5 pages, most of them landscape, few words on each. */
function looksLikeDeck(sheets: Sheet[]): boolean {
  if (sheets.length < 5) return false
  const landscape = sheets.filter(sheet => sheet.width >= 1.2 * sheet.height).length
  const words = sheets.map(sheet => sheet.words).sort((a, b) => a - b)
  return landscape >= 0.8 * sheets.length && (words[Math.floor(words.length / 2)] ?? 0) <= 150
}

function formOf(document: LocatedDocument): BaseReading['form'] {
  if (document.kind === 'website') return 'page'
  if (document.kind === 'pptx') return 'deck'
  return document.kind === 'pdf' && looksLikeDeck(document.sheets) ? 'deck' : 'memo'
}

/** Pages and slides whose words are in a picture or nowhere; a cover and a closing may be pictures. */
function unreadSheets(document: LocatedDocument): Set<number> {
  const shown = document.sheets.filter(sheet => !sheet.hidden)
  const unread = new Set<number>()
  for (const [at, sheet] of shown.entries()) {
    if (at === 0 || at === shown.length - 1) continue
    const picture = sheet.imageShare === null ? sheet.words === 0 : sheet.imageShare > 0.6 && sheet.words < 15
    if (picture) unread.add(sheet.number)
  }
  return unread
}

/** Gate G2. An image-only slide may hold anything, so one is enough to say nothing about what is missing. */
function wasReadWhole(document: LocatedDocument): boolean {
  if (unreadSheets(document).size > 0) return false
  const pages = new Set<number>()
  for (const { where } of document.unread) {
    if (where.kind === 'page') pages.add(where.page)
    else if (where.kind === 'slide') pages.add(where.slide)
    else return false
  }
  return pages.size <= 0.05 * document.sheets.length
}

/** A field to be filled in: a bracket with a template's words, or double braces. Not a reference and not a link. */
export const templateField =
  /(?<![\](!])\[(?=[^\]\n]{2,40}\](?![([]))[^\]\n]*\b(?:company|your|name|insert|client|customer|date|amount|title|address|city|phone|e-?mail|number|product|role|industry|year|month|tbd|x{2,4})\b[^\]\n]*\]|\{\{[^}\n]{2,40}\}\}|<(?:insert|your|company|name|date)\b[^>\n]{0,30}>/i

const filler = /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b/i

/** Text that only holds a place until somebody writes: it says nothing, and is in no language of the submission. */
export function isFiller(block: Block): boolean {
  return filler.test(block.text)
}

const english = new Set('the and of to in is for with that are we our you on as it be from this by an or'.split(' '))

function isEnglish(document: LocatedDocument, visible: Block[]): boolean {
  const written = visible.filter(block => !isFiller(block))
  // A paragraph of filler makes a short English page look Latin.
  if (document.language !== null && (document.language === 'en' || written.length === visible.length)) {
    return document.language === 'en'
  }
  const words = written.flatMap(block => wordsOf(block.text.toLowerCase()))
  const known = words.filter(word => english.has(word)).length
  return known >= 2 && known >= 0.08 * words.length
}

const legalPath = /\/(?:legal|terms|tos|privacy|cookies?|imprint|impressum|disclaimer|gdpr|dpa)(?:[/_.-]|$)/i
const legalHeading =
  /^(?:\d+[.)]?\s*)?(?:legal(?: notice)?|disclaimer|terms(?: (?:of|and) \w+)?|privacy(?: policy| notice)?|cookie (?:policy|notice)|imprint|copyright|copying|(?:the )?(?:mit |bsd |apache )?licen[cs]e|forward[- ]looking statements)\b/i
const proseTypes = new Set<Block['type']>(['heading', 'paragraph', 'list_item', 'table_row', 'slide_title', 'footnote'])
const chrome = new Set<Block['zone']>(['nav', 'footer', 'overlay', 'consent'])

/** A block that is someone's words: it opens with a quotation mark that closes after 8 words or more. */
export function isQuotation(text: string): boolean {
  const match = /^\s*(?:["“„«»‘]|'(?=\p{Lu}))([^"”“«»]+)["”“«»’']/u.exec(text)
  return match !== null && wordsOf(match[1] ?? '').length >= 8
}

const attribution = /^\s*[-–—~]\s?\p{Lu}/u

/** A line of a program or of markup: many of its characters are signs that prose does not use. */
function isCode(text: string): boolean {
  const signs = text.match(/[{}[\]();=<>\\_`#]/g)?.length ?? 0
  if (text.length >= 12 && signs >= 4 && signs / text.length > 0.12) return true
  // A longer program is diluted by its names and comments, and a console's print by its words.
  const program = text.match(
    /\b(?:const|let|function|return|await|import|export|def|class|println|console)\b|=>|\/\/ |;(?=\s|$)/g,
  )
  const printed = text.match(/\s(?:->|<->|=>)\s|(?:^|\s)-{3,}(?=\s)|\b[A-Z][A-Z_]{3,}: ?\S/g)
  return (program?.length ?? 0) >= 6 || (printed?.length ?? 0) >= 4
}

function proseOf(document: LocatedDocument, visible: Block[]): Block[] {
  const path = document.website ? new URL(document.website.finalUrl).pathname : ''
  if (legalPath.test(path)) return []
  const prose: Block[] = []
  let legal = false
  let quoted = false
  for (const block of visible) {
    if (!proseTypes.has(block.type) || chrome.has(block.zone)) continue
    if (block.type === 'heading' || block.type === 'slide_title') legal = legalHeading.test(block.text)
    const afterQuote = quoted
    quoted = isQuotation(block.text)
    if (legal || quoted || (block.type === 'paragraph' && isCode(block.text))) continue
    if (afterQuote && attribution.test(block.text)) continue
    prose.push(block)
  }
  return prose
}

/** Shown to a reader: not a speaker's note, not on a hidden slide, not text that the page hides. */
function isVisible(block: Block): boolean {
  if (block.type === 'notes' || block.hidden !== undefined || block.text.trim() === '') return false
  return block.where.kind !== 'slide' || !block.where.hidden
}

/** A block beyond this is no paragraph; reading it whole would let one submission hold a worker for minutes. */
const longestBlock = 20_000

/** The beginning of an endless block: offsets and quotes stay true. */
function shortened(block: Block): Block {
  return block.text.length <= longestBlock ? block : { ...block, text: block.text.slice(0, longestBlock) }
}

/** Signs of a manual for programs: code in back ticks, options, calls, settings, file names, camel and snake case. */
const technicalSign =
  /`[^`\n]{1,80}`|(?<!\S)--?[a-zA-Z][\w-]{0,40}(?![^\s,;:.)=\]])|\b[\w.-]{2,40}\(\d?\)|=>|\b[a-z]{2,30}(?:[A-Z][a-z]{1,20}){1,4}\b|\b[A-Za-z\d]{2,30}_\w{2,30}\b|\b[\w-]{1,40}\.(?:js|ts|tsx|py|rb|go|rs|c|h|cpp|json|ya?ml|toml|md|sh|conf)\b|\bnpm (?:i|install|run)\b|\b[A-Z][A-Za-z]{2,30}=\S/g

function isTechnical(prose: Block[], words: number): boolean {
  const signs = prose.reduce((sum, block) => sum + (block.text.match(technicalSign)?.length ?? 0), 0)
  return signs >= 8 && signs / Math.max(1, words) >= 0.014
}

/**
 * Names that the document writes in lower case: what its address, its title's first word or its logo says, where the
 * text uses it so at least twice more.
 */
function lowerNames(document: LocatedDocument, visible: Block[]): ReadonlySet<string> {
  const host = document.website ? new URL(document.website.finalUrl).hostname.split('.').slice(0, -1) : []
  const logos = visible.filter(({ zone }) => zone === 'header' || zone === 'nav').map(({ text }) => text.trim())
  const opening = /^\p{Ll}[\p{L}\p{N}]+/u.exec(document.title ?? '')?.[0] ?? ''
  const candidates = new Set([...host, ...logos, opening].filter(name => /^\p{Ll}[\p{L}\p{N}]{2,}$/u.test(name)))
  if (candidates.size === 0) return candidates
  const used = visible.flatMap(({ text }) => text.match(/\p{Ll}[\p{L}\p{N}]+/gu) ?? [])
  return new Set([...candidates].filter(name => used.filter(word => word === name).length >= 3))
}

/** As `coverage.words` of the report counts them, notes and all that is around the content included. */
function wordsTold(document: LocatedDocument): number {
  return document.blocks.reduce((sum, block) => sum + (block.hidden === undefined ? wordCount(block.text) : 0), 0)
}

/** Reads what needs no knowledge of pages or decks. */
export function readBase(document: LocatedDocument): BaseReading {
  const visible = document.blocks.filter(isVisible).map(shortened)
  knowNames(visible, lowerNames(document, visible))
  const prose = proseOf(document, visible)
  const written = prose.filter(block => !isFiller(block))
  const words = written.reduce((sum, block) => sum + wordsOf(block.text).length, 0)
  const sentences = written.filter(block => block.type !== 'table_row').flatMap(sentencesOf)
  const form = formOf(document)
  // In mails to many "{{first_name}}" is where the name goes, and the text around it is finished.
  const mailing = form === 'memo' && isMailing(visible)
  const left = visible.flatMap(block => everyMatch(templateField, block.text))
  const fields = left.filter(({ text }) => !(mailing && isMergeField(text))).length
  const technical = form !== 'deck' && isTechnical(prose, words)
  return {
    document,
    form,
    english: isEnglish(document, visible),
    complete: wasReadWhole(document) && visible.every(block => block.text.length < longestBlock),
    // In a manual "<name>" is the notation.
    template: fields >= 10 && !technical,
    technical,
    visible,
    prose,
    sentences,
    words,
    wordsTold: wordsTold(document),
  }
}
