import { type Claim, claimAnchor, type Finding, type SideVoice, standWords } from './claims.ts'
import { Evidence, restsOnSameWords } from './evidence.tsx'
import { useReading } from './report-context.ts'
import { VoiceMarks, VoiceName } from './voice-name.tsx'

/** One opening of a book: who holds the claim, who doubts it, and the question that would settle it. No winner. */
export function Conflict({ claim }: { claim: Claim }) {
  const { voices } = useReading()
  const { finding, contrary, holds, doubts, stands } = claim
  const title = `conflict-${claim.number}`
  const neither = voices.filter(({ id }) => ![...holds, ...doubts].some(voice => voice.analystId === id))
  // The claim is the heading: its side argues with what another of it wrote, else with what to do about it.
  const seconder = holds.find(voice => voice.words.length > 0)
  const doubter = contrary ? undefined : doubts.find(voice => voice.words.length > 0)
  return (
    <article className="spread" id={claimAnchor(claim.number)} aria-labelledby={title}>
      <header>
        <span className="no">{claim.number}</span>
        <h3 id={title}>{finding.claim}</h3>
      </header>
      <div className="pages">
        <div className="pg l">
          <Stand voices={holds} one="holds it" many="hold it" />
          <p className="arg">{seconder ? seconder.words.join(' ') : finding.suggestion}</p>
          <Evidence finding={finding} />
          <Voices of={holds} raiser={finding} above={seconder} suggests={seconder !== undefined} />
        </div>
        <div className="pg r">
          <Stand voices={doubts} one="doubts it" many="doubt it" />
          <p className="arg">{contrary?.claim ?? doubter?.words.join(' ')}</p>
          {contrary && !restsOnSameWords(finding, contrary) ? (
            <Evidence finding={contrary} />
          ) : (
            <p className="hint">Read from the same words.</p>
          )}
          <Voices of={doubts} raiser={contrary} above={doubter} suggests />
        </div>
        {claim.question && (
          <p className="settle">
            <span>What would settle it</span>
            {claim.question}
          </p>
        )}
      </div>
      {neither.length > 0 && (
        <p className="off">
          Neither side:
          {neither.map(({ id }) => (
            <span key={id}>
              <VoiceName id={id} /> {standWords[stands.get(id)?.stand ?? 'missing']}
              {stands.get(id)?.reason ? `: ${stands.get(id)?.reason}` : '.'}
            </span>
          ))}
        </p>
      )}
    </article>
  )
}

function Stand({ voices, one, many }: { voices: SideVoice[]; one: string; many: string }) {
  return (
    <p className="stand">
      <span>
        <b className="num">{voices.length}</b> {voices.length === 1 ? one : many}
      </span>
      <VoiceMarks ids={voices.map(voice => voice.analystId)} />
    </p>
  )
}

interface VoicesProps {
  of: SideVoice[]
  /** The finding that stands for this side; null where the side only voted. */
  raiser: Finding | null
  /** Whose words are the argument above. */
  above: SideVoice | undefined
  /** Whether the raiser's suggestion is still to be said. */
  suggests: boolean
}

function Voices({ of, raiser, above, suggests }: VoicesProps) {
  return (
    <ul className="voices">
      {of.map(voice => (
        <li key={voice.analystId}>
          <VoiceName id={voice.analystId} /> {said(voice)}
        </li>
      ))}
    </ul>
  )

  function said(voice: SideVoice): string {
    if (voice.analystId === raiser?.analystId) return `raised it.${suggests ? ` ${raiser.suggestion}` : ''}`
    const how = voice.raised ? 'raised it too' : 'came to it by ballot'
    if (voice === above) return `${how}, in the words above.`
    return voice.words.length > 0 ? `${how}: ${voice.words.join(' ')}` : `${how}.`
  }
}
