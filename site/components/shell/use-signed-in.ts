import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#api/contracts/account.ts'
import { userRead } from '../../stores/reads.ts'

const never = () => () => {}

/** False while the server's markup is taken over: what is known only here must not differ from it yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Who is signed in; null for nobody, undefined while that is not known. */
export function useSignedIn(): User | null | undefined {
  const hydrated = useHydrated()
  const { data } = useQuery(userRead)
  return hydrated ? data : undefined
}
