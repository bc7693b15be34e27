import type { z } from 'zod'
import type { adminProjectSchema } from '#api/contracts/admin.ts'
import type { earlyAccessSchema } from '#api/contracts/early-access.ts'
import type { modelSchema, testResultSchema } from '#api/contracts/model.ts'
import { listLimits } from '#db/list-limits.ts'
import type { ContentType, EarlyAccessStatus, PanelType, ProjectStatus, Role } from '#db/vocabulary.ts'
import { client, read } from '../../stores/api.ts'
import { onFocus } from '../../stores/reads.ts'
import { type All, pagedRead } from '../list/pages.ts'

export type AdminProject = z.output<typeof adminProjectSchema>
export type EarlyAccess = z.output<typeof earlyAccessSchema>

export const analystsAddress = '/api/analysts'

/** The administrator's own reviewed submissions, newest first. */
export const reviewedRead = {
  ...read(['/api/reports', 'reviewed'], signal =>
    client.call('listReports', { query: { limit: listLimits.pageRowsMax }, signal }),
  ),
  ...onFocus,
}

export const trialRead = (id: string) =>
  read([`/api/admin/analysts/trials/${id}`], signal => client.call('analystTrial', { params: { id }, signal }))

export const usersAddress = '/api/admin/users'
export const usersRead = (query: { q: string; role: All<Role> }) =>
  pagedRead([usersAddress, query], (cursor, signal) =>
    client.page('listUsers', { query: { ...query, cursor }, signal }),
  )

export const projectsAddress = '/api/admin/projects'
export const allProjectsRead = (query: {
  q: string
  status: All<ProjectStatus>
  type: All<ContentType>
  panel: All<PanelType>
}) =>
  pagedRead([projectsAddress, query], (cursor, signal) =>
    client.page('listAllProjects', { query: { ...query, cursor }, signal }),
  )

export const requestsAddress = '/api/admin/early-access'
export const requestsRead = (query: { q: string; status: All<EarlyAccessStatus> }) =>
  pagedRead([requestsAddress, query], (cursor, signal) =>
    client.page('listEarlyAccess', { query: { ...query, cursor }, signal }),
  )

export const settingsRead = read(['/api/admin/settings'], signal => client.call('getSettings', { signal }))

export const invitationsAddress = '/api/admin/invitations'
export const invitationsRead = pagedRead([invitationsAddress], (cursor, signal) =>
  client.page('listInvitations', { query: { cursor }, signal }),
)

export type Model = z.output<typeof modelSchema>
export type ModelTestResult = z.output<typeof testResultSchema>

export const modelRead = read(['/api/admin/model'], signal => client.call('getModel', { signal }))

/** Has the worker look for model servers on its machine. */
export const foundModelsRead = read(['/api/admin/model/find'], signal => client.call('findModels', { signal }))
