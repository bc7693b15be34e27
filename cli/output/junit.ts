/**
 * JUnit XML as read by Jenkins, GitLab and the like: a suite per target, with one case for the review and one for each
 * claim that fails the build, or would if it were not ignored, known or unrepeated.
 */
import { failing, type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import {
  effectInWords,
  evidenceInWords,
  guidelineInWords,
  linesOf,
  outcomeInWords,
  remarksOf,
  targetInWords,
  whereInWords,
} from './ci-words.ts'
import { withoutControls } from './terminal-text.ts'

interface Case {
  name: string
  /** The repository's file, for servers that show it. */
  file: string | null
  line: number | null
  seconds: number
  result:
    | { element: 'failure' | 'error'; type: string; message: string; text: string }
    | { element: 'skipped'; message: string }
    | null
}

const skippedEffects = new Set(['ignored', 'known', 'not_repeated'])

export function junitXml(results: Results): string {
  const suites = results.targets.map(target => ({ target, cases: casesOf(target) }))
  if (results.failure && suites.length === 0) return failedXml(results, results.failure)
  const all = suites.flatMap(({ cases }) => cases)
  const head = attributes({ name: suitesName(results), ...countsOf(all), time: seconds(results.milliseconds) })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head}>`,
    ...suites.flatMap(({ target, cases }, at) => suiteXml(target, cases, results, at)),
    '</testsuites>',
    '',
  ].join('\n')
}

/** A run that ended before its targets were known becomes one case, so that servers show why. */
function failedXml(results: Results, { code, message }: NonNullable<Results['failure']>): string {
  const name = suitesName(results)
  const time = seconds(results.milliseconds)
  const counts = { tests: 1, failures: 0, errors: 1 }
  const timestamp = timestampOf(results)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name, ...counts, time })}>`,
    `  <testsuite ${attributes({ name, id: 0, ...counts, skipped: 0, time, timestamp })}>`,
    `    <testcase ${attributes({ classname: name, name: 'run', time })}>`,
    `      <error ${attributes({ message, type: code })}>${xmlText(message)}</error>`,
    '    </testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const suitesName = ({ name }: Results): string => ['panel', name].filter(Boolean).join(' ')

const timestampOf = ({ startedAt }: Results): string => startedAt.replace(/\.\d+Z$/, '')

function suiteXml(target: TargetResult, cases: Case[], results: Results, id: number): string[] {
  const head = attributes({
    name: target.target,
    id,
    ...countsOf(cases),
    skipped: cases.filter(({ result }) => result?.element === 'skipped').length,
    time: seconds(target.milliseconds),
    timestamp: timestampOf(results),
  })
  const properties = { panel: target.panel, engine: target.engine ?? 'none', runs: target.reports.length }
  return [
    `  <testsuite ${head}>`,
    '    <properties>',
    ...Object.entries(properties).map(([name, value]) => `      <property ${attributes({ name, value })}/>`),
    '    </properties>',
    ...cases.flatMap(entry => caseXml(target, entry)),
    ...(id === 0
      ? [`    <system-out>${xmlText([outcomeInWords(results), ...remarksOf(results)].join('\n'))}</system-out>`]
      : []),
    '  </testsuite>',
  ]
}

function caseXml(target: TargetResult, { name, file, line, seconds: time, result }: Case): string[] {
  const head = attributes({
    classname: target.target,
    name,
    ...(file === null ? {} : { file }),
    ...(line === null ? {} : { line }),
    time: seconds(time),
  })
  if (!result) return [`    <testcase ${head}/>`]
  const inner =
    result.element === 'skipped'
      ? `<skipped ${attributes({ message: result.message })}/>`
      : `<${result.element} ${attributes({ message: result.message, type: result.type })}>${xmlText(result.text)}</${result.element}>`
  return [`    <testcase ${head}>`, `      ${inner}`, '    </testcase>']
}

function casesOf(target: TargetResult): Case[] {
  const shown = shownClaims(target).filter(({ effect }) => effect === 'fails' || skippedEffects.has(effect))
  const names = new Map<string, number>()
  return [
    reviewCase(target),
    ...shown.map(claim => {
      const evidence = evidenceInWords(claim)
      const name = [claim.rule, evidence].filter(Boolean).join(': ').slice(0, 200)
      const time = (names.get(name) ?? 0) + 1
      names.set(name, time)
      return claimCase(target, claim, time === 1 ? name : `${name} (${time})`)
    }),
  ]
}

function reviewCase(target: TargetResult): Case {
  const base = { name: 'review', file: null, line: null, seconds: target.milliseconds }
  if (target.outcome === 'cancelled') return { ...base, result: { element: 'skipped', message: 'cancelled' } }
  if (!target.failure) return { ...base, result: null }
  const { code, message } = target.failure
  return { ...base, result: { element: 'error', type: code, message, text: targetInWords(target) } }
}

function claimCase(target: TargetResult, located: LocatedClaim, name: string): Case {
  const { claim, file, rule } = located
  const base = { name, file: file?.path ?? null, line: file?.line ?? null, seconds: 0 }
  if (!failing({ claims: [located] }).length)
    return { ...base, result: { element: 'skipped', message: effectInWords(located, target.reports.length) } }
  const guideline = guidelineInWords(located)
  const text = [
    ...linesOf(located),
    whereInWords(located) && `Where: ${whereInWords(located)}`,
    guideline && `Guideline: ${guideline}`,
  ]
  return {
    ...base,
    result: { element: 'failure', type: rule, message: claim.headline, text: text.filter(Boolean).join('\n') },
  }
}

const countsOf = (cases: Case[]) => ({
  tests: cases.length,
  failures: cases.filter(({ result }) => result?.element === 'failure').length,
  errors: cases.filter(({ result }) => result?.element === 'error').length,
})

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3)

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${xmlAttribute(String(value))}"`)
    .join(' ')

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** For text between tags. Line breaks are kept. */
const xmlText = (text: string): string =>
  withoutControls(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, character => named[character] ?? character)

/** For attributes, where parsers turn line breaks into spaces unless they are character references. */
const xmlAttribute = (text: string): string =>
  xmlText(text).replace(/[\n\t]/g, character => `&#${character.charCodeAt(0)};`)
