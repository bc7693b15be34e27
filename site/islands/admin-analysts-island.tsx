import { Analysts } from '../components/admin/analysts.tsx'
import { Guarded } from '../components/shell/guarded.tsx'

export function AdminAnalystsIsland() {
  return <Guarded admin>{() => <Analysts />}</Guarded>
}
