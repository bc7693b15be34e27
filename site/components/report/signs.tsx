/** A proofreader's signs: distinguished by shape and word first, by colour last. */
import { type Deed, deedWords, outcomeWords, type Sign, signWords, weightWords } from '#api/contracts/report/words.ts'
import type { AnswerOutcome, ClaimVote, Weight } from '#db/vocabulary.ts'

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
    <span className="sign quiet">
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

/** A box: full, half full or dashed; only a line for a question to which no answer was looked for. */
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

/** A tick and a cross in a full box, a half-full box, a question mark in an empty one, and a dot without a box. */
const cast: Record<ClaimVote, string> = {
  holds: 'M4.5 9.5 8 13l5.5-8',
  partly: 'M9 1v16H1V1z',
  fails: 'M5 5l8 8M13 5l-8 8',
  unsure: 'M6.5 6.5a2.5 2.5 0 1 1 3.7 2.3Q9 9.5 9 11M9 13.7v.1',
  outside: 'M9 9v.1',
}

/** What an analyst did with a claim: its own mark in a box, or its vote. `bare` leaves the word to screen readers. */
export function DeedSign({ deed, mark, bare }: { deed: Deed; mark: number | undefined; bare?: boolean }) {
  return (
    <span className={`sign deed-sign ${deed}${deed === 'fails' ? ' problem' : ''}`} title={deedWords[deed]}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        {deed !== 'outside' && <rect x="1" y="1" width="16" height="16" rx="1" />}
        {deed === 'raised' ? (
          <use href={`#m${mark}`} className={`analyst-${mark}`} x="4" y="4" width="10" height="10" stroke="none" />
        ) : (
          <path d={cast[deed]} />
        )}
      </svg>
      <span className={bare ? 'visually-hidden' : undefined}>{deedWords[deed]}</span>
    </span>
  )
}
