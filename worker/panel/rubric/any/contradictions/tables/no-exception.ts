/** Every region is said to have grown, and the table or list of them holds one that did not. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { type Table, type TableRow, tablesOf } from '../readers/tables.ts'
import { areApart, isSupposed, type Told, toldOf } from '../told-whole.ts'

const group =
  '(regions?|branch(?:es)?|stores?|shops?|sites?|countr(?:y|ies)|markets?|segments?|divisions?|units?|business units?|lines?|product lines?|products?|departments?|plants?|depots?|categor(?:y|ies)|channels?|cities|towns?|offices?|clinics?|hotels?|restaurants?|teams?|locations?|territor(?:y|ies)|outlets?|farms?|schools?|brands?)'
const all = '(?:every(?: one of (?:our|the))?|each(?: (?:one )?of (?:our|the))?|all(?: of)?(?: (?:our|the))?)'
const some = '(?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}) )?(?:[\\p{L}-]+ )?'
const verbs: readonly [kind: 'up' | 'down' | 'profit', verb: string][] = [
  [
    'up',
    '(?:(?:has |have |is |are |was |were )?(?:grew|grown|growing|up|rose|gained|climbed|advanced|risen|increased|expanded)|beat (?:last year|the (?:previous|prior) year)|(?:showed|posted|reported|recorded|delivered|saw) (?:\\p{L}+ )?(?:growth|gains?))',
  ],
  ['down', '(?:(?:has |have |is |are |was |were )?(?:fell|fallen|falling|down|dropped|declined|decreased|cheaper))'],
  [
    'profit',
    '(?:(?:is|are|was|were|stayed|remains?) (?:now |already |all )?(?:profitable|in profit|in the black)|(?:made|makes?|turned|earned) (?:a|money|its?) ?(?:profit)?)',
  ],
]
const subjectFirst = verbs.map(
  ([kind, verb]) => [kind, anyCase(`\\b${all} ${some}${group} ${verb}(?![\\p{L}-])`)] as const,
)
const subjectLast: readonly (readonly ['up' | 'down' | 'profit', RegExp])[] = [
  [
    'up',
    anyCase(
      `\\b(?:growth|gains|(?:grew|rose|increased|up|growing)(?: [\\p{L}-]+)?) (?:in|at|across|for) ${all} ${some}${group}\\b`,
    ),
  ],
  [
    'down',
    anyCase(`\\b(?:fell|dropped|declined|down|decreased)(?: [\\p{L}-]+)? (?:in|at|across) ${all} ${some}${group}\\b`),
  ],
  ['profit', anyCase(`\\b(?:profitable|in profit|in the black) (?:in|at|across) ${all} ${some}${group}\\b`)],
]
const none = '(?:no|not one|not a single|none of (?:our|the))'
/** "No branch shrank", "not one store made a loss". */
const denials: readonly (readonly ['up' | 'profit', RegExp])[] = [
  [
    'up',
    anyCase(`\\b${none} ${some}${group} (?:shrank|fell|declined|lost ground|lost sales(?! to)|went down)(?![\\p{L}-])`),
  ],
  [
    'profit',
    anyCase(
      `\\b${none} ${some}${group} (?:(?:made|makes|ran|runs|posted) (?:at )?a loss|lost money|loses money|is loss-making|was loss-making)(?![\\p{L}-])`,
    ),
  ],
]
export const shapes = [...subjectFirst, ...subjectLast, ...denials]
/** What each of these patterns has of both: they are many and long, and are compiled where a text has them. */
const ofAll = anyCase(`\\b(?:${all}|${none})\\b`)
const anyGroup = anyCase(group)
export const maySayOfAll = (text: string): boolean => ofAll.test(text) && anyGroup.test(text)
/** Taken back, aimed at, of a share of them, or of another time. */
const bounded =
  /\b(?:but|except\w*|apart from|other than|bar|almost|nearly|not|if|will|should|would|target|goal|budget|plan|forecast|since (?:19|20)\d\d|over the (?:past|last)|in (?:the )?(?:long|past)|combined|together|total|on average|currency|currencies|like-for-like|adjusted|organic\w*|real terms)\b/i
