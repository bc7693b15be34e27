import { type Claim, claimAnchor, howShared } from './claims.ts'
import { Evidence } from './evidence.tsx'
import { useReading } from './report-context.ts'
import { VoiceMarks, VoiceName } from './voice-name.tsx'

export function Agreement({ claim }: { claim: Claim }) {
  const { voices } = useReading()
  const { finding, holds, number } = claim
  return (
    <article className="agree" id={claimAnchor(number)} aria-labelledby={`agreed-${number}`}>
      <div>
        <h3 id={`agreed-${number}`}>
          <span className="no">{number}</span>
          <span>{finding.claim}</span>
        </h3>
        <p>{finding.suggestion}</p>
        <p className="tallyline">
          <VoiceMarks ids={holds.map(voice => voice.analystId)} />
          <span>{howShared(holds, voices.length)}</span>
        </p>
        <OwnWords claim={claim} />
      </div>
      <Evidence finding={finding} />
    </article>
  )
}

/** How the others put it: folded, as the claim above says it once. */
function OwnWords({ claim: { finding, holds } }: { claim: Claim }) {
  const others = holds.filter(voice => voice.words.length > 0)
  if (others.length === 0) return null
  return (
    <details className="alt own">
      <summary>How each came to it</summary>
      <ul>
        <li>
          <VoiceName id={finding.analystId} /> raised it, in the words above.
        </li>
        {others.map(({ analystId, raised, words }) => (
          <li key={analystId}>
            <VoiceName id={analystId} /> {raised ? 'raised it too: ' : 'agreed by ballot: '}
            {words.join(' ')}
          </li>
        ))}
      </ul>
    </details>
  )
}

export function LoneInsight({ claim }: { claim: Claim }) {
  const { voice } = useReading()
  const { finding, number } = claim
  const { mark } = voice(finding.analystId)
  return (
    <article className="lone" id={claimAnchor(number)}>
      <svg className={`mk v${mark}`} aria-hidden="true">
        <use href={`#m${mark}`} />
      </svg>
      <div>
        <p className="say">{finding.claim}</p>
        <p className="by">
          <VoiceName id={finding.analystId} />, claim <span className="num">{number}</span>. {finding.suggestion}
        </p>
      </div>
      <Evidence finding={finding} />
    </article>
  )
}
