import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiFailure } from '#api/client/failure.ts'
import { queryClient } from '../../stores/api.ts'
import { userRead } from '../../stores/reads.ts'
import type { Pages } from './pages.ts'

export interface Rows<Row> {
  /** Undefined until the first page has loaded. */
  pages: Row[][] | undefined
  total: number
  /** Why loading or refetching failed; rows that were loaded before stay. */
  error: Error | null
  /** The rows shown belong to the previous search. */
  stale: boolean
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  loadMore(): void
  retry(): void
}

export function useRows<Row>(query: UseInfiniteQueryResult<Pages<Row>>): Rows<Row> {
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const { fetchNextPage, refetch } = query
  useRecheckRole(error)
  return useMemo(
    () => ({
      pages: data?.pages.map(page => page.rows),
      total: data?.pages[0]?.total ?? 0,
      error: isFetchNextPageError ? null : error,
      stale: isPlaceholderData,
      hasMore: hasNextPage && !isPlaceholderData,
      loadingMore: isFetchingNextPage,
      moreFailed: isFetchNextPageError,
      // Waits for a fetch that is running, even one that refetches all pages.
      loadMore: () => void fetchNextPage({ cancelRefetch: false }),
      retry: () => void refetch(),
    }),
    [data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch],
  )
}

/** A 403 means that the role was taken away. Reloading the user makes the guard redirect to /dashboard. */
export function useRecheckRole(error: Error | null): void {
  const refused = error instanceof ApiFailure && error.status === 403
  useEffect(() => {
    if (refused) void queryClient.invalidateQueries(userRead)
  }, [refused])
}
