import type { Claim } from '#api/contracts/report/report.ts'
import { groupWords, standingOf, voteWords } from '#api/contracts/report/words.ts'
import type { ClaimGroup } from '#db/vocabulary.ts'
import { claimAnchor, groupAnchor, groupsOf } from './anchors.ts'
import { Evidence } from './evidence.tsx'
import { MarkTools } from './mark-tools.tsx'
import { Part } from './part.tsx'
import { PointSigns } from './point-signs.tsx'
import { inOrder } from './points.ts'
import { useReport } from './report-context.ts'
import { Suggestions } from './suggestions.tsx'
import { VoiceMarks, VoiceName } from './voice-name.tsx'

export function Claims() {
  const { narrowing, report } = useReport()
  const { engine } = report
  const claims = inOrder(report.claims, narrowing.order)
  if (claims.length === 0)
    return (
      <Part
        id="claims"
        title="No claims"
        about={engine === 'rubric' ? 'The checks found nothing to tell.' : 'Nobody raised a claim.'}
      />
    )
  return groupsOf(report.claims).map(group => (
    <Group key={group} group={group} claims={claims.filter(claim => claim.group === group)} />
  ))
}

function Group({ group, claims }: { group: ClaimGroup; claims: Claim[] }) {
  const { title, meaning } = groupWords[group]
  const { shows } = useReport().narrowing
  return (
    <Part
      id={groupAnchor(group)}
      className={claims.some(shows) ? undefined : 'hidden-by-filter'}
      title={title}
      about={meaning}
    >
      {claims.map(claim => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </Part>
  )
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { marks, narrowing } = useReport()
  const anchor = claimAnchor(claim.number)
  const isDismissed = marks?.of.get(claim.id)?.state === 'dismissed'
  const body = <ClaimBody claim={claim} />
  const evidence = <Evidence anchor={anchor} quotes={claim.quotes} claim={claim} />
  return (
    <article
      className={narrowing.shows(claim) ? 'point' : 'point hidden-by-filter'}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
    >
      <span className="ordinal">{claim.number}</span>
      <div>
        <PointSigns point={claim} />
        <h3 id={`${anchor}-title`}>{isDismissed ? <s>{claim.headline}</s> : claim.headline}</h3>
        {isDismissed ? (
          <details className="disclosure dismissed">
            <summary>Read it</summary>
            {body}
            {evidence}
          </details>
        ) : (
          body
        )}
        <MarkTools id={claim.id} kind="claim" name={`Claim ${claim.number}`} anchor={anchor} />
      </div>
      {!isDismissed && evidence}
    </article>
  )
}

function ClaimBody({ claim }: { claim: Claim }) {
  const { report } = useReport()
  const raisers = claim.raised.flatMap(({ analystId }) => analystId ?? [])
  return (
    <>
      <p>{claim.text}</p>
      <Suggestions all={claim.suggestions} />
      {claim.source && (
        <p className="standing quiet small">
          {claim.source.publisher}, {claim.source.title}
          {claim.source.year && ` (${claim.source.year})`}
        </p>
      )}
      <p className="standing quiet small">
        <VoiceMarks ids={raisers} />
        {standingOf(report, claim)}
      </p>
      <VotesAndWordings claim={claim} />
    </>
  )
}

function VotesAndWordings({ claim: { headline, raised, votes } }: { claim: Claim }) {
  const others = raised.filter(wording => wording.headline !== headline)
  if (others.length === 0 && votes.length === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {votes.length === 0 ? 'In other words' : others.length === 0 ? 'The votes' : 'Votes and wordings'}
      </summary>
      <ul className="voices quiet small">
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
