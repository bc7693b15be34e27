import type { ReportChoice } from '#api/contracts/report/report.ts'
import { deedWords, fixedSides, sideWords, tensionMeaning } from '#api/contracts/report/words.ts'
import type { TakenSide } from '#db/vocabulary.ts'
import { choiceAnchor } from './anchors.ts'
import { Evidence } from './evidence.tsx'
import { MarkTools, YourCall } from './mark-tools.tsx'
import { markable } from './marks.ts'
import { Part } from './part.tsx'
import { PointSigns } from './point-signs.tsx'
import { useReport } from './report-context.ts'
import { VoiceMarks, VoiceName } from './voice-name.tsx'

export function Choices() {
  const { narrowing, report } = useReport()
  const { choices, engine } = report
  const hides = (some: ReportChoice[]) => narrowing.isNarrowed && !some.some(narrowing.shows)
  const split = choices.filter(choice => choice.split)
  const undivided = choices.filter(choice => !choice.split)
  return (
    <Part
      id="tension"
      className={hides(choices) ? 'hidden-by-filter' : undefined}
      title="Creative tension"
      about={
        split.length > 0
          ? tensionMeaning(split)
          : engine === 'rubric'
            ? 'No analyst took sides: a model is needed for that.'
            : 'No decision splits the panel.'
      }
    >
      {split.map(choice => (
        <ChoiceCard key={choice.id} choice={choice} />
      ))}
      {undivided.length > 0 && (
        <details className={hides(undivided) ? 'disclosure hidden-by-filter' : 'disclosure'}>
          <summary>
            {undivided.length === 1
              ? 'One choice on which nobody is divided'
              : `${undivided.length} choices on which nobody is divided`}
          </summary>
          {undivided.map(choice => (
            <ChoiceCard key={choice.id} choice={choice} />
          ))}
        </details>
      )}
    </Part>
  )
}

function ChoiceCard({ choice }: { choice: ReportChoice }) {
  const title = `${choiceAnchor(choice.number)}-title`
  const { shows } = useReport().narrowing
  return (
    <article
      className={shows(choice) ? 'split-choice' : 'split-choice hidden-by-filter'}
      id={choiceAnchor(choice.number)}
      aria-labelledby={title}
    >
      <header className="point">
        <span className="ordinal">C{choice.number}</span>
        <div>
          <PointSigns point={choice} />
          <h3 id={title}>{choice.sentence}</h3>
          {choice.fixed && <p className="standing quiet small">{fixedSides}</p>}
          <MarkTools {...markable(choice)} anchor={choiceAnchor(choice.number)} />
        </div>
        <Evidence about={choice} />
      </header>
      <div className="choice-sides sheet">
        <Side choice={choice} side="back" />
        <Side choice={choice} side="doubt" />
        {choice.question && (
          <p className="settling-question">
            <span>What would settle it</span>
            {choice.question}
          </p>
        )}
        <YourCall {...markable(choice)} />
      </div>
      <Aside choice={choice} />
    </article>
  )
}

function Side({ choice, side }: { choice: ReportChoice; side: TakenSide }) {
  const stands = choice[side]
  // Analysts who do not take this side write the best case for it.
  const told = choice.raised.filter(raised => raised.side !== side && raised.otherSide !== '')
  return (
    <section className={`choice-side ${side}`}>
      <h4>
        <span>
          {stands.length || 'Nobody'} {stands.length < 2 ? sideWords[side] : side === 'back' ? 'back it' : 'doubt it'}
        </span>
        <VoiceMarks ids={stands.map(({ analystId }) => analystId)} />
      </h4>
      <ul className="voices quiet small">
        {stands.map(({ analystId, reason, raised }) => (
          <li key={analystId}>
            <VoiceName id={analystId} />
            {raised && <span className="quiet small"> {deedWords.raised}</span>}
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
      {told.length > 0 && (
        <div className="best-case small">
          <b>Its best case, told by the other side</b>
          {told.map(({ analystId, otherSide }) => (
            <p key={analystId} className="quiet">
              {otherSide}
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

/** Other wordings of the choice, and analysts whose job gives them no say in it. */
function Aside({ choice: { sentence, outside, raised } }: { choice: ReportChoice }) {
  const wordings = raised.filter(wording => wording.sentence !== sentence)
  if (outside.length === 0 && wordings.length === 0) return null
  return (
    <ul className="abstained quiet small">
      {wordings.map(wording => (
        <li key={wording.analystId}>
          <VoiceName id={wording.analystId} /> put it so: {wording.sentence}
        </li>
      ))}
      {outside.map(({ analystId, reason }) => (
        <li key={analystId}>
          <VoiceName id={analystId} /> {sideWords.outside}
          {reason ? `: ${reason}` : '.'}
        </li>
      ))}
    </ul>
  )
}
