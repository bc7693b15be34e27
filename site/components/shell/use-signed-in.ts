import { useQuery } from '@tanstack/react-query'
import type { User } from '#api/contracts/account.ts'
import { userRead } from '../../stores/reads.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

export function useSignedIn(): User | null | undefined {
  const hydrated = useHydrated()
  const { data } = useQuery(userRead)
  return hydrated ? data : undefined
}
