import type { AnswerOutcome, ChoiceSide, ClaimGroup, ClaimVote, Weight } from '#db/vocabulary.ts'
import type { ReportDiff } from './diff.ts'
import type { Claim, ProjectReport, ReportChoice, ReportCounts } from './report.ts'

export const groupWords: Record<ClaimGroup, { title: string; meaning: string }> = {
  disputed: { title: 'Disputed', meaning: 'Somebody on the panel says that this does not hold.' },
  agreed: { title: 'Agreed', meaning: 'Two or more raised this on their own, or say that it holds.' },
  single: { title: 'Seen by one', meaning: 'One analyst raised this, and nobody else took a side on it.' },
  checked: { title: 'Checked', meaning: 'The program established this; no analyst judged it.' },
  unverified: {
    title: 'Unverified',
    meaning: 'What this quotes was not found in the submission, so it counts for nothing.',
  },
}

export const voteWords: Record<ClaimVote, string> = {
  holds: 'holds',
  partly: 'holds partly',
  fails: 'does not hold',
  unsure: 'cannot tell',
  outside: 'outside this job',
}

/** What an analyst did with a claim. */
export const deedWords = { raised: 'raised it', ...voteWords }
export type Deed = keyof typeof deedWords

export const sideWords: Record<ChoiceSide, string> = {
  back: 'backs it',
  doubt: 'doubts it',
  outside: 'outside this job',
}

export const outcomeWords: Record<AnswerOutcome, string> = {
  answered: 'Answered',
  partly: 'Partly answered',
  not_found: 'Not found',
  not_looked_for: 'Left to the reader',
}

/** A proofreader's sign for a claim; a concern about an absence is "missing". */
export const signOf = ({ stance, lookedFor }: Pick<Claim, 'stance' | 'lookedFor'>) =>
  stance === 'strength' ? 'works' : lookedFor === null ? 'weak' : 'missing'

/** "Seen in the picture of slide 3"; empty for a claim based on words. */
export function seenWords({ seen }: Pick<Claim, 'seen'>): string {
  const places = [...new Set(seen.map(({ place }) => place))]
  return places.length === 0 ? '' : `Seen in the ${places.length > 1 ? 'pictures' : 'picture'} of ${inWords(places)}`
}

export const signWords = { works: 'Works', weak: 'Weak', missing: 'Missing', split: 'Split' } as const
export type Sign = keyof typeof signWords

export const weightWords: Record<Weight, string> = { 1: 'Minor', 2: 'Important', 3: 'Critical' }

/** The parts of a comparison of two reports, in the order in which it shows them. */
export const diffWords: Record<keyof ReportDiff, { title: string; sign: string }> = {
  resolved: { title: 'Resolved', sign: '✓' },
  new: { title: 'New', sign: '+' },
  changed: { title: 'Changed', sign: '~' },
  still: { title: 'Still there', sign: '=' },
  notRechecked: { title: 'Not rechecked', sign: '?' },
}

/** "Weak, Critical, Agreed". */
export const factsOf = (claim: Claim): string =>
  [signWords[signOf(claim)], weightWords[claim.weight], groupWords[claim.group].title].join(', ')

interface Named {
  analysts: readonly { id: number; name: string }[]
}

export const programName = 'Panel’s checks'

/** `analystId` null stands for the program. */
export function nameOf({ analysts }: Named, analystId: number | null): string {
  if (analystId === null) return programName
  return analysts.find(analyst => analyst.id === analystId)?.name ?? `Analyst ${analystId}`
}

export function madeBy({ engine, model, usage }: Pick<ProjectReport, 'engine' | 'model' | 'usage'>): string {
  if (engine === 'rubric')
    return 'Made without a language model: checks ran, and the analysts’ questions are left to the reader.'
  // Single analysts may have asked other models, whose prices are not known.
  const prices = usage.total?.cost ? ' Costs are at its prices.' : ''
  return `Made with ${model ?? 'a language model'}.${prices}`
}

type Reviewed = Pick<ProjectReport, 'review'>

/** "Version 2, reviewed on 2026-11-28."; empty for a report of no project. */
export const reviewedWords = ({ review }: Reviewed, dayOf = (timestamp: string) => timestamp.slice(0, 10)): string =>
  review ? `Version ${review.version}${review.finishedAt ? `, reviewed on ${dayOf(review.finishedAt)}` : ''}.` : ''

/** The name of a file with this report, without an extension: "Seed deck", or "Seed deck, version 2" if there are others. */
export const fileNameOf = (project: string, { review }: Reviewed): string =>
  review && review.versions > 1 ? `${project}, version ${review.version}` : project

/** "Prompts: Vera Holt, version 3; Idris Kane, version 1." Empty for a report from before there were versions. */
export function versionsOf({ analysts, engine }: Pick<ProjectReport, 'analysts' | 'engine'>): string {
  const versions = analysts.flatMap(({ name, version }) => (version ? `${name}, version ${version}` : []))
  return versions.length > 0 ? `${engine === 'rubric' ? 'Questions' : 'Prompts'}: ${versions.join('; ')}.` : ''
}

