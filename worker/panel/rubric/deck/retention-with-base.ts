/** Who stayed is stated with how many there were, or with the time that it took. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import type { Sentence } from '../base-reading.ts'
import { percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isHoped, isRunning, statements } from './statements.ts'
import { cellsOf, headCells } from './tables.ts'

const spelled =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty'
const stayed =
  '(?:renewed|re-?signed|re-?ordered|re-?booked|bought again|ordered again|rented again|booked again|signed again|came back|stayed|are still (?:\\p{L}+ ){0,3}(?:customers|clients|members|subscribers|paying|using|open|live)|still (?:pay|use|order|subscribe)|extended|took a second|became (?:\\p{L}+ ){0,2}(?:contracts|customers|clients|subscribers|accounts)|converted|turned into (?:\\p{L}+ ){0,2}(?:contracts|customers|subscriptions|orders)|went on to (?:pay|buy|sign))'
/** "44 of 47 farms rented again", "seven of the nine pilots became contracts". */
const counted = anyCase(
  `(?<![\\w.$€£])(\\d{1,3}(?:,\\d{3})*|${spelled}|all) of (?:the |our |its |these )?(?:first )?(\\d{1,3}(?:,\\d{3})*|${spelled})\\s(?:(?:\\p{L}[\\p{L}-]*|20\\d\\d)\\s){0,5}?(?:have |has |had )?(?:since |already )?${stayed}(?![\\p{L}])`,
)
const back = `(?:${stayed}|are still (?:here|with us|there)|borrowed again|bought again|used it again)`
/** "of the 41 clinics that signed before June, 38 are still here", "57 of them ordered again". */
const inverted = anyCase(
  `\\bof (?:the |our )?(?:first )?(\\d[\\d,]*)\\s[^.;:\\n]{2,70}?,\\s(\\d[\\d,]*)\\s(?:of them )?(?:have |had )?(?:since |already )?${back}|(?<![\\w.$€£])(\\d[\\d,]*) of (?:them|these|those) (?:have |had )?${back}`,
)

/** Fewer than half: whatever that is, it is no sign that they stay. */
function fewStayed(text: string): boolean {
  const [whole, part] = everyMatch(inverted, text)[0]?.groups ?? []
  const [one, base] = everyMatch(counted, text)[0]?.groups ?? []
  const share = (some: string | undefined, all: string | undefined) =>
    some && all ? Number(some.replace(/,/g, '')) / Number(all.replace(/,/g, '')) : Number.NaN
  return share(part, whole) < 0.5 || share(one, base) < 0.5
}

/** "None has left since the first signed in November 2024". */
const noneLeft =
  /\b(?:none|not one|no (?:home|farm|customer|client|site|clinic|school|hospital|tenant|shop|account|contract|member)s?)(?: of (?:them|these))? (?:has|have) (?:yet )?(?:left|cancelled|canceled|churned|stopped|given notice)\b[^.;\n]{0,50}?\bsince\b[^.;\n]{0,40}\d/i
const measure =
  /\b(?:(?:net|gross) (?:revenue |dollar |logo )?retention|NRR|GRR|NDR|(?:customer|user|logo|revenue|member|subscriber|cohort|buyer) retention|retention|repeat (?:rate|purchases?|orders?|customers|buyers|builders|guests|bookings?)|renewal rate|still (?:active|subscribed|paying))\b/i
const period =
  /\b(?:after|within|at|in|over) (?:the (?:first|last) )?(?:\d{1,3}|one|two|three|six|nine|twelve|eighteen|a) (?:days?|weeks?|months?|years?)\b|\b(?:day|week|month)[- ]\d{1,3}\b|\b\d{1,3}[- ](?:day|week|month)s?\b|\b(?:monthly|yearly|annual|quarterly|trailing)\b/i
const dates = /(?:\b20\d\d\b|\b[QH][1-4]\b|\bmonth \d)/gi
/** Other things are retained too. */
const otherwise =
  /\b(?:staff|employees?|talent|team|teachers|nurses|drivers|data|water|heat|moisture|knowledge|log)\b[^.\n]{0,20}\bretention\b|\bretention (?:periods?|polic\w+|of (?:staff|employees|data))\b|\b(?:market|industry|sector|competitors?|incumbents?|peers?|rivals?|elsewhere)\b/i

/** Fewer stayed than before: the same measure stands with an earlier value above it. */
function fell(text: string): boolean {
  const shares = percentsIn(text).map(({ value }) => value)
  const [first = 0] = shares
  const last = shares.at(-1) ?? first
  if (
    /\b(?:fell|fallen|dropp(?:ed|ing)|declin(?:ed|ing)|slipp(?:ed|ing)|worsened|lower|down|decreas\w+|shrank)\b/i.test(
      text,
    )
  )
    return true
  if (shares.length < 2) return false
  // "is 91%, it was 95% a year ago" against "rose from 88% to 92%": the earlier value is the one that is called so.
  if (/\bfrom\b[^%]{0,24}\d\s?%[^%]{0,24}\bto\b/i.test(text)) return last < first
  if (
    /\b(?:was|were|had been|ago|last (?:year|quarter|month)|previous(?:ly)?|before|earlier|up from|compared|against|versus|after)\b/i.test(
      text,
    )
  )
    return last > first
  return last < first
}

