import { type Claim, claimAnchor } from './claims.ts'
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
          <VoiceMarks ids={holds} />
          <span>
            {holds.length} of {voices.length} hold this, none against
          </span>
        </p>
      </div>
      <Evidence finding={finding} />
    </article>
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
