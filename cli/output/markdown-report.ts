/** The report as Markdown: for files, pull requests and mail. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { Project } from '#api/contracts/projects.ts'
import { holdersOf, sidesOf, type Voice } from '#api/contracts/report-sides.ts'
import { nameOf } from '../progress.ts'
import {
  costInWords,
  evidenceOf,
  type Finding,
  factsOf,
  findingById,
  howShared,
  otherEvidence,
  placeInWords,
  provenance,
  type Report,
  suggestionsOf,
  summaryText,
} from './report-parts.ts'

export function markdownReport(
  project: Project,
  report: Report,
  analysts: readonly Pick<Analyst, 'id' | 'name'>[],
): string {
  const name = (id: number) => nameOf(analysts, id)
  const cost = costInWords(report)
  const parts = [
    `# ${escaped(project.name)}`,
    ...provenance(report).map(escaped),
    ...(report.summary ? ['## Summary', ...summaryText(report).split(/\n+/).map(escaped)] : []),
    ...chapter('Conflicts', report.tensions, tension => {
      const sides = sidesOf(report, tension)
      if (!sides) return []
      return [
        ...claim(sides.heading),
        ...sides.for.map(voice => voiceLine('For', voice, name)),
        ...sides.against.map(voice => voiceLine('Against', voice, name)),
        ...otherEvidence(sides).map(quoted),
        `**What would settle it:** ${escaped(tension.question)}`,
        ...suggestionsOf(sides.heading, sides.contrary).map(next),
      ]
    }),
    ...chapter('Agreements', report.agreements, agreement => {
      const heading = findingById(report, agreement.findingIds[0] ?? '')
      if (!heading) return []
      const holders = holdersOf(report, agreement)
      const raised = holders.filter(voice => voice.raised)
      return [
        ...claim(heading),
        escaped(howShared(holders, name)),
        ...raised.flatMap(({ analystId, words }) =>
          words.map(said => `- **${escaped(name(analystId))}:** ${escaped(said)}`),
        ),
        ...suggestionsOf(heading, null).map(next),
      ]
    }),
    ...chapter('Seen by one', report.loneInsights, id => {
      const finding = findingById(report, id)
      if (!finding) return []
      return [
        ...claim(finding),
        `Seen by ${escaped(name(finding.analystId))} only.`,
        ...suggestionsOf(finding, null).map(next),
      ]
    }),
    ...chapter('Not verified, not counted', unverified(report), finding => [
      `- ${escaped(finding.claim)} (${escaped(name(finding.analystId))})`,
    ]),
    ...chapter('What could not be read', report.coverage.unread, unread => [
      `- ${escaped(placeInWords(unread.where))}: ${escaped(unread.why)}`,
    ]),
    ...chapter('Missing from the panel', report.missing, missing => [
      `- ${escaped(name(missing.analystId))}: ${escaped(missing.failure.message)}`,
    ]),
    ...(cost ? ['## Cost', cost] : []),
    '*The panel does not decide. You do.*',
  ]
  return parts.join('\n\n')
}

const unverified = (report: Report): Finding[] => report.findings.filter(finding => !finding.verified)

function chapter<T>(title: string, entries: readonly T[], write: (entry: T) => string[]): string[] {
  return entries.length === 0 ? [] : [`## ${title}`, ...entries.flatMap(write)]
}

function claim(finding: Finding): string[] {
  return [
    `### ${escaped(finding.claim)}`,
    escaped(factsOf(finding)),
    ...evidenceOf(finding).map(quoted),
    ...(finding.lookedFor ? [`> Looked for: ${escaped(finding.lookedFor)}`] : []),
  ]
}

const quoted = ({ text, where }: { text: string; where: string }): string => `> ${escaped(text)}\n>\n> *${where}*`

/** One analyst of a side, and whether it found this itself or came to it by ballot. */
function voiceLine(side: string, { analystId, raised, words }: Voice, name: (id: number) => string): string {
  const how = raised ? (words.length > 0 ? ', on their own' : '') : ', by ballot'
  const said = words.join(' ') || (raised ? '(The claim is theirs.)' : 'No reason was given.')
  return `- **${side}: ${escaped(name(analystId))}${how}.** ${escaped(said)}`
}

const next = (suggestion: string): string => `*Next:* ${escaped(suggestion)}`

/**
 * Words of a submission are data: they must not turn into markup, links, images, entities or formulas of the report, nor
 * the start of a line into a list. Every escape is one of CommonMark's, so that a renderer shows the words as they were.
 */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&$@]/g, '\\$&')
    .replace(/^([-+=])|^(\d{1,9})([.)])/, (start, mark, number, point) => (mark ? `\\${start}` : `${number}\\${point}`))
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
}
