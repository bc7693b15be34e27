import type { Ref } from 'react'
import { sidesOf, standingOf } from '#api/contracts/report-words.ts'
import { useReport } from '../report/report-context.ts'
import { ChoiceSigns, ClaimSigns } from '../report/signs.tsx'
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
        <div className="note-text">
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
          <p className="standing">{claim ? standingOf(report, claim) : choice && sidesOf(report, choice)}</p>
          {choice?.question && <p className="note-question">{choice.question}</p>}
          <a href={`${location.pathname}#${id}`}>In the overview</a>
        </div>
      )}
    </li>
  )
}
