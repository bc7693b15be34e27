/** Whether a text could be telling of anything that the company earned, sold or changed, however it is put. */
import { anyCase } from '../any-case.ts'
import { moneyIn } from '../numbers.ts'
import { everyMatch, literal, negated } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import type { Slide } from './slides.ts'

const digits = '(?<![\\w.])\\d[\\d,.]*\\+?(?:\\s?(?:k|m|thousand|million))?'
/** What can be counted of those who have the product, however they are called. */
const holders =
  'customers?|clients?|users?|subscribers?|members|clinics?|practices|hospitals?|wards?|departments?|compan(?:y|ies)|firms?|teams?|shops?|stores?|schools?|class(?:es|rooms)|teachers|pupils|students|patients|farms?|growers|hectares|sites?|locations?|devices?|units?|robots?|machines?|vessels?|boats?|vehicles?|trucks?|buildings?|homes?|households|restaurants?|canteens?|kitchens?|hotels?|rooms|offices?|councils?|cit(?:y|ies)|operators?|insurers?|banks?|lenders?|brokers?|merchants?|sellers?|buyers?|drivers?|nurses|doctors|dentists|labs?|factor(?:y|ies)|plants|installations?|deployments?|seats?|licen[cs]es?|accounts?|contracts?|orders?|bookings|appointments?|deliver(?:y|ies)|shipments?|transactions?|claims?|documents?|invoices?|calls?|visits?|rides?|trips?|meals?|tickets?|projects?|developers?|organi[sz]ations?|partners?|downloads?|installs?'
const spelled =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?'
const earned =
  /\b(?:ARR|MRR|GMV|recurring revenue|revenues?|turnover|sales|bookings?|booked|invoiced|billed|earn(?:s|ed)|sold|sell-?through|paid|took in|turned over|contracted|signed|won|closed|backlog|order book)\b/i
const active = anyCase(
  `(?:${digits}|\\b(?:${spelled}))\\s(?:[\\p{L}’'-]+\\s){0,3}?(?:${holders})\\b[^.\\n]{0,60}?\\b(?:us(?:e[sd]?|ing)|signed|bought|renewed|stay(?:s|ed)?|live|active|paying|pays?|paid|onboard(?:ed)?|installed|deployed|running|runs?|on (?:the|our|a|weekly|monthly)|trust|rely|switched|joined|served|handled|processed|delivered|completed|shipped|sold|to date|so far|today|already|(?:each|every|a|per) (?:day|week|month))\\b`,
)
const done = anyCase(
  `\\b(?:serv(?:es?|ed|ing)|sold|signed|shipped|delivered|installed|deployed|onboarded|processed|handled|completed|trained|treated|moved|won|closed|booked|used (?:by|in|at|on)|live (?:at|with|in|on)|running (?:at|in|on)|in use (?:at|by|in)|trusted by|we (?:now |already )?(?:have|serve|run|work with))\\s(?:[\\p{L}’'-]+\\s){0,3}?(?:${digits}|(?:${spelled})\\b)`,
)
/** "fell from 19% to 11%", "up from 310": the world's figures change as well, so not where the market is described. */
const beforeAndAfter =
  /\b(?:fell|fallen|rose|risen|grew|grown|went|gone|dropped|climbed|cut|reduced|increased|decreased|shrank|improved|doubled|tripled|halved|up|down|moved)\b[^.\n]{0,60}?(?:\bfrom\b[^.\n]{0,30}?\d|\bto\b[^.\n]{0,20}?\d|\bby\b[^.\n]{0,12}?\d)|\d[^.\n]{0,12}(?:→|->)\s?\d/i
const kept =
  /\b(?:no (?:customers?|clients?|clinics?|one|body)|none|nobody|every (?:customer|client)|all (?:of (?:them|our)|customers|clients))\b[^.\n]{0,40}\b(?:left|cancell?ed|renewed|stayed|churned|re-?ordered|came back)\b/i

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*'
/** Who goes and what comes in, in everyday words, and a count of each month: results without their usual nouns. */
const inPassing = new RegExp(
  [
    '\\b(?:churn|retention|cancellations?|repeat (?:rate|orders?|purchases?)|renewal rate)\\b[^.\\n]{0,30}\\d',
    '\\b(?:runs?|running|run|works?|working|relies|rely|depends?) (?:\\p{L}+ ){0,4}(?:on|with) (?:it|us|ours)\\b',
    `(?:\\d|\\b(?:${spelled}|all|half|none))\\b[^.\\n]{0,40}\\b(?:came in|come in each|ha(?:s|ve) gone|went away|came back|ha(?:s|ve) left|logs? in|log in)\\b`,
    `\\b${month}:? \\d[\\d.,]*[,;] ${month}:? \\d`,
  ].join('|'),
  'u',
)

const outside = ['market', 'financials', 'problem', 'competition', 'timing'] as const

const isAbout = (slide: Slide, roles: readonly Slide['roles'][number][]): boolean =>
  !slide.roles.includes('traction') && roles.some(role => slide.roles.includes(role))

/** Anything that could be a result: what is missing may be said only where there is nothing of this. */
export function mayShowResults(deck: DeckReading): boolean {
  const name = deck.company ? `|${literal(deck.company)}` : ''
  const inUse = anyCase(
    `\\b(?:used?|uses|using|bought|buys?|adopted|chose|trialled|tested|tried|signed(?: up)?|renewed|switched to|ordered|installed|runs?|running|pays? for)\\s(?:it|us|ours?|them${name})\\b|\\bsigned (?:in|for|with|on|up|by|a|an|our|its|their|\\d)\\b|\\b(?:has|have) (?:been )?(?:used?|using|bought|signed|renewed)\\b`,
  )
  return deck.slides.some(slide => {
    const lines = [...slide.text.split('\n'), ...slide.notes.flatMap(block => block.text.split('\n'))]
    const world = isAbout(slide, outside)
    const asking = isAbout(slide, ['ask', 'financials'])
    return lines.some(line => {
      const stands = (pattern: RegExp) => everyMatch(pattern, line).some(match => !negated(line, match.index))
      if (kept.test(line)) return true
      if (asking) return /\btoday\b|\balready\b|\bnow\b/i.test(line) && stands(earned) && /\d/.test(line)
      if (!world && stands(inPassing)) return true
      if (!world && (stands(inUse) || stands(active) || stands(done) || stands(beforeAndAfter))) return true
      if (world) return /\b(?:we|our|us)\b/i.test(line) && (stands(done) || stands(inUse))
      return stands(earned) && (moneyIn(line).length > 0 || /\d/.test(line)) && !/\brais\w+\b/i.test(line)
    })
  })
}
