import { Profile } from '../components/profile/profile.tsx'
import { Guarded } from '../components/shell/guarded.tsx'

export function ProfileIsland() {
  return <Guarded>{user => <Profile user={user} />}</Guarded>
}
