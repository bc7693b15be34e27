/** What a plan includes or costs by the table, and by a sentence that names it: "Studio. Its ten seats leave you one spare." */
import { anyCase } from '../../../any-case.ts'
import { type Duration, durationsIn, moneyIn, parseNumber } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { literal } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const people = /^(?:users?|seats?|people|persons?|members?|colleagues|logins?|accounts?|employees|staff)$/i
const measure = /^(?:GB|TB|MB)$/i
/** Heads of columns and labels of rows that name no plan. */
const notPlan =
  /^(?:plans?|prices?|costs?|users?|seats?|features?|items?|what|per|from|to|monthly|yearly|annual(?:ly)?|month|year|total|support|storage|included|yes|no|free|unlimited|none|adults?|children|students?|day|week|size|sizes|model|number|first|next|all|each|the|our|your|one|two|three|team|before|after|today|now|time|name|date|place|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri\p{L}*|sat\p{L}*|sun\p{L}*)$/iu
const nameOf = (cell: string): string | null =>
  /^\p{Lu}[\p{L}\d+]{2,}(?: \p{Lu}[\p{L}\d+]*)?$/u.test(cell) && !notPlan.test(cell.split(' ')[0] ?? '') ? cell : null

interface Given {
  plan: string
  label: string
  cell: string
  row: Told
}

const cellsOf = ({ text }: Told) => text.split('|').map(cell => cell.trim())

/** Each cell by its plan and its label, whichever of both stands at the top. */
function givenIn(rows: readonly Told[]): Given[] {
  const given: Given[] = []
  let heads: string[] = []
  for (const row of rows) {
    const cells = cellsOf(row)
    if (cells.length < 2) continue
    if (
      !cells.some(cell => /\d|unlimited/i.test(cell)) &&
      cells.slice(1).some(cell => cell !== '' && !/^(?:yes|no|free|[–✓-])$/i.test(cell))
    ) {
      heads = cells
      continue
    }
    // The cell over the labels may be empty, and is then no cell at all.
    const shift = cells.length - heads.length
    if (heads.length === 0 || shift < 0 || shift > 1) continue
    const columns = heads.map(nameOf)
    const plan = nameOf(cells[0] ?? '')
    const across = columns.slice(shift === 1 ? 0 : 1).filter(Boolean).length >= 2
    cells.slice(1).forEach((cell, at) => {
      const head = heads[at + 1 - shift] ?? ''
      const ofColumn = nameOf(head)
      if (across && ofColumn) given.push({ plan: ofColumn, label: cells[0] ?? '', cell, row })
      else if (!across && plan) given.push({ plan, label: head, cell, row })
    })
  }
  return given
}

const verbs =
  '(?:has|have|comes with|includes?|gives you|offers|covers|allows(?: for)?|seats|holds|is made for|lets you (?:add|invite|have|use)|costs?|is|stands at|sells (?:for|at))'
const lead = (plan: string) =>
  new RegExp(
    `^(?:Yes[.,:] )?(?:(?:[Tt]he|[Aa]n?|[Oo]ur) )?${literal(plan)}(?: (?:plan|package|ticket|pass|tier|subscription))?(?:,? (?:at|for)|,? with| ${verbs}|:)(?: you)? (?:only |just |now |up to |room for |space for |as many as |a total of )*$|\\b(?:[Ww]ith|[Oo]n|[Ii]n) (?:the |our )?${literal(plan)}(?: plan| package)?,? you (?:can |may )?(?:get|have|add|invite|use|bring)(?: in)? (?:up to |as many as )?$`,
    'u',
  )
const ofItsOwn =
  /^(?:It|This)(?: plan)? (?:has|comes with|includes?|gives you|offers|covers|costs?|is)(?: you)? (?:only |just |up to )?$|^Its (?:up to )?$/u
/** Of a case, another way of paying, or more than is in it. */
const other =
  /\b(?:further|additional|extra|each|per user|per seat|minimum|at least|more|less|discount|students?|schools?|charit\w+|average|customers?|trial|billed|yearly|paid (?:by the year|yearly|up front)|until|from|instead|save|if|with a|plus|off|early|group|used|left|free)\b/i

interface Said {
  told: Told
  plan: string
  words: string
  count?: { value: number; noun: string }
  price?: { value: number; per: Duration['unit'] | '' }
}

const count = anyCase(`^(${anyNumber})[\\s-]?(\\p{L}{2,})(?: (\\p{L}{3,}))?`)
/** "costs €950 with pedals": of a case of its own. */
const ofCase = /^\s*(?:with|incl\w*|excl\w*|plus|and up|in|for|\+|or|on|if|when)\b/iu
const per = /^(?:\.–|\.-)?\s*(?:\/|per|an?|each|every)\s*(month|mo|year|yr|week|day)\b/i

