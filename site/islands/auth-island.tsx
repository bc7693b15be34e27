/** /auth */
import { Auth } from '../components/auth/auth.tsx'
import { Island } from '../components/shell/island.tsx'
import { Notices } from '../components/shell/notices.tsx'

export function AuthIsland() {
  return (
    <Island>
      <Auth />
      <Notices />
    </Island>
  )
}
