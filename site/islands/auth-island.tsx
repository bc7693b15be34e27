/** /auth */
import { Auth } from '../components/auth/auth.tsx'
import { registrationRead } from '../components/auth/reads.ts'
import { Island } from '../components/shell/island.tsx'
import { Notices } from '../components/shell/notices.tsx'
import { queryClient } from '../stores/api.ts'

// Before anything is drawn: where nobody may register, the form is best not seen at all.
if (typeof window !== 'undefined') void queryClient.prefetchQuery(registrationRead)

export function AuthIsland() {
  return (
    <Island>
      <Auth />
      <Notices />
    </Island>
  )
}
