/** Queries of the administrators' screens. Lists are paged; the server searches and filters. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { adminProjectSchema } from '#api/contracts/admin.ts'
import type { earlyAccessSchema } from '#api/contracts/early-access.ts'
import type { modelSchema, testResultSchema } from '#api/contracts/model.ts'
import type { ContentType, EarlyAccessStatus, PanelType, ProjectStatus, Role } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'
import { type All, paged } from '../list/pages.ts'

export type AdminProject = z.output<typeof adminProjectSchema>
export type EarlyAccess = z.output<typeof earlyAccessSchema>

export const analystsAddress = '/api/analysts'

export const usersAddress = '/api/admin/users'
export const usersRead = (query: { q: string; role: All<Role> }) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [usersAddress, query],
    queryFn: ({ pageParam, signal }) =>
      client.page('listUsers', { query: { ...query, cursor: pageParam ?? undefined }, signal }),
  })

export const projectsAddress = '/api/admin/projects'
export const allProjectsRead = (query: {
  q: string
  status: All<ProjectStatus>
  type: All<ContentType>
  panel: All<PanelType>
}) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [projectsAddress, query],
    queryFn: ({ pageParam, signal }) =>
      client.page('listAllProjects', { query: { ...query, cursor: pageParam ?? undefined }, signal }),
  })

export const requestsAddress = '/api/admin/early-access'
export const requestsRead = (query: { q: string; status: All<EarlyAccessStatus> }) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [requestsAddress, query],
    queryFn: ({ pageParam, signal }) =>
      client.page('listEarlyAccess', { query: { ...query, cursor: pageParam ?? undefined }, signal }),
  })

export const settingsRead = queryOptions({
  queryKey: ['/api/admin/settings'],
  queryFn: ({ signal }) => client.call('getSettings', { signal }),
})

export const invitationsAddress = '/api/admin/invitations'
export const invitationsRead = infiniteQueryOptions({
  ...paged,
  queryKey: [invitationsAddress],
  queryFn: ({ pageParam, signal }) =>
    client.page('listInvitations', { query: { cursor: pageParam ?? undefined }, signal }),
})

export type Model = z.output<typeof modelSchema>
export type ModelTestResult = z.output<typeof testResultSchema>

export const modelRead = queryOptions({
  queryKey: ['/api/admin/model'],
  queryFn: ({ signal }) => client.call('getModel', { signal }),
})

/** Has the worker look for model servers on its machine. */
export const foundModelsRead = queryOptions({
  queryKey: ['/api/admin/model/find'],
  queryFn: ({ signal }) => client.call('findModels', { signal }),
})
