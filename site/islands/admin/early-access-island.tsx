import { EarlyAccessRequests } from '../../components/admin/early-access/early-access.tsx'
import { Guarded } from '../../components/shell/guarded.tsx'

export function AdminEarlyAccessIsland() {
  return <Guarded admin>{() => <EarlyAccessRequests />}</Guarded>
}
