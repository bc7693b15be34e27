/** Makes what the requests of `contract-requests.ts` refer to: accounts, projects, reviews, webhooks, each for one caller. */
import { createFileStore } from '#db/files/files.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { saveDocument } from '#db/queries/checkpoints.ts'
import { savePage } from '#db/queries/drawn-pages.ts'
import { claimReview, completeReview } from '#db/queries/review-runs.ts'
import type { Report } from '#db/report.ts'
import { emptyReport } from '#db/test/made-report.ts'
import { document } from '#db/test/reviews/setup.ts'
import { someWorker } from '#db/test/some-worker.ts'
import { type Harness, textFile } from '../harness.ts'
import { choice, claim } from '../made-report.ts'

export interface Request {
  path: string
  token?: string
  json?: unknown
  form?: () => FormData
}

export interface World {
  api: Harness
  user: Awaited<ReturnType<Harness['signUp']>>
  admin: Awaited<ReturnType<Harness['signUp']>>
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
)

const located: LocatedDocument = {
  ...document,
  kind: 'website',
  title: 'A page',
  blocks: [{ id: 'b1', type: 'paragraph', text: 'It costs 12 euros.', where: { kind: 'paragraph', paragraph: 1 } }],
  unread: [{ where: { kind: 'page', page: 2 }, why: 'It is a picture.' }],
}

const report = (analystId: number): Report => ({
  ...emptyReport,
  summary: 'One analyst sees the price.',
  summaryWritten: true,
  claims: [claim()],
  choices: [choice()],
  sections: [{ id: 's1', analystId, content: 'The price is clear.' }],
  coverage: { ...emptyReport.coverage, unread: located.unread },
  usage: { total: null, analysts: [{ analystId, usage: null }] },
})

export const website = {
  name: 'A page',
  contentType: 'website',
  panelId: 1,
  contentUrl: 'https://example.org/',
} as const

export const analyst = {
  name: 'Ada Analyst',
  title: 'Reader',
  specialty: 'Reading closely',
  bio: 'Reads what others skip.',
  prompt: 'Look for what is missing.',
  panelId: 1,
} as const

let counted = 0
export const fresh = (word: string): string => {
  counted += 1
  return `${word}-${counted}`
}

export const registration = () => {
  const username = fresh('member')
  return { username, email: `${username}@example.org`, password: 'correct horse' }
}

const formWith = (field: string, file: File) => {
  const form = new FormData()
  form.append(field, file)
  return form
}
export const imageForm = () => formWith('image', new File([png], 'face.png', { type: 'image/png' }))
export const documentForm = () => formWith('file', textFile())

export async function project({ user }: World, options: { submit?: boolean; file?: boolean } = {}): Promise<number> {
  const { submit = false, file = false } = options
  const { id } = file
    ? await user.client.call('createProject', {
        body: { name: 'A memo', contentType: 'document', panelId: 1 },
        file: textFile(),
      })
    : await user.client.call('createProject', { body: { ...website, submit } })
  return id
}

/** A project with a finished review, its document and its report. */
export async function reviewed(world: World): Promise<number> {
  const { db, sql } = world.api.database
  const id = await project(world, { submit: true })
  const [review] = await sql`select id, submission_id from reviews where project_id = ${id}`
  const reviewId: string = review?.id
  const screenshot = await createFileStore(world.api.filesDir).put(png)
  await claimReview(db, { reviewId, holder: someWorker })
  await saveDocument(db, {
    reviewId,
    submissionId: review?.submission_id,
    document: located,
    desktopKey: screenshot,
    phoneKey: null,
    pictureBytes: 0,
    detail: {},
  })
  const page = { number: 1, width: 100, height: 100, top: 0, words: [] }
  const drawn = { submissionId: review?.submission_id, page, largeKey: screenshot, smallKey: screenshot, bytes: 0 }
  await savePage(db, drawn)
  await completeReview(db, { reviewId, report: report(await analystId(world)), detail: { ...emptyReport.counts } })
  return id
}

export async function analystId({ admin }: World): Promise<number> {
  return (await admin.client.call('createAnalyst', { body: analyst })).id
}

export async function earlyAccessId({ api, admin }: World): Promise<number> {
  const email = `${fresh('visitor')}@example.org`
  await api.client().call('requestEarlyAccess', { body: { email } })
  const [found] = await admin.client.call('listEarlyAccess', { query: { q: email } })
  return found?.id ?? 0
}

export async function invitationId({ admin }: World): Promise<number> {
  return (await admin.client.call('createInvitation', { body: {} })).id
}

export const webhook = { url: 'https://example.org/hook', events: ['review.completed'] } as const

/** A webhook of a new account, because one account may have only a few. */
export async function ownWebhook(world: World, rest = ''): Promise<Request> {
  const { client, token } = await world.api.signUp()
  const { id } = await client.call('createWebhook', { body: { ...webhook, events: [...webhook.events] } })
  return { path: `/api/webhooks/${id}${rest}`, token }
}

export async function ownHook(world: World, rest = ''): Promise<Request & { secret: string }> {
  const { client, token } = await world.api.signUp()
  const body = { kind: 'generic', name: 'Deploys', url: 'https://example.org/' } as const
  const { path, secret } = await client.call('createHook', { body })
  return { path: `${path}${rest}`, token, secret: secret ?? '' }
}

export async function ownDelivery(world: World): Promise<{ list: Request; one: Request }> {
  const { path, token } = await ownWebhook(world)
  const sent = await world.api.raw(`${path}/test`, { method: 'POST', token })
  const { id } = (await sent.json()) as { id: number }
  await world.api.database.sql`insert into webhook_attempts
    (delivery_id, number, url, request_headers, started_at, duration_ms, response_status, response_headers, response_body)
    values (${id}, 1, 'https://example.org/hook', '{}', now(), 12, 200, '{}', 'thanks')`
  return {
    list: { path: `${path}/deliveries`, ...(token ? { token } : {}) },
    one: { path: `${path}/deliveries/${id}`, ...(token ? { token } : {}) },
  }
}

export async function reviewOf({ api }: World, projectId: number): Promise<string> {
  const [review] = await api.database.sql`select id from reviews where project_id = ${projectId}`
  return review?.id
}
