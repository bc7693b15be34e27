/**
 * SARIF 2.1.0. A rule is a check, or `claim/<category>` for an analyst's claim; a result is identified by its
 * fingerprint, made of quote and category, never of prose.
 */

import { plural } from '#api/contracts/plural.ts'
import { escaped } from '#api/contracts/report/markdown.ts'
import { exitCodeFor, type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import { effectInWords, guidelineInWords, linesOf, remarksOf } from './ci-words.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
/** Code hosts sort by this; SARIF's scale is 0 to 100. */
const ranks = { 1: 20, 2: 50, 3: 90 } as const

interface Entry {
  target: TargetResult
  located: LocatedClaim
  place: { path: string; line: number | null }
}

export function sarifLog(results: Results) {
  const shown = results.targets.flatMap(target => shownClaims(target).map(located => ({ target, located })))
  const entries = shown.flatMap(({ target, located }): Entry[] => {
    const place = located.file ?? target.shownAt
    return place ? [{ target, located, place }] : []
  })
  const ids = [...new Set(entries.map(({ located }) => located.rule))].sort()
  const rules = ids.map(id => ruleOf(entries.filter(({ located }) => located.rule === id)))
  const ended = new Date(Date.parse(results.startedAt) + results.milliseconds).toISOString()
  return {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'Panel', semanticVersion: results.version, rules },
        },
        // Code hosts treat results with the same id as successors of earlier ones.
        automationDetails: { id: ['panel', results.name, ''].filter(part => part !== null).join('/') },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: results.outcome === 'passed' || results.outcome === 'gate_not_met',
            exitCode: exitCodeFor(results),
            startTimeUtc: results.startedAt,
            endTimeUtc: ended,
            toolExecutionNotifications: notificationsOf(results, shown.length - entries.length),
          },
        ],
        results: entries.map(entry => resultOf(entry, ids.indexOf(entry.located.rule))),
      },
    ],
  }
}

type Level = 'error' | 'warning' | 'note'

/** Failing claims are errors, as in every other form of the results. */
const levelOf = ({ effect, claim }: LocatedClaim): Level =>
  effect === 'fails' ? 'error' : claim.weight === 1 ? 'note' : 'warning'

/** Code scanning's names for a rule's levels. */
const problemSeverities = { error: 'error', warning: 'warning', note: 'recommendation' } as const satisfies Record<
  Level,
  string
>

/** A rule, described so that it holds for all its results, with their gravest level. */
function ruleOf(entries: readonly Entry[]) {
  const [first] = entries
  if (!first) throw new Error('A rule without a result')
  const { rule, claim } = first.located
  const { category, check, text } = claim
  const levels = entries.map(({ located }) => levelOf(located))
  const level = (['error', 'warning'] as const).find(one => levels.includes(one)) ?? 'note'
  const byCode = check !== null
  const guideline = byCode ? guidelineInWords(first.located) : null
  const sentences = byCode
    ? [
        `“${capital(spaced(rule))}” is a check of the program on ${spaced(category)}.`,
        // A model's wording would change with each run.
        ...(claim.raised.every(({ analystId }) => analystId === null) ? [`In this run, for one: ${text}`] : []),
        'Code establishes this, and no model: each result quotes the words that it rests on, or says what was looked for and where.',
      ]
    : [
        `“${capital(spaced(category))}” is a subject on which a model, as an analyst of the panel, made a claim.`,
        'Code has found the quoted words in the submission; what the claim makes of them is the model’s own.',
      ]
  const full = [...sentences, ...(guideline ? [`The guideline behind it: ${guideline}.`] : [])]
  return {
    id: rule,
    name: rule.replace(/(?:^|[-/])(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    shortDescription: { text: sentences[0] },
    fullDescription: { text: full.join(' ') },
    help: {
      text: [...full, ignoreAdvice(rule)].join('\n\n'),
      markdown: [
        `**${sentences[0]}**`,
        ...full.slice(1).map(sentence => escaped(sentence)),
        ignoreAdvice(rule, '`'),
      ].join('\n\n'),
    },
    defaultConfiguration: { level },
    properties: {
      tags: [category],
      // The precision of a model's claims has not been measured.
      ...(byCode ? { precision: 'high' } : {}),
      'problem.severity': problemSeverities[level],
      ...(guideline ? { guideline } : {}),
    },
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const spaced = (id: string): string => id.replaceAll('-', ' ')

const ignoreAdvice = (rule: string, mark = ''): string =>
  `To let it pass, change the words, or add an entry with the rule ${mark}${rule}${mark}, a reason and a last day to the ignore list in ${mark}panel.config.json${mark}.`

function resultOf({ target, located, place }: Entry, ruleIndex: number) {
  const { claim, known, ignored, effect, fingerprint, rule, seenIn } = located
  return {
    ruleId: rule,
    ruleIndex,
    level: levelOf(located),
    rank: ranks[claim.weight],
    message: { text: linesOf(located).join('\n') },
    locations: [locationOf({ target, located, place })],
    // GitHub identifies results by the first fingerprint only, and would otherwise compute one from the line.
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1`, 'panelClaim/v1': fingerprint },
    ...(known === null ? {} : { baselineState: known ? 'unchanged' : 'new' }),
    ...(ignored
      ? { suppressions: [{ kind: 'external', justification: `${ignored.reason} (until ${ignored.expires})` }] }
      : {}),
    properties: {
      target: target.target,
      category: claim.category,
      stance: claim.stance,
      group: claim.group,
      gate: effectInWords(located, target.reports.length),
      fails: effect === 'fails',
      seenIn,
    },
  }
}

/** Code hosts require a line. Pages and slides have none and get the first; the message names the place. */
function locationOf({ target, located, place: { path, line } }: Entry) {
  const { place } = located
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(path).replace(/[?#]/g, encodeURIComponent) },
      region: { startLine: line ?? 1 },
    },
    logicalLocations: [
      {
        name: place ?? 'the whole',
        fullyQualifiedName: `${target.target}${place ? `, ${place}` : ''}`,
        kind: 'element',
      },
    ],
  }
}

function notificationsOf(results: Results, leftOut: number) {
  const whole = results.failure && results.targets.length === 0 ? [results.failure] : []
  const failures = results.targets.flatMap(({ target, failure, outcome }) =>
    failure
      ? [{ level: 'error', text: `${target}: ${failure.message}`, code: failure.code }]
      : outcome === 'cancelled'
        ? [{ level: 'error', text: `${target}: cancelled`, code: 'cancelled' }]
        : [],
  )
  const remarks = remarksOf(results).map(text => ({ level: 'warning', text, code: 'ignore_list' }))
  // Code hosts reject the whole upload for one result without a file.
  const homeless = {
    level: 'warning',
    text: `${plural(leftOut, 'claim')} of pages for which no file of the repository is named ${leftOut === 1 ? 'is' : 'are'} in the other results only. Name the files in "sources".`,
    code: 'no_file',
  }
  return [
    ...whole.map(({ code, message }) => ({ level: 'error', text: message, code })),
    ...failures,
    ...remarks,
    ...(leftOut > 0 ? [homeless] : []),
  ].map(({ level, text, code }) => ({ level, message: { text }, descriptor: { id: code } }))
}
