import type { Annotated, Section, Table } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { amountText, claimsOf, excerptOf, foundIn, hasSource, memoized, phraseCheck } from '../statements.ts'

const marketWords = /\b(?:markets?|TAM|SAM|addressable|industry (?:is|of|worth|size)|\w+ industry)\b/i
/** In a section on the market, these words suffice. */
const ofMarket = /\b(?:economy|industry|sector|global|worldwide)\b/i
const minMarketSize = 100_000_000

const marketNumberUnsourced = wordCheck('source of the market’s size', {
  id: 'market-number-unsourced',
  category: 'market',
  weight: 2,
  headline: 'The size of the market has no source',
  text: 'Nothing near “{figure}” says who counted the market or how, so it can be neither checked nor defended.',
  suggestion: 'Show the count: how many customers, times what each pays, and where both come from.',
  find: reading =>
    claimsOf(reading).flatMap((sentence): Found[] => {
      const { text, amounts, section } = sentence
      const about = marketWords.test(text) || (section.role === 'market' && ofMarket.test(text))
      const figure = amounts.find(({ kind, value }) => kind === 'money' && value >= minMarketSize)
      // "At five lines each and €8,400 a line": another amount in the sentence says how the first was calculated.
      const priced = amounts.some(amount => amount !== figure && amount.kind === 'money')
      if (!figure || !about || priced || countsUp(section) || hasSource(sentence, reading)) return []
      return foundIn(sentence, figure.start, { figure: amountText(sentence, figure) })
    }),
})

/** Whether the section computes the market, as in "14,000 clinics × €3,600", or names a register: that is its source. */
const countsUp = memoized(({ blocks }: Section) =>
  blocks.some(
    ({ text, type }) =>
      /\d[\d.,]{0,12}[kmb]?\s(?:\p{L}{1,20}\s){1,4}[x×*]\s?[$€£]?\d|\bbottom[- ]up\b|\d\s?[x×]\s?[$€£]\d/iu.test(
        text,
      ) ||
      /\b(?:sources?|regist(?:er|ers|ry)|census|counted)\b/i.test(text) ||
      (type === 'table_row' && /\d[\d,.]* \| ?(?:[$€£]|EUR|USD|GBP)/.test(text)),
  ),
)

const arrIsRunRate = phraseCheck('basis of yearly figures', {
  id: 'arr-is-run-rate',
  category: 'traction',
  weight: 1,
  headline: 'The yearly figure is one month times twelve',
  text: '“{claim}” is one month times twelve, not what customers have signed for a year.',
  suggestion: 'Give the month itself, and how many customers are committed for longer.',
  source: cite('A16-1'),
  says: pattern(
    'i',
    String.raw`\b((?:ARR|annual recurring revenue)\b[^;]{0,40}\b(?:run[- ]rate|annuali[sz]ed|(?:x|×|times) ?12`,
    String.raw`|last month)|(?:annuali[sz]ed|run[- ]rate)\b[^;]{0,20}\bARR)\b`,
  ),
  unlessNegated: true,
  where: ({ amounts }) => amounts.some(({ kind }) => kind === 'money'),
})

