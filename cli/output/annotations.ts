/** GitHub workflow commands that show a claim beside its line. */
import { type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import { linesOf, remarksOf } from './ci-words.ts'
import { withoutControls } from './terminal-text.ts'

type Level = 'error' | 'warning' | 'notice'

/** Failing claims first: GitHub shows only the first ten of each level. */
export function annotations(results: Results): string[] {
  const claims = results.targets.flatMap(target =>
    shownClaims(target)
      .filter(
        ({ effect, claim }) => effect === 'fails' || (claim.weight > 1 && effect !== 'ignored' && effect !== 'known'),
      )
      .map(located => ({ fails: located.effect === 'fails', line: claimLine(target, located) })),
  )
  return [
    ...(results.failure ? [command('error', { title: 'Panel' }, results.failure.message)] : []),
    ...results.targets.flatMap(target =>
      target.failure && target.failure.message !== results.failure?.message
        ? [failureLine(target, target.failure.message)]
        : [],
    ),
    ...claims.filter(({ fails }) => fails).map(({ line }) => line),
    ...claims.filter(({ fails }) => !fails).map(({ line }) => line),
    ...remarksOf(results).map(text => command('warning', { title: 'Panel' }, text)),
  ]
}

function failureLine(target: TargetResult, message: string): string {
  return command(
    'error',
    { ...placeOf(target.shownAt), title: 'Panel: could not be reviewed' },
    `${target.target}: ${message}`,
  )
}

function claimLine(target: TargetResult, located: LocatedClaim): string {
  const { file, place, effect, rule } = located
  // Pages and slides have no line; the title names them.
  const where = file?.line ? null : place
  const title = ['Panel', rule, where].filter(Boolean).join(', ')
  const text = linesOf(located).join('\n')
  return command(
    effect === 'fails' ? 'error' : 'warning',
    { ...placeOf(file ?? target.shownAt), title },
    file ? text : `${target.target}: ${text}`,
  )
}

const placeOf = (place: { path: string; line: number | null } | null): Record<string, string> =>
  place ? { file: place.path, line: String(place.line ?? 1) } : {}

/** `::warning file=…,line=…,title=…::message`, with the escapes the runner expects. */
function command(level: Level, properties: Record<string, string>, message: string): string {
  const values = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`)
  return `::${level} ${values.join(',')}::${data(message)}`
}

const data = (text: string): string =>
  withoutControls(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** For lines in a GitHub Actions log: a submission's words must not be taken for commands. */
export const escapeForLog = (text: string): string => text.replace(/::/g, ':\u200b:').replace(/##\[/g, '#\u200b#[')
