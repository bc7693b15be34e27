/** Seeds a new installation: analysts, one administrator, and a sample project, so that there is a real report to see. */
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { type Connection, connect, type Db } from './connection.ts'
import { createFileStore } from './files.ts'
import { createProject } from './queries/projects.ts'
import { startReview } from './queries/reviews.ts'
import { installation } from './schema/limits.ts'
import { analysts, users } from './schema/schema.ts'
import { seedAnalysts } from './seed-analysts.ts'

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

const samplePath = new URL('./samples/sample-deck.pptx', import.meta.url)

async function seedSample(db: Db, options: SeedOptions): Promise<void> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  if (!owner) return
  const bytes = await readFile(samplePath)
  const fileKey = await createFileStore(options.filesDir).put(bytes)
  const projectId = await createProject(db, {
    userId: owner.id,
    name: 'Sample: a seed deck',
    panelId: 2,
    notes: 'A bundled sample, so that the first look shows a real report. The company in it is invented.',
    contentType: 'document',
    url: null,
    file: { key: fileKey, name: 'sample-deck.pptx', size: bytes.length },
  })
  await startReview(db, { projectId, userId: owner.id })
}
