import { plural } from '#api/contracts/plural.ts'
import { seenWords } from '#api/contracts/report/words.ts'
import type { Effect } from '../ci/gate.ts'
import { failing, type LocatedClaim, type Results, type TargetResult } from '../ci/results.ts'
import { inQuotationMarks, oneLine } from './quote-marks.ts'

export const effectWords = {
  fails: 'fails the build',
  unverified: 'not verified, so never counted',
  no_gate: 'of a check that fails no build',
  absence_by_model: 'a model says that something is missing, which nothing can show',
  seen_by_model: 'a model saw it in a picture, which nothing can show',
  stance: 'of a kind that the gate lets pass',
  category: 'of a category that the gate lets pass',
  weight: 'weighs less than the gate asks for',
  not_repeated: 'did not come back in enough runs',
  known: 'known: it is in the baseline',
  ignored: 'ignored',
} as const satisfies Record<Effect, string>

export function effectInWords({ effect, ignored, seenIn }: LocatedClaim, runs: number): string {
  if (effect === 'ignored' && ignored) return `ignored until ${ignored.expires}: ${ignored.reason}`
  if (effect === 'not_repeated') return `came back in ${seenIn} of ${plural(runs, 'run')}, too few to fail a build`
  return effectWords[effect]
}

export function evidenceInWords({ claim }: LocatedClaim): string {
  if (claim.lookedFor) return `Looked for: ${oneLine(claim.lookedFor)}`
  return claim.quotes.map(inQuotationMarks).join(' … ') || seenWords(claim)
}

/** The claim, its evidence and its suggestions, for forms that show a claim as lines of text. */
export function linesOf(located: LocatedClaim): string[] {
  const { headline, suggestions, text } = located.claim
  return [
    headline,
    text,
    evidenceInWords(located),
    ...suggestions.map(suggestion => `What to do: ${suggestion}`),
  ].filter(Boolean)
}

export function guidelineInWords({ claim: { source } }: LocatedClaim): string | null {
  if (!source) return null
  return `${source.publisher}, ${source.title}${source.year === null ? '' : ` (${source.year})`}`
}

/** Where to find it: file and line, else the place in the submission. */
export function whereInWords({ file, place }: LocatedClaim): string {
  const path = file ? (file.line === null ? file.path : `${file.path}:${file.line}`) : null
  return [path, file?.line ? null : place].filter(Boolean).join(', ')
}

export function targetInWords(target: TargetResult): string {
  switch (target.outcome) {
    case 'passed':
      return 'passed'
    case 'gate_not_met':
      return `${plural(failing(target).length, 'claim')} ${failing(target).length === 1 ? 'fails' : 'fail'} the build`
    case 'not_reviewed':
      return `could not be reviewed: ${target.failure?.message ?? 'no reason was given'}`
    case 'cancelled':
      return 'cancelled'
  }
}

export function outcomeInWords(results: Results): string {
  const count = (outcome: TargetResult['outcome']) =>
    results.targets.filter(target => target.outcome === outcome).length
  const reviewed = results.targets.length - count('not_reviewed') - count('cancelled')
  const of = `${plural(reviewed, 'target')} of ${results.targets.length} reviewed`
  switch (results.outcome) {
    case 'passed':
      return `Passed: ${of}, and no claim fails the build.`
    case 'gate_not_met': {
      const claims = results.targets.reduce((sum, target) => sum + failing(target).length, 0)
      return `The gate is not met: ${plural(claims, 'claim')} in ${plural(count('gate_not_met'), 'target')} (${of}).`
    }
    case 'not_reviewed':
      return `Could not review: ${plural(count('not_reviewed'), 'target')} (${of}).`
    case 'cancelled':
      return `Cancelled (${of}).`
    case 'not_signed_in':
    case 'error':
      return results.failure?.message ?? 'The run was cut short.'
  }
}

export const runName = ({ name }: Pick<Results, 'name'>): string => (name === null ? 'Panel' : `Panel, ${name}`)

export function remarksOf(results: Results): string[] {
  const named = ({ rule, quote, target }: Results['expired'][number]) =>
    [rule, quote && `“${oneLine(quote)}”`, target && `in ${target}`].filter(Boolean).join(' ')
  return [
    ...results.expired.map(
      entry =>
        `An entry of the ignore list has expired (${entry.expires}) and ignores nothing: ${named(entry)}. It said: ${oneLine(entry.reason)}`,
    ),
    ...results.unused.map(entry => `An entry of the ignore list met nothing: ${named(entry)}.`),
  ]
}
