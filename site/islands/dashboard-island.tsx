import { Dashboard } from '../components/dashboard/dashboard.tsx'
import { Guarded } from '../components/shell/guarded.tsx'
import { askForShare } from '../stores/reads.ts'

askForShare()

export function DashboardIsland() {
  return <Guarded>{user => <Dashboard user={user} />}</Guarded>
}
