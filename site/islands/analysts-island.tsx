import { MeetAnalysts } from '../components/analysts/meet-analysts.tsx'
import { Island } from '../components/shell/island.tsx'

export function AnalystsIsland() {
  return (
    <Island>
      <MeetAnalysts />
    </Island>
  )
}
