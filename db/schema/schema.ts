/** Tables of accounts, analysts, projects and reviews. Statuses are changed only by guarded UPDATEs in `queries/`. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocatedDocument } from '../located-document.ts'
import type { Ballots, Failure, Gathering, Opinion } from '../opinion.ts'
import type { Report } from '../report.ts'
import type {
  ContentType,
  EngineName,
  EventType,
  Lens,
  PanelId,
  ProjectStatus,
  ReviewStatus,
  Role,
} from '../vocabulary.ts'
import { createdAt, id, moment } from './columns.ts'

// References whose rows are deleted together with the row that they refer to.
export const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })
export const ofSubmission = () =>
  integer('submission_id')
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' })
export const ofReview = () =>
  uuid('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** argon2id, in PHC string form. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    role: text().$type<Role>().notNull().default('user'),
    createdAt: createdAt(),
  },
  table => [
    // "Ada" and "ada" are the same name.
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When the password was last given with this session; making things that outlive it requires a recent one. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
  },
  table => [index('sessions_user_id_idx').on(table.userId)],
)

export const analysts = pgTable('analysts', {
  id: id(),
  name: text().notNull(),
  title: text().notNull(),
  specialty: text().notNull(),
  bio: text().notNull(),
  imageUrl: text('image_url'),
  panelId: integer('panel_id').$type<PanelId>().notNull(),
  prompt: text().notNull(),
  questions: text().array().notNull().default([]),
  /** Counts the changes of prompt and questions, from 1. */
  version: integer().notNull().default(1),
  /** Only seeded analysts have a lens, as long as they keep their title. */
  lens: text().$type<Lens>().unique(),
  isActive: boolean('is_active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Set instead of deleting the row, because reports still name the analyst. */
  deletedAt: moment('deleted_at'),
})

/** Prompts and questions that were replaced; those of the current version are in the analyst's row. */
export const analystVersions = pgTable(
  'analyst_versions',
  {
    analystId: integer('analyst_id')
      .notNull()
      .references(() => analysts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    prompt: text().notNull(),
    questions: text().array().notNull(),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.analystId, table.version] })],
)

export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    status: text().$type<ProjectStatus>().notNull().default('draft'),
    panelId: integer('panel_id').$type<PanelId>().notNull(),
    notes: text(),
    /** The seq of the newest event. Assigned under this row's lock, so that events commit in order of seq. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  table => [index('projects_user_id_idx').on(table.userId, table.id.desc())],
)

/** Versions of a project's content; the highest is the current one. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    projectId: ofProject(),
    version: integer().notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    url: text(),
    fileKey: text('file_key'),
    fileName: text('file_name'),
    fileSize: integer('file_size'),
    /** SHA-256 of the upload, hex. */
    contentHash: text('content_hash'),
    document: jsonb().$type<LocatedDocument>(),
    desktopKey: text('desktop_key'),
    phoneKey: text('phone_key'),
    /** How many pages were drawn; null until all are, or if drawing never ended. */
    drawnPages: integer('drawn_pages'),
    /** Upload, parsed document and screenshots, as counted towards the owner's share of storage. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('submissions_version_key').on(table.projectId, table.version)],
)

/** A review of one submission. Its id is also the id of its job in the queue. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: ofProject(),
    submissionId: ofSubmission(),
    status: text().$type<ReviewStatus>().notNull().default('queued'),
    engine: text().$type<EngineName>(),
    model: text(),
    failure: jsonb().$type<Failure>(),
    /** How often a worker started it; bounded, so that a submission that kills workers fails in the end. */
    attempts: integer().notNull().default(0),
    /** The worker process that runs it. A worker that stops in order clears this, so a stale value means that it died. */
    holder: uuid(),
    /** How often a worker has died while running it, since it last made progress. */
    deaths: smallint().notNull().default(0),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  table => [
    index('reviews_project_id_idx').on(table.projectId, table.createdAt.desc()),
    // At most one queued or running review for each project.
    uniqueIndex('reviews_alive_key').on(table.projectId).where(sql`status in ('queued', 'running')`),
    index('reviews_alive_idx').on(table.status).where(sql`status in ('queued', 'running')`),
  ],
)

/** What one analyst said, stored as a checkpoint so that a restart does not repeat it. */
export const opinions = pgTable(
  'opinions',
  {
    reviewId: ofReview(),
    analystId: integer('analyst_id').notNull(),
    opinion: jsonb().$type<Opinion>().notNull(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.analystId] })],
)

/** Which findings form one claim and which choices are the same; ballots refer to these. */
export const gatherings = pgTable('gatherings', {
  reviewId: uuid('review_id')
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  gathering: jsonb().$type<Gathering>().notNull(),
})

/** All votes of one analyst. An analyst with nothing to vote on has a row too, which marks it as done. */
export const ballots = pgTable(
  'ballots',
  {
    reviewId: ofReview(),
    analystId: integer('analyst_id').notNull(),
    ballots: jsonb().$type<Ballots>().notNull(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.analystId] })],
)

export const reports = pgTable(
  'reports',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    report: jsonb().$type<Report>().notNull(),
    createdAt: createdAt(),
  },
  // Each start searches for reports in the first edition's format (migrate.ts).
  table => [index('reports_first_edition_idx').on(table.reviewId).where(sql`not report ? 'claims'`)],
)

/** Append-only; the browser, the terminal and webhooks all get their progress from it. */
export const reviewEvents = pgTable(
  'review_events',
  {
    projectId: ofProject(),
    seq: bigint({ mode: 'number' }).notNull(),
    reviewId: ofReview(),
    type: text().$type<EventType>().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.projectId, table.seq] })],
)
