import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PictureSetting, SavedServer } from '../model-settings.ts'
import type { ModelDialect } from '../model-words.ts'
import type { Prices } from '../opinion.ts'
import type { Probe, ProbeResult } from '../probe.ts'
import type { EngineName } from '../vocabulary.ts'
import { createdAt, moment } from './columns.ts'
import { projects } from './schema.ts'

/** One row at most. */
export const modelConnection = pgTable(
  'model_connection',
  {
    id: integer().primaryKey().default(1),
    engine: text().$type<EngineName>().notNull(),
    dialect: text().$type<ModelDialect>().notNull(),
    endpoint: text(),
    model: text(),
    /** Sealed with the installation's secret. */
    keySealed: text('key_sealed'),
    prices: jsonb().$type<Prices>(),
    /** US dollars. */
    maxCost: doublePrecision('max_cost'),
    documentCharacters: integer('document_characters'),
    pictures: text().$type<PictureSetting>(),
    models: jsonb().$type<Record<string, string>>().notNull().default({}),
    servers: jsonb().$type<Record<string, SavedServer>>().notNull().default({}),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [check('model_connection_one_row', sql`${table.id} = 1`)],
)

/** Probes are run by the worker, since only it reaches model servers. Rows are short-lived. */
export const modelProbes = pgTable(
  'model_probes',
  {
    id: uuid().primaryKey().defaultRandom(),
    probe: jsonb().$type<Probe>().notNull(),
    /** The project on which an analyst is tried, since the result quotes it; null for other probes. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    result: jsonb().$type<ProbeResult>(),
    /** When a worker took the probe, or last renewed a trial that it is running; null before. */
    takenAt: moment('taken_at'),
    createdAt: createdAt(),
  },
  table => [index('model_probes_created_at_idx').on(table.createdAt)],
)
