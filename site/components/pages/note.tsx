import type { Ref } from 'react'
import { seenWords, sidesOf, standingOf } from '#api/contracts/report-words.ts'
import { MarkTools, YourCall } from '../report/mark-tools.tsx'
import { ChoiceSigns, ClaimSigns } from '../report/point-signs.tsx'
import { useReport } from '../report/report-context.ts'
import { VoiceMarks } from '../report/voice-name.tsx'
import type { Point } from './pages.ts'

interface Props {
  point: Point
  open: boolean
  onToggle: () => void
  top?: number | undefined
  ref?: Ref<HTMLLIElement>
}

/** A claim or choice in the margin; open, it tells the whole of it. */
export function Note({ point, open, onToggle, top, ref }: Props) {
  const { report } = useReport()
  const { id, label, headline, claim, choice, raisers } = point
  const about = claim
    ? ({ id: claim.id, kind: 'claim', name: `Claim ${label}` } as const)
    : choice && ({ id: choice.id, kind: 'choice', name: `Choice ${label}` } as const)
  return (
    <li className={open ? 'margin-note open' : 'margin-note'} id={`note-${id}`} ref={ref} style={{ top }}>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        <span className="note-head">
          <b className="num">{label}</b>
          {claim ? <ClaimSigns claim={claim} /> : choice && <ChoiceSigns choice={choice} />}
          <VoiceMarks ids={raisers} />
        </span>
        <span className="note-headline">{headline}</span>
      </button>
      {open && (
        <div className="note-text small">
          {claim && <p>{claim.text}</p>}
          {claim?.suggestions.map(suggestion => (
            <p key={suggestion}>
              <b>To do:</b> {suggestion}
            </p>
          ))}
          {claim?.lookedFor && (
            <p>
              <b>Looked for, and not found:</b> {claim.lookedFor}
            </p>
          )}
          {claim && claim.seen.length > 0 && <p>{seenWords(claim)}.</p>}
          <p className="standing quiet small">
            {claim ? standingOf(report, claim) : choice && sidesOf(report, choice)}
          </p>
          {choice?.question && <p className="note-question">{choice.question}</p>}
          {about && about.kind === 'choice' && <YourCall {...about} />}
          {about && <MarkTools {...about} anchor={id} />}
          <a href={`${location.pathname}#${id}`}>In the overview</a>
        </div>
      )}
    </li>
  )
}
