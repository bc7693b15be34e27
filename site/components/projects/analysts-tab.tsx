import { useQuery } from '@tanstack/react-query'
import type { Project } from '#api/contracts/projects.ts'
import { panelAnalystsRead } from '../../stores/reads.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnalystCard } from '../analysts/analyst-card.tsx'
import { marksOf } from './marks.ts'
import { panelName } from './words.ts'

export function AnalystsTab({ project }: { project: Project }) {
  const { data: analysts, error } = useQuery(panelAnalystsRead(project.panelType))
  if (error)
    return (
      <p className="callout error" role="alert">
        The analysts could not be loaded. Please try again.
      </p>
    )
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
          <AnalystCard key={analyst.id} analyst={analyst} mark={marks.get(analyst.id) ?? 1} />
        ))}
      </ul>
    </>
  )
}
