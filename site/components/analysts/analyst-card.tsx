import type { Analyst } from '#api/contracts/analysts.ts'
import { Mark } from '../../ui/mark.tsx'

/** Who reads: the portrait, or the analyst's mark where there is none. */
export function AnalystCard({ analyst, mark }: { analyst: Analyst; mark: number }) {
  return (
    <li className="analyst">
      <span className="face">
        {analyst.avatar ? <img src={analyst.avatar} alt="" width={56} height={56} loading="lazy" /> : <Mark n={mark} />}
      </span>
      <h2>{analyst.name}</h2>
      <p className="quiet">{analyst.title}</p>
      <p className="of">{analyst.specialty}</p>
      <p className="bio">{analyst.bio}</p>
    </li>
  )
}
