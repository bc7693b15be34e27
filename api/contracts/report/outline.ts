/** The report as an outline in reading order, from which plain text and Markdown are rendered. */
import { describePlace } from '#db/places.ts'
import { wordsAsRead } from '#db/quote-words.ts'
import { claimGroups, type TakenSide } from '#db/vocabulary.ts'
import { plural } from '../plural.ts'
import type { Claim, ProjectReport, ReportChoice, ReportQuestion } from './report.ts'
import {
  absencesOf,
  countsLine,
  firstThingsOf,
  groupWords,
  madeBy,
  nameOf,
  noSummaryWords,
  outcomeWords,
  reviewedWords,
  seenWords,
  sidesOf,
  sideWords,
  signOf,
  signWords,
  standingOf,
  tensionMeaning,
  versionsOf,
  voteWords,
  weightWords,
} from './words.ts'

/** A text with its source as the label, such as "Ines Moreau backs it". */
export interface SourcedText {
  label: string
  text: string
}

export type Part =
  | { is: 'chapter'; title: string; about: string }
  /** A claim, choice or question; the parts after it belong to it. The label is empty if there is no number. */
  | ({ is: 'entry' } & SourcedText)
  | ({ is: 'line' } & SourcedText)
  | { is: 'quote'; text: string; place: string }
  | { is: 'sides'; back: SourcedText[]; doubt: SourcedText[] }
  | { is: 'next'; text: string }
  | { is: 'point'; text: string }

export const headOf = (report: ProjectReport): string[] =>
  [reviewedWords(report), madeBy(report), countsLine(report.counts)].filter(Boolean)

export function summaryOf(report: ProjectReport): string[] {
  const unwritten = report.summaryWritten ? [] : [noSummaryWords(report)]
  return [...absencesOf(report), ...unwritten, ...report.summary.split(/\n+/)].filter(Boolean)
}

export function outlineOf(report: ProjectReport): Part[] {
  const split = report.choices.filter(choice => choice.split)
  const unsplit = report.choices.filter(choice => !choice.split)
  const choice = choiceParts(report)
  return [
    ...chapter('First things', '', firstThingsOf(report), thing =>
      thing.kind === 'claim'
        ? point(`${thing.claim.number}. ${thing.claim.headline} (${groupWords[thing.claim.group].title})`)
        : point(`C${thing.choice.number}. ${thing.choice.sentence} (Split)`),
    ),
    ...chapter('Creative tension', tensionMeaning(split), split, choice),
    ...chapter('Other choices', 'Choices on which nobody took the other side.', unsplit, choice),
    ...claimGroups.flatMap(group => {
      const { title, meaning } = groupWords[group]
      const claims = report.claims.filter(claim => claim.group === group)
      return chapter(title, meaning, claims, claimParts(report))
    }),
    ...[...new Set(report.questions.map(({ analystId }) => analystId))].flatMap(id => {
      const own = report.questions.filter(({ analystId }) => analystId === id)
      return chapter(`Questions of ${nameOf(report, id)}`, '', own, questionParts(report))
    }),
    ...chapter('What it rests on', '', groundsOf(report), point),
    ...chapter('What could not be read', '', report.coverage.unread, ({ where, why }) =>
      point(`${describePlace(where)}: ${why}`),
    ),
  ]
}

function chapter<T>(title: string, about: string, entries: readonly T[], write: (entry: T) => Part[]): Part[] {
  if (entries.length === 0) return []
  return [{ is: 'chapter', title: `${title} (${entries.length})`, about }, ...entries.flatMap(write)]
}

const point = (text: string): Part[] => [{ is: 'point', text }]
const line = (text: string, label = ''): Part[] => (text === '' ? [] : [{ is: 'line', label, text }])
const quotes = (of: Pick<Claim, 'quotes'>): Part[] =>
  of.quotes.map(quote => ({ is: 'quote', text: wordsAsRead(quote), place: quote.place }))

