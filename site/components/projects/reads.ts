import type { EstimateQuery } from '#api/contracts/estimate.ts'
import { listLimits } from '#db/list-limits.ts'
import type { ContentType, PanelType, ProjectStatus, ReportOrder } from '#db/vocabulary.ts'
import { client, read } from '../../stores/api.ts'
import { onFocus, projectsAddress } from '../../stores/reads.ts'
import { type All, pagedRead } from '../list/pages.ts'

const limit = listLimits.pageRows

export const projectsRead = (query: { q: string; status: All<ProjectStatus>; type: All<ContentType> }) => ({
  ...pagedRead([projectsAddress, query], (cursor, signal) =>
    client.page('listProjects', { query: { ...query, limit, cursor }, signal }),
  ),
  ...onFocus,
})

export const reportsRead = (query: { q: string; panel: All<PanelType>; sort: All<ReportOrder> }) =>
  pagedRead(['/api/reports', query], (cursor, signal) =>
    client.page('listReports', { query: { ...query, limit, cursor }, signal }),
  )

export const estimateAddress = '/api/estimate'
export const estimateRead = (query: EstimateQuery) =>
  read([estimateAddress, query], signal => client.call('estimateReview', { query, signal }))
