import { and, count, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import type { ReportCounts } from '../report.ts'
import { projects, reports, reviews, submissions, users } from '../schema/schema.ts'
import type { ContentType, PanelId, ProjectStatus, ReportOrder } from '../vocabulary.ts'
import { ownedBy } from './owners.ts'
import { contains, type Page, type PageParams, pageOf, readPage, rowsToRead } from './pages.ts'
import { type ProjectRow, selectProjects } from './projects.ts'

export interface ProjectFilters {
  /** Searched for in the name, and in lists of everyone's projects also in the owner's username. */
  q?: string | undefined
  status?: ProjectStatus | undefined
  type?: ContentType | undefined
  panelId?: PanelId | undefined
}

const currentType = sql`(select ${submissions.contentType} from ${submissions}
  where ${submissions.projectId} = ${projects.id} order by ${submissions.version} desc limit 1)`

/** Newest first. `userId` null: everyone's. */
export async function searchProjects(
  db: Db,
  params: ProjectFilters & PageParams & { userId: number | null },
): Promise<Page<ProjectRow>> {
  const { q, status, type, panelId, userId } = params
  const owners = db.select({ id: users.id }).from(users).where(contains(q, users.username))
  const wanted = and(
    ownedBy(userId),
    userId === null && q
      ? or(contains(q, projects.name), inArray(projects.userId, owners))
      : contains(q, projects.name),
    status === undefined ? undefined : eq(projects.status, status),
    panelId === undefined ? undefined : eq(projects.panelId, panelId),
    type === undefined ? undefined : sql`${currentType} = ${type}`,
  )
  return readPage(db, projects, selectProjects(db), { ...params, wanted })
}

export async function countProjects(db: Db, params: { userId: number }): Promise<Record<ProjectStatus, number>> {
  const rows = await db
    .select({ status: projects.status, number: count() })
    .from(projects)
    .where(eq(projects.userId, params.userId))
    .groupBy(projects.status)
  const counts = { draft: 0, in_progress: 0, completed: 0 }
  for (const { status, number } of rows) counts[status] = number
  return counts
}

export type ReportLine = Awaited<ReturnType<typeof searchReports>>['rows'][number]

/** The last report of each of the user's projects, with its id. Sorted by a count, or the newest project first. */
export async function searchReports(
  db: Db,
  params: Pick<ProjectFilters, 'q' | 'panelId'> & PageParams & { userId: number; sort?: ReportOrder | undefined },
) {
  const { q, panelId, userId, sort, before } = params
  const ended = and(eq(reviews.projectId, projects.id), eq(reviews.status, 'completed'))
  const last = db
    .select({
      finishedAt: reviews.finishedAt,
      counts: sql<ReportCounts>`${reports.report}->'counts'`.as('counts'),
    })
    .from(reviews)
    .innerJoin(reports, eq(reports.reviewId, reviews.id))
    .where(ended)
    .orderBy(desc(reviews.createdAt))
    .limit(1)
    .as('last')
  const reported = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(reports, eq(reports.reviewId, reviews.id))
    .where(ended)
  const wanted = and(
    eq(projects.userId, userId),
    contains(q, projects.name),
    panelId === undefined ? undefined : eq(projects.panelId, panelId),
    exists(reported),
  )
  const { id, name } = projects
  const lines = db
    .select({ id, name, panelId: projects.panelId, finishedAt: last.finishedAt, counts: last.counts })
    .from(projects)
    .innerJoinLateral(last, sql`true`)
  if (!sort) return readPage(db, projects, lines, { ...params, wanted })
  const counted = sort === 'split' ? ['split'] : ['disputed', 'agreed', 'single', 'checked']
  const most = sql.join(
    counted.map(group => sql`(${last.counts}->>${group}::text)::int`),
    sql` + `,
  )
  // The cursor is a position, because the ids say nothing about this order.
  const from = before ?? 0
  const found = lines.where(wanted).orderBy(sql`${most} desc`, desc(id))
  const [rows, total] = await Promise.all([found.limit(rowsToRead(params)).offset(from), db.$count(projects, wanted)])
  const page = pageOf(rows, total, params)
  return { ...page, next: page.next === null ? null : from + page.rows.length }
}

export async function ownersOf(db: Db, params: { projects: ProjectRow[] }): Promise<Map<number, string>> {
  const ids = [...new Set(params.projects.map(project => project.userId))]
  const rows = await db.select({ id: users.id, username: users.username }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(row => [row.id, row.username]))
}
