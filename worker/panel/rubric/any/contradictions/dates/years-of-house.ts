/** Since when there is a house, by its headline, its story and its customers: no two of them may lie years apart. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { literal, wordsOf } from '../../../text.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, type Told, toldOf } from '../told-whole.ts'
import { foundingYears } from './founding-years.ts'
import { timeClaims } from './time-claims.ts'
import { tradeYears } from './trade-years.ts'

const year = '((?:19|20)\\d\\d)(?!\\d|[–-]\\d| (?:census|and again))'
const when = `(?:(?:early|late|the (?:spring|summer|autumn|fall|winter) of|spring|summer|autumn|winter|\\p{Lu}\\p{Ll}{2,8}) )?${year}`
const firm = '(?:company|firm|business|studio|workshop|practice|house|brewery|bakery|agency|family business)'

interface Dated {
  told: Told
  year: number
  words: string
}

/** A new beginning, a part, another owner, or a person's own time. */
const otherBirth =
  /\b(?:again|re-?(?:founded|opened|started|launched)|second|branch\w*|subsidiary|took over|taken over|bought|merged|acquired|predecessor|register\w*|incorporated|moved|renamed|online|website|apprentic\w+|charity|foundation of|fund|club|who (?:founded|started)|used to|parent|grand\p{L}+|school|university|research)\b/iu

/** The house by its whole name, and by what its own people call it: "Fundylight Heat Pumps", "Fundylight". */
function namesOf(reading: Reading): string[] {
  const brand = reading.page?.brand ?? ''
  const [first = '', ...more] = brand.split(' ')
  if (brand === '') return []
  return more.length > 0 && first.length >= 5 ? [brand, first] : [brand]
}

function birthsOf(reading: Reading, all: readonly Told[]): Dated[] {
  const brand = namesOf(reading)
    .map(name => `|${literal(name)}`)
    .join('')
  const us = `(?:us|our ${firm}|(?:the|this|their|his|her) (?:own )?${firm}${brand})`
  const self = `(?:we|it(?: all)?|everything|our story|(?:the|our) ${firm}${brand})`
  const patterns = [
    `^\\W*(?:founded|established|est\\.)(?: in)?(?: \\p{Lu}[\\p{L}’'-]+,?)?(?: in)? ${when}`,
    `\\b${self} (?:was |were )(?:founded|established|set up|started|born)\\b[^.;]{0,45}? in ${when}`,
    `\\b${self},? (?:founded|established|set up) [^.;]{0,30}?in ${when}`,
    `\\b(?:founded|established|started|set up) ${us}\\b[^.;]{0,30}? in ${when}`,
    `\\bin ${when},? [^.;]{3,60}? (?:founded|established|started|set up) ${us}\\b`,
    `\\b${self} (?:began|begins?|started|starts)\\b[^.;]{0,30}? in ${when}`,
    `\\bwe opened (?:our doors|for business)\\b[^.;]{0,30}? in ${when}`,
  ].map(source => anyCase(source))
  return all.flatMap(told => {
    if (otherBirth.test(told.text)) return []
    const match = patterns.map(pattern => pattern.exec(told.text)).find(Boolean)
    return match ? [{ told, year: Number(match[1]), words: match[0].replace(/^[\s,.]+/, '') }] : []
  })
}

/** Of a person, a paper, a recipe, or of what one only buys or gives to. */
const otherSince =
  /\b(?:certif\w+|members?|accredit\w+|ISO|charity|partners?|sponsor\w*|award\w*|licen\w+|registered|approved|CEO|director|head|chef|chair\w*|he|she|his|her|standard|available|in use|recipe|patent\w*|prices?|reviews?|data|figures|growth|temperature|generations?|grand\p{L}+|father|mother|apprentic\w+|trained|fitter|customers?|climate|organic|listed|vegan|open every|online|here since|own(?:ed|er)|liv(?:ed?|ing)|known|friends|married|worked|studied|dream\w*|passion\w*|play(?:ed|ing)|rain\w*|building|farm (?:has|is)|village|family (?:has )?(?:liv|own)\w+)\b/iu
const since = anyCase(`\\bsince ${year}|\\best\\.? ${year}`)

function sincesOf(reading: Reading, all: readonly Told[]): Dated[] {
  const brand = reading.page?.brand ?? ''
  return all.flatMap((told, at) => {
    const match = since.exec(told.text)
    if (!match || otherSince.test(told.text) || otherBirth.test(told.text)) return []
    const ofUs = /\b(?:we|our|family business|company|firm|business|serving)\b/i.test(told.text)
    const named = brand !== '' && told.text.includes(brand)
    const few = wordsOf(told.text).length <= 8 && (at < 8 || told.parts[0]?.block.zone === 'footer')
    // "Jim has been with Acme since 1994": a name before it may be a person's.
    if (!ofUs && !few && !(named && told.text.startsWith(brand))) return []
    return [{ told, year: Number(match[1] ?? match[2]), words: match[0] }]
  })
}

