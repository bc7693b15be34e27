/** Rows of a list that is read in pages, as a screen needs them. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiFailure } from '#api/client/failure.ts'
import { queryClient } from '../../stores/api.ts'
import { userRead } from '../../stores/reads.ts'
import type { Pages } from './pages.ts'

export interface Rows<Row> {
  /** Undefined until the first page is here. */
  pages: Row[][] | undefined
  total: number
  /** Why the rows could not be read, or not read again: those of the last reading stay. */
  error: Error | null
  /** The rows are still those of the search before. */
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
      // A reading that is under way, be it of all pages again, is waited for.
      loadMore: () => void fetchNextPage({ cancelRefetch: false }),
      retry: () => void refetch(),
    }),
    [data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch],
  )
}

/** Refused for want of the role: it was taken away meanwhile. The guard looks again, and sends them to /dashboard. */
export function useRecheckRole(error: Error | null): void {
  const refused = error instanceof ApiFailure && error.status === 403
  useEffect(() => {
    if (refused) void queryClient.invalidateQueries(userRead)
  }, [refused])
}
