/** A few statements that stand together, and how far the figures in them may lie from what they were rounded from. */
import { type Amount, parseNumber } from '../../../amount.ts'
import type { SightedQuote } from '../../../base-reading.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import { bothQuotes, type Statement, statementsOf } from '../conflict.ts'

/** Statements that follow each other, read as one text. */
export interface Passage {
  text: string
  quotes: SightedQuote[]
}

/** Words. A longer block tells something of its own, and its figures need not be about the line before it. */
const longestLine = 14
/** As many as a finding quotes. */
const mostStatements = 3

const isHeading = ({ block }: Statement) => block.type === 'heading' || block.type === 'slide_title'
/** A row of a label and one cell reads as a line does: "Runway | 20 months". */
const isRow = ({ block, text }: Statement) =>
  block.type === 'chart' || (block.type === 'table_row' && !/^[^|]{3,}\|[^|]+$/.test(text))

/** Sentences of one block belong together, and so do short lines below each other on one slide or page. */
function followOn(one: Statement, next: Statement): boolean {
  if (one.block === next.block) return true
  if ([one, next].some(each => isHeading(each) || isRow(each) || wordsOf(each.text).length > longestLine)) return false
  const [here, there] = [one.block.where, next.block.where]
  if (here.kind === 'slide' && there.kind === 'slide' && here.slide !== there.slide) return false
  if (here.kind === 'page' && there.kind === 'page' && here.page !== there.page) return false
  return one.block.section === next.block.section && one.block.group === next.block.group
}

const cache = new WeakMap<Reading, Passage[]>()

/** Every statement alone, then two and three that follow each other: what one statement says is found in it first. */
export function passagesOf(reading: Reading): Passage[] {
  const known = cache.get(reading)
  if (known) return known
  const statements = statementsOf(reading)
  const passages: Passage[] = []
  for (let size = 1; size <= mostStatements; size++)
    for (let from = 0; from + size <= statements.length; from++) {
      const run = statements.slice(from, from + size)
      const together = run.every((one, at) => {
        const next = run[at + 1]
        return next === undefined || followOn(one, next)
      })
      if (!together || !run.some(({ text }) => /\d/.test(text))) continue
      passages.push({ text: run.map(({ text }) => text).join('\n'), quotes: bothQuotes(...run) })
    }
  cache.set(reading, passages)
  return passages
}

/** The last decimal place of a number that is not zero: 10 of 180, 100,000 of 1.2 million. */
function lastPlace(value: number): number {
  for (let power = 12; power >= -4; power--) {
    const places = value / 10 ** power
    if (places > 0.999 && Math.abs(places - Math.round(places)) < 1e-6) return 10 ** power
  }
  return 1e-4
}

/** The last place that is written, of "4.0 million" the hundred thousands; null where no decimals are. */
function writtenPlace(value: number, text: string): number | null {
  const [, digits, decimals] = /(\d[\d.,]*?[.,](\d{1,2}))(?![\d.,]*\d)/.exec(text) ?? []
  const size = digits && decimals ? parseNumber(digits, true) : 0
  return size > 0 && decimals ? (value / size) * 10 ** -decimals.length : null
}

export interface Span {
  low: number
  high: number
}

/** What is said to be about right may be off by this share. */
const roughly = 0.15

/**
 * Between what an amount may lie: as far as rounding to its last digit takes it, at most `share` of it. Two digits, the
 * fewest that people keep, are off by 5% at most; a price is written as it is paid, and gets 1%.
 */
export function spanOf({ value, max, bound, text }: Amount, share: number): Span {
  if (max !== value) return { low: value, high: max }
  if (bound === 'at-least') return { low: value, high: Number.POSITIVE_INFINITY }
  if (bound === 'at-most') return { low: 0, high: value }
  const off =
    bound === 'about' ? roughly * value : Math.min((writtenPlace(value, text) ?? lastPlace(value)) / 2, share * value)
  return { low: value - off, high: value + off }
}

/** There is a number in both. */
export const meet = (a: Span, b: Span): boolean => a.low <= b.high && b.low <= a.high

