import type { ReviewEvent } from '#api/contracts/events.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Mark } from '../../ui/mark.tsx'
import { type Axis, formatDuration, positionOn } from './time-axis.ts'

const LiveFindings = lazyComponent(() => import('./live-findings.tsx'), 'LiveFindings')

interface Props {
  name: string
  mark: number
  events: ReviewEvent[]
  /** Null until an analyst has started. */
  axis: Axis | null
}

export function Lane({ name, mark, events, axis }: Props) {
  const begun = events.find(event => event.type === 'opinion.started')
  const ended = events.findLast(event => event.type === 'opinion.completed' || event.type === 'opinion.failed')
  const state = ended ? 'done' : begun ? 'live' : 'pending'
  return (
    <li className={state}>
      <span className="voice-name">
        <Mark n={mark} />
        {name}
      </span>
      <span className="bar-cell">
        {begun && axis && <Bar axis={axis} begun={begun.at} ended={ended?.at} mark={mark} />}
      </span>
      <span className="lane-status num">{ended ? endInWords(ended, begun) : begun ? 'at work' : 'not begun'}</span>
      {events.some(event => event.type === 'finding.drafted') && <LiveFindings events={events} />}
    </li>
  )
}

/** Without a model an analyst has no findings, only questions. An opinion kept from a run that failed has no beginning. */
function endInWords(ended: ReviewEvent, begun: ReviewEvent | undefined): string {
  if (ended.type === 'opinion.failed') return 'could not finish'
  const { findings, questions } = ended
  const count = Number(findings || questions || 0)
  const noun = findings || !questions ? 'finding' : 'question'
  const took = begun ? formatDuration(Date.parse(ended.at) - Date.parse(begun.at)) : 'kept'
  return `${count} ${noun}${count === 1 ? '' : 's'}, ${took}`
}

function Bar({ axis, begun, ended, mark }: { axis: Axis; begun: string; ended: string | undefined; mark: number }) {
  const left = positionOn(axis, Date.parse(begun))
  const right = positionOn(axis, ended ? Date.parse(ended) : axis.now)
  const width = Math.max(0.6, right - left)
  return (
    <svg className={`bar-line analyst-${mark}`} aria-hidden="true">
      <rect x={`${left}%`} width={`${width}%`} height="8" rx="1" />
      {!ended && <rect className="nib" x={`${left + width}%`} y="-3" width="5" height="14" rx="1" fill="var(--ink)" />}
    </svg>
  )
}