/** The early year is told of once more: what came before is explained. */
const isExplained = (all: readonly Told[], early: Dated) =>
  all.some(({ text }) => text !== early.told.text && text.includes(String(early.year)) && wordsOf(text).length > 6)

const usedSince = (brand: string) =>
  anyCase(
    `\\b(?:(?:customers?|clients?|subscribers?|users?|with (?:them|you|this)|using (?:it|them|this)|us(?:ed?|ing) ${brand}|(?:through|with|on|in) ${brand}|bought (?:here|from them)|coming here)[^.;!?]{0,30}? since ${when}|switched to (?:${brand}|them|this)(?: back)? in ${when}|moved (?:\\p{L}+ ){0,4}to ${brand} in ${when})`,
  )
const usedFor = (brand: string) =>
  anyCase(
    `\\b(?:using (?:it|them|this|${brand})|(?:customers?|clients?|subscribers?)|with (?:them|${brand})|used (?:it|${brand})|on ${brand}) for (?:over |more than |almost |nearly |about )?(${anyNumber}) years\\b`,
  )

/** A customer who was there before there was anything to buy. */
function customersBefore(reading: Reading, born: Dated): Conflict[] {
  const page = reading.page
  if (!page) return []
  const names = namesOf(reading).map(literal).join('|')
  const brand = names === '' ? '(?!)' : `(?:${names})`
  const now = Number(reading.document.capturedAt.slice(0, 4))
  for (const { block, words } of page.testimonials) {
    const match = usedSince(brand).exec(words)
    const span = match ? null : usedFor(brand).exec(words)
    const from = match ? Number(match.slice(1).find(Boolean)) : span ? now - numberFrom(span[1] ?? '') : Number.NaN
    if (!(from < born.year - (span ? 1 : 0))) continue
    const at = block.text.indexOf(words)
    const statement: Statement = { text: words, block, start: Math.max(at, 0) }
    const told: Told = { text: words, parts: [statement], asked: '' }
    const said = (match ?? span)?.[0] ?? ''
    const because = `It began in ${born.year}, and nobody could be a customer in ${from}.`
    return [clash(reading, 'the year of the beginning', because, [born, { told, words: said }])]
  }
  return []
}

const later = anyCase(
  `^\\W*(?:and )?(?:more than |over |almost |nearly |about )?(${anyNumber}) years (?:later|on)\\b(?![^.]{0,12}\\b(?:19|20)\\d\\d)`,
)

/** "Doug started it in 2003. Thirty-five years later …": the year that it comes to has not come. */
function yearsLater(reading: Reading, all: readonly Told[], born: Dated): Conflict[] {
  const now = Number(reading.document.capturedAt.slice(0, 4))
  const next = all[all.indexOf(born.told) + 1]
  const one = [next, all[all.indexOf(born.told) + 2]].find(told => told && later.test(told.text))
  const match = one && later.exec(one.text)
  const years = match ? numberFrom(match[1] ?? '') : Number.NaN
  if (!one || !match || one.parts[0]?.block !== born.told.parts[0]?.block || !(born.year + years > now + 1)) return []
  const because = `From ${born.year} it comes to ${born.year + years}.`
  return [clash(reading, 'the years of the house', because, [born, { told: one, words: match[0].trim() }], 2)]
}

export function yearsOfHouse(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading)
  const births = birthsOf(reading, all)
  const [born] = births
  if (!born) return []
  const known = foundingYears(reading).length + timeClaims(reading).length + tradeYears(reading).length > 0
  const one = new Set(births.map(each => each.year)).size === 1
  const sinces = sincesOf(reading, all)
  const apart = (early: Dated, late: Dated) =>
    late.year - early.year >= 3 && areApart(early.told, late.told) && !isExplained(all, early)
  const conflicts: Conflict[] = []
  const because = (early: Dated, late: Dated) => `It began in ${late.year}, and ${early.year} came before it.`
  const early = one && !known ? sinces.find(each => apart(each, born)) : undefined
  const second = !known && births.length === 2 ? births.find(each => each.year !== born.year) : undefined
  if (early) conflicts.push(clash(reading, 'the year of the beginning', because(early, born), [early, born]))
  else if (second) {
    const [a, b] = second.year < born.year ? [second, born] : [born, second]
    if (apart(a, b)) conflicts.push(clash(reading, 'the year of the beginning', because(a, b), [a, b]))
  }
  const first = Math.min(...births.map(each => each.year), ...sinces.map(each => each.year))
  if (one && first === born.year) conflicts.push(...customersBefore(reading, born))
  if (one && !known) conflicts.push(...yearsLater(reading, all, born))
  return conflicts
}
