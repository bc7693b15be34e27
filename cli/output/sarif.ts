/**
 * SARIF 2.1.0. A rule is an observation, or a category where a model wrote the claim; a result is known again by its
 * fingerprint, which is made of quote and category and never of prose.
 */
import { exitCodeFor, type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import { effectInWords, evidenceInWords, guidelineInWords, remarksOf } from './ci-words.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const levels = { 1: 'note', 2: 'warning', 3: 'error' } as const
/** Sorted higher by code hosts; the scale of SARIF is 0 to 100. */
const ranks = { 1: 20, 2: 50, 3: 90 } as const

export function sarifLog(results: Results) {
  const entries = results.targets.flatMap(target => shownClaims(target).map(located => ({ target, located })))
  const ids = [...new Set(entries.map(({ located }) => located.claim.rule))].sort()
  const leading = new Map(entries.toReversed().map(({ located }) => [located.claim.rule, located]))
  const rules = ids.flatMap(id => leading.get(id) ?? []).map(ruleOf)
  const ended = new Date(Date.parse(results.startedAt) + results.milliseconds).toISOString()
  return {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Panel',
            semanticVersion: results.version,
            rules,
          },
        },
        automationDetails: { id: 'panel/' },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: results.outcome === 'passed' || results.outcome === 'gate_not_met',
            exitCode: exitCodeFor(results),
            startTimeUtc: results.startedAt,
            endTimeUtc: ended,
            toolExecutionNotifications: notificationsOf(results),
          },
        ],
        results: entries.map(({ target, located }) => resultOf(target, located, ids.indexOf(located.claim.rule))),
      },
    ],
  }
}

function ruleOf(located: LocatedClaim) {
  const { rule, category, observation } = located.claim
  const words = rule.replaceAll('-', ' ')
  const guideline = guidelineInWords(located)
  const sentence = observation === null ? `What the panel has to say about ${words}.` : `The rubric saw: ${words}.`
  return {
    id: rule,
    name: rule.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    shortDescription: { text: sentence },
    help: { text: guideline ? `${sentence} Guideline: ${guideline}.` : sentence },
    // A rule weighs the same in each run; what a claim weighs stands with it.
    defaultConfiguration: { level: 'warning' },
    properties: {
      tags: [category],
      'problem.severity': 'warning',
      ...(guideline && observation !== null ? { guideline } : {}),
    },
  }
}

function resultOf(target: TargetResult, located: LocatedClaim, ruleIndex: number) {
  const { claim, known, ignored, effect, fingerprint, seenIn } = located
  const text = [claim.claim, evidenceInWords(located), claim.suggestion && `What to do: ${claim.suggestion}`]
  return {
    ruleId: claim.rule,
    ruleIndex,
    level: levels[claim.severity],
    rank: ranks[claim.severity],
    message: { text: text.filter(Boolean).join('\n') },
    locations: [locationOf(target, located)],
    partialFingerprints: { 'panelClaim/v1': fingerprint },
    ...(known === null ? {} : { baselineState: known ? 'unchanged' : 'new' }),
    ...(ignored
      ? { suppressions: [{ kind: 'external', justification: `${ignored.reason} (until ${ignored.expires})` }] }
      : {}),
    properties: {
      target: target.target,
      category: claim.category,
      stance: claim.stance,
      standing: claim.standing,
      gate: effectInWords(located, target.reports.length),
      fails: effect === 'fails',
      seenIn,
    },
  }
}

/**
 * A file and a line where there are any. A page or slide has no line, and code hosts want one: they get the first, and
 * the place in words beside it. A page of nobody's repository is shown where the configuration names it.
 */
function locationOf(target: TargetResult, { file, place }: LocatedClaim) {
  const path = file ?? target.named
  return {
    ...(path
      ? {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(path.path).replace(/[?#]/g, encodeURIComponent) },
            region: { startLine: path.line ?? 1 },
          },
        }
      : {}),
    logicalLocations: [
      {
        name: place ?? 'the whole',
        fullyQualifiedName: `${target.target}${place ? `, ${place}` : ''}`,
        kind: 'element',
      },
    ],
  }
}

function notificationsOf(results: Results) {
  const failures = results.targets.flatMap(({ target, failure, outcome }) =>
    failure
      ? [{ level: 'error', text: `${target}: ${failure.message}`, code: failure.code }]
      : outcome === 'cancelled'
        ? [{ level: 'error', text: `${target}: cancelled`, code: 'cancelled' }]
        : [],
  )
  const remarks = remarksOf(results).map(text => ({ level: 'warning', text, code: 'ignore_list' }))
  return [...failures, ...remarks].map(({ level, text, code }) => ({
    level,
    message: { text },
    descriptor: { id: code },
  }))
}
