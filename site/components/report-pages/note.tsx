import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { seenWords, sidesOf, sideWords, standingOf } from '#api/contracts/report/words.ts'
import { wordsAsRead } from '#db/quote-words.ts'
import type { TakenSide } from '#db/vocabulary.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { reportAddress } from '../projects/address.ts'
import { VotesAndWordings } from '../report/claims.tsx'
import { MarkTools, YourCall } from '../report/mark-tools.tsx'
import { markable } from '../report/marks.ts'
import { PointSigns } from '../report/point-signs.tsx'
import { $printing } from '../report/printing.ts'
import { useReport } from '../report/report-context.ts'
import { Suggestions } from '../report/suggestions.tsx'
import { VoiceMarks } from '../report/voice-name.tsx'
import { useNotesBelow } from './narrow-screen.ts'
import { isUnmarked, type Point, pageName, unmarkedWords } from './pages.ts'

const NoteSheet = lazyComponent(() => import('./note-sheet.tsx'), 'NoteSheet')

interface Props {
  point: Point
  /** The side of a split choice that this note shows. Each side has a note; links open the backers' note. */
  side?: TakenSide | null
  isElsewhere?: boolean
  open: boolean
  onToggle: () => void
  top?: number | undefined
}

/** A claim or choice in the margin. An open note shows its whole text, on narrow screens in a sheet. */
export function Note({ point, side = null, isElsewhere = false, open, onToggle, top }: Props) {
  const { document } = useReport()
  const printing = useStore($printing)
  const { id, label, headline, claim, choice, raisers } = point
  const about = claim ?? choice
  const stands = side && choice ? choice[side] : null
  const inSheet = useNotesBelow() && !printing
  const className = open ? 'margin-note open' : 'margin-note'
  const head = (voices: number[], standing: ReactNode = null) => (
    <span className="note-head">
      <b className="num">{label}</b>
      {about && <PointSigns point={about} />}
      <VoiceMarks ids={voices} />
      {standing}
    </span>
  )
  if (isElsewhere)
    return (
      <li className={className} style={{ top }}>
        {/* A link to the hash that the address already has would do nothing. */}
        <a href={`#${id}`} onClick={() => location.hash === `#${id}` && onToggle()}>
          {head(raisers)}
          <span className="note-headline">{headline}</span>
          <span className="quiet tiny">Its note is on {pageName(document, point.places[0]?.page).toLowerCase()}</span>
        </a>
      </li>
    )
  return (
    <li className={className} id={side === 'doubt' ? undefined : `note-${id}`} data-side={side && id} style={{ top }}>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        {head(stands ? stands.map(({ analystId }) => analystId) : raisers, side && sideWords[side])}
        <span className="note-headline">{stands?.[0]?.reason ? <i>{stands[0].reason}</i> : headline}</span>
        {isUnmarked(point.places[0]) && <span className="quiet tiny">{unmarkedWords}</span>}
      </button>
      {/* Choices are printed in the overview. */}
      {(printing ? claim : open) &&
        side !== 'doubt' &&
        (inSheet ? (
          <NoteSheet head={head(raisers)} title={headline} onClose={onToggle}>
            <NoteText point={point} titled />
          </NoteSheet>
        ) : (
          <NoteText point={point} titled={!choice?.split} />
        ))}
    </li>
  )
}

function NoteText({ point: { id, claim, choice }, titled }: { point: Point; titled: boolean }) {
  const { report } = useReport()
  const printing = useStore($printing)
  const about = claim ?? choice
  const words = about?.quotes.map(quote => `“${wordsAsRead(quote)}”`).join(', ')
  const sure = about?.quotes.flatMap(({ where }) => ('recognised' in where && where.recognised) || []) ?? []
  return (
    <div className="note-text small">
      {/* For screen readers: others see the marks on the page. */}
      {words && <p className="visually-hidden">On the words {words}</p>}
      {claim && <p>{claim.text}</p>}
      {choice && !titled && <p className="note-headline">{choice.sentence}</p>}
      {claim && <Suggestions all={claim.suggestions} />}
      {claim?.lookedFor && (
        <p>
          <b>Looked for, and not found:</b> {claim.lookedFor}
        </p>
      )}
      {sure.length > 0 && <p>Read from a picture, {Math.min(...sure)}% sure.</p>}
      {claim && claim.seen.length > 0 && <p>{seenWords(claim)}.</p>}
      {claim && printing ? (
        <VotesAndWordings claim={claim} />
      ) : (
        <p className="quiet small">{claim ? standingOf(report, claim) : choice && sidesOf(report, choice)}</p>
      )}
      {choice?.question && <p className="note-question">{choice.question}</p>}
      {choice && <YourCall {...markable(choice)} />}
      {about && <MarkTools {...markable(about)} anchor={id} />}
      <a href={reportAddress(id, null)}>In the overview</a>
    </div>
  )
}
