import type { ReviewEvent } from '#api/contracts/events.ts'
import { Mark } from '../../ui/mark.tsx'

interface Props {
  name: string
  mark: number
  /** This analyst's events. */
  events: ReviewEvent[]
  /** When the first analyst began; nothing has begun where it is undefined. */
  from: string | undefined
}

/** An analyst that has not begun has an empty lane; a finished one ends where its time did. */
export function Lane({ name, mark, events, from }: Props) {
  const begun = events.find(event => event.type === 'opinion.started')
  const ended = events.findLast(event => event.type === 'opinion.completed' || event.type === 'opinion.failed')
  const failed = ended?.type === 'opinion.failed'
  const state = ended ? 'done' : begun ? 'live' : 'wait'
  return (
    <li className={state}>
      <span className="who">
        <Mark n={mark} />
        {name}
      </span>
      <span className="bar-cell">
        {begun && from && <Bar from={from} begun={begun.at} ended={ended?.at} mark={mark} />}
      </span>
      <span className="what num">
        {!begun && 'not begun'}
        {begun && !ended && 'writing'}
        {failed && 'could not finish'}
        {ended && !failed && findingsOf(ended)}
      </span>
    </li>
  )
}

function findingsOf(event: ReviewEvent): string {
  const count = Number(event.findings ?? 0)
  return count === 1 ? '1 finding' : `${count} findings`
}

/** 60 seconds fill the lane; what takes longer draws the axis longer for itself. */
function Bar({ from, begun, ended, mark }: { from: string; begun: string; ended: string | undefined; mark: number }) {
  const start = Date.parse(from)
  const end = ended ? Date.parse(ended) : Date.now()
  const span = Math.max(60_000, end - start)
  const left = ((Date.parse(begun) - start) / span) * 100
  const width = Math.max(0.6, ((end - Date.parse(begun)) / span) * 100)
  return (
    <svg className={`bar-line v${mark}`} aria-hidden="true">
      <rect x={`${left}%`} width={`${width}%`} height="8" rx="1" />
      {!ended && <rect className="nib" x={`${left + width}%`} y="-3" width="5" height="14" rx="1" fill="var(--ink)" />}
    </svg>
  )
}
