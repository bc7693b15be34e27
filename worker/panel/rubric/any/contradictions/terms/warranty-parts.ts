/** The warranty on parts, on labour or on one part, told twice. Beside `guarantee-terms.ts`, which knows that of the whole. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const term = anyCase(`(?<![\\w.,])(?:(${anyNumber})[\\s-]?(months?|years?|yrs?)|(lifetime)(?= ))`, 'giu')
const context = /\b(?:warrant\w*|guarant\w*|cover(?:s|ed)?|back(?:s|ed)?)\b/i
const parts: [name: string, pattern: RegExp][] = [
  ['parts', /\bparts\b/i],
  ['labour', /\b(?:labou?r|workmanship)\b/i],
  ['the battery', /\bbatter(?:y|ies)\b/i],
  ['the motor', /\bmotors?\b/i],
  ['the frame', /\bframes?\b/i],
  ['the compressor', /\bcompressors?\b/i],
  ['the panels', /\bpanels?\b/i],
  ['the inverter', /\binverters?\b/i],
]
/** A longer one that is bought or earned, a right by law, spares in stock, or an age. */
const other =
  /\b(?:extend\w*|extra|optional\w*|upgrade|service plan|service contract|additional|statutory|legal|by law|the law|commercial|business use|refurbished|used|second[- ]hand|ex-display|unless|only if|provided|kept|stock|spares?|available|old|in a row|experience|payback|performance|output|product warranty|interest|instal?ments?)\b/i
/** Where the next part of a list begins: "parts 7 years, labour 3 years". */
const border = anyCase(
  `[,;:.]\\s+|\\s+and (?=(?:our |the |on |for )*(?:${anyNumber}|labou?r[ :]\\D{0,12}\\d|workmanship))`,
  'giu',
)

const unitless = anyCase(`\\b(?:for|of) (?:${anyNumber})(?=\\W*$|[,.;]|\\s(?:and|on)\\b)`)

interface Cover {
  part: string
  months: number
  words: string
  told: Told
}

function coversIn(reading: Reading, told: Told): Cover[] {
  const { text, asked } = told
  if (!context.test(text) && !/\b(?:warrant|guarant)/i.test(asked)) return []
  if (other.test(text) || isPast(text) || isOfOthers(text) || /\?\s*$/.test(text)) return []
  if (told.parts.some(part => inPlanCard(reading, part) || part.block.text.split('|').length > 2)) return []
  // Of one model, beside others.
  if (/\b\p{Lu}\p{L}+ \d\b|\b(?:models?|series)\b/u.test(text)) return []
  // "if we register the unit" leaves the length as it is; a condition on the buyer does not.
  if (/\bif you\b/i.test(text)) return []
  // "the frame for ten years, parts for two": the number without its unit is another's.
  if (unitless.test(text)) return []
  const lengths = everyMatch(term, text)
  const pieces = lengths.length > 1 ? text.split(border) : [text]
  return pieces.flatMap(piece => {
    const [one, more] = everyMatch(term, piece)
    if (!one || more) return []
    const value = one.groups[2] ? Number.POSITIVE_INFINITY : numberFrom(one.groups[0] ?? '')
    const months = value * (/^y/i.test(one.groups[1] ?? 'y') ? 12 : 1)
    if (!(months > 0)) return []
    return parts
      .filter(([, pattern]) => pattern.test(piece))
      .map(([part]) => ({ part, months, words: piece.trim().replace(/[.!]$/, ''), told }))
  })
}

export function warrantyParts(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading).flatMap(told => coversIn(reading, told))
  for (const [name] of parts) {
    const known = all.filter(({ part }) => part === name)
    if (new Set(known.map(({ months }) => months)).size !== 2) continue
    const found = firstPair(known, (a, b) =>
      a.months === b.months || !areApart(a.told, b.told)
        ? null
        : clash(reading, `the warranty on ${name}`, 'Nothing beside them speaks of two kinds of work.', [a, b]),
    )
    if (found.length > 0) return found
  }
  return []
}
