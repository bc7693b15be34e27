import { ModelScreen } from '../../components/admin/model/model-screen.tsx'
import { Guarded } from '../../components/shell/guarded.tsx'

export function AdminModelIsland() {
  return <Guarded admin>{() => <ModelScreen />}</Guarded>
}
