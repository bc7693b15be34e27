import { ApiFailure } from '#api/client/failure.ts'
import { isNearlyUsed } from '#api/contracts/shares.ts'
import { listLimits } from '#db/list-limits.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { client, queryClient, read } from './api.ts'
import { $token, authAddress, storeToken } from './session.ts'

export const userRead = read(['/api/user'], async signal => {
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
})

/** First key element of all queries of the user's projects. */
export const projectsAddress = '/api/projects'

export const onFocus = { refetchOnWindowFocus: 'always' } as const

export const recentProjectsRead = {
  ...read([projectsAddress, 'recent'], signal =>
    client.call('listProjects', { query: { limit: listLimits.recentProjects }, signal }),
  ),
  ...onFocus,
}

export const projectCountsRead = {
  ...read(['/api/projects/counts'], signal => client.call('countProjects', { signal })),
  ...onFocus,
}

export const projectRead = (id: number) =>
  read([`/api/projects/${id}`], signal => client.call('getProject', { params: { id }, signal }))

export const reportRead = (id: number) =>
  read([`/api/reports/project/${id}`], signal => client.call('projectReport', { params: { id }, signal }))

export const panelAnalystsRead = (panelType: PanelType) =>
  read([`/api/analysts/panel/${panelType}`], signal =>
    client.call('listPanelAnalysts', { params: { panelType }, signal }),
  )

/** The user's share and notes on it. The wording is loaded only if a share is nearly used. */
export const shareRead = read(['/api/user/use'], async signal => {
  const use = await client.call('getUse', { signal })
  const words = isNearlyUsed(use) ? await import('#api/contracts/share-words.ts') : null
  return { use, notes: words?.shareNotes(use) ?? [] }
})

/** Fetches the share along with the user, because some screens wait for it (`shares/use-share-known.ts`). */
export function askForShare(): void {
  if ($token.get() !== null) void queryClient.prefetchQuery(shareRead)
}
