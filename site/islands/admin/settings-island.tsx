import { Settings } from '../../components/admin/settings/settings.tsx'
import { Guarded } from '../../components/shell/guarded.tsx'

export function AdminSettingsIsland() {
  return <Guarded admin>{() => <Settings />}</Guarded>
}
