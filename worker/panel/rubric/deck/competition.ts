/** Section 5.5: what would customers use otherwise, and is that said? */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { noCompetitors } from '../patterns.ts'
import { everyMatch, quoteOf, quoteSentence } from '../text.ts'
import {
  capital,
  everything,
  hasRole,
  isPitch,
  isSlidePitch,
  isTraditionalPlan,
  listed,
  onDeck,
  placed,
  sentencesOn,
  short,
  slidesRead,
  view,
  wholeOf,
  withRole,
} from './finding.ts'
import { cellsOf, headCells, tablesOf } from './tables.ts'

const rivalTerm =
  /\b(?:competit(?:ors?|ion|ive)|rivals?|alternatives?|incumbents?|instead of|switch(?:ed|es|ing)? from|versus|vs\.?|replac(?:es|ed|ing)|unlike|compared (?:to|with)|legacy)\b/i
/** A name inside a sentence: a capital that no full stop explains. */
const organisation = /(?<=[\p{Ll},;:(]\s)\p{Lu}[\p{L}\d&.-]{2,}/u

const competitionAbsent: Observation = {
  id: 'competition-absent',
  category: 'competition',
  appliesTo: isPitch,
  sources: ['SEQ', '500', 'CBI'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'competition') || isTraditionalPlan(deck)) return []
    const text = everything(deck)
    if (everyMatch(noCompetitors, text).length > 0) return []
    const named = text.split('\n').some(line => {
      return everyMatch(rivalTerm, line).some(match => {
        const around = line.slice(Math.max(0, match.index - 80), match.index + match.length + 80)
        return (
          organisation.test(around) ||
          /\b(?:spreadsheets?|excel|paper|in-house|manual(?:ly)?|agenc(?:y|ies))\b/i.test(around)
        )
      })
    })
    if (
      named ||
      // What customers do today is an alternative as well, and the plainest one.
      statusQuoNamed.detect(reading).length > 0 ||
      // Wherever a habit is mentioned, something is named that customers would go back to.
      /\b(?:competitors?|rivals?|incumbents?|other (?:vendors|providers|tools|players|apps|platforms|companies)|(?:existing|current|today['’]s|traditional|legacy|conventional|fragmented|siloed) (?:\w+ )?(?:vendors|tools|solutions|players|options|methods|approaches|defen[cs]es|systems|software|products|offerings|providers|ways?|processes)|spreadsheets?|excel|whatsapp groups?|pen and paper|status quo|do(?:ing)? nothing)\b|\b(?:most|many|people|customers?|buyers|users?|patients|students|parents|teams|they)\b[^.\n]{0,40}\b(?:buy|use|go to|rely on|turn to)\b[^.\n]{0,60}\b(?:today|now|currently|at present)\b/i.test(
        text,
      )
    )
      return []
    return [
      {
        severity: 3,
        quotes: [],
        lookedFor: `Competitors, alternatives, rivals, incumbents or a named product that customers switch from. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `No alternative to ${f.name} is named ${f.any}, not even doing nothing. Buyers will make that comparison without being asked.`,
      () => 'List what the last five customers used before, and why they left it.',
      f => `I read ${f.read} for a rival or a makeshift and found neither.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `How much ${f.name} can keep depends on who else is after the same customer, and the document is silent on it.`,
      () => 'Say what must be true for a larger vendor not to copy this within a year.',
      () => 'An opportunity without a single alternative in it has not been looked at from the outside.',
    ),
    'team-execution': view(
      '-',
      f =>
        `Nothing tells me that the people at ${f.name} follow what others in the field release. That is weekly work for somebody.`,
      () => 'Name who watches the alternatives, and show what they learned last month.',
      f => `A plan for ${f.name} that meets no resistance has not been tested yet.`,
    ),
    'skeptical-buyer': view(
      '-',
      f =>
        `I already have a way of doing this, and ${f.name} never mentions it. I am left to do the comparison myself.`,
      () => 'Put my present way beside the product and say honestly where it is better.',
      () => 'I only trust a difference when I am told from what.',
    ),
    positioning: view(
      '-',
      f => `Without an alternative on the page, ${f.name} has nothing to be different from.`,
      () => 'Start with the alternative that customers would fall back on tomorrow.',
      f => `Each claim that ${f.name} makes hangs in the air while nothing stands beside it.`,
    ),
  },
}

const noCompetitorsClaim: Observation = {
  id: 'no-competitors-claim',
  category: 'competition',
  appliesTo: isPitch,
  sources: ['500', 'DUN'],
  beats: ['superlative-unbacked'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(noCompetitors, sentence.text)[0]
        if (!match || sentence.text.trim().endsWith('?')) continue
        if (
          /\b(?:never|don['’]t|do not|avoid|should(?:n['’]t| not)?|you have|saying|claim(?:s|ing)?|pretend)\b/i.test(
            sentence.text,
          )
        )
          continue
        if (/\b(?:until|if|once|so that|without any competition law)\b/i.test(sentence.text.slice(0, match.index)))
          continue
        const direct = /\bdirect\b/i.test(match.text)
        return [
          {
            severity: direct ? (2 as const) : (3 as const),
            quotes: [quoteSentence(sentence)],
            facts: { said: short(sentence.text, 12), ...placed(deck, slide), name: deck.company ?? 'the company' },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'market-competition': view(
      '-',
      f => `“${f.said}” overlooks whatever buyers do today. Either the search was short or nobody needs this yet.`,
      () => 'Ask ten prospects what they would do if the product vanished, and list the answers.',
      f => `People solved this somehow before ${f.name}, so there is an alternative, and ${f.at} denies it.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `If “${f.said}” were true, I would have to ask whether there is demand at all. Good openings attract company.`,
      () => 'Replace the sentence with the two alternatives that lose most deals to you, and why.',
      () => 'An empty field says as much about the size of the prize as about the lead.',
    ),
    'skeptical-buyer': view(
      '-',
      f =>
        `I manage today without ${f.name}, so my own way is the competition. “${f.said}” tells me that I was not asked.`,
      () => 'Name my present way and tell me what it costs me to stay.',
      f => `After “${f.said}” I would check the next claim twice.`,
    ),
    positioning: view(
      '-',
      f =>
        `There is always an alternative, if only a spreadsheet. “${f.said}” gives away the contrast that would show the value.`,
      () => 'Choose the alternative you beat most clearly and build the description on it.',
      f => `${capital(f.name)} needs something to stand against, and this sentence removes it.`,
    ),
    brand: view(
      '+',
      f => `“${f.said}” speaks with the confidence of someone who names a category. That tone is remembered.`,
      () => 'Keep the confidence and give the category a name of its own.',
      () => 'A young name gains from standing alone on its page rather than in a row of logos.',
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} looked for alternatives, and when? The sentence gives the conclusion only.`,
      () => 'Show the list of what was looked at and set aside.',
      () => 'I cannot tell from one sentence how thorough the search was.',
    ),
  },
  question: s => `What would the customers of ${s.facts.name} do tomorrow if it did not exist?`,
}

const positive = /^(?:✓|✔|☑|✅|●|⬤|yes|y|x|full|true|\+|included|high)(?:\b|$|\s)/iu
const negative = /^(?:✗|✘|❌|☐|○|◯|◐|◑|no|n|none|false|-|–|—|partial(?:ly)?|limited|low|)$/iu

interface Comparison {
  rows: Block[]
  head: Block
  rivals: string[]
  criteria: string[]
  gaps: number[]
}

/** A table of ticks in which the own column alone is complete. "x" is a tick where no cell is a cross. */
function oneSided(rows: Block[], company: string | null): Comparison | null {
  const [head, ...body] = rows
  if (!head) return null
  const names = headCells(head, cellsOf(body[0] ?? head).length)
  const marks = body
    .map(row => ({ row, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.length >= 4 && cells.length === names.length)
  if (marks.length < 4 || names.length < 4) return null
  const tick = (cell: string) => positive.test(cell)
  if (marks.some(({ cells }) => cells.slice(1).some(cell => !tick(cell) && !negative.test(cell)))) return null
  if (
    marks.some(
      ({ cells }) => cells.slice(1).some(cell => /^x$/i.test(cell)) && cells.some(cell => /^[✓✔✅]/u.test(cell)),
    )
  )
    return null
  const own = names.findIndex(
    (name, at) => at > 0 && ((company !== null && name.includes(company)) || /^(?:us|we|our \w+)$/i.test(name)),
  )
  if (own < 1) return null
  const gaps = names.map((_, at) => marks.filter(({ cells }) => !tick(cells[at] ?? '')).length)
  if (gaps[own] !== 0) return null
  const rivals = names.filter((name, at) => at > 0 && at !== own && name !== '')
  if (rivals.length < 2 || names.some((name, at) => at > 0 && at !== own && name !== '' && gaps[at] === 0)) return null
  return {
    rows: marks.map(({ row }) => row),
    head,
    rivals,
    criteria: marks.map(({ cells }) => cells[0] ?? ''),
    gaps: gaps.filter((_, at) => at > 0 && at !== own),
  }
}

const competitionAllTicks: Observation = {
  id: 'competition-all-ticks',
  category: 'competition',
  appliesTo: isSlidePitch,
  sources: ['UNU', '500', 'P9'],
  detect: onDeck(deck => {
    for (const slide of deck.main)
      for (const table of tablesOf(slide)) {
        const found = oneSided(table, deck.company)
        const first = found?.rows[0]
        if (!found || !first) continue
        return [
          {
            severity: 1,
            quotes: [quoteOf(found.head), ...found.rows.slice(0, 2).map(quoteOf)],
            facts: {
              rows: found.rows.length,
              rivals: listed(found.rivals.slice(0, 3).map(name => short(name, 4))),
              first: short(found.criteria[0] ?? '', 5),
              last: short(found.criteria.at(-1) ?? '', 5),
              gaps: `${Math.min(...found.gaps)} to ${Math.max(...found.gaps)}`,
              ...placed(deck, slide),
              name: deck.company ?? 'the own column',
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `All ${f.rows} rows go to ${f.name}, while each of ${f.rivals} has gaps. Rows like “${f.first}” seem to have been picked after the answer was known.`,
      f => `Let customers of ${f.rivals} write two of the rows.`,
      f => `A table in which only ${f.name} is complete tells me what was left out of the comparison.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `One look at ${f.at} shows what sets ${f.name} apart from ${f.rivals}. The claim of difference is concrete enough to test.`,
      f => `Say which of the ${f.rows} rows customers pay for.`,
      f => `“${f.first}” and “${f.last}” are differences I can ask customers about.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `Nobody wins every row in my experience. What do ${f.rivals} do better than ${f.name}?`,
      () => 'Add one row in which another product leads, and say for whom that matters.',
      f => `${f.rows} out of ${f.rows} makes me look for the row that is missing.`,
    ),
    positioning: view(
      '+',
      f => `The contrast with ${f.rivals} is visible at once, row by row. A reader can repeat it without the slide.`,
      f => `Reduce the ${f.rows} rows to the two that the best customers named.`,
      f => `Laying “${f.first}” side by side puts ${f.name} into a category with a difference.`,
    ),
  },
  question: s => `Which row would ${s.facts.rivals} add to this table?`,
}

const substitute =
  /\b(?:(?:excel |google )?spreadsheets?|excel|pen and paper|paper(?:[- ](?:forms?|lists?|diar(?:y|ies)|calendars?|notes|based))?|whiteboards?|sticky notes|post-its|manual(?:ly)?(?: (?:work|entry|process(?:es)?|calls?))?|by hand|in-house|agenc(?:y|ies)|e-?mails?(?: chains?)?|phone calls?|WhatsApp(?: groups?)?|hiring|freelancers?|temps|do(?:ing)? nothing|status quo)\b/i
const used =
  /\b(?:today|currently|still|use[sd]?|using|rely|relies|relying|managed?|handled?|done|kept?|keep|run|runs|track(?:s|ed)?|most|alternative|instead|compet\w+|replac\w+|status quo|fall back|workaround|writ(?:e|es|ten)|works? (?:with|on|from))\b/i
const own = /\b(?:we|our|us)\b/i

const asHabit: [RegExp, string][] = [
  [/^(?:by hand|manual\w*)/, 'work by hand'],
  [/^in-house$/, 'in-house work'],
  [/^do(?:ing)? nothing$|^status quo$/, 'doing nothing'],
  [/^agenc/, 'agencies'],
  [/spreadsheet/, 'spreadsheets'],
  [/^e-?mail/, 'e-mail'],
  [/^paper/, 'paper'],
]

/** The first two substitutes of a sentence, as things one can give up. */
function ways(text: string): string {
  const named = everyMatch(substitute, text).map(({ text: found }) => {
    const lower = /whatsapp|excel|google/i.test(found) ? found : found.toLowerCase()
    return asHabit.find(([pattern]) => pattern.test(lower))?.[1] ?? lower
  })
  return listed([...new Set(named)].slice(0, 2))
}

const statusQuoNamed: Observation = {
  id: 'status-quo-named',
  category: 'competition',
  appliesTo: isPitch,
  sources: ['DUN', 'SEQ'],
  detect: onDeck((deck, reading) => {
    for (const slide of withRole(deck, 'competition', 'problem'))
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(substitute, sentence.text)[0]
        if (!match || !used.test(sentence.text.replace(match.text, ' ')) || own.test(sentence.text)) continue
        if (sentence.words.length < 4 || sentence.text.trim().endsWith('?')) continue
        // A table that lost its shape names things side by side; who uses what is not to be had from it.
        if (everyMatch(/[|│]/, sentence.text).length >= 3) continue
        if (
          /\b(?:no|not|without|never|eliminates?|no more|integrat\w+|export)\b[^.]{0,20}$/i.test(
            sentence.text.slice(0, match.index),
          )
        )
          continue
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: {
              way: ways(sentence.text),
              said: short(sentence.text, 12),
              ...placed(deck, slide),
              name: deck.company ?? 'the company',
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '+',
      f =>
        `The real rival is on the page: ${f.way}. Most buyers compare with their present habit and not with another vendor.`,
      f => `Estimate how many of the reachable buyers use ${f.way} today.`,
      f => `“${f.said}” names what customers would go back to, which is the alternative that decides.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `Customers already spend effort on this, through ${f.way}. The need is proven by what people put up with.`,
      f => `Say what must be true for someone to give up ${f.way} for good.`,
      f => `A habit such as ${f.way} shows demand that exists before any product does.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `They know that I use ${f.way}. From there I can follow the argument.`,
      f => `Tell me honestly when ${f.way} would still do.`,
      f => `“${f.said}” describes my day, so I believe that someone looked.`,
    ),
    positioning: view(
      '+',
      f =>
        `With ${f.way} as the alternative, each attribute has something to beat. The value can be told as a difference.`,
      f => `Lead with the moment in which ${f.way} will no longer do.`,
      f => `${capital(f.at)} sets the frame by naming ${f.way} before any vendor.`,
    ),
    'growth-metrics': view(
      '?',
      f =>
        `What does leaving ${f.way} cost a customer in hours and money? The switching cost sets the conversion rate, and this sentence does not give it.`,
      f => `Measure the days from signing to the last use of ${f.way} in each account.`,
      f => `I cannot judge from ${f.at} how hard it is to give up ${f.way}.`,
    ),
  },
}

export const competitionObservations: Observation[] = [
  competitionAbsent,
  noCompetitorsClaim,
  competitionAllTicks,
  statusQuoNamed,
]
