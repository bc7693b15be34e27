import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { panelAnalystsRead } from '../../stores/reads.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Lane } from './lane.tsx'
import { marksOf } from './marks.ts'
import { type Axis, axisAt, formatWholeSeconds, positionOn, tickLabel } from './time-axis.ts'
import type { Progress } from './use-progress.ts'
import { projectAddress, statusWords } from './words.ts'

const Confirm = lazyComponent(() => import('../../ui/confirm.tsx'), 'Confirm')

interface Props {
  project: Project
  progress: Progress
  cancelling: boolean
  /** Shows the project's name, linked, as the heading: for screens that show other things too. */
  named: boolean
  onCancel(): void
}

export function RunningReview({ project, progress, cancelling, named, onCancel }: Props) {
  const { data: known } = useQuery(panelAnalystsRead(project.panelType))
  const panel = known ?? []
  const events = standing(progress.events)
  const [asking, setAsking] = useState(false)
  const clock = useNow()
  const asked = Date.parse(project.review?.createdAt ?? '') || clock
  // The server's clock may be ahead of this one; durations must not be negative.
  const now = Math.max(clock, asked)
  const marks = marksOf(panel)
  const begun = events.some(event => event.type === 'opinion.started')
  const axis = begun ? axisAt(asked, now) : null
  return (
    <section className="review-progress sheet" aria-labelledby="running">
      <header>
        <div>
          <h2 id="running">
            {named ? <a href={projectAddress(project.id)}>{project.name}</a> : statusWords.in_progress.long}
          </h2>
          <p className="quiet small num">
            {named && `${statusWords.in_progress.long}, `}
            {formatWholeSeconds(now - asked)} so far. You can leave; nothing stops.
          </p>
        </div>
        <button className="button compact" type="button" disabled={cancelling} onClick={() => setAsking(true)}>
          Cancel review
        </button>
      </header>
      <Stages events={events} analysts={panel.length} />
      <div className="timeline">
        <ul className="lanes small">
          {!known && <EmptyLanes />}
          {panel.map(analyst => (
            <Lane
              key={analyst.id}
              name={analyst.name}
              mark={marks.get(analyst.id) ?? 1}
              events={events.filter(event => event.analystId === analyst.id)}
              axis={axis}
            />
          ))}
        </ul>
        {axis && <Ticks axis={axis} />}
      </div>
      {progress.streamError && (
        <p className="callout warning" role="alert">
          {progress.streamError} The review itself goes on.
        </p>
      )}
      {asking && (
        <Confirm
          title="Cancel this review?"
          verb="Cancel review"
          cancelLabel="Go on"
          busy={cancelling}
          onConfirm={onCancel}
          onClose={() => setAsking(false)}
        >
          <p>“{project.name}” becomes a draft again, without a report. A new review begins from the start.</p>
        </Confirm>
      )}
    </section>
  )
}

/** Leaves out what an opinion that began again has undone: its earlier end, and the ballots. */
const standing = (events: ReviewEvent[]) =>
  events.filter(
    ({ analystId: id, type }, at) =>
      !/completed|failed/.test(type) ||
      !events.slice(at).some(later => later.type === 'opinion.started' && (!id || later.analystId === id)),
  )

/** Reserves space for a panel's lanes, so that nothing below moves when they load. */
function EmptyLanes() {
  return [1, 2, 3, 4].map(place => (
    <li key={place} className="pending" aria-hidden="true">
      <span className="voice-name">&nbsp;</span>
      <span className="bar-cell" />
    </li>
  ))
}

function Stages({ events, analysts }: { events: ReviewEvent[]; analysts: number }) {
  const count = (type: ReviewEvent['type']) => events.filter(event => event.type === type).length
  const read = events.find(event => event.type === 'source.read')
  const step = events.findLast(event => event.type === 'source.step')?.message
  const written = count('opinion.completed') + count('opinion.failed')
  const voted = events.find(event => event.type === 'ballots.completed')
  const unvoted = !voted?.voters ? 'nothing to vote on' : voted.ballots === 0 && 'no votes could be taken'
  const now = [read, analysts && written >= analysts, voted].filter(Boolean).length
  const stages = [
    {
      name: 'Reading',
      text: read ? `${Number(read.blocks ?? 0)} passages read` : (step ?? 'opening what you submitted'),
    },
    { name: 'Analysts', text: read ? `${written} of ${analysts} done` : 'each alone' },
    { name: 'Ballots', text: (voted && unvoted) || 'on claims and choices' },
    { name: 'Report', text: 'computed by code' },
  ]
  return (
    <ol className="stages quiet small" aria-live="polite">
      {stages.map(({ name, text }, at) => (
        <li
          key={name}
          className={at < now ? 'done' : at === now ? 'now' : ''}
          aria-current={at === now ? 'step' : undefined}
        >
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

/** The width of the current time’s label on the narrowest axis, in percent of it. A nearer tick has no label. */
const labelWidth = 10

function Ticks({ axis }: { axis: Axis }) {
  const { now, span, ticks } = axis
  const position = positionOn(axis, now)
  return (
    <div className="axis num" aria-hidden="true">
      <div>
        {ticks.map(tick => {
          const left = (tick / span) * 100
          return (
            <span key={tick} style={{ left: `${left}%` }}>
              {Math.abs(left - position) > labelWidth && tickLabel(tick, span)}
            </span>
          )
        })}
        <span className="now" style={{ left: `${position}%` }}>
          {formatWholeSeconds(now - axis.from)}
        </span>
      </div>
    </div>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
