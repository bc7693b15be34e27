/** A whole and its parts in one sentence: "costs €4,800: wood 1,900, work 2,400, paint 300". */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, wordsOf } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { inOneSection } from '../readers/sections.ts'

const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'
const words: Record<string, number> = Object.fromEntries(small.split('|').map((word, at) => [word, at + 1]))
const value = `(?:(${currency})\\s?)?(${number}|\\b(?:${small})\\b)(?:\\s?(${magnitude}))?(?:\\s?(${currencyAfter})(?![\\p{L}]))?`
const anyValue = anyCase(`(?<![\\p{L}\\d.,])${value}(?![\\p{L}\\d%]|[.,]\\d)`, 'giu')
/** Where another piece of a list begins: a comma that parts no thousands, or "and" before a number. */
const border = anyCase(
  `;\\s|(?<!\\d),\\s|,\\s(?!\\d{3}\\b)|\\s(?:and|&)\\s(?=\\S+\\s(?:\\S+\\s){0,4}\\S*\\d|\\S{0,4}\\d|(?:${small})\\b)`,
)
/** "Team of 12", "We are 9", "14 people": whoever works there, and a list of them by what they do names them all. */
const peopleBefore =
  /\b(?:team|crew|staff|headcount|workforce|payroll|ensemble|orchestra|choir|cast|squad|faculty) of $|\bwe(?: are|['’]re) $/i
const peopleAfter = /^ (?:people|persons|employees|colleagues|of us|staff|team members|members of staff)\s?$/i
const slip = 0.85
/** One of them may be told of by name, and be none of those who are counted. */
const byName =
  /\b(?:founders?|founded|led|CEO|CTO|COO|CFO|director|owner|myself|head of|managed by|advis\w+|hiring|open)\b/i
/** The whole, few words, and what opens the list: a colon, a bracket, or words that say so. */
const opener =
  /^(?<noun>(?: \p{L}[\p{L}’'-]*){0,5}?)\s?(?<how>:\s|\((?=[^)]*\))|,? (?:(?:is|are|was|were|which is|and is) )?(?:made up of|composed of|consist(?:s|ing) of|compris(?:es|ing)|split (?:into|between)|broken down into|divided into)\s)/iu
/** The list is not all, its numbers overlap or are of several kinds, or the whole is none. */
const other =
  /\b(?:including|includes?|incl|of which|of whom|among|thereof|such as|e\.g|for example|up to|about|around|roughly|over|more than|from|per|each|every|a (?:day|week|month|year)|plus|or|between|then|minus|less|before|after|was|were|growth|grew|up from|down from|version|page|phase|step|level|week|day|year|month|quarter|hours?|minutes?|days|weeks|months|years|times|x|×|by|at)\b|[×*=%/→]|\d\s?[-–]\s?\d|\b(?:19|20)\d\d\b|~|±|\+/iu
const thought = /\b(?:examples?|e\.g\.|imagine|if|suppose|hypothetical\w*)\b/i
/** Fewer are named one by one, and what is told of each may be a number of its own. */
const fewest = 8
const complete = /made up|composed|consist|compris|split|broken|divided/i
/** "On three roofs: …", "in four regions (…)": whose list has as many parts is complete. */
const amongSo =
  /\b(?:on|in|at|across|over|from|between|for)(?: (?:our|its|the|all))? (\d{1,2}|\p{L}+)(?: [\p{L}’'-]+){1,3}\s*$/iu
/** "cellar 1 120", "20 in Graz": a place and what is there; "30 with a balcony" may overlap with others. */
const placed = /^\s*(?:\p{L}[^\d]*\d[\d.,'’\u00a0\u202f ]*|\d[\d.,'’\u00a0\u202f ]*\s(?:in|at|on)\s[^\d]*)\s*$/u
const catchAll = /\b(?:other|others|rest|remaining|the rest)\b/i

interface Value {
  index: number
  end: number
  value: number
  unit: string
  step: number
  text: string
}

function valuesIn(text: string): Value[] {
  return everyMatch(anyValue, text).map(({ index, length, text: written, groups }) => {
    const [before, digits = '0', mag, after] = groups
    const spelled = words[digits.toLowerCase()]
    const size = spelled ?? parseNumber(digits, mag !== undefined)
    const places = spelled ? 0 : (/[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0)
    return {
      index,
      end: index + length,
      value: size * scale(mag),
      unit: (before ?? after ?? '').trim(),
      step: scale(mag) * 10 ** -places,
      text: written.trim(),
    }
  })
}

interface Listed {
  whole: Value
  parts: Value[]
  list: string
  how: string
  /** So many places or kinds are announced as are listed. */
  announced: boolean
  /** It is everybody who works there, and each piece of the list is so many of them. */
  people: boolean
}

/** The parts, where each has a few words of its own and nothing but commas and "and" parts them. */
function listedIn(text: string): Listed | null {
  const all = valuesIn(text)
  for (const [at, whole] of all.entries()) {
    const opened = opener.exec(text.slice(whole.end))
    const how = opened?.groups?.how ?? ''
    const noun = opened?.groups?.noun ?? ''
    const ofPeople = peopleBefore.test(text.slice(0, whole.index)) || peopleAfter.test(noun)
    if (!opened || (whole.unit === '' && !ofPeople && !/\p{L}/u.test(noun))) continue
    const from = whole.end + opened[0].length
    const rest = text.slice(from)
    const to = how.trim() === '(' ? rest.indexOf(')') : rest.search(/[.!?](?:\s|$)/)
    const list = to < 0 ? rest : rest.slice(0, to)
    const parts = all.slice(at + 1).filter(({ index }) => index >= from && index < from + list.length)
    const pieces = list.split(border).filter(piece => /\p{L}|\d/u.test(piece))
    if (parts.length < 2 || pieces.length < parts.length || other.test(list)) continue
    const one = pieces.filter(piece => valuesIn(piece).length === 1)
    // A piece without a number belongs to the one before it: "slab, fence and gate 300".
    if (pieces.some(piece => valuesIn(piece).length > 1) || one.length !== parts.length) continue
    if (!one.every(piece => /\p{L}{2,}/u.test(piece.replace(anyValue, ' ')))) continue
    const among = amongSo.exec(noun)?.[1]?.toLowerCase() ?? ''
    return {
      whole,
      parts,
      list,
      how,
      announced: (words[among] ?? Number(among)) === parts.length && pieces.every(piece => placed.test(piece)),
      people: ofPeople && parts.length > 2 && pieces.length === parts.length,
    }
  }
  return null
}

/** `near` is what else stands under the same heading. */
function conflictIn(text: string, near: string, statements: readonly Statement[]): Conflict | null {
  if (thought.test(text) || text.length > 600) return null
  const listed = listedIn(text)
  if (!listed) return null
  const { whole, parts, list, how, announced } = listed
  // A slip is off by few; far fewer are some of them.
  const named = parts.reduce((all, one) => all + one.value, 0)
  const people = listed.people && !byName.test(near) && named >= slip * whole.value
  const before = text.slice(Math.max(0, whole.index - 24), whole.index)
  if (
    /\b(?:over|more than|at least|about|around|some|nearly|almost|up to|under|less than|(?:one|out|\d) of|roughly|approximately|~)\s*$/i.test(
      before,
    )
  )
    return null
  const units = new Set(parts.map(({ unit }) => unit))
  const money = whole.unit !== ''
  if (!money && (whole.value < fewest || whole.value === parts.length)) return null
  // All bear the sign of the whole, or none does: "CHF 0.88 m (service 0.61, readers 0.27)".
  if (units.size > 1 || (parts[0]?.unit !== '' && parts[0]?.unit !== whole.unit)) return null
  const bare = money && parts[0]?.unit === ''
  const sum = parts.reduce((all, one) => all + one.value, 0)
  // Parts without their magnitude are of the magnitude that makes them come nearest to the whole.
  const factor = bare
    ? ([1, 1e3, 1e5, 1e6, 1e7, 1e9].find(size => sum * size > 0.6 * whole.value && sum * size < 1.6 * whole.value) ?? 0)
    : 1
  const total = sum * factor
  // Pieces are counted; money may have been rounded, each amount to its own last digit.
  const off = money ? parts.reduce((all, one) => all + 0.5 * one.step * factor, 0.5 * whole.step) : 0
  if (
    total === 0 ||
    Math.abs(total - whole.value) <= off + 1e-9 * total ||
    parts.some(one => one.value * factor >= whole.value)
  )
    return null
  const [bracket, enough] = [how.trim() === '(', parts.length > 2]
  if (total > 1.6 * whole.value || total < 0.6 * whole.value || (!enough && !complete.test(how))) return null
  // Less than the whole may leave a rest without a word; more cannot.
  if (
    total < whole.value &&
    !announced &&
    !people &&
    !complete.test(how) &&
    !catchAll.test(list) &&
    !(money && enough && !bracket)
  )
    return null
  // A row that stands for another of its list.
  if (enough && parts.some(one => Math.abs(total - one.value * factor - whole.value) <= (money ? 0.5 * whole.step : 0)))
    return null
  return {
    subject: 'the parts of the whole',
    first: `${listed.people ? (peopleBefore.exec(before)?.[0] ?? '') : ''}${whole.text}`,
    second: parts.map(one => one.text.replace(/^\p{Lu}(?=\p{Ll}+$)/u, letter => letter.toLowerCase())).join(' + '),
    because: `The parts add up to ${Number(sum.toPrecision(10)).toLocaleString('en-GB')}.`,
    quotes: bothQuotes(...statements),
    // Somebody may have been left out of a list of people.
    ...(people && total < whole.value ? { severity: 2 as const } : {}),
  }
}

/** A line of few words without a stop reads as a title where the format has none. */
const isTitle = ({ block, text }: Statement) =>
  block.type === 'heading' ||
  block.type === 'slide_title' ||
  (block.type === 'paragraph' && wordsOf(text).length <= 6 && !/[.!?:;,]\s*$/.test(text))

/** A title that says how many there are, and a first line below it that is nothing but their list. */
function underTitle(all: readonly Statement[], at: number, near: string): Conflict | null {
  const [title, list] = [all[at], all[at + 1]]
  if (!title || !list || !isTitle(title) || isTitle(list) || !/\d|\p{L} of\b/u.test(title.text)) return null
  const [first] = valuesIn(list.text)
  if (first?.index !== 0) return null
  return conflictIn(`${title.text.trim()}: ${list.text}`, near, [title, list])
}

const inAll = '(?:in all|in total|altogether|all told|together)'
/** "31 farmers, 12 millers, 7 bakers and 5 teachers, 58 guests in all": the whole behind its parts. */
export const closing = anyCase(
  `(?:[,;:–—=]|\\b(?:makes?|making|that is)\\b)\\s?(?:a total of )?${value}(?: [\\p{L}’'-]+){0,3} ${inAll}(?=\\s*(?:[.;!)]|$))`,
)

/** The pattern above is long, and is compiled where a text has one of these. */
export const closes = anyCase(inAll)

function wholeBehind(statement: Statement): Conflict | null {
  const { text } = statement
  const close = text.length > 400 || !closes.test(text) ? null : closing.exec(text)
  if (!close || thought.test(text)) return null
  const ahead = text.slice(0, close.index)
  const list = ahead.slice(Math.max(0, ahead.search(/[^:.!?]*$/u)))
  const [whole] = valuesIn(close[0])
  const parts = valuesIn(list)
  const pieces = list.split(/;\s|,\s(?!\d{3}\b)|\s(?:and|&)\s/u).filter(piece => /\p{L}|\d/u.test(piece))
  if (!whole || parts.length < 3 || pieces.length !== parts.length || other.test(list)) return null
  if (!pieces.every(piece => valuesIn(piece).length === 1 && /\p{L}{2,}/u.test(piece.replace(anyValue, ' '))))
    return null
  if (new Set([whole, ...parts].map(({ unit }) => unit)).size > 1 || parts.some(one => one.value >= whole.value))
    return null
  const sum = parts.reduce((all, one) => all + one.value, 0)
  const off = whole.unit === '' ? 0 : parts.reduce((all, one) => all + 0.5 * one.step, 0.5 * whole.step)
  if (Math.abs(sum - whole.value) <= off || sum > 1.6 * whole.value || sum < 0.6 * whole.value || whole.value < fewest)
    return null
  return {
    subject: 'the parts of the whole',
    first: parts.map(one => one.text).join(' + '),
    second: whole.text,
    because: `The parts add up to ${Number(sum.toPrecision(10)).toLocaleString('en-GB')}.`,
    quotes: bothQuotes(statement),
  }
}

export function listedParts(reading: Reading): Conflict[] {
  const all = statementsOf(reading).filter(({ block }) => block.type !== 'table_row' && block.type !== 'chart')
  return all
    .flatMap((statement, at) => {
      const near = all
        .slice(Math.max(0, at - 3), at + 5)
        .filter(one => inOneSection(reading, one.block, statement.block))
      const told = near.map(({ text }) => text).join(' ')
      return conflictIn(statement.text, told, [statement]) ?? underTitle(all, at, told) ?? wholeBehind(statement) ?? []
    })
    .slice(0, 1)
}
