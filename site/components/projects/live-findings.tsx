import type { ReviewEvent } from '#api/contracts/events.ts'
import { addToFindings, noFindings, withdrawnInWords } from '#api/contracts/live-findings.ts'
import { SignOf } from '../report/signs.tsx'

export function LiveFindings({ events }: { events: ReviewEvent[] }) {
  const live = events.reduce(addToFindings, noFindings)
  const last = events.findLast(({ type }) => type.startsWith('opinion.'))
  const withdrawn = withdrawnInWords(live, last?.type === 'opinion.failed')
  return (
    <div className="live-findings">
      <ul>
        {live.shown.map(({ headline, stance }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same headline, and new ones come at the end
          <li key={`${at} ${headline}`}>
            <SignOf sign={stance === 'strength' ? 'works' : 'weak'} /> {headline}
          </li>
        ))}
      </ul>
      {withdrawn && <p className="quiet">{withdrawn}</p>}
    </div>
  )
}