/** A span that is wider by so much at both ends. */
export const wider = ({ low, high }: Span, by: number): Span => ({ low: low - by, high: high + by })

/** An amount that is meant as it is written: no range and no "from" or "up to". */
export const isPlain = ({ value, max, bound }: Amount): boolean =>
  value === max && value > 0 && (bound === 'exact' || bound === 'about')

/** What stands between an amount and the one before it, on its own line: where its label is. */
export function leadOf(text: string, amount: Amount, all: readonly Amount[]): string {
  const from = Math.max(
    0,
    text.lastIndexOf('\n', amount.index) + 1,
    ...all.filter(({ index }) => index < amount.index).map(({ index, length }) => index + length),
  )
  return text.slice(from, amount.index)
}

/** What stands between an amount and the next one, on its own line. */
export function tailOf(text: string, amount: Amount, all: readonly Amount[]): string {
  const end = amount.index + amount.length
  const line = text.indexOf('\n', end)
  const to = Math.min(
    line < 0 ? text.length : line,
    ...all.filter(({ index }) => index >= end).map(({ index }) => index),
  )
  return text.slice(end, to)
}

/** "Groups save", "schools get a discount of": who saves so much is not whoever pays the price. */
const ownSaver =
  /(?<![\p{L}’'])(?!(?:you|and|to|so|now|a|an|the|get|with|that|is|are|this|your|instead|annually|yearly|or|can|then|even)\s)\p{L}+\s+(?:sav(?:e|es|ing|ings)|gets?|have)(?: an? discount)?(?: of)?\s*$/iu
/** "20% off for schools", "15% off on the second seat". */
const ofCase =
  /^\s*(?:(?:off|discounts?|savings?|less|cheaper)\s*)?,?\s*(?:for|to|on|with|if|when|at|from|in)\b(?! (?:(?:the|an?|your) )?(?:annual|yearly|year|billing))/i

/** "10% off food", "15% on our courses": what is bought besides, and no way of paying. */
const offThing =
  /^\s*(?:off|(?:(?:off|discount|savings?|less) )?on)\s+(?:(?:the|your|our|an?|any|all|every|each|its)\s+)?(?!(?:the|your|our|an?|any|all|every|each|its|months?|monthly|years?|yearly|annual(?:ly)?|annum|plans?|prices?|pricing|fees?|subscriptions?|memberships?|rates?|total|bill(?:ed|ing)?|paid|payments?|regular|list|full|normal|standard|twelve|by|per|with|when|if|for|and|or|over|in|on|at)\b)\p{Ll}/u

/** The share of an amount says what it is taken off, and that is some other thing. */
export function isOffOtherThing(text: string, { index, length }: Amount): boolean {
  return offThing.test(text.slice(index + length))
}

/** What is saved is another's, or is saved in a case of its own. */
export function isSavedOtherwise(text: string, amount: Amount): boolean {
  const after = text.slice(amount.index + amount.length)
  return ownSaver.test(text.slice(0, amount.index)) || ofCase.test(after) || isOffOtherThing(text, amount)
}

const subject =
  /(?:^|[.!?;\n]\s*)(?:(?:The|Our|An?|This|That|Each|Every|One) (?=\p{L})|(?=\p{Lu}[\p{L}\d]+(?: plan)? (?:is|was|costs?|sells?|now|starts)\b))(\p{L}[\p{L}\d-]*)/gu
/** What stands for the thing told of before, and what is told of it. */
const same =
  /^(?:it|that|this|they|there|which|price|prices|costs?|bill|unit|margin|gross|saving|savings|discount|burn|runway|cash|round|raise|money|selling|landed|regular|year|month|now|yearly|monthly|plan|annual|is|was)$/i

/** It names two things that each may have a price of its own: "The lamp was $80. The chair is now $60." */
export function namesTwo(text: string): boolean {
  const names = [...text.matchAll(subject)].map(match => (match[1] ?? '').toLowerCase())
  return new Set(names.filter(name => !same.test(name))).size > 1
}