/** What is good when it falls, and no turnover. */
const costs =
  /\b(?:costs?|expenses?|churn|complaints?|defects?|returns?|errors?|accidents?|injur\w+|waste|emissions?|consumption|energy|gas|water|prices?|overdue|debt|absence|sick\w*|turnover of staff|attrition|callbacks?|delays?)\b/i
const money =
  /\b(?:revenue|sales|turnover|income|takings|orders?|bookings|volume|like-for-like|customers?|users?|members|visits?|passengers?)\b/i
const result = /\b(?:results?|profit|EBIT(?:DA)?|earnings|contribution|margin|surplus|net income)\b/i
/** A part of the year, told by name. */
const partOfYear =
  /\b(?:Q[1-4]|H[12]|(?:first|second) half|(?:first|second|third|fourth|last|this) (?:quarter|month|week)|January|February|March|April|June|July|August|September|October|November|December)\b/gi
/** What stands over a column and says no more than when, in what unit, or by how much. */
const plainHead =
  /\b(?:(?:19|20)\d\d|Q[1-4]|H[12]|FY|this|last|previous|prior|year|quarter|month|half|actual|before|after|now|then|in|change|growth|yoy|difference|increase|vs|against|to|the|and|thousands?|millions?|EUR|USD|GBP|CHF|NOK|SEK|DKK|INR|KES|ZAR|lakhs?|crores?|mn|mio|bn|k|m)\b|[^\p{L}]/giu

/** The columns are of something that is neither turnover nor result nor cost: staff, square metres. */
const isOfOther = (head: readonly string[]): boolean =>
  head.some(cell => cell.replace(plainHead, '') !== '' && metricsOf(cell).length === 0 && !changes.test(cell))

const metricsOf = (text: string): RegExp[] => [costs, money, result].filter(metric => metric.test(text))
const changes =
  /^\W*(?:change|growth|yoy|y\/y|year[- ]on[- ]year|vs\.? (?:last|prior|previous) year|±|\+\/[-−–]|Δ|delta|increase|diff\w*)/i

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^(?:business|product) /, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch)es$|s$/, '')
const names = (text: string, word: string): boolean =>
  anyCase(`(?<!\\p{L})${word.replace(/y$/, '(?:y|ie)')}(?:e?s)?(?!\\p{L})`).test(text)

