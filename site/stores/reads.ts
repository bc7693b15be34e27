/** What screens read. The first element of each key is the address, so that caches and logs name the same thing. */
import { queryOptions } from '@tanstack/react-query'
import { ApiFailure } from '#api/client/failure.ts'
import { isNearlyUsed } from '#api/contracts/shares.ts'
import { listLimits } from '#db/list-limits.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { client, queryClient } from './api.ts'
import { $token, authAddress, storeToken } from './session.ts'

/** `null`: nobody is signed in. */
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
      // Left unanswered: the guard would send them to /auth too, but without a word why.
      return new Promise<null>(() => {})
    }
  },
})

/** The first element of every reading of the user's projects: the one list that is asked again when the window regains focus. */
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

/** The active analysts of a panel: who reads a project. */
export const panelAnalystsRead = (panelType: PanelType) =>
  queryOptions({
    queryKey: [`/api/analysts/panel/${panelType}`],
    queryFn: ({ signal }) => client.call('listPanelAnalysts', { params: { panelType }, signal }),
  })

/** What the user has used of their share, and what is to be told of it: the words come only where there is something. */
export const shareRead = queryOptions({
  queryKey: ['/api/user/use'],
  async queryFn({ signal }) {
    const use = await client.call('getUse', { signal })
    const words = isNearlyUsed(use) ? await import('#api/contracts/share-words.ts') : null
    return { use, notes: words?.shareNotes(use) ?? [] }
  },
})

/** Asks for the share together with the user: who draws something about it, waits for it (`shares/use-share-known.ts`). */
export function askForShare(): void {
  if ($token.get() !== null) void queryClient.prefetchQuery(shareRead)
}
