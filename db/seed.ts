import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { type Connection, connect, type Db } from './connection.ts'
import { createFileStore } from './files/files.ts'
import type { LocatedDocument } from './located-document.ts'
import { saveDocument } from './queries/checkpoints.ts'
import { createProject } from './queries/projects.ts'
import { claimReview, completeReview } from './queries/review-runs.ts'
import { startReview } from './queries/reviews.ts'
import type { Report } from './report.ts'
import { installation } from './schema/limits.ts'
import { analysts, users } from './schema/schema.ts'
import { seedAnalysts } from './seed-analysts.ts'
import { sampleNotice } from './vocabulary.ts'

export interface SeedOptions {
  url: string
  filesDir: string
  adminUsername?: string | undefined
  /** If not given, a random one is made and returned once. */
  adminPassword?: string | undefined
  /** Passed in because hashing (argon2id) belongs to the API. */
  hashPassword(password: string): Promise<string>
}

/** The random password of the first administrator, to be shown once; null if none was made. */
export interface Seeded {
  adminUsername: string | null
  adminPassword: string | null
}

/** Adds what is missing, but nothing that an administrator has deleted since. */
export async function seed(options: SeedOptions): Promise<Seeded> {
  const connection = connect(options.url, { max: 1 })
  try {
    return await seedWith(connection, options)
  } finally {
    await connection.close()
  }
}

async function seedWith({ db }: Connection, options: SeedOptions): Promise<Seeded> {
  await once(db, 'analysts', async () => {
    await db.insert(analysts).values(seedAnalysts).onConflictDoNothing()
  })
  const seeded = await seedAdmin(db, options)
  await once(db, 'sample', () => seedSample(db, options))
  return seeded
}

/** Runs a step once in the life of the installation. */
async function once(db: Db, key: string, step: () => Promise<void>): Promise<void> {
  const [done] = await db.select().from(installation).where(eq(installation.key, key))
  if (done) return
  await step()
  await db.insert(installation).values({ key, value: new Date().toISOString() }).onConflictDoNothing()
}

async function seedAdmin(db: Db, options: SeedOptions): Promise<Seeded> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (admin) return { adminUsername: null, adminPassword: null }
  const username = options.adminUsername ?? 'admin'
  const password = options.adminPassword ?? makePassword()
  await db.insert(users).values({
    username,
    email: `${username.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@localhost.localdomain`,
    passwordHash: await options.hashPassword(password),
    role: 'admin',
  })
  return { adminUsername: username, adminPassword: options.adminPassword ? null : password }
}

/** Twenty characters from an alphabet without look-alikes: about 99 bits. */
function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

const sampleFile = (name: string) => readFile(new URL(`./samples/${name}`, import.meta.url))

/** The same deck twice: with the report of a full panel, and for this installation to review, with or without a model. */
async function seedSample(db: Db, options: SeedOptions): Promise<void> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (!owner) return
  const bytes = await sampleFile('sample-deck.pptx')
  const sample = async (name: string, notes: string) =>
    createProject(db, {
      userId: owner.id,
      name,
      panelId: 2,
      notes,
      contentType: 'document',
      url: null,
      file: { key: await createFileStore(options.filesDir).put(bytes), name: 'sample-deck.pptx', size: bytes.length },
    })
  const shown = await sample('Sample: a full panel’s report', sampleNotice)
  await completeByHand(db, shown)
  const reviewed = await sample(
    'Sample: a seed deck',
    'A bundled sample, so that the first look shows a real report. The company in it is invented.',
  )
  await startReview(db, { projectId: reviewed, userId: owner.id })
}

/** Stores the report by four readers, one for each analyst, who answered the model's requests by hand. */
async function completeByHand(db: Db, projectId: number): Promise<void> {
  const { document, report }: { document: LocatedDocument; report: Report } = JSON.parse(
    (await sampleFile('panel-report.json')).toString(),
  )
  const started = await startReview(db, { projectId, userId: null })
  if (!('reviewId' in started)) return
  const { reviewId } = started
  const claimed = await claimReview(db, { reviewId, holder: randomUUID() })
  if (!claimed) return
  const submissionId = claimed.submission.id
  const detail = { kind: document.kind, blocks: document.blocks.length, unread: document.unread.length }
  const pictures = { desktopKey: null, phoneKey: null, pictureBytes: 0 }
  await saveDocument(db, { reviewId, submissionId, document, ...pictures, detail })
  await completeReview(db, { reviewId, report, detail: { ...report.counts } })
}
