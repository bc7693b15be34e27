/** What is told, with the number of a tile and the label below it read as one, and of whom and when it is told. */
import type { Reading } from '../../reading.ts'
import { wordsOf } from '../../text.ts'
import { bothQuotes, type Conflict, isPlan, type Statement } from './conflict.ts'
import { askedOver, everythingTold } from './everything-told.ts'
import { clausesOf } from './readers/clauses.ts'
import { remembered } from './remembered.ts'

export interface Told {
  text: string
  /** One statement, or a tile's number and its label. */
  parts: Statement[]
  /** The question or title that it answers. */
  readonly asked: string
}

/** "40", "99.99%", "1,400+". */
const numberAlone = /^\W{0,3}[\d.,'\u00a0\u202f]*\d\s?(?:%|\+|k|m|bn)?\+?$/iu

const cache = new WeakMap<Reading, Told[]>()

export function toldOf(reading: Reading): Told[] {
  const known = cache.get(reading)
  if (known) return known
  const statements = everythingTold(reading)
  const told: Told[] = []
  for (let at = 0; at < statements.length; at++) {
    const one = statements[at]
    const next = statements[at + 1]
    if (!one) continue
    const isTile =
      next !== undefined &&
      one.block.group !== undefined &&
      one.block.group === next.block.group &&
      numberAlone.test(one.text.trim()) &&
      wordsOf(next.text).length <= 8 &&
      !/\d/.test(next.text)
    if (isTile) at++
    told.push({
      text: isTile ? `${one.text.trim()} ${next.text.trim()}` : one.text,
      parts: isTile ? [one, next] : [one],
      // Few ask for it, and looking it up for all of a long text takes long.
      get asked() {
        return askedOver(reading, one)
      },
    })
  }
  cache.set(reading, told)
  return told
}

/** The same, cut where another time or another subject begins. */
export function clausesTold(reading: Reading): Told[] {
  return toldOf(reading).flatMap(one => {
    const [statement] = one.parts
    if (!statement || one.parts.length > 1) return [one]
    return clausesOf(statement).map(({ text }) => ({
      text,
      parts: one.parts,
      get asked() {
        return one.asked
      },
    }))
  })
}

/** What is denied, hoped, past, or said of somebody else is no statement about the company today. */
const past =
  /\b(?:was|were|had|did|used to|formerly|previous(?:ly)?|earlier|ago|last (?:year|month|quarter|summer|winter|spring|autumn|season|time)|back in|at first|at the (?:time|start|beginning)|originally|started|began|until (?:now|then|recently)|no longer|(?:in|by|until|since) (?:\w+ )?(?:19|20)\d\d|then)\b/i
const others =
  /\b(?:competitors?|competing|rivals?|others?|elsewhere|another|(?:most|many|some|other|average|typical) \p{L}+s?|the (?:industry|sector|market|average)|industry|typically|on average|they|their|he|she|his|her)\b/iu
const supposed =
  /\b(?:if|unless|imagine|suppose|say you|for example|e\.g\.|example|up to|as (?:few|many) as|can|could|might)\b/i
/** The month is no doubt. */
const perhaps = /\bmay\b/

export const isPast = remembered(text => past.test(text))
export const isOfOthers = remembered(text => others.test(text))
export const isSupposed = remembered(text => supposed.test(text) || perhaps.test(text) || isPlan(text))

const tiers =
  'enterprise|business|premium|pro|plus|basic|starter|standard|gold|silver|bronze|platinum|team|growth|scale|hobby|free'
const tier = new RegExp(
  `\\b(?:${tiers})[- ](?:plans?|tiers?|customers?|users?|members?|accounts?|subscribers?|edition|package)\\b|^\\W*(?:${tiers})\\s*(?:$|[:|–—-])`,
  'i',
)
const onTier = new RegExp(
  `\\b(?:[Oo]n|[Ww]ith|[Ff]or|[Ii]n) (?:the |our )?(?:${tiers.replace(/\b\p{L}/gu, letter => letter.toUpperCase())})\\b`,
)

/** It holds of one plan or of who is on it. */
export const namesPlan = remembered(text => tier.test(text) || onTier.test(text))

export interface Half {
  told: Told
  words: string
}

/** Both halves in the order in which they are read. */
export function clash(
  reading: Reading,
  subject: string,
  because: string,
  halves: readonly [Half, Half],
  severity?: 1 | 2 | 3,
): Conflict {
  const statements = everythingTold(reading)
  const at = ({ told }: Half) => Math.min(...told.parts.map(part => statements.indexOf(part)))
  const [first, second] = [...halves].sort((a, b) => at(a) - at(b))
  return {
    subject,
    first: first?.words.trim() ?? '',
    second: second?.words.trim() ?? '',
    because,
    quotes: bothQuotes(...(first?.told.parts ?? []), ...(second?.told.parts ?? [])).slice(0, 3),
    ...(severity ? { severity } : {}),
  }
}

/** They stand in different statements. */
export const areApart = (a: Told, b: Told): boolean => !a.parts.some(part => b.parts.includes(part))
