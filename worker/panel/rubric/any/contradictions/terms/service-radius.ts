/** How far one comes, told twice. */
import { anyCase } from '../../../any-case.ts'
import { parseNumber } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { areApart, clash, isOfOthers, isPast, namesPlan, type Told, toldOf } from '../told-whole.ts'

const unit = '(km|kilometres?|kilometers?|mi|miles?)'
const radius = anyCase(
  `(?:\\b(?:within|up to|inside|no more than|at most|not more than)(?: an?)?|\\b(?:area|radius|range)(?: of|:)|\\ban?|\\bour)\\s+(\\d[\\d.,]*)[\\s-]?${unit}(?:[\\s-]radius)?(?= (?:of|from|around|round)\\b|\\s*(?:$|[.,;!]))`,
)
const goes =
  /\b(?:travel|come|stay|cover|deliver(?:y|s)?|serv(?:e|es|ing|ice area)|service radius|work|drive|collect|pick up|visit|call-?outs?|install)\b/i
const sending = /\bdeliver|collect|pick up\b/i
/** For a price, at a time or for one kind of job. */
const other =
  /[€$£¥]|\b(?:CHF|EUR|USD|costs?|fee|surcharge|charge[sd]?|extra|if|unless|express|same[- ]day|next[- ]day|emergenc\w+|larger|bigger|for (?:jobs|orders|projects)|over \d|beyond|outside|further|walk|run|battery|range of)\b/i

interface Reach {
  told: Told
  words: string
  km: number
  kind: string
}

function reachOf(told: Told): Reach[] {
  const { text, asked } = told
  const match = radius.exec(text)
  if (!match || other.test(text) || isOfOthers(text) || isPast(text) || namesPlan(text)) return []
  if (!goes.test(text) && !/\b(?:how far|where do you|service area|deliver)\b/i.test(asked)) return []
  const km = parseNumber(match[1] ?? '') * (/^mi/i.test(match[2] ?? '') ? 1.609 : 1)
  const kind = `${sending.test(text) ? 'sent' : 'come'} ${/\bfree\b/i.test(text) ? 'free' : ''}`
  return [{ told, words: match[0].trim(), km, kind }]
}

export function serviceRadius(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading).flatMap(reachOf)
  if (new Set(all.map(({ km, kind }) => `${kind} ${Math.round(km)}`)).size > 2) return []
  return firstPair(all, (a, b) => {
    if (a.kind !== b.kind || !areApart(a.told, b.told)) return null
    if (Math.abs(a.km - b.km) <= 0.1 * Math.max(a.km, b.km)) return null
    return clash(reading, 'how far you come', 'Nothing beside them speaks of two kinds of jobs.', [a, b], 2)
  })
}
