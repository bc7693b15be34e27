import { Reports } from '../components/projects/reports.tsx'
import { Guarded } from '../components/shell/guarded.tsx'

export function ReportsIsland() {
  return <Guarded>{() => <Reports />}</Guarded>
}
