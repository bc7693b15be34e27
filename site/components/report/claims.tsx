import type { Claim } from '#api/contracts/report.ts'
import { groupWords, standingOf, voteWords } from '#api/contracts/report-words.ts'
import type { ClaimGroup } from '#db/vocabulary.ts'
import { claimAnchor, groupAnchor, groupsOf } from './anchors.ts'
import { CopyLink } from './copy-link.tsx'
import { Evidence } from './evidence.tsx'
import { useReport } from './report-context.ts'
import { ClaimSigns } from './signs.tsx'
import { VoiceMarks, VoiceName } from './voice-name.tsx'

/** All claims, by group. */
export function Claims() {
  const { claims, engine } = useReport().report
  if (claims.length === 0)
    return (
      <section id="claims" aria-labelledby="claims-title">
        <header className="section-head">
          <h2 id="claims-title">No claims</h2>
          <p>{engine === 'rubric' ? 'The checks found nothing to tell.' : 'Nobody raised a claim.'}</p>
        </header>
      </section>
    )
  return groupsOf(claims).map(group => (
    <Group key={group} group={group} claims={claims.filter(claim => claim.group === group)} />
  ))
}

function Group({ group, claims }: { group: ClaimGroup; claims: Claim[] }) {
  const { title, meaning } = groupWords[group]
  return (
    <section id={groupAnchor(group)} aria-labelledby={`${group}-title`}>
      <header className="section-head">
        <h2 id={`${group}-title`}>{title}</h2>
        <p>{meaning}</p>
      </header>
      {claims.map(claim => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </section>
  )
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { report } = useReport()
  const title = `${claimAnchor(claim.number)}-title`
  const raisers = claim.raised.flatMap(({ analystId }) => analystId ?? [])
  return (
    <article className="point" id={claimAnchor(claim.number)} aria-labelledby={title}>
      <span className="ordinal">{claim.number}</span>
      <div>
        <ClaimSigns claim={claim} />
        <h3 id={title}>{claim.headline}</h3>
        <p>{claim.text}</p>
        {claim.suggestions.map(suggestion => (
          <p key={suggestion}>
            <b>To do:</b> {suggestion}
          </p>
        ))}
        {claim.source && (
          <p className="standing">
            {claim.source.publisher}, {claim.source.title}
            {claim.source.year && ` (${claim.source.year})`}
          </p>
        )}
        <p className="standing">
          <VoiceMarks ids={raisers} />
          {standingOf(report, claim)}
        </p>
        <VotesAndWordings claim={claim} />
        <div className="point-tools">
          <CopyLink anchor={claimAnchor(claim.number)} name={`claim ${claim.number}`} />
        </div>
      </div>
      <Evidence quotes={claim.quotes} lookedFor={claim.lookedFor} />
    </article>
  )
}

/** Every vote with its reason, and other wordings of the claim; folded, since the claim itself says enough. */
function VotesAndWordings({ claim: { headline, raised, votes } }: { claim: Claim }) {
  const others = raised.filter(wording => wording.headline !== headline)
  if (others.length === 0 && votes.length === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {votes.length === 0 ? 'In other words' : others.length === 0 ? 'The votes' : 'Votes and wordings'}
      </summary>
      <ul className="voices">
        {others.map(wording => (
          <li key={`${wording.analystId} ${wording.headline}`}>
            <VoiceName id={wording.analystId} /> put it so: {wording.headline}. {wording.text}
          </li>
        ))}
        {votes.map(({ analystId, vote, reason }) => (
          <li key={analystId}>
            <VoiceName id={analystId} /> {voteWords[vote]}
            {reason ? `: ${reason}` : '.'}
          </li>
        ))}
      </ul>
    </details>
  )
}
