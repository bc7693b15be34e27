/** The API client and query cache, shared by all islands of a page. */
import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { createClient } from '#api/client/client.ts'
import { ApiFailure } from '#api/client/failure.ts'
import { dismissFailure } from './notices.ts'
import { $token, authAddress, storeToken } from './session.ts'

export const client = createClient({ baseUrl: '', token: () => $token.get() })

function endExpiredSession(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.status !== 401 || $token.get() === null) return
  // A wrong password is a 401 too, but no reason to sign out.
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
    // `always`: offline, a change fails with a message; by default it would wait silently.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** A query. The first element of its key is the address that it reads, so that logs name it. */
export const read = <Data>(queryKey: unknown[], load: (signal: AbortSignal) => Promise<Data>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => load(signal) })
