import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#api/contracts/account.ts'
import { userRead } from '../../stores/reads.ts'

const never = () => () => {}

/** False until hydration is complete: until then what is rendered must match the built markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function useSignedIn(): User | null | undefined {
  const hydrated = useHydrated()
  const { data } = useQuery(userRead)
  return hydrated ? data : undefined
}
