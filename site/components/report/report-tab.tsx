import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiFailure } from '#api/client-failure.ts'
import type { Project } from '#api/contracts/projects.ts'
import { reportRead } from '../../stores/reads.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { markAt } from '../projects/marks.ts'
import { Agreement, LoneInsight } from './agreement.tsx'
import { ClaimMap } from './claim-map.tsx'
import { claimsOf, counted, type Report } from './claims.ts'
import { Conflict } from './conflict.tsx'
import { Contents, Margin } from './margin.tsx'
import { NothingFound } from './nothing-found.tsx'
import { documentRead } from './reads.ts'
import { Record } from './record.tsx'
import { type Reading, ReadingContext } from './report-context.ts'
import { Screenshots } from './screenshots.tsx'
import { Sections, Unread } from './sections.tsx'
import { Summary } from './summary.tsx'

export function ReportTab({ project }: { project: Project }) {
  const { data: report, error } = useQuery(reportRead(project.id))
  if (error instanceof ApiFailure && error.status === 404) return <NoReport />
  if (error)
    return (
      <p className="said bad" role="alert">
        Error loading report. Please try again.
      </p>
    )
  if (report === undefined) return <Skeleton rows={8} label="Loading the report" />
  return report ? <ShownReport project={project} report={report} /> : <NoReport />
}

function NoReport() {
  return <Empty title="No report available" text="The report for this project is not available yet." />
}

function ShownReport({ project, report }: { project: Project; report: Report }) {
  const { data: document } = useQuery(documentRead(project.id))
  const reading = useMemo<Reading>(() => {
    const voices = report.analysts.map(({ id, name, title }, place) => ({
      id,
      name,
      title,
      mark: markAt(project.panelType, place),
    }))
    const voice = (id: number) =>
      voices.find(known => known.id === id) ?? { id, name: `Analyst ${id}`, title: '', mark: 1 }
    return { report, claims: claimsOf(report), voices, voice, document: document ?? null }
  }, [report, document, project.panelType])
  const { claims } = reading
  if (claims.length === 0)
    return (
      <ReadingContext value={reading}>
        <div className="report">
          <Summary />
          <NothingFound panelId={project.panelId} />
          {project.contentType === 'website' && <Screenshots project={project} />}
          {report.findings.length > 0 && <Sections />}
          <Record />
        </div>
      </ReadingContext>
    )
  const conflicts = claims.filter(claim => claim.group === 'conflict')
  const agreed = claims.filter(claim => claim.group === 'agreed')
  const lone = claims.filter(claim => claim.group === 'lone')
  const questions = conflicts.filter(claim => claim.question)
  return (
    <ReadingContext value={reading}>
      <div className="report">
        <div className="cols">
          <Contents />
          <Summary />
          <Margin />
        </div>
        <ClaimMap />
        <section id="conflicts" aria-labelledby="conflicts-title">
          <header className="sh">
            <h2 id="conflicts-title">Creative tension</h2>
            <p>
              {conflicts.length === 0
                ? 'Nobody voted against another’s claim.'
                : `${counted(conflicts.length, 'claim', 'claims')} held on one side and doubted on the other. Neither side is marked as right; each ends in the question whose answer would settle it.`}
            </p>
          </header>
          <div className="spreads">
            {conflicts.map(claim => (
              <Conflict key={claim.number} claim={claim} />
            ))}
          </div>
        </section>
        <section id="agreements" aria-labelledby="agreements-title">
          <header className="sh">
            <h2 id="agreements-title">Where they agree</h2>
            <p>
              {agreed.length === 0
                ? 'No claim is held by more than one of them.'
                : 'What several raised on their own weighs more than what one raised and others voted for.'}
            </p>
          </header>
          {agreed.map(claim => (
            <Agreement key={claim.number} claim={claim} />
          ))}
        </section>
        <section id="lone" aria-labelledby="lone-title">
          <header className="sh">
            <h2 id="lone-title">Seen by one</h2>
            <p>
              {lone.length === 0
                ? 'Every claim has a vote from somebody else.'
                : 'Nobody else raised these and nobody voted on them either way. That is a reason to look, not a reason to doubt.'}
            </p>
          </header>
          <div className="lones">
            {lone.map(claim => (
              <LoneInsight key={claim.number} claim={claim} />
            ))}
          </div>
        </section>
        <Unread />
        {project.contentType === 'website' && <Screenshots project={project} />}
        <Sections />
        {questions.length > 0 && (
          <section className="yours" aria-labelledby="yours">
            <h2 id="yours">{counted(questions.length, 'question', 'questions')}, and the decision is yours</h2>
            <ol>
              {questions.map(claim => (
                <li key={claim.number}>
                  <span className="no">{claim.number}</span>
                  <span>{claim.question}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        <Record />
      </div>
    </ReadingContext>
  )
}
