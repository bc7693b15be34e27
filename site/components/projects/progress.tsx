import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { panelAnalystsRead } from '../../stores/reads.ts'
import { Lane } from './lane.tsx'
import { marksOf } from './marks.ts'
import type { Progress } from './use-progress.ts'

interface Props {
  project: Project
  progress: Progress
  cancelling: boolean
  onCancel(): void
}

/** A running review: four stages, and a lane for each analyst on a real axis of time. */
export function RunningReview({ project, progress, cancelling, onCancel }: Props) {
  const { data: panel = [] } = useQuery(panelAnalystsRead(project.panelType))
  const { events, silent } = progress
  const seconds = useSecondsSince(project.review?.createdAt)
  const marks = marksOf(panel)
  const started = events.find(event => event.type === 'opinion.started')?.at
  return (
    <section className="run sheet" aria-labelledby="running">
      <header>
        <div>
          <h2 id="running">Analysis in progress</h2>
          <p className="quiet small num">{seconds} seconds so far. You can leave; nothing stops.</p>
        </div>
        <button className="btn sm" type="button" disabled={cancelling} onClick={onCancel}>
          Cancel review
        </button>
      </header>
      <Stages events={events} analysts={panel.length} />
      <ul className="lanes">
        {panel.map(analyst => (
          <Lane
            key={analyst.id}
            name={analyst.name}
            mark={marks.get(analyst.id) ?? 1}
            events={events.filter(event => event.analystId === analyst.id)}
            from={started}
          />
        ))}
      </ul>
      {silent && (
        <p className="said wait" role="alert">
          {silent} The review itself goes on.
        </p>
      )}
    </section>
  )
}

function Stages({ events, analysts }: { events: ReviewEvent[]; analysts: number }) {
  const has = (type: ReviewEvent['type']) => events.some(event => event.type === type)
  const count = (type: ReviewEvent['type']) => events.filter(event => event.type === type).length
  const read = events.find(event => event.type === 'source.read')
  const written = count('opinion.completed') + count('opinion.failed')
  const voted = has('ballots.completed')
  const done = [Boolean(read), analysts > 0 && written >= analysts, voted, has('review.completed')]
  const now = done.indexOf(false)
  const stages = [
    { name: 'Reading', text: read ? `${Number(read.blocks ?? 0)} passages read` : 'opening what you submitted' },
    { name: 'Opinions', text: read ? `${written} of ${analysts} written` : 'each analyst alone' },
    { name: 'Ballots', text: voted ? 'all votes are in' : 'after the last opinion' },
    { name: 'Report', text: 'computed from the votes' },
  ]
  return (
    <ol className="stages" aria-live="polite">
      {stages.map(({ name, text }, at) => (
        <li
          key={name}
          className={done[at] ? 'done' : at === now ? 'now' : ''}
          aria-current={at === now ? 'step' : undefined}
        >
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

function useSecondsSince(timestamp: string | undefined): number {
  const since = () => (timestamp ? Math.max(0, Math.round((Date.now() - Date.parse(timestamp)) / 1000)) : 0)
  const [seconds, setSeconds] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(since()), 1000)
    return () => clearInterval(timer)
  })
  return seconds
}
