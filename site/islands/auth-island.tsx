import { Auth } from '../components/auth/auth.tsx'
import { registrationRead } from '../components/auth/reads.ts'
import { Island } from '../components/shell/island.tsx'
import { Notices } from '../components/shell/notices.tsx'
import { queryClient } from '../stores/api.ts'

// Prefetched before rendering, so that the form does not appear where nobody may register.
if (typeof window !== 'undefined') void queryClient.prefetchQuery(registrationRead)

export function AuthIsland() {
  return (
    <Island>
      <Auth />
      <Notices />
    </Island>
  )
}