/** "A", "A and B", "A, B and C". */
export function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Who did not speak, who spoke but did not vote, and why: shown before anything else. Empty if nobody is missing. */
export function absencesOf(report: Named & Omit<ProjectReport, 'analysts'>): string[] {
  const { missing, sections, usage } = report
  const [unvoted = [], silent = []] = [true, false].map(spoke =>
    missing.filter(one => sections.some(({ analystId }) => analystId === one.analystId) === spoke),
  )
  const why = (of: typeof missing) =>
    [...Map.groupBy(of, ({ failure }) => failure.message)].map(
      ([message, those]) => `${inWords(those.map(({ analystId }) => nameOf(report, analystId)))}: ${message}`,
    )
  const notAll = (of: typeof missing, all: number, deed: string) =>
    of.length > 0 ? `${of.length} of ${all} ${deed}.` : ''
  const votes = isVoted(report)
    ? notAll(unvoted, sections.length, 'who spoke did not vote')
    : 'No votes were taken: what was raised stands unvoted.'
  return [
    [notAll(silent, usage.analysts.length, 'analysts did not speak'), ...why(silent)],
    missing.length > 0 ? [votes, ...why(unvoted)] : [],
  ].flatMap(told => told.filter(Boolean).join(' ') || [])
}

/** Raising a claim or choice does not count as a vote. */
const isVoted = ({ claims, choices }: Pick<ProjectReport, 'claims' | 'choices'>): boolean =>
  claims.some(({ votes }) => votes.length > 0) ||
  choices.some(({ back, doubt, outside }) => outside.length > 0 || [...back, ...doubt].some(({ raised }) => !raised))

export const noSummaryWords = ({ missing }: Pick<ProjectReport, 'missing'>): string =>
  `No summary could be written${missing.length > 0 ? '' : '; the report is complete without it'}.`

/** Who raised a claim and how the others voted, in one sentence. */
export function standingOf(report: Named, claim: Claim): string {
  const authors = new Set(claim.raised.flatMap(({ analystId }) => analystId ?? []))
  const raisedBy = [...authors].map(analystId => nameOf(report, analystId))
  const raised =
    raisedBy.length === 0
      ? `Established by ${programName}`
      : `Raised by ${inWords(raisedBy)}${raisedBy.length > 1 ? ', each on their own' : ''}${claim.check ? ', and checked' : ''}`
  const voted = (votes: ClaimVote[]) =>
    claim.votes.filter(({ vote }) => votes.includes(vote)).map(({ analystId }) => nameOf(report, analystId))
  const [holds, partly, fails] = [voted(['holds']), voted(['partly']), voted(['fails'])]
  const parts = [
    raised,
    holds.length > 0 ? `${inWords(holds)} ${holds.length > 1 ? 'say' : 'says'} that it holds` : '',
    partly.length > 0 ? `${inWords(partly)} ${partly.length > 1 ? 'hold' : 'holds'} it partly` : '',
    fails.length > 0 ? `${inWords(fails)} ${fails.length > 1 ? 'say' : 'says'} that it does not hold` : '',
  ]
  return `${parts.filter(part => part !== '').join('; ')}.`
}

export function sidesOf(report: Named, choice: ReportChoice): string {
  const names = (stands: { analystId: number }[]) => stands.map(({ analystId }) => nameOf(report, analystId))
  const [back, doubt] = [names(choice.back), names(choice.doubt)]
  const parts = [
    back.length > 0 ? `${inWords(back)} ${back.length > 1 ? 'back' : 'backs'} it` : 'Nobody backs it',
    doubt.length > 0 ? `${inWords(doubt)} ${doubt.length > 1 ? 'doubt' : 'doubts'} it` : 'nobody doubts it',
  ]
  return `${parts.join('; ')}.${choice.fixed ? ` ${fixedSides}` : ''}`
}

/** Shown with a choice that a check made. */
export const fixedSides = 'These sides follow from the analysts’ jobs and were fixed beforehand: no analyst took them.'

/** The counts of a report in one line, without zeros. */
export function countsLine(counts: Partial<ReportCounts>): string {
  const of = (count = 0, one: string, many: string) => (count === 0 ? '' : `${count} ${count === 1 ? one : many}`)
  const parts = [
    of(counts.split, 'split choice', 'split choices'),
    of(counts.disputed, 'disputed', 'disputed'),
    of(counts.agreed, 'agreed', 'agreed'),
    of(counts.single, 'seen by one', 'seen by one'),
    of(counts.checked, 'checked', 'checked'),
    counts.answered
      ? `${counts.answered} of ${counts.questions} questions answered`
      : of(counts.questions, 'question', 'questions'),
  ]
  return parts.filter(part => part !== '').join(' · ') || 'Nothing was found'
}

/** What a report says above its split choices. If all come from checks, their sides are fixed and nobody was asked. */
export const tensionMeaning = (split: Pick<ReportChoice, 'fixed'>[]): string =>
  split.some(({ fixed }) => !fixed)
    ? 'Choices on which the panel is split. Neither side is marked as right; each ends in the question whose answer would settle it.'
    : 'Choices that please one job and worry another by their nature: a program tells both sides, and nobody was asked.'

type FirstThing = { kind: 'claim'; claim: Claim } | { kind: 'choice'; choice: ReportChoice }

export function firstThingsOf({
  firstThings,
  claims,
  choices,
}: Pick<ProjectReport, 'firstThings' | 'claims' | 'choices'>): FirstThing[] {
  return firstThings.flatMap(({ kind, id }): FirstThing[] =>
    kind === 'claim'
      ? claims.filter(claim => claim.id === id).map(claim => ({ kind, claim }))
      : choices.filter(choice => choice.id === id).map(choice => ({ kind, choice })),
  )
}
