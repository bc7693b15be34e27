import { Analysts } from '../../components/admin/analysts/analysts.tsx'
import { Guarded } from '../../components/shell/guarded.tsx'

export function AdminAnalystsIsland() {
  return <Guarded admin>{() => <Analysts />}</Guarded>
}
