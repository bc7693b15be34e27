/** Bars of five stars down to one, and a number of reviews or an average beside them that they do not give. */

import type { Block } from '#db/shapes.ts'
import { parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { clip, everyMatch, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'

const figure = "(\\d{1,3}(?:[.,'\\u00a0\\u202f ]\\d{3})+|\\d{1,6})\\s?(%?)"
/** "5 ★", "4 stars (41)", "3-star: 12 %". */
const labelled = anyCase(`^\\s*([1-5])[\\s-]?(?:★|⭐|stars?)\\W{0,4}(?:${figure}\\)?)?\\s*$`)
/** "★★★★☆ 41". */
const drawn = new RegExp(`^\\s*(★{1,5})☆{0,4}\\W{0,4}(?:${figure}\\)?)?\\s*$`, 'u')
const alone = new RegExp(`^\\s*\\(?${figure}\\)?\\s*$`, 'u')
const reviews =
  /(?<![\d.,'])(\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+|\d{1,6})(?!\+)\s(?:[\p{L}-]+\s){0,2}?(?:reviews?|ratings?|votes?|buyers?|reviewers?)\b/giu
const averages =
  /(?<![\d.,])([1-5][.,]\d{1,2})(?:\s*$|\s?(?:\/\s?5|out of 5|of 5|stars?|★|⭐|·|\())|(?<=[★⭐]\s?)([1-5][.,]\d{1,2})(?![\d.,])/giu
const rough =
  /\b(?:over|more than|about|around|nearly|almost|some|at least|last|past|since|written|new|of our|of the)\s*$/i
/** Halves are rounded to, and some sites weigh what is new more. */
const averageOff = 0.2

interface Bar {
  stars: number
  value: number
  isShare: boolean
  blocks: Block[]
}

function barAt(blocks: readonly Block[], at: number): Bar | null {
  const block = blocks[at]
  if (!block || block.text.length > 30) return null
  const match = labelled.exec(block.text) ?? drawn.exec(block.text)
  if (!match) return null
  const [, label = '', own, unit] = match
  const stars = /\d/.test(label) ? Number(label) : label.length
  if (own !== undefined) return { stars, value: parseNumber(own), isShare: unit === '%', blocks: [block] }
  const next = blocks[at + 1]
  const beside = next ? alone.exec(next.text) : null
  if (!next || !beside) return null
  return { stars, value: parseNumber(beside[1] ?? ''), isShare: beside[2] === '%', blocks: [block, next] }
}

/** All five below each other, from the best to the worst or the other way round. */
function barsOf(blocks: readonly Block[]): Bar[][] {
  const sets: Bar[][] = []
  let run: Bar[] = []
  for (let at = 0; at < blocks.length; at++) {
    const bar = barAt(blocks, at)
    if (!bar) {
      run = []
      continue
    }
    const last = run.at(-1)
    run = last && Math.abs(last.stars - bar.stars) === 1 && last.isShare === bar.isShare ? [...run, bar] : [bar]
    if (new Set(run.map(({ stars }) => stars)).size === 5 && run.length === 5) sets.push(run)
    at += bar.blocks.length - 1
  }
  return sets
}

interface Stated {
  value: number
  words: string
  block: Block
}

/** What is stated once, however often: two numbers are those of two things. */
const only = (all: readonly Stated[]): Stated | undefined =>
  new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined

function statedIn(blocks: readonly Block[], pattern: RegExp): Stated[] {
  return blocks.flatMap(block =>
    everyMatch(pattern, block.text)
      .filter(({ index }) => !rough.test(block.text.slice(0, index)))
      .map(({ text, groups }) => ({ value: parseNumber(groups[0] ?? groups[1] ?? ''), words: text.trim(), block })),
  )
}

export function ratingBars(reading: Reading): Conflict[] {
  const blocks = reading.visible
  const [bars, another] = barsOf(blocks)
  const [first] = bars ?? []
  // Two sets are those of two articles.
  if (!bars || another || !first?.blocks[0]) return []
  const [from, to] = [blocks.indexOf(first.blocks[0]), blocks.indexOf(bars.at(-1)?.blocks.at(-1) ?? first.blocks[0])]
  const inBars = new Set(bars.flatMap(one => one.blocks))
  const beside = blocks
    .slice(Math.max(0, from - 4), to + 4)
    .filter(block => !inBars.has(block) && block.text.length < 90)
  const sum = bars.reduce((all, { value }) => all + value, 0)
  const conflict = (
    subject: string,
    { words, block }: Stated,
    second: string,
    because: string,
    shown: Bar,
  ): Conflict => ({
    subject,
    first: words,
    second,
    because,
    quotes: [block, ...shown.blocks].map(({ id, text }) => ({
      blockId: id,
      text: clip(text, quoteLength).trim(),
    })),
  })
  const found: Conflict[] = []
  const total = first.isShare ? undefined : only(statedIn(beside, reviews))
  if (total && total.value !== sum && sum > 0)
    found.push(
      conflict(
        'the number of reviews',
        total,
        bars.map(({ value }) => value).join(' + '),
        `The bars add up to ${sum.toLocaleString('en-GB')}.`,
        first,
      ),
    )
  const stated = only(statedIn(beside, averages))
  const average = bars.reduce((all, { stars, value }) => all + stars * value, 0) / Math.max(sum, 1)
  const whole = first.isShare ? sum >= 97 && sum <= 103 : sum >= 5
  if (stated && whole && Math.abs(average - stated.value) >= averageOff)
    found.push(
      conflict(
        'the average rating',
        stated,
        bars.map(({ stars, value }) => `${value}${first.isShare ? '%' : ''} × ${stars}`).join(', '),
        `The bars from five stars to one come to ${average.toFixed(2)} on average.`,
        // Another bar than above: two findings on the same words would be read as one.
        bars.at(-1) ?? first,
      ),
    )
  return found
}
