/** A proofreader's signs: distinguished by shape and word first, by colour last. */
import { outcomeWords, type Sign, signWords, weightWords } from '#api/contracts/report/words.ts'
import type { AnswerOutcome, Weight } from '#db/vocabulary.ts'

/** A tick, a wave, a caret and a fork. */
const strokes: Record<Sign, string> = {
  works: 'M3 9 7 13 15 4',
  weak: 'M1 11q2-5 4 0t4 0 4 0 4 0',
  missing: 'M3 14 9 5l6 9',
  split: 'M9 16v-6M9 10 4 3M9 10l5-7',
}

export function SignOf({ sign, word = signWords[sign] }: { sign: Sign; word?: string }) {
  return (
    <span className={sign === 'works' ? 'sign' : 'sign problem'}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={strokes[sign]} />
      </svg>
      {word}
    </span>
  )
}

export function WeightSign({ weight }: { weight: Weight }) {
  return (
    <span className="sign weight">
      <svg viewBox="0 0 18 18" aria-hidden="true">
        {[1, 2, 3].map(at => (
          <path key={at} className={at > weight ? 'unlit' : undefined} d={`M${at * 5 - 1} 3v12`} />
        ))}
      </svg>
      {weightWords[weight]}
    </span>
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
