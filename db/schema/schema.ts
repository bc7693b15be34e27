/**
 * The tables of the product; those of what programs do are in `schema-programs.ts`. A status change is a guarded UPDATE
 * in `queries/`; nothing else writes them.
 */
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
  varchar,
} from 'drizzle-orm/pg-core'
import type { LocatedDocument } from '../located-document.ts'
import type { Ballots, Failure, Gathering, Opinion, Report } from '../report.ts'
import type {
  ContentType,
  EarlyAccessStatus,
  EngineName,
  EventType,
  Lens,
  PanelId,
  ProjectStatus,
  ReviewStatus,
  Role,
} from '../vocabulary.ts'
import { createdAt, id, moment } from './columns.ts'

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
    // "Ada" and "ada" are one person to everyone but a computer.
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When the password was last given with it: what outlives a session asks for a fresh one. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
  },
  table => [index('sessions_user_id_idx').on(table.userId)],
)

/** People whom an account's owner names. They cannot sign in: the specification gives them a name and an address only. */
export const subAccounts = pgTable(
  'sub_accounts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('sub_accounts_email_key').on(table.userId, sql`lower(${table.email})`)],
)

/** Who asked to be told when Panel opens: one row for an address, whatever its case and however often it asks. */
export const earlyAccess = pgTable(
  'early_access',
  {
    id: id(),
    email: text().notNull(),
    status: text().$type<EarlyAccessStatus>().notNull().default('new'),
    notes: text(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('early_access_email_key').on(sql`lower(${table.email})`)],
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
  /** What it looks for an answer to, in this order. */
  questions: text().array().notNull().default([]),
  /** The rubric's lens of a seeded analyst; null for one that an administrator added. */
  lens: text().$type<Lens>().unique(),
  isActive: boolean('is_active').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Set instead of removing the row: reports that this analyst took part in still name it. */
  deletedAt: moment('deleted_at'),
})

export const projects = pgTable(
  'projects',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    status: text().$type<ProjectStatus>().notNull().default('draft'),
    panelId: integer('panel_id').$type<PanelId>().notNull(),
    notes: text(),
    /** The seq of the newest event: taken under this row's lock, so events commit in the order of their seq. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  table => [index('projects_user_id_idx').on(table.userId, table.id.desc())],
)

/** A project's versioned content. The highest version is the current one. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
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
    /** The upload, the document that was read and its pictures: what its owner's share of the storage counts. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('submissions_version_key').on(table.projectId, table.version)],
)

/** One run of the panel over one submission. Its id is the id of its job in the queue. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    status: text().$type<ReviewStatus>().notNull().default('queued'),
    engine: text().$type<EngineName>(),
    model: text(),
    failure: jsonb().$type<Failure>(),
    /** How often a worker took it up; bounded, so that a submission that kills workers ends as a failure. */
    attempts: integer().notNull().default(0),
    /** The worker process that has it in hand; one that ends in order lets go, so a stale one has died. */
    holder: uuid(),
    /** How often a worker died with it in hand since it last got on. */
    deaths: smallint().notNull().default(0),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  table => [
    index('reviews_project_id_idx').on(table.projectId, table.createdAt.desc()),
    // At most one review of a project is alive, whatever races.
    uniqueIndex('reviews_alive_key').on(table.projectId).where(sql`status in ('queued', 'running')`),
    index('reviews_alive_idx').on(table.status).where(sql`status in ('queued', 'running')`),
  ],
)

/** One analyst's finished, independent review: the checkpoint that makes a restart free. */
export const opinions = pgTable(
  'opinions',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    analystId: integer('analyst_id').notNull(),
    opinion: jsonb().$type<Opinion>().notNull(),
  },
  table => [primaryKey({ columns: [table.reviewId, table.analystId] })],
)

/** Which findings are one claim, and which choices are one: what the ballots were cast on. */
export const gatherings = pgTable('gatherings', {
  reviewId: uuid('review_id')
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  gathering: jsonb().$type<Gathering>().notNull(),
})

/** All that one voter has cast. A voter with nothing to vote on has a row too: it is done. */
export const ballots = pgTable(
  'ballots',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
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
  // Each start looks for those that are still in the first edition's form (migrate.ts).
  table => [index('reports_first_edition_idx').on(table.reviewId).where(sql`not report ? 'claims'`)],
)

/** Append-only: the one source of progress for the browser, the terminal and webhooks. */
export const reviewEvents = pgTable(
  'review_events',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    type: text().$type<EventType>().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.projectId, table.seq] })],
)

/** What a whole installation remembers about itself: one row per word. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** Counters of the rate limits, in the columns that rate-limiter-flexible expects: every API process counts here. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})
