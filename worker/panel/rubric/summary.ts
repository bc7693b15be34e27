/** The summary: true sentences over the computed report. It weighs, names and asks, and leaves the decision alone. */
import type { LocatedDocument, Sheet } from '#db/shapes.ts'
import type { BallotClaim, ReportedClaim, Subject, SummaryInput } from '../ports.ts'
import { wordCount } from '../word-count.ts'
import { listed as named } from './deck/phrases.ts'
import { type LookedFor, lookedFor } from './looked-for.ts'
import { seesNothing } from './outside.ts'
import { readSubmission } from './reading.ts'
import { clip } from './text.ts'

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

function count(number: number, one: string, many = `${one}s`): string {
  return `${numerals[number] ?? number} ${number === 1 ? one : many}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function extent(document: LocatedDocument): string {
  const words = document.blocks.reduce((sum, block) => sum + (block.hidden ? 0 : wordCount(block.text)), 0)
  const shown = document.sheets.filter((sheet: Sheet) => !sheet.hidden).length
  const sheets = shown > 0 ? ` on ${count(shown, document.kind === 'pptx' ? 'slide' : 'page')}` : ''
  return `${words.toLocaleString('en-GB')} ${words === 1 ? 'word' : 'words'}${sheets}`
}

/** A claim inside a sentence of the summary: whole sentences, cut at a word's end where they run on. */
function retold(claim: BallotClaim): string {
  const text = claim.claim.replace(/\s+/g, ' ').trim()
  const short = clip(text, 260)
  return short.length < text.length ? `${short} …` : text
}

/** What weighs most, then what most raised. */
function gravest(claims: ReportedClaim[]): ReportedClaim | undefined {
  return [...claims].sort((a, b) => b.severity - a.severity || b.raised - a.raised)[0]
}

/** "three of them raised it, each on their own, and one more agreed" */
function standing({ raised, held }: ReportedClaim): string {
  const agreed = held - raised
  if (raised === 1) return `one of them raised it and ${count(agreed, 'other')} agreed`
  const alone = `${numerals[raised] ?? raised} of them raised it, each on their own`
  return agreed === 0 ? alone : `${alone}, and ${numerals[agreed] ?? agreed} more agreed`
}

/** The conflict whose two sides are most even, then largest. */
function sharpest(tensions: SummaryInput['tensions']): SummaryInput['tensions'][number] | undefined {
  const evenness = (one: { for: number; against: number }) => Math.min(one.for, one.against)
  return [...tensions].sort((a, b) => evenness(b) - evenness(a) || b.for + b.against - (a.for + a.against))[0]
}

/** A deck is called by the company whose name its first slide bears, unless its title says that name already. */
function nameOf(document: LocatedDocument): string {
  const title = document.title?.trim() || 'the submission'
  const { deck, form } = readSubmission(document)
  const company = form === 'deck' ? deck?.company : null
  if (!company || title.toLowerCase().includes(company.toLowerCase())) return title
  return deck?.slides[0]?.text.toLowerCase().includes(company.toLowerCase()) ? company : title
}

/** What only a whole reading tells of a document: it takes as long as the text pleases. */
export interface About {
  name: string
  lookedFor: LookedFor
}

export const aboutOf = (document: LocatedDocument): About => ({
  name: nameOf(document),
  lookedFor: lookedFor(document),
})

function opening(task: Pick<Subject, 'document'>, input: SummaryInput, about: About): string {
  const { name } = about
  const title = name === 'the submission' ? name : `“${name}”`
  const read = `${capital(count(input.analysts, 'analyst'))} read ${title}, ${extent(task.document)}.`
  const claims = input.agreements.length + input.tensions.length + input.loneInsights.length
  const { english } = about.lookedFor
  return `${read} ${claims === 0 ? nothingFound(about.lookedFor) : `${shares(input)}${english ? '' : ` ${otherLanguage}`}`}`
}

/** "They share two claims and split over one more; one was made by one alone." What there is none of is left out. */
function shares(input: SummaryInput): string {
  const shared = input.agreements.length
  const split = input.tensions.length
  const alone = input.loneInsights.length
  const was = alone === 1 ? 'was' : 'were'
  if (shared === 0 && split === 0) return `They share no claim: ${count(alone, 'claim')} ${was} made by one alone.`
  const both = [
    ...(shared > 0 ? [`share ${count(shared, 'claim')}`] : []),
    ...(split > 0 ? [`split over ${shared > 0 ? count(split, 'more', 'others') : count(split, 'claim')}`] : []),
  ].join(' and ')
  return `They ${both}${alone > 0 ? `; ${numerals[alone] ?? alone} ${was} made by one alone` : ''}.`
}

/** What a report on a text in another language has to say of itself. */
const otherLanguage =
  'Most of the list reads English only, and this text was not recognised as English, so little of its wording was judged.'

/** A list that found nothing says how the text was read, how long the list was and what stands on it, and no more. */
function nothingFound({ observations, english, told }: LookedFor): string {
  const language = english ? '' : ` ${otherLanguage}`
  const found = `The rubric found nothing that it could speak of: ${count(observations, 'observation was', 'observations were')} tried that can be made of a text of this kind.${language}`
  return `${found}\n\n${[...told, 'That tells what was looked for; it is no verdict.'].join(' ')}`
}

/** Prose from the report's structure. */
export function summarise(
  task: Pick<Subject, 'document' | 'panel'>,
  input: SummaryInput,
  about: About = aboutOf(task.document),
): string {
  const { document } = task
  const inWordsOf = (claim: Pick<ReportedClaim, 'speaker'>) => {
    const name = task.panel.find(analyst => analyst.id === claim.speaker)?.name
    return name ? `in the words of ${name}` : 'in the words of one of them'
  }
  const parts = [opening(task, input, about)]
  const worst = gravest(input.agreements.filter(claim => claim.stance === 'concern'))
  if (worst) {
    parts.push(`What weighs most among the shared concerns (${standing(worst)}), ${inWordsOf(worst)}: ${retold(worst)}`)
  }
  const strength = gravest(input.agreements.filter(claim => claim.stance === 'strength'))
  if (strength) parts.push(`A shared strength (${standing(strength)}), ${inWordsOf(strength)}: ${retold(strength)}`)
  const conflict = sharpest(input.tensions)
  if (conflict) {
    const { contrary } = conflict
    const other = contrary ? ` The other side, ${inWordsOf(contrary)}: ${retold(contrary)}` : ''
    parts.push(
      `The sharpest conflict has ${conflict.for} on one side and ${conflict.against} on the other. The one side, ${inWordsOf(conflict)}: ${retold(conflict)}${other} The question that would settle it: ${conflict.question}`,
    )
  }
  const alone = gravest(input.loneInsights)
  if (alone) parts.push(`Seen by one analyst only, ${inWordsOf(alone)}: ${retold(alone)}`)
  const blind = task.panel.filter(seesNothing).map(({ name }) => name)
  if (blind.length > 0) {
    parts.push(
      `${named(blind)} had no view of anything: ${blind.length === 1 ? 'the prompt names' : 'the prompts name'} none of the subjects that the rubric knows by their English words.`,
    )
  }
  if (document.unread.length > 0) {
    parts.push(
      `${capital(count(document.unread.length, 'part was', 'parts were'))} not readable, so nothing is said of what may stand there.`,
    )
  }
  return parts.join('\n\n')
}
