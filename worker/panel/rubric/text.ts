/** Words, sentences and quotes: the ground that every observation stands on. */
import type { Block } from '#db/shapes.ts'
import type { Sentence, SightedQuote } from './base-reading.ts'
import { bound, boundary, opener, perhaps } from './sentence-ends.ts'

/** Longest quote, in characters. */
export const quoteLength = 300

/** One match of a pattern: where it stands and what its groups caught. */
export interface Match {
  index: number
  length: number
  text: string
  groups: (string | undefined)[]
}

/** Folds what differs only in typography (compatibility forms, quotes, dashes, spaces), for comparing texts. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}

const word = /[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)*/gu

/** The words of a text as written; "3.5", "don't" and "half-hour" are one each. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? []
}

/**
 * The longest beginning of a text that ends at a word's end and is at most `characters` long. A cut that would part a
 * number from what it counts, or leave a bracket open, is made before the number or the bracket.
 */
export function clip(text: string, characters: number): string {
  if (text.length <= characters) return text
  const cut = text.slice(0, characters + 1)
  const space = cut.search(/\s\S*$/)
  if (space <= 0) return safeEnd(text.slice(0, characters)).trimEnd()
  return wholeEnd(text, cut.slice(0, space)).trimEnd()
}

const endsInNumber = /(?:^|\s)[(~≈+-]?(?:[$€£¥₹]\s?)?\d[\d.,:/–-]*[kmb]?$/iu
const endsInShare = /(?:^|\s)[~≈+-]?\d[\d.,]*\s?%$/
/** "40% | of them", "40% | week over week". */
const shareContinues = /^\s+(?:of|an?|per|each|every|(?:day|week|month|quarter|year)\S*)\b/i
const openBracket = /\s*[([][^()[\]]*$/

/** An end of a cut text, moved forward where it is in a bracket or between a number and its unit. */
function wholeEnd(text: string, cut: string): string {
  let end = cut.trimEnd()
  const bracket = openBracket.exec(end)
  if (bracket && bracket.index >= end.length / 3) end = end.slice(0, bracket.index)
  const rest = text.slice(end.length)
  const number = endsInNumber.exec(end) ?? (shareContinues.test(rest) ? endsInShare.exec(end) : null)
  // "40 | km", "5 | of them": what follows a number in lower case says of what it is one.
  if (number && number.index > 0 && /^\s+(?:\p{Ll}|[%°€$£])/u.test(rest)) end = end.slice(0, number.index)
  return end.trim() === '' ? cut : end
}

/** Never leaves half of a character that takes two code units. */
function safeEnd(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text
}

const globals = new WeakMap<RegExp, RegExp>()

/**
 * Every match of a pattern, whatever its flags, in order. Empty matches are left out. `matchAll` would make a pattern anew
 * each time, which took a quarter of the rubric's time: mostly nothing matches.
 */
export function everyMatch(pattern: RegExp, text: string): Match[] {
  let global = globals.get(pattern)
  if (!global) {
    global = pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)
    globals.set(pattern, global)
  }
  const found: Match[] = []
  global.lastIndex = 0
  for (let match = global.exec(text); match; match = global.exec(text)) {
    if (match[0] !== '')
      found.push({ index: match.index, length: match[0].length, text: match[0], groups: match.slice(1) })
    // Past a whole character: from inside one, the pattern would begin at its start again.
    else global.lastIndex += (text.codePointAt(global.lastIndex) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}

/** Names that are written in lower case where a sentence begins, by the blocks of the document that uses them so. */
const lowerNames = new WeakMap<Block, ReadonlySet<string>>()

/**
 * Tells the sentences of these blocks which names begin in lower case ("adidas"). Called once for a document, before
 * its sentences are read.
 */
export function knowNames(blocks: Block[], names: ReadonlySet<string>): void {
  if (names.size > 0) for (const block of blocks) lowerNames.set(block, names)
}

function opensSentence(after: string, block: Block): boolean {
  if (/^["“„«‘'([]{0,2}[\p{Lu}\p{N}\p{Lo}$€£¥₹]/u.test(after)) return true
  // A mark that opens, after a stop and a space, opens a sentence whatever its first letter.
  if (/^["“„«([]\p{Ll}/u.test(after)) return true
  const first = /^["“„«‘'([]{0,2}(\p{Ll}[\p{L}\p{N}]*)/u.exec(after)?.[1]
  if (first === undefined) return false
  // "eBay", "iPhone": no ordinary word has its capital inside.
  return /^\p{Ll}{1,2}\p{Lu}/u.test(first) || (lowerNames.get(block)?.has(first) ?? false)
}

function endsSentence(block: Block, match: RegExpExecArray): boolean {
  const { text } = block
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 80)
  // A picture is a bullet where the text begins with the same one; else it stands in its sentence.
  if (/^[^\S\r\n\u2028]$/.test(match[0]))
    return /^[•‣◦▪■●➢➤]/.test(after) || text.trimStart().startsWith([...after][0] ?? after)
  // A line that goes on in lower case was only wrapped.
  if (/[\r\n\u2028]/.test(match[0])) return /[.!?…:;]/.test(match[0]) || !/^\p{Ll}/u.test(after)
  if (!opensSentence(after, block)) return false
  if (!/^\.["”“’')\]»]*\s/.test(match[0])) return true
  const before = /[\p{L}.]+$/u.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[0] ?? ''
  const token = before.toLowerCase()
  if (bound.has(token)) return token === 'no' && opener.test(after)
  if (/^\p{Lu}$/u.test(before)) return false
  if (perhaps.has(token)) return opener.test(after)
  return true
}

/**
 * Splits a block's text into sentences; each is a verbatim slice with its offset. Abbreviations, initials and
 * decimals do not end a sentence; a line break and a bullet do.
 */
export function sentencesOf(block: Block): Sentence[] {
  const { text } = block
  const sentences: Sentence[] = []
  let start = 0
  const push = (end: number) => {
    const slice = text.slice(start, end)
    const lead = slice.length - slice.trimStart().length
    const trimmed = slice.trim()
    if (trimmed) sentences.push({ text: trimmed, words: wordsOf(trimmed), block, start: start + lead })
    start = end
  }
  boundary.lastIndex = 0
  for (let match = boundary.exec(text); match; match = boundary.exec(text)) {
    if (endsSentence(block, match)) push(match.index + match[0].length)
  }
  push(text.length)
  return sentences
}

/** Moves a cut to the nearest word border inside the text: forward for a start, backward for an end. */
function window(text: string, from: number, to: number, index: number, length: number): string {
  if (to - from <= quoteLength) return text.slice(from, to).trim()
  if (length >= quoteLength) return clip(text.slice(index, index + length), quoteLength).trim()
  const spare = quoteLength - length
  let start = Math.max(from, index - Math.floor(spare / 2))
  const end = Math.min(to, start + quoteLength)
  start = Math.max(from, end - quoteLength)
  let slice = text.slice(start, end)
  if (start > from && !/\s/.test(text[start - 1] ?? ' ')) {
    const space = slice.search(/\s/)
    if (space >= 0 && start + space < index) slice = slice.slice(space)
  }
  if (end < to && !/\s/.test(text[end] ?? ' ')) {
    const space = slice.search(/\s\S*$/)
    const matchEnd = index + length - (end - slice.length)
    if (space >= matchEnd) slice = slice.slice(0, space)
    const whole = wholeEnd(text.slice(start), slice)
    if (start + whole.length >= index + length) slice = whole
  }
  return slice.trim()
}

/** The sentence that holds a match, verbatim; where it is longer than 300 characters, the part around the match. */
export function quoteAround(block: Block, index: number, length: number): SightedQuote {
  const holding = sentencesOf(block).filter(
    sentence => sentence.start < index + length && sentence.start + sentence.text.length > index,
  )
  const first = holding[0]
  const last = holding.at(-1)
  const from = first ? first.start : index
  const to = last ? last.start + last.text.length : index + length
  return { blockId: block.id, text: window(block.text, from, Math.max(to, from), index, length) }
}

/** A sentence as a quote; where it is longer than 300 characters, the part around what was found in it. */
export function quoteFound(sentence: Sentence, index: number, length: number): SightedQuote {
  if (sentence.text.length <= quoteLength) return quoteSentence(sentence)
  return { blockId: sentence.block.id, text: window(sentence.text, 0, sentence.text.length, index, length) }
}

/** The block's text, verbatim, cut to 300 characters at a word's end. */
export function quoteOf(block: Block): SightedQuote {
  return { blockId: block.id, text: clip(block.text.trim(), quoteLength) }
}

/** A sentence as a quote, cut to 300 characters at a word's end. */
export function quoteSentence(sentence: Sentence): SightedQuote {
  return { blockId: sentence.block.id, text: clip(sentence.text, quoteLength) }
}

/** Any text as a part of a pattern that matches just that text. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const negation =
  /\b(?:no|not|never|without|nor|neither|cannot|avoid(?:s|ing)?|instead of|unlike|rather than)\b|n['’]t\b/i
const conditional =
  /\b(?:until|if we (?:reach|get|hit|win|capture|can)|our (?:goal|aim|target)(?! (?:market|customer|audience|segment|buyer|user|group|account|compan|list)\w*)|(?:goal|aim) (?:is|of|for)|we aim|target(?:s|ed|ing)?(?! (?:market|customer|audience|segment|buyer|user|group|account|compan|list)\w*)|should|would|plan(?:s|ned|ning)? to|by (?:the end of |end of |mid[- ]|early |late |q[1-4] |\w+ )?20\d\d)\b|\b(?<!at )once (?:we|it|they|you|the|our|there|live|launched|approved)\b/i

const stop = /[.!?…]["”’')]*\s+|[\r\n]/g

/** The sentence of a text that holds an offset, by its stops and line breaks only; at most 600 characters each way. */
export function sentenceAt(text: string, index: number): { text: string; start: number } {
  const from = Math.max(0, index - 600)
  const last = [...text.slice(from, index).matchAll(stop)].at(-1)
  const start = last ? from + last.index + last[0].length : from
  const ahead = text.slice(index, index + 600)
  const rest = /[.!?…](?=["”’')]*(?:\s|$))|[\r\n]/.exec(ahead)
  return { text: text.slice(start, index + (rest ? rest.index + 1 : ahead.length)), start }
}

/**
 * Gate G5: a negation stands in the four words before the match, or its sentence is a condition or a target rather
 * than a fact.
 */
export function negated(text: string, index: number): boolean {
  const sentence = sentenceAt(text, index)
  const before = text.slice(sentence.start, index)
  const four = before.trimEnd().split(/\s+/).slice(-4).join(' ')
  return negation.test(four) || conditional.test(sentence.text)
}