const asking =
  /\b(?:we(?: are|['’]re)? (?:now |currently )?(?:raising|seeking|asking for)|the ask|we seek)\b|^(?:currently )?(?:raising|seeking)\b/i
const uses = pattern(
  'iu',
  String.raw`\buse of (?:funds|proceeds)\b|\b(?:will|to) (?:fund|hire|build|expand|launch|pay for|finance|scale|grow`,
  String.raw`|reach|open|extend|complete|develop|bring|double|accelerate)\b|\b(?:go(?:es)?|spent?|allocated?`,
  String.raw`|spend) (?:to|toward|towards|into|on)\b|\b(?:hires?|hiring|runway|milestones?)\b|\d\s?%\s?(?:to |for |on `,
  String.raw`|[–—:-] )?\p{L}`,
)
const minAsk = 50_000

const askWithoutUse = wordCheck('use of the money asked for', {
  id: 'ask-without-use',
  category: 'ask',
  weight: 2,
  headline: 'The ask does not say what the money is for',
  text: '{amount} is asked for, but nothing near it says what it buys or which milestone it reaches.',
  suggestion: 'Split it into three or four parts, and name the milestone that it reaches.',
  find(reading) {
    if (reading.form === 'page') return []
    const asks = claimsOf(reading).flatMap(sentence => {
      const amount = sentence.amounts.find(({ kind, value }) => kind === 'money' && value >= minAsk)
      return amount && asking.test(sentence.text) && sentence.time !== 'past' ? [{ sentence, amount }] : []
    })
    const [first] = asks
    if (!first) return []
    const { sentence, amount } = first
    const near = reading.sections.filter(
      ({ at, role }) => Math.abs(at - sentence.section.at) <= 1 || role === 'ask' || role === 'roadmap',
    )
    if (near.some(({ blocks }) => blocks.some(({ text }) => uses.test(text)))) return []
    // Other amounts near it are taken as its parts, whatever they are called.
    const parts = reading.sentences.filter(
      ({ section, amounts }) => near.includes(section) && amounts.some(({ kind }) => kind === 'money'),
    )
    if (parts.length > 2) return []
    const lookedFor = 'a use of the money, hires, a runway or a milestone, in the ask and the parts beside it'
    return [{ quotes: [excerptOf(sentence)], lookedFor, facts: { amount: amountText(sentence, amount) } }]
  },
})

const isTick = /^(?:[✓✔✅☑●]|yes|y|x)️?$/i
const isNoTick = /^(?:[✗✘❌✕×–—-]|no|n|)️?$/i

function allTicks({ rows, header }: Table): boolean {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const marks = rows.filter(
    ({ cells }) =>
      cells.slice(1).every(cell => isTick.test(cell) || isNoTick.test(cell)) &&
      cells.slice(1).some(cell => isTick.test(cell)),
  )
  if (width < 3 || header.length === 0 || marks.length < 3 || marks.length < rows.length * 0.8) return false
  const full = Array.from({ length: width - 1 }, (_, at) =>
    marks.every(({ cells }) => isTick.test(cells[at + 1] ?? '')),
  )
  return full.filter(Boolean).length === 1
}

const competitionAllTicks = wordCheck('ticks in comparisons', {
  id: 'competition-all-ticks',
  category: 'competition',
  weight: 2,
  headline: 'One column of the comparison holds every tick',
  text: 'One column of the table has every tick and all others lack some, so no row shows what a customer gives up.',
  suggestion: 'Add the row in which somebody else is better, and say why it matters less to your customer.',
  applies: ({ tables }) => tables.length > 0,
  find: ({ tables }: Annotated) =>
    tables
      .filter(table => ['competition', 'other', 'solution', 'proof'].includes(table.section.role) && allTicks(table))
      .map(({ rows }) => ({
        quotes: rows.slice(0, 3).map(({ block }) => ({ text: block.text.slice(0, 200), blockId: block.id })),
      })),
  sides: {
    sentence: 'One column has a tick in every row of the comparison.',
    back: [
      { lens: 'positioning', reason: 'A reader sees at one glance on which points the difference rests.' },
      {
        lens: 'investment-opportunity',
        reason: 'The rows name the bet: by these points customers are expected to choose.',
      },
    ],
    doubt: [
      { lens: 'skeptical-buyer', reason: 'A table that its writer wins in every row tells me who wrote it.' },
      {
        lens: 'market-competition',
        reason: 'No row shows what a customer gives up, so I cannot see where others win.',
      },
    ],
    question: 'In which row would the strongest rival have the tick, and how many customers choose by it?',
  },
})

export const pitchChecks: Check[] = [marketNumberUnsourced, arrIsRunRate, askWithoutUse, competitionAllTicks]
