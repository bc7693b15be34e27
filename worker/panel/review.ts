/** From document to report. Every finished step is saved at once, so that a killed review resumes and repeats none. */
import type { Failure } from '#db/opinion.ts'
import { countsOf, type Report } from '#db/report.ts'
import { type Checks, runChecks } from './checks.ts'
import { finishChoices, fixedChoice } from './choices.ts'
import { finishClaims } from './claims.ts'
import { EngineFailure } from './engine-failure.ts'
import { firstThings } from './first-things.ts'
import { withChecks } from './gathered.ts'
import { gatherOpinions } from './gathering.ts'
import { takeOpinions } from './opinions.ts'
import { settleChoices, summarise } from './prose.ts'
import { indexQuotes } from './quotes/index-quotes.ts'
import { buildReport, questionsOf } from './report.ts'
import { type Review, type ReviewInput, setUp } from './review-context.ts'
import { takeBallots } from './voting.ts'

/** @throws EngineFailure `no_analysts`, or the most useful failure if no analyst gave an opinion; or the signal's reason. */
export async function reviewSubmission(input: ReviewInput): Promise<Report> {
  const { document, analysts, engine, record, signal } = input
  if (analysts.length === 0) {
    throw new EngineFailure('no_analysts', 'This panel has no active analysts. Activate at least one and try again.')
  }
  signal.throwIfAborted()
  const kept = {
    opinions: await record.opinions(),
    gathering: await record.gathering(),
    ballots: await record.ballots(),
  }
  const review = await setUp(
    input,
    [kept.gathering ?? [], kept.opinions, kept.ballots].flat().map(({ usage }) => usage),
  )
  const index = indexQuotes(document)
  const checking = runChecks(review, index)
  const opinions = await takeOpinions(review, index, kept.opinions).finally(() => checking)
  const checks = await checking
  const failures = opinions.flatMap(({ failure }) => failure ?? [])
  if (failures.length === analysts.length) throw mostUseful(failures)

  const gathered = await gatherOpinions(review, opinions, kept.gathering)
  const { fixed, facts } = splitChecks(review, checks)
  const panel = {
    claims: withChecks(
      gathered.claims,
      facts.filter(({ verified }) => verified),
      gathered.alike,
    ),
    choices: gathered.choices,
  }
  const votes = await takeBallots(review, opinions, panel, kept.ballots)
  const unverified = [...opinions.flatMap(({ findings }) => findings), ...facts].filter(({ verified }) => !verified)
  const claims = finishClaims(panel.claims, unverified, votes)
  const settled = await settleChoices(review, finishChoices(panel.choices, votes, fixed))
  const { choices } = settled
  const questions = questionsOf(document, opinions, claims)
  const structure = {
    claims,
    choices,
    questions,
    firstThings: firstThings(claims, choices),
    counts: countsOf(claims, choices, questions),
    checksRun: checks.ran,
  }
  const summary = await summarise(review, structure)
  signal.throwIfAborted()
  return buildReport({
    ...structure,
    document,
    analysts,
    opinions,
    checks,
    votes,
    summary: summary.text,
    sharedUsage: [gathered.usage ?? [], settled.usage, summary.usage].flat(),
    engine,
    unread: review.session.reads?.().unread ?? [],
  })
}

/** Each check is reported once: under the rubric as a choice, if it has fixed sides; otherwise as a claim. */
function splitChecks({ engine, analysts }: Review, { found }: Checks) {
  const fixed = found.flatMap(check => (engine.name === 'rubric' ? (fixedChoice(check, analysts) ?? []) : []))
  const facts = found.map(({ finding }) => finding).filter(({ id }) => !fixed.some(choice => choice.id === id))
  return { fixed, facts }
}

/** Reasons that a person can act on come first: a refused key explains more than one analyst's garbled answer. */
const usefulness: Failure['code'][] = [
  'model_misconfigured',
  'too_large',
  'model_refused',
  'over_budget',
  'model_busy',
  'model_unreachable',
  'took_too_long',
  'model_invalid_answer',
]

function mostUseful(failures: Failure[]): EngineFailure {
  const chosen = usefulness.map(code => failures.find(failure => failure.code === code)).find(Boolean) ?? failures[0]
  if (!chosen) throw new Error('Nothing failed')
  return new EngineFailure(chosen.code, chosen.message)
}