const choiceParts =
  (report: ProjectReport) =>
  (choice: ReportChoice): Part[] => [
    { is: 'entry', label: `C${choice.number}.`, text: choice.sentence },
    ...quotes(choice),
    ...line(sidesOf(report, choice)),
    ...choice.raised.slice(1).flatMap(({ analystId, sentence }) => line(sentence, nameOf(report, analystId))),
    { is: 'sides', back: standsOf(report, choice, 'back'), doubt: standsOf(report, choice, 'doubt') },
    ...(choice.split
      ? []
      : choice.raised.flatMap(({ analystId, otherSide }) =>
          line(otherSide, `The other side at its best, by ${nameOf(report, analystId)}`),
        )),
    ...line(choice.question ?? '', 'What would settle it'),
  ]

/** Each analyst with a reason, and whether it raised the point or voted on it. */
function standsOf(report: ProjectReport, choice: ReportChoice, side: TakenSide): SourcedText[] {
  return choice[side].map(({ analystId, raised, reason }) => ({
    label: `${nameOf(report, analystId)} ${sideWords[side]}${raised ? ', on their own' : choice.fixed ? '' : ', by ballot'}`,
    text: reason || 'no reason was given.',
  }))
}

const claimParts =
  (report: ProjectReport) =>
  (claim: Claim): Part[] => [
    { is: 'entry', label: `${claim.number}.`, text: claim.headline },
    ...line(claim.text),
    ...line(claim.lookedFor ?? '', 'Looked for'),
    ...quotes(claim),
    ...line(seenWords(claim)),
    ...line(factsOf(claim)),
    ...line(standingOf(report, claim)),
    ...claim.raised
      .slice(1)
      .flatMap(({ analystId, headline, text }) => line(`${headline}. ${text}`, nameOf(report, analystId))),
    ...claim.votes
      .filter(({ vote }) => vote === 'partly' || vote === 'fails')
      .flatMap(({ analystId, reason, vote }) => line(reason, `${nameOf(report, analystId)} (${voteWords[vote]})`)),
    ...claim.suggestions.map((text): Part => ({ is: 'next', text })),
  ]

function factsOf(claim: Claim): string {
  const { source, weight } = claim
  const after = source && `after ${source.publisher}, ${source.title}${source.year ? ` (${source.year})` : ''}`
  return [signWords[signOf(claim)], weightWords[weight], after].filter(Boolean).join(' · ')
}

const questionParts =
  (report: ProjectReport) =>
  (asked: ReportQuestion): Part[] => {
    const numbers = report.claims.filter(({ id }) => asked.claims.includes(id)).map(({ number }) => number)
    return [
      { is: 'entry', label: '', text: asked.question },
      ...line(asked.note, outcomeWords[asked.outcome]),
      ...quotes(asked),
      ...line(numbers.join(', '), 'Claims on these passages'),
    ]
  }

function groundsOf(report: ProjectReport): string[] {
  const { checksPassed = [], checksRun, coverage, independence, quotesVerified, usage } = report
  const { analysts, effective, note } = independence
  const worth = effective && `${plural(analysts, 'analyst')}, worth ${effective.toFixed(1)} independent voices.`
  const spent = usage.analysts.flatMap(({ analystId, usage: one }) =>
    one ? [`${nameOf(report, analystId)}: ${costInWords(one)}`] : [],
  )
  return [
    `Read: ${plural(coverage.words, 'word')} in ${plural(coverage.blocks, 'passage')}.`,
    checksRun === null ? 'The checks could not be run.' : `${plural(checksRun, 'check')} ran.`,
    checksPassed.length > 0 ? `Checked and passed: ${checksPassed.join(', ')}.` : '',
    `Quotes found in the submission: ${quotesVerified.verified} of ${quotesVerified.total}.`,
    [worth, note].filter(Boolean).join(' '),
    versionsOf(report),
    ...(usage.total ? [`Cost: ${costInWords(usage.total)}`] : report.engine === 'model' ? ['Cost: unknown.'] : []),
    ...spent,
  ].filter(Boolean)
}

function costInWords(usage: NonNullable<ProjectReport['usage']['total']>): string {
  const tokens = (count: number | null) => (count === null ? 'unknown' : String(count))
  const cost = usage.cost === null ? 'cost unknown' : `$${usage.cost.toFixed(4)}`
  const { cachedTokens, inputTokens, outputTokens, requests } = usage
  return `${plural(requests, 'request')}, ${tokens(inputTokens)} tokens in (${tokens(cachedTokens)} cached), ${tokens(outputTokens)} out, ${cost}.`
}
