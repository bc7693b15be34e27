import { type Claim, claimAnchor, type Finding, standWords } from './claims.ts'
import { Evidence } from './evidence.tsx'
import { useReading } from './report-context.ts'
import { VoiceMarks, VoiceName } from './voice-name.tsx'

/** One opening of a book: who holds the claim, who doubts it, and the question that would settle it. No winner. */
export function Conflict({ claim }: { claim: Claim }) {
  const { voices } = useReading()
  const { finding, holds, doubts, stands } = claim
  const title = `conflict-${claim.number}`
  const wrote = doubts.find(id => stands.get(id)?.reason)
  // Where a doubter wrote a finding of its own about the same thing, that is the argument.
  const contrary = claim.findings.find(other => doubts.includes(other.analystId))
  const argued = holds.find(id => id !== finding.analystId && stands.get(id)?.reason)
  const neither = voices.filter(({ id }) => !holds.includes(id) && !doubts.includes(id))
  return (
    <article className="spread" id={claimAnchor(claim.number)} aria-labelledby={title}>
      <header>
        <span className="no">{claim.number}</span>
        <h3 id={title}>{finding.claim}</h3>
      </header>
      <div className="pages">
        <div className="pg l">
          <p className="stand">
            <span>
              <b className="num">{holds.length}</b> {holds.length === 1 ? 'holds' : 'hold'} it
            </span>
            <VoiceMarks ids={holds} />
          </p>
          <p className="arg">{argued === undefined ? finding.suggestion : stands.get(argued)?.reason}</p>
          <Evidence finding={finding} />
          <Voices ids={holds} claim={claim} author={finding} wrote={argued} />
        </div>
        <div className="pg r">
          <p className="stand">
            <span>
              <b className="num">{doubts.length}</b> {doubts.length === 1 ? 'doubts' : 'doubt'} it
            </span>
            <VoiceMarks ids={doubts} />
          </p>
          <p className="arg">{contrary?.claim ?? (wrote === undefined ? '' : stands.get(wrote)?.reason)}</p>
          {contrary ? <Evidence finding={contrary} /> : <p className="hint">Read from the same words.</p>}
          <Voices ids={doubts} claim={claim} author={contrary} wrote={contrary ? undefined : wrote} />
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

interface VoicesProps {
  ids: number[]
  claim: Claim
  /** The finding above, whose author need not be quoted again. */
  author: Finding | undefined
  /** Whose reason is the argument above. */
  wrote?: number | undefined
}

function Voices({ ids, claim, author, wrote }: VoicesProps) {
  return (
    <ul className="voices">
      {ids.map(id => (
        <li key={id}>
          <VoiceName id={id} />{' '}
          {id === author?.analystId
            ? `raised this claim.${wrote === undefined ? '' : ` ${author.suggestion}`}`
            : id === wrote
              ? 'wrote the argument above.'
              : claim.stands.get(id)?.reason || 'gave no reason.'}
        </li>
      ))}
    </ul>
  )
}
