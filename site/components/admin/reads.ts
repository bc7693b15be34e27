/** The administrators' lists, read page by page; the server searches and filters. */
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import type { PageAnswer } from '#api/client.ts'
import type { adminProjectSchema } from '#api/contracts/admin.ts'
import type { earlyAccessSchema } from '#api/contracts/early-access.ts'
import type { ContentType, EarlyAccessStatus, PanelType, ProjectStatus, Role } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'

export type AdminProject = z.output<typeof adminProjectSchema>
export type EarlyAccess = z.output<typeof earlyAccessSchema>

type All<T> = T | 'all'

const firstPage: string | null = null

/** Rows stand on the screen before the second page is asked for. */
const paged = {
  initialPageParam: firstPage,
  getNextPageParam: (page: PageAnswer<unknown>) => page.next,
  placeholderData: keepPreviousData,
}

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

export type Pages<Row> = InfiniteData<PageAnswer<Row[]>, unknown>

/** The same pages with one row changed, or taken out (null). Pages without the row stay the very same objects. */
export function withRow<Row extends { id: number }>(data: Pages<Row>, id: number, change: Partial<Row> | null) {
  const holds = (page: PageAnswer<Row[]>) => page.rows.some(row => row.id === id)
  if (!data.pages.some(holds)) return data
  const pages = data.pages.map(page => {
    const total = change ? page.total : page.total - 1
    if (!holds(page)) return change ? page : { ...page, total }
    const rows = change
      ? page.rows.map(row => (row.id === id ? { ...row, ...change } : row))
      : page.rows.filter(row => row.id !== id)
    return { ...page, rows, total }
  })
  return { ...data, pages }
}