function saidIn(all: readonly Told[], plans: ReadonlySet<string>): Said[] {
  let alone = ''
  let block = ''
  return all.flatMap((told): Said[] => {
    const { text } = told
    const id = told.parts[0]?.block.id ?? ''
    const only = [...plans].find(plan => new RegExp(`^(?:The )?${literal(plan)}[.!]?$`, 'u').test(text.trim()))
    if (only) {
      alone = only
      block = id
      return []
    }
    const named = [...plans].filter(plan => new RegExp(`(?<!\\p{L})${literal(plan)}(?!\\p{L})`, 'u').test(text))
    const plan = named.length > 0 ? named[0] : id === block ? alone : ''
    if (!plan || other.test(text) || isOfOthers(text.replace(/\b(?:their|they)\b/g, '')) || isPast(text)) return []
    const at =
      anyCase(`[€$£¥₹]|(?:CHF|EUR|USD|KSh|Rs|R)\\s?\\d|(?<![\\w.,])${anyNumber}(?![\\w])`).exec(text)?.index ?? -1
    const before = text.slice(0, Math.max(at, 0))
    // "Colony seats fifteen users, Nest three": of the first one only.
    if (at < 0 || named.some((name, place) => place > 0 && before.includes(name))) return []
    if (!(named.length === 0 ? ofItsOwn : lead(plan)).test(before)) return []
    const money = moneyIn(text).find(({ index }) => index === at)
    if (money) {
      if (ofCase.test(text.slice(at + money.length))) return []
      if (money.bound !== 'exact' || money.max !== money.value) return []
      const unit = per.exec(text.slice(at + money.length))
      const period = (unit?.[1] ?? '').toLowerCase().replace(/^mo$/, 'month').replace(/^yr$/, 'year')
      const price = { value: money.value, per: period as Duration['unit'] | '' }
      return [{ told, plan, words: `${plan}: ${money.text}`, price }]
    }
    const match = count.exec(text.slice(at))
    if (!match || durationsIn(text).some(({ index }) => index === at)) return []
    const noun = [match[3], match[2]].find(word => word && people.test(word)) ?? match[2] ?? ''
    return [{ told, plan, words: `${plan}: ${match[1]} ${noun}`, count: { value: numberFrom(match[1] ?? ''), noun } }]
  })
}

const stem = (word: string) => word.toLowerCase().replace(/s$/, '')

/** The cell is of what the sentence counts. */
function isOf(label: string, cell: string, noun: string): boolean {
  if (/\b(?:further|additional|extra|per|each|minimum|test|more)\b/i.test(label)) return false
  if (measure.test(noun)) return new RegExp(`\\d\\s?${noun}\\b`, 'i').test(cell)
  const words: string[] = label.match(/[\p{L}]+/gu) ?? []
  return people.test(noun) ? words.some(word => people.test(word)) : words.some(word => stem(word) === stem(noun))
}

function valueIn(cell: string): number | null {
  const match = /^(?:up to |max\.? )?(\d{1,3}(?:[,.' \u00a0\u202f]\d{3})+|\d+)(?:\s?\p{L}+){0,2}$/iu.exec(cell)
  return match ? parseNumber(match[1] ?? '') : null
}

const periodsIn = (text: string): string =>
  /\b(?:month|monthly|mo)\b/i.test(text) ? 'month' : /\b(?:year|yearly|annual\w*|yr)\b/i.test(text) ? 'year' : ''

export function planInWords(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading)
  const rows = all.filter(({ parts }) => parts[0]?.block.type === 'table_row')
  const given = givenIn(rows)
  if (given.length === 0) return []
  const lines = all.filter(({ parts, text }) => parts[0]?.block.type !== 'table_row' && !/\?\s*$/.test(text))
  for (const said of saidIn(lines, new Set(given.map(({ plan }) => plan)))) {
    const cells = given.filter(({ plan }) => plan === said.plan)
    const wanted = cells.filter(({ label, cell }) => {
      if (said.count) return valueIn(cell) !== null && isOf(label, cell, said.count.noun)
      const [money, more] = moneyIn(cell)
      const priced = /\b(?:price|per|month|monthly|costs?|year|yearly)\b|[€$£]/i.test(label) && money && !more
      const known = periodsIn(`${label} ${cell}`)
      return (
        Boolean(priced) && !/\b(?:user|seat|setup|set-up|extra)\b/i.test(label) && known === (said.price?.per ?? '')
      )
    })
    const [one, another] = wanted
    if (!one || another || !areApart(one.row, said.told)) continue
    const value = said.count ? valueIn(one.cell) : (moneyIn(one.cell)[0]?.value ?? null)
    const stated = said.count?.value ?? said.price?.value
    if (value === null || stated === undefined || Number.isNaN(stated) || value === stated) continue
    return [
      clash(
        reading,
        `what ${said.plan} ${said.count ? 'includes' : 'costs'}`,
        `The table gives ${one.cell} for ${said.plan}.`,
        [
          { told: said.told, words: said.words },
          { told: one.row, words: `${one.label || said.plan}: ${one.cell}` },
        ],
      ),
    ]
  }
  return []
}