/** "-3.1 %", "(8,400)", "−2": what a cell says, and null where it says no amount. */
function signedIn(cell: string): number | null {
  const text = cell.trim().replace(/\s?(?:%|pp|points?|per cent|percent)\.?$/i, '')
  const digits = /^([+−–-]|\()?\s?[^\d\s(+−–-]{0,3}\s?(\d[\d.,'’\u00a0\u202f ]*)\)?$/.exec(text)
  if (!digits) return null
  const value = Number((digits[2] ?? '').replace(/[^\d]/g, ''))
  return Number.isNaN(value) ? null : /[−–(-]/.test(digits[1] ?? '') ? -value : value
}

const yearIn = (head: string): number => Number(/\b((?:19|20)\d\d)\b/.exec(head)?.[1] ?? Number.NaN)

/** By how much a row rose: its own column of change, or the value of this year against the one before. */
function riseOf(table: Table, row: TableRow): number | null {
  const change = table.head.findIndex(cell => changes.test(cell))
  if (change >= 0) return signedIn(row.cells[change] ?? '')
  if (table.head.length === 1 && /%/.test(row.cells[0] ?? '')) return signedIn(row.cells[0] ?? '')
  if (table.head.length !== 2) return null
  const [first, second] = row.cells.map(cell => amountIn(cell)?.value ?? null)
  if (first === null || second === null || first === undefined || second === undefined) return null
  const [one, other] = table.head.map(yearIn)
  const [a, b] = table.head
  if (one !== undefined && other !== undefined && one !== other && !Number.isNaN(one + other))
    return one > other ? first - second : second - first
  if (/\bthis year\b/i.test(a ?? '') && /\b(?:last|previous) year\b/i.test(b ?? '')) return first - second
  if (/\b(?:last|previous) year\b/i.test(a ?? '') && /\bthis year\b/i.test(b ?? '')) return second - first
  return null
}

interface Claim {
  told: Told
  words: string
  kind: 'up' | 'down' | 'profit'
  group: string
}

function claimIn(told: Told): Claim[] {
  if (
    !maySayOfAll(told.text) ||
    bounded.test(told.text.replace(/^\W*not (?=one|a single)/i, '')) ||
    isSupposed(told.text) ||
    /\?\s*$/.test(told.text)
  )
    return []
  for (const [kind, shape] of shapes) {
    const match = shape.exec(told.text)
    const object = match
      ? /^\s+(?:its|their) [^.;]+/i.exec(told.text.slice(match.index + match[0].length))?.[0]
      : undefined
    if (object && metricsOf(object).length === 0) return []
    if (match) return [{ told, words: match[0], kind, group: stem(match[1] ?? '') }]
  }
  return []
}

const isTotal = (label: string) =>
  /^\W*(?:grand |sub)?(?:total|sum|group|all|overall|net|average|together)\b/i.test(label)

/** The row that goes the other way, in a table of the same things and of what the claim is about. */
function exceptionIn(table: Table, claim: Claim): TableRow | null {
  if (table.rows.length < 2) return null
  const above = table.above.includes(claim.told.text) ? '' : table.above
  const over = `${table.corner} ${table.title} ${table.above}`
  const isOfThem = table.corner ? names(table.corner, claim.group) : names(over, claim.group)
  const about = `${table.title} ${above} ${table.head.join(' ')}`
  const said = claim.told.text
  const [years, heads] = [said, about].map((text): string[] => text.match(/\b(?:19|20)\d\d\b/g) ?? [])
  if (!isOfThem || (years?.length && heads?.length && !years.some(year => heads.includes(year)))) return null
  const times: string[] = said.match(partOfYear) ?? []
  if (times.length > 0 && !times.some(time => about.toLowerCase().includes(time.toLowerCase()))) return null
  if (claim.kind !== 'profit') {
    if (isOfOther(table.head)) return null
    const tells = metricsOf(about)
    const means = metricsOf(said)
    const meant = means.length > 0 ? means : [claim.kind === 'up' ? money : costs]
    if (tells.length > 0 && !tells.some(metric => meant.includes(metric))) return null
  }
  const column = table.head.findIndex(cell => result.test(cell))
  const found = table.rows.find(row => {
    if (isTotal(row.label) || row.cells.length !== table.width) return false
    if (claim.kind === 'profit') return column >= 0 && (signedIn(row.cells[column] ?? '') ?? 0) < 0
    const rise = riseOf(table, row)
    return rise !== null && (claim.kind === 'up' ? rise < 0 : rise > 0)
  })
  return found ?? null
}

/** "Hungary: −2 %" in the list right below the claim. */
function itemBelow(statements: readonly Told[], claim: Claim): Told | null {
  if (claim.kind === 'profit') return null
  const at = statements.indexOf(claim.told)
  const items: { told: Told; rise: number }[] = []
  for (const told of statements.slice(at + 1, at + 14)) {
    if (told.parts[0]?.block.type !== 'list_item') break
    const match = /^\W*\p{L}[^:–—|]{1,40}?(?::| [–—]|,)?\s+([+−–-]\s?\d[\d.,]*\s?(?:%|per cent|percent))\s*$/u.exec(
      told.text,
    )
    const rise = match ? signedIn((match[1] ?? '').replace(/\s/g, '')) : null
    if (rise === null) break
    items.push({ told, rise })
  }
  return items.length < 2 ? null : (items.find(({ rise }) => (claim.kind === 'up' ? rise < 0 : rise > 0))?.told ?? null)
}

export function noException(reading: Reading): Conflict[] {
  const statements = toldOf(reading)
  const tables = tablesOf(reading)
  for (const claim of statements.flatMap(claimIn)) {
    const [own] = claim.told.parts
    if (!own) continue
    const row = tables.map(table => exceptionIn(table, claim)).find(found => found !== null)
    const item = row ? null : itemBelow(statements, claim)
    const block = row?.block ?? (item && areApart(item, claim.told) ? item.parts[0]?.block : undefined)
    if (!block) continue
    return [
      {
        subject: 'what is said of all of them',
        first: claim.words,
        second: block.text.trim(),
        because: `This one did not${claim.kind === 'profit' ? ' earn anything' : claim.kind === 'up' ? ' rise' : ' fall'}.`,
        quotes: [quoteStatement(own), quoteStatement({ text: block.text, block, start: 0 })],
      },
    ]
  }
  return []
}
