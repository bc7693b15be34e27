/** Lists of projects with words, filters and pages. */
import { and, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { projects, submissions, users } from '../schema.ts'
import type { ContentType, PanelId, ProjectStatus } from '../vocabulary.ts'
import { contains, type Page, type PageParams, pageOf, rowsToRead } from './pages.ts'
import { type ProjectRow, selectProjects } from './projects.ts'

export interface ProjectFilters {
  /** Looked for in the name; where everyone's projects are listed, in the owner's username too. */
  q?: string | undefined
  status?: ProjectStatus | undefined
  type?: ContentType | undefined
  panelId?: PanelId | undefined
}

const currentType = sql`(select ${submissions.contentType} from ${submissions}
  where ${submissions.projectId} = ${projects.id} order by ${submissions.version} desc limit 1)`

/** Newest first, in pages. `userId` null: everyone's. */
export async function searchProjects(
  db: Db,
  params: ProjectFilters & PageParams & { userId: number | null },
): Promise<Page<ProjectRow>> {
  const { q, status, type, panelId, userId, before } = params
  const owners = db.select({ id: users.id }).from(users).where(contains(q, users.username))
  const wanted = and(
    userId === null ? undefined : eq(projects.userId, userId),
    userId === null && q
      ? or(contains(q, projects.name), inArray(projects.userId, owners))
      : contains(q, projects.name),
    status === undefined ? undefined : eq(projects.status, status),
    panelId === undefined ? undefined : eq(projects.panelId, panelId),
    type === undefined ? undefined : sql`${currentType} = ${type}`,
  )
  const [rows, [all]] = await Promise.all([
    selectProjects(db)
      .where(and(wanted, before === null ? undefined : lt(projects.id, before)))
      .orderBy(desc(projects.id))
      .limit(rowsToRead(params)),
    db.select({ number: count() }).from(projects).where(wanted),
  ])
  return pageOf(rows, all?.number ?? 0, params)
}

/** The usernames of these projects' owners, by user id. */
export async function ownersOf(db: Db, params: { projects: ProjectRow[] }): Promise<Map<number, string>> {
  const ids = [...new Set(params.projects.map(project => project.userId))]
  const rows = await db.select({ id: users.id, username: users.username }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(row => [row.id, row.username]))
}
