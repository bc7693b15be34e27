/** Paged queries of the user's projects and reports; the server searches and filters. */
import { infiniteQueryOptions } from '@tanstack/react-query'
import { listLimits } from '#db/list-limits.ts'
import type { ContentType, PanelType, ProjectStatus } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'
import { projectsAddress } from '../../stores/reads.ts'
import { type All, paged } from '../list/pages.ts'

const pageOf = (cursor: string | null) => ({ limit: listLimits.pageRows, cursor: cursor ?? undefined })

export const projectsRead = (query: { q: string; status: All<ProjectStatus>; type: All<ContentType> }) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [projectsAddress, query],
    queryFn: ({ pageParam, signal }) =>
      client.page('listProjects', { query: { ...query, ...pageOf(pageParam) }, signal }),
    refetchOnWindowFocus: 'always',
  })

export const reportsRead = (query: { q: string; panel: All<PanelType> }) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['/api/reports', query],
    queryFn: ({ pageParam, signal }) =>
      client.page('listReports', { query: { ...query, ...pageOf(pageParam) }, signal }),
  })
