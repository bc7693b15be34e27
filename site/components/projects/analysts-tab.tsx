import { useQuery } from '@tanstack/react-query'
import { plural } from '#api/contracts/plural.ts'
import type { Project } from '#api/contracts/projects.ts'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import { panelAnalystsRead, reportRead } from '../../stores/reads.ts'
import { Failure } from '../../ui/pending.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnalystCard } from '../analysts/analyst-card.tsx'
import { LinkedText } from '../report/linked-text.tsx'
import { marksOf } from './marks.ts'
import { panelName } from './panel-words.ts'
import { hasReport } from './words.ts'

export function AnalystsTab({ project }: { project: Project }) {
  const { data: analysts, error } = useQuery(panelAnalystsRead(project.panelType))
  const { data: report } = useQuery({ ...reportRead(project.id), enabled: hasReport(project) })
  if (error) return <Failure>The analysts could not be loaded. Please try again.</Failure>
  if (!analysts) return <Skeleton rows={4} label="Loading analysts..." />
  const marks = marksOf(analysts)
  return (
    <>
      <p className="quiet tab-lead">
        {panelName(project.panelId)}. Each analyst reads alone, then says whether the others’ claims hold, without
        knowing whose they are.
      </p>
      <ul className="analysts">
        {analysts.map(analyst => (
          <AnalystCard
            key={analyst.id}
            analyst={analyst}
            mark={marks.get(analyst.id) ?? 1}
            did={report ? deedsOf(report, analyst.id) : null}
          />
        ))}
      </ul>
    </>
  )
}

/** What an analyst did in the last review; null for one who took no part in it. */
function deedsOf(report: ProjectReport, id: number) {
  if (!report.analysts.some(analyst => analyst.id === id)) return null
  const isOwn = ({ analystId }: { analystId: number | null }) => analystId === id
  const failure = report.missing.find(({ analystId }) => analystId === id)?.failure
  if (failure && !report.sections.some(isOwn)) return <LinkedText text={`Could not finish: ${failure.message}`} />
  const answers = report.questions.filter(isOwn)
  const deeds = [
    `raised ${plural(report.claims.filter(({ raised }) => raised.some(isOwn)).length, 'claim')}`,
    `saw ${plural(report.choices.filter(({ raised }) => raised.some(isOwn)).length, 'choice')}`,
    `voted on ${plural(report.claims.filter(({ votes }) => votes.some(isOwn)).length, 'claim')} of others`,
  ]
  const asked = plural(answers.length, 'question')
  const answered = answers.filter(({ outcome }) => outcome === 'answered').length
  return report.engine === 'rubric'
    ? `In this review: ${asked} left to the reader.`
    : `In this review: ${deeds.join(', ')}; ${answered} of ${asked} answered.`
}
