/** A proofreader's signs: told apart by shape and word, by colour last. */
import type { Claim, ReportChoice } from '#api/contracts/report.ts'
import { outcomeWords, stanceWords, strengthWords, weightWords } from '#api/contracts/report-words.ts'
import type { AnswerOutcome, Stance, Weight } from '#db/vocabulary.ts'

const strokes = {
  tick: 'M3 9 7 13 15 4',
  wave: 'M1 11q2-5 4 0t4 0 4 0 4 0',
  caret: 'M3 14 9 5l6 9',
  fork: 'M9 16v-6M9 10 4 3M9 10l5-7',
}

function Sign({ shape, word }: { shape: keyof typeof strokes; word: string }) {
  return (
    <span className={shape === 'tick' ? 'sign' : 'sign problem'}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={strokes[shape]} />
      </svg>
      {word}
    </span>
  )
}

export function StanceSign({ stance, absence = false }: { stance: Stance; absence?: boolean }) {
  return <Sign shape={stance === 'strength' ? 'tick' : absence ? 'caret' : 'wave'} word={stanceWords[stance]} />
}

function WeightSign({ weight, word }: { weight: Weight; word: string }) {
  return (
    <span className="sign weight">
      <svg viewBox="0 0 18 18" aria-hidden="true">
        {[1, 2, 3].map(at => (
          <path key={at} className={at > weight ? 'unlit' : undefined} d={`M${at * 5 - 1} 3v12`} />
        ))}
      </svg>
      {word}
    </span>
  )
}

export function ClaimSigns({ claim: { stance, weight, lookedFor } }: { claim: Claim }) {
  const words = stance === 'strength' ? strengthWords : weightWords
  return (
    <p className="signs">
      <StanceSign stance={stance} absence={lookedFor !== null} />
      <WeightSign weight={weight} word={words[weight]} />
    </p>
  )
}

export function ChoiceSigns({ choice: { split, weight } }: { choice: ReportChoice }) {
  return (
    <p className="signs">
      <Sign shape="fork" word={split ? 'Split choice' : 'Choice'} />
      <WeightSign weight={weight} word={weightWords[weight]} />
    </p>
  )
}

const drawn: Record<AnswerOutcome, string> = {
  answered: 'full',
  partly: 'half',
  not_found: 'none',
  not_looked_for: 'apart',
}

/** A box: full, half full or dashed; only a line for a question that was not looked for. */
export function OutcomeMark({ outcome }: { outcome: AnswerOutcome }) {
  return <span className={`outcome ${drawn[outcome]}`} aria-hidden="true" />
}

export function OutcomeSign({ outcome }: { outcome: AnswerOutcome }) {
  return (
    <span className="sign">
      <OutcomeMark outcome={outcome} />
      {outcomeWords[outcome]}
    </span>
  )
}