/** A row read out with the times that its head names: "Net revenue retention: 118% in 2025, 131% in 2026". */
function rowTold(slide: Slide, { block }: Sentence): string | null {
  const head = headOf(slide, block)
  if (!head) return null
  const [name = '', ...cells] = cellsOf(block)
  const [, ...times] = headCells(head, cells.length + 1)
  const told = cells.flatMap((cell, at) => (/\d\s?%/.test(cell) && times[at] ? [`${cell} in ${times[at]}`] : []))
  return name && told.length >= 2 ? `${name}: ${told.join(', ')}` : null
}

const headOf = (slide: Slide, row: Block): Block | undefined =>
  slide.blocks.slice(0, slide.blocks.indexOf(row)).findLast((block, index) => {
    const before = slide.blocks[index - 1]
    return block.type === 'table_row' && before?.type !== 'table_row'
  })

interface Found {
  slide: Slide
  sentence: Sentence
  index: number
  length: number
}

/** The head of the table that a row stands in names two times or more: its shares are of these. */
function datedHead(slide: Slide, sentence: Sentence): boolean {
  if (sentence.block.type !== 'table_row') return false
  return (headOf(slide, sentence.block)?.text.match(dates)?.length ?? 0) >= 2
}

function foundIn(slide: Slide, sentence: Sentence): Found[] {
  const { text } = sentence
  const match = [...everyMatch(counted, text), ...everyMatch(inverted, text), ...everyMatch(noneLeft, text)][0]
  if (match) return [{ slide, sentence, index: match.index, length: match.length }]
  const named = everyMatch(measure, text)[0]
  const share = percentsIn(text)[0]
  if (!named || !share) return []
  const inTable = datedHead(slide, sentence) && percentsIn(text).length >= 2
  const close = /^[^.;]{0,60}$/.test(
    text.slice(Math.min(named.index, share.index), Math.max(named.index + named.length, share.index)),
  )
  return inTable || (close && period.test(text)) ? [{ slide, sentence, index: named.index, length: named.length }] : []
}

export const retentionWithBase: Observation = {
  id: 'retention-with-base',
  category: 'traction',
  appliesTo: isRunning,
  sources: ['A16-1', 'A16-2'],
  detect: onDeck((deck, reading) => {
    const found = statements(reading, deck, 'market', 'competition', 'problem', 'ask', 'team').flatMap(
      ({ slide, sentence }) => {
        if (otherwise.test(sentence.text) || isHoped(sentence.text) || sentence.text.endsWith('?')) return []
        // What has fallen is no strength, nor is a figure whose neighbour says that it has.
        if (
          fell(sentence.text) ||
          fewStayed(sentence.text) ||
          /\bchurn (?:rose|doubled|is up|went up|grew|increased)\b/i.test(slide.text)
        )
          return []
        return foundIn(slide, sentence).filter(
          ({ index }) => !negated(sentence.text.replace(/\bnot one\b/i, 'none'), index),
        )
      },
    )
    const [first] = found
    if (!first) return []
    const whole = first.sentence.text.split(/\s+/).length <= 16
    const said =
      (first.sentence.block.type === 'table_row' ? rowTold(first.slide, first.sentence) : null) ??
      (whole ? first.sentence.text : first.sentence.text.slice(first.index))
    return [
      {
        severity: 1,
        quotes: distinct(found.slice(0, 2).map(one => quoteFound(one.sentence, one.index, one.length))),
        facts: {
          said: short(said.replace(/\s*\|\s*/g, ', '), 16),
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '+',
      f => `Whether they stay is counted and not only claimed: “${f.said}”.`,
      () => 'Count it in the same way next time, so that the two can be compared.',
      f => `The number that decides what the others are worth stands ${f.on}.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `“${f.said}” is what customers did once they knew the product. It weighs more with me than how many began.`,
      () => 'Keep it beside the number of new customers, since each explains the other.',
      f => `That it is wanted again can be read ${f.on}, which no count of new customers shows.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `Others in my place tried it, and I am told what they did next: “${f.said}”.`,
      f => `Leave “${f.said}” where somebody who hesitates will see it.`,
      () => 'What people do the second time persuades me more than what they say the first time.',
    ),
    'team-execution': view(
      '?',
      f => `Who keeps them, the product or the people who look after them? “${f.said}” could come from either.`,
      () => 'Say how many hours a month one customer takes.',
      f => `The result ${f.on} is given, and not the work behind it.`,
    ),
  },
}
