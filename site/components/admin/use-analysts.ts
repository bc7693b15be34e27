/** Searches and filters analysts in the browser: there are few, and the server sends them all. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Analyst } from '#api/contracts/analysts.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { analystsRead } from '../analysts/reads.ts'
import { type Rows, useRecheckRole } from '../list/use-rows.ts'

interface Wanted {
  words: string
  panel: PanelType | 'all'
  state: 'active' | 'inactive' | 'all'
}

export function useAnalysts({ words, panel, state }: Wanted): Rows<Analyst> {
  const { data, error, refetch } = useQuery(analystsRead)
  useRecheckRole(error)
  return useMemo(() => {
    const wanted = words.toLowerCase()
    const found = data?.filter(
      analyst =>
        (panel === 'all' || analyst.panelType === panel) &&
        (state === 'all' || analyst.isActive === (state === 'active')) &&
        [analyst.name, analyst.specialty, analyst.bio].some(text => text.toLowerCase().includes(wanted)),
    )
    return {
      pages: found && [found],
      total: found?.length ?? 0,
      error,
      stale: false,
      hasMore: false,
      loadingMore: false,
      moreFailed: false,
      loadMore() {},
      retry: () => void refetch(),
    }
  }, [data, error, refetch, words, panel, state])
}
