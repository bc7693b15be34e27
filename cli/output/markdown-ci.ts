/** A pipeline's results as Markdown, for a job's summary and for the one pull-request comment that is updated. */
import { escaped } from '#api/contracts/report/markdown.ts'
import { groupWords } from '#api/contracts/report/words.ts'
import { failing, type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import {
  effectInWords,
  evidenceInWords,
  guidelineInWords,
  outcomeInWords,
  remarksOf,
  runName,
  targetInWords,
  whereInWords,
} from './ci-words.ts'

/** The first line identifies the comment, so that a program updates its own and leaves those of other runs alone. */
const markerOf = ({ name }: Results) => `<!-- ${['panel-ci', name].filter(Boolean).join(' ')} -->`

/** GitHub accepts 65,536 characters in a comment; claims that do not fit are counted. */
const mostCharacters = 60_000
const mostFailing = 50
const mostOthers = 30

export function markdownSummary(results: Results): string {
  const head = [markerOf(results), `## ${escaped(`${runName(results)}: ${outcomeInWords(results)}`)}`, tableOf(results)]
  const chapters = results.targets.flatMap(chapterOf)
  const remarks = remarksOf(results).map(remark => `- ${escaped(remark)}`)
  const parts = [...head, ...chapters, remarks.join('\n'), footOf(results)].filter(part => part !== '')
  const kept: string[] = []
  let length = 0
  for (const part of parts) {
    if (length + part.length > mostCharacters) {
      kept.push('*More than fits here: the other files of this run hold all of it.*')
      break
    }
    kept.push(part)
    length += part.length + 2
  }
  return `${kept.join('\n\n')}\n`
}

function tableOf({ targets }: Results): string {
  if (targets.length === 0) return ''
  const rows = targets.map(
    target =>
      `| ${escaped(target.target)} | ${escaped(targetInWords(target))} | ${shownClaims(target).length - failing(target).length} |`,
  )
  return ['| Target | Result | Other claims |', '| --- | --- | ---: |', ...rows].join('\n')
}

function chapterOf(target: TargetResult): string[] {
  const shown = shownClaims(target)
  const fails = shown.filter(({ effect }) => effect === 'fails')
  const others = shown.filter(({ effect }) => effect !== 'fails')
  if (shown.length === 0) return []
  const more = (count: number, most: number) => (count > most ? [`*and ${count - most} more*`] : [])
  return [
    `### ${escaped(target.target)}`,
    ...fails.slice(0, mostFailing).map(failingClaim),
    ...more(fails.length, mostFailing),
    ...(others.length > 0
      ? [
          [
            `<details><summary>What fails no build: ${others.length}</summary>`,
            '',
            ...others.slice(0, mostOthers).map(located => otherClaim(target, located)),
            ...more(others.length, mostOthers),
            '',
            '</details>',
          ].join('\n'),
        ]
      : []),
  ]
}

function failingClaim(located: LocatedClaim): string {
  const { claim } = located
  const where = whereInWords(located)
  const guideline = guidelineInWords(located)
  const lines = [
    `**${escaped(claim.headline)}**`,
    escaped(claim.text),
    `> ${escaped(evidenceInWords(located))}${where ? ` *${escaped(where)}*` : ''}`,
    ...claim.suggestions.map(suggestion => `What to do: ${escaped(suggestion)}`),
    `<sub>${escaped([located.rule, groupWords[claim.group].title, guideline].filter(Boolean).join(' · '))}</sub>`,
  ]
  return lines.join('\n\n')
}

function otherClaim(target: TargetResult, located: LocatedClaim): string {
  const where = whereInWords(located)
  const evidence = [evidenceInWords(located), where].filter(Boolean).join(' ')
  return `- ${escaped(located.claim.headline)} ${escaped(evidence)} *${escaped(effectInWords(located, target.reports.length))}*`
}

function footOf({ settings, targets }: Results): string {
  if (settings === null) return ''
  const made = targets.flatMap(({ engine, model }) => {
    if (engine === null) return []
    return engine === 'rubric' ? 'without a language model' : `with ${model ?? 'a language model'}`
  })
  const by = made.length > 0 ? `Made ${[...new Set(made)].join(' and ')}. ` : ''
  const { severity, stances } = settings.gate
  return `<sub>${escaped(`${by}The gate: verified claims of weight ${severity} and above (${stances.join(', ')}). The panel does not decide. You do.`)}</sub>`
}
