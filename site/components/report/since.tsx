import { useQuery } from '@tanstack/react-query'
import type { PastReview } from '#api/contracts/past-reviews.ts'
import { diffReports, type ReportDiff, searchIn } from '#api/contracts/report/diff.ts'
import { diffWords, factsOf } from '#api/contracts/report/words.ts'
import { reviewInAddress, versionAddress } from '../projects/address.ts'
import { claimAnchor } from './anchors.ts'
import { documentRead, shownReportRead } from './reads.ts'
import { useReport } from './report-context.ts'

const changeOf = ({ before, after }: ReportDiff['changed'][number]): string => {
  const [old, now] = [factsOf(before), factsOf(after)]
  return old === now ? 'Found on other words.' : `${old} → ${now}`
}

const kinds = Object.keys(diffWords) as (keyof ReportDiff)[]

export function Since({ review: { id, version } }: { review: PastReview }) {
  const { projectId, report } = useReport()
  const { data: earlier } = useQuery(shownReportRead(projectId, id))
  const { data: document, isPending } = useQuery(documentRead(projectId, reviewInAddress()))
  if (!earlier || isPending) return null
  const diff = diffReports(earlier, report, document ? searchIn(document) : null)
  return (
    <section className="since small" aria-labelledby="since-title">
      <h2 id="since-title">Since version {version}</h2>
      {kinds.map(kind => (
        <details key={kind} className={`disclosure ${kind}`} hidden={diff[kind].length === 0}>
          <summary>
            <b aria-hidden="true">{diffWords[kind].sign}</b> {diffWords[kind].title}: {diff[kind].length}
          </summary>
          <ul className="voices">
            {diff[kind].map(one => {
              const claim = 'after' in one ? one.after : one
              const anchor = claimAnchor(claim.number)
              const isGone = kind === 'resolved' || kind === 'notRechecked'
              return (
                <li key={claim.id}>
                  <a href={isGone ? versionAddress(projectId, id, anchor) : `#${anchor}`}>{claim.headline}</a>
                  {kind === 'changed' && 'after' in one && <p className="quiet">{changeOf(one)}</p>}
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </section>
  )
}
