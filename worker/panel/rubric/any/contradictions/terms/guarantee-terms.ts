/** One guarantee with two lengths. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const length = `(${anyNumber})[\\s-]?(months?|years?|yrs?)['’]?`
const noun = '(?:guarantees?|guaranteed|warrant(?:y|ies))'
const before = anyCase(`(?<![\\w.,])${length}(?: (?:full|complete|written|free|manufacturer['’]s))*[\\s-]+${noun}\\b`)
const after = anyCase(
  `\\b${noun}(?: (?:it|this|them|our work|all (?:our )?work))?(?: (?:lasts?|runs?|is|of|for|covers?[^.;]{0,60}? for|holds?|period|:|\\|))*(?: a full| full| at least)? ${length}`,
)
/** The answer to "What does the guarantee cover?": "Joints and fixings, for five years." */
const answered = anyCase(`(?:\\bfor |\\bit lasts |\\bit runs (?:for )?|^)${length}(?! (?:old|ago|of experience|in))`)
/** A part, a longer one that is bought or registered for, or a right by law. */
const other =
  /\b(?:extend\w*|extra|optional\w*|upgrade|register(?:ed|ing)?|registration|additional|statutory|legal|by law|consumer|battery|batteries|motor|electr\w+|parts|labou?r|frame|fabric|paint\w*|glass|hardware|software|compressor|pump|panels?|inverter|zips?|seams?|wheels?|bulbs?|refurbished|used|second[- ]hand|ex-display|demo|commercial use|business use|price|rate|money[- ]back|refund|returns?|satisfaction|if|insurance[- ]backed|makers?['’]?s?|manufacturer\w*|suppliers?)\b/i
/** "Warranty | 5 years". */
const wholeRow = anyCase(`^\\W*(?:${noun})\\s*\\|\\s*(?:${anyNumber})[\\s-]?(?:months?|years?|yrs?)\\W*$`)
/** "Ten-year guarantee on roofs": of one thing, whatever is said of the rest. */
const ofOneThing = new RegExp(
  `${noun} (?:on|for) (?!(?:${anyNumber}|a full|at least|all|every|each|everything|our|your)\\b)`,
  'i',
)
const question = new RegExp(`\\b${noun}\\b[^?]*\\?`, 'i')

interface Guarantee {
  months: number
  words: string
  told: Told
}

function guaranteeIn(reading: Reading, told: Told): Guarantee[] {
  const { text, asked, parts } = told
  if (other.test(text) || other.test(asked) || isPast(text) || isOfOthers(text)) return []
  if (parts.some(part => inPlanCard(reading, part))) return []
  // A row is of the whole only where it is called so.
  if (parts[0]?.block.type === 'table_row' && !wholeRow.test(text)) return []
  if (ofOneThing.test(text)) return []
  const match = before.exec(text) ?? after.exec(text) ?? (question.test(asked) ? answered.exec(text) : null)
  if (!match) return []
  const years = /^y/i.test(match[2] ?? '')
  return [{ months: numberFrom(match[1] ?? '') * (years ? 12 : 1), words: match[0].trim(), told }]
}

export function guaranteeTerms(reading: Reading): Conflict[] {
  const all = toldOf(reading)
    .flatMap(told => guaranteeIn(reading, told))
    .filter(({ months }) => months > 0)
  // Three are those of three things.
  if (new Set(all.map(({ months }) => months)).size !== 2) return []
  return firstPair(all, (a, b) => {
    if (a.months === b.months || !areApart(a.told, b.told)) return null
    return clash(reading, 'the length of the guarantee', 'Nothing beside them speaks of two kinds of work.', [
      { told: a.told, words: a.words },
      { told: b.told, words: b.words },
    ])
  })
}
