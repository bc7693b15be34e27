/** Queries shared by several screens. The first element of each key is the address, so that logs name it. */
import { queryOptions } from '@tanstack/react-query'
import { ApiFailure } from '#api/client/failure.ts'
import { isNearlyUsed } from '#api/contracts/shares.ts'
import { listLimits } from '#db/list-limits.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { client, queryClient } from './api.ts'
import { $token, authAddress, storeToken } from './session.ts'

/** `null` when nobody is signed in. */
export const userRead = queryOptions({
  queryKey: ['/api/user'],
  async queryFn({ signal }) {
    if ($token.get() === null) return null
    try {
      return await client.call('getUser', { signal })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 401) throw error
      storeToken(null)
      if (!document.querySelector('[data-guarded]')) return null
      location.replace(authAddress('ended'))
      // Never resolves: otherwise the guard would redirect to /auth too, without the reason.
      return new Promise<null>(() => {})
    }
  },
})

/** First key element of all queries of the user's projects. They are refetched when the window regains focus. */
export const projectsAddress = '/api/projects'

export const recentProjectsRead = queryOptions({
  queryKey: [projectsAddress, 'recent'],
  queryFn: ({ signal }) => client.call('listProjects', { query: { limit: listLimits.recentProjects }, signal }),
  refetchOnWindowFocus: 'always',
})

export const projectCountsRead = queryOptions({
  queryKey: ['/api/projects/counts'],
  queryFn: ({ signal }) => client.call('countProjects', { signal }),
  refetchOnWindowFocus: 'always',
})

export const projectRead = (id: number) =>
  queryOptions({
    queryKey: [`/api/projects/${id}`],
    queryFn: ({ signal }) => client.call('getProject', { params: { id }, signal }),
  })

export const reportRead = (id: number) =>
  queryOptions({
    queryKey: [`/api/reports/project/${id}`],
    queryFn: ({ signal }) => client.call('projectReport', { params: { id }, signal }),
  })

export const estimateRead = (panelId: number) =>
  queryOptions({
    queryKey: ['/api/estimate', panelId],
    queryFn: ({ signal }) => client.call('estimateReview', { query: { panelId }, signal }),
  })

export const panelAnalystsRead = (panelType: PanelType) =>
  queryOptions({
    queryKey: [`/api/analysts/panel/${panelType}`],
    queryFn: ({ signal }) => client.call('listPanelAnalysts', { params: { panelType }, signal }),
  })

/** The user's share and notes on it. The wording is loaded only if a share is nearly used. */
export const shareRead = queryOptions({
  queryKey: ['/api/user/use'],
  async queryFn({ signal }) {
    const use = await client.call('getUse', { signal })
    const words = isNearlyUsed(use) ? await import('#api/contracts/share-words.ts') : null
    return { use, notes: words?.shareNotes(use) ?? [] }
  },
})

/** Fetches the share along with the user, because some screens wait for it (`shares/use-share-known.ts`). */
export function askForShare(): void {
  if ($token.get() !== null) void queryClient.prefetchQuery(shareRead)
}
