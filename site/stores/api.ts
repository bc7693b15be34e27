/** The one client of the API and the one cache of what it said, shared by all islands of a page. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createClient } from '#api/client/client.ts'
import { ApiFailure } from '#api/client/failure.ts'
import { dismissFailure } from './notices.ts'
import { $token, authAddress, storeToken } from './session.ts'

export const client = createClient({ baseUrl: '', token: () => $token.get() })

/** A token that the server no longer knows ends the session, wherever that is noticed. */
function endExpiredSession(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 401 || $token.get() === null) return
  // A wrong password is a 401 too, and no reason to leave.
  if (error.code !== 'not_signed_in') return
  storeToken(null)
  location.replace(authAddress('ended'))
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      console.error(`API error for ${query.queryKey[0]}`, error)
      endExpiredSession(error)
    },
  }),
  mutationCache: new MutationCache({ onMutate: dismissFailure, onError: endExpiredSession }),
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always',
    },
    // Without a connection a change fails and says so; left to itself it would wait in silence.
    mutations: { retry: false, networkMode: 'always' },
  },
})
