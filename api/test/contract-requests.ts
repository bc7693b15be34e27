/** One request for each endpoint that it answers as it should. A new endpoint does not compile until it has one here. */
import { createFileStore } from '#db/files.ts'
import { saveDocument } from '#db/queries/checkpoints.ts'
import { claimReview, completeReview } from '#db/queries/reviews.ts'
import type { LocatedDocument, Report } from '#db/shapes.ts'
import type { EndpointName } from '../contracts/endpoints.ts'
import { type Harness, textFile } from './harness.ts'

export interface Request {
  path: string
  token?: string
  json?: unknown
  form?: () => FormData
}

/** Somebody without rights of an administrator, and somebody with them. */
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
  kind: 'website',
  language: 'en',
  title: 'A page',
  blocks: [{ id: 'b1', type: 'paragraph', text: 'It costs 12 euros.', where: { kind: 'paragraph', paragraph: 1 } }],
  unread: [{ where: { kind: 'page', page: 2 }, why: 'It is a picture.' }],
  sheets: [],
  website: null,
  capturedAt: '2026-01-02T03:04:05.000Z',
}

const report = (analystId: number): Report => ({
  summary: 'One analyst sees the price.',
  summaryWritten: true,
  sections: [{ id: 's1', analystId, content: 'The price is clear.' }],
  engine: 'rubric',
  model: null,
  findings: [],
  ballots: [],
  agreements: [],
  tensions: [],
  loneInsights: [],
  coverage: { blocks: 1, words: 4, unread: located.unread },
  quotesVerified: { verified: 0, total: 0 },
  independence: { analysts: 1, effective: null, note: null },
  usage: { total: null, analysts: [{ analystId, usage: null }] },
  missing: [],
})

export const website = {
  name: 'A page',
  contentType: 'website',
  panelId: 1,
  contentUrl: 'https://example.org/',
} as const

const analyst = {
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

const imageForm = () => {
  const form = new FormData()
  form.append('image', new File([png], 'face.png', { type: 'image/png' }))
  return form
}

async function project({ user }: World, options: { submit?: boolean; file?: boolean } = {}): Promise<number> {
  const { submit = false, file = false } = options
  const { id } = file
    ? await user.client.call('createProject', {
        body: { name: 'A memo', contentType: 'document', panelId: 1 },
        file: textFile(),
      })
    : await user.client.call('createProject', { body: { ...website, submit } })
  return id
}

/** A project whose review has ended, with what it read and what it said. */
async function reviewed(world: World): Promise<number> {
  const { db, sql } = world.api.database
  const id = await project(world, { submit: true })
  const [review] = await sql`select id, submission_id from reviews where project_id = ${id}`
  const reviewId: string = review?.id
  const screenshot = await createFileStore(world.api.filesDir).put(png)
  await claimReview(db, { reviewId })
  await saveDocument(db, {
    reviewId,
    submissionId: review?.submission_id,
    document: located,
    desktopKey: screenshot,
    phoneKey: null,
    detail: {},
  })
  await completeReview(db, { reviewId, report: report(await analystId(world)), detail: { tensions: 0 } })
  return id
}

async function analystId({ admin }: World): Promise<number> {
  return (await admin.client.call('createAnalyst', { body: analyst })).id
}

async function earlyAccessId({ api, admin }: World): Promise<number> {
  const email = `${fresh('visitor')}@example.org`
  await api.client().call('requestEarlyAccess', { body: { email } })
  const [found] = await admin.client.call('listEarlyAccess', { query: { q: email } })
  return found?.id ?? 0
}

const webhook = { url: 'https://example.org/hook', events: ['review.completed'] } as const

/** A new account's webhook: one account holds only so many. */
async function ownWebhook(world: World, rest = ''): Promise<Request> {
  const { client, token } = await world.api.signUp()
  const { id } = await client.call('createWebhook', { body: { ...webhook, events: [...webhook.events] } })
  return { path: `/api/webhooks/${id}${rest}`, token }
}

async function ownHook(world: World, rest = ''): Promise<Request & { secret: string }> {
  const { client, token } = await world.api.signUp()
  const body = { kind: 'generic', name: 'Deploys', url: 'https://example.org/' } as const
  const { path, secret } = await client.call('createHook', { body })
  return { path: `${path}${rest}`, token, secret: secret ?? '' }
}

async function ownDelivery(world: World): Promise<{ list: Request; one: Request }> {
  const { path, token } = await ownWebhook(world)
  const sent = await world.api.raw(`${path}/test`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const { id } = (await sent.json()) as { id: number }
  await world.api.database.sql`insert into webhook_attempts
    (delivery_id, number, url, request_headers, started_at, duration_ms, response_status, response_headers, response_body)
    values (${id}, 1, 'https://example.org/hook', '{}', now(), 12, 200, '{}', 'thanks')`
  return {
    list: { path: `${path}/deliveries`, ...(token ? { token } : {}) },
    one: { path: `${path}/deliveries/${id}`, ...(token ? { token } : {}) },
  }
}

export const requests: Record<EndpointName, (world: World) => Request | Promise<Request>> = {
  register: () => ({ path: '/api/register', json: registration() }),
  login: ({ user }) => ({ path: '/api/login', json: { username: user.username, password: 'correct horse' } }),
  logout: async ({ api }) => ({ path: '/api/logout', token: (await api.signUp()).token }),
  getUser: ({ user }) => ({ path: '/api/user', token: user.token }),
  updateUser: ({ user }) => ({
    path: '/api/user',
    token: user.token,
    json: { firstName: 'Ada', lastName: null, email: `${user.username}@example.org` },
  }),
  changePassword: ({ user }) => ({
    path: '/api/user/password',
    token: user.token,
    json: { currentPassword: 'correct horse', newPassword: 'correct horse' },
  }),
  listSubAccounts: ({ user }) => ({ path: '/api/subaccounts', token: user.token }),
  createSubAccount: ({ user }) => ({
    path: '/api/subaccounts',
    token: user.token,
    json: { name: 'Somebody', email: `${fresh('somebody')}@example.org` },
  }),
  deleteSubAccount: async ({ user }) => {
    const email = `${fresh('somebody')}@example.org`
    const { id } = await user.client.call('createSubAccount', { body: { name: 'Somebody', email } })
    return { path: `/api/subaccounts/${id}`, token: user.token }
  },
  requestEarlyAccess: () => ({ path: '/api/early-access', json: { email: `${fresh('visitor')}@example.org` } }),
  listKeys: ({ user }) => ({ path: '/api/keys', token: user.token }),
  createKey: ({ user }) => ({ path: '/api/keys', token: user.token, json: { name: 'Deploys', scopes: ['read'] } }),
  revokeKey: async ({ user }) => {
    const { id } = await user.client.call('createKey', { body: { name: 'Deploys', scopes: ['read'] } })
    return { path: `/api/keys/${id}`, token: user.token }
  },
  listWebhooks: ({ user }) => ({ path: '/api/webhooks', token: user.token }),
  createWebhook: async world => ({ path: '/api/webhooks', token: (await world.api.signUp()).token, json: webhook }),
  listenToWebhooks: ({ user }) => ({ path: '/api/webhooks/listen', token: user.token }),
  updateWebhook: async world => ({ ...(await ownWebhook(world)), json: { description: 'Ours', disabled: false } }),
  deleteWebhook: ownWebhook,
  rotateWebhookSecret: async world => ownWebhook(world, '/secret'),
  testWebhook: async world => ownWebhook(world, '/test'),
  listDeliveries: async world => (await ownDelivery(world)).list,
  getDelivery: async world => (await ownDelivery(world)).one,
  redeliver: async world => {
    const { one } = await ownDelivery(world)
    return { ...one, path: `${one.path}/redeliver` }
  },
  listHooks: ({ user }) => ({ path: '/api/hooks', token: user.token }),
  createHook: async world => ({
    path: '/api/hooks',
    token: (await world.api.signUp()).token,
    json: { kind: 'generic', name: 'Deploys', url: 'https://example.org/' },
  }),
  updateHook: async world => ({ ...(await ownHook(world)), json: { name: 'Ours', disabled: true } }),
  rotateHookSecret: async world => ownHook(world, '/secret'),
  deleteHook: world => ownHook(world),
  listHookCalls: async world => ownHook(world, '/calls'),
  callHook: async world => {
    const { path, secret } = await ownHook(world)
    return { path, token: secret, json: { deployment: 'one' } }
  },
  listProjects: async world => {
    await project(world, { file: true })
    await reviewed(world)
    return { path: '/api/projects', token: world.user.token }
  },
  countProjects: ({ user }) => ({ path: '/api/projects/counts', token: user.token }),
  createProject: ({ user }) => ({ path: '/api/projects', token: user.token, json: website }),
  getProject: async world => ({ path: `/api/projects/${await project(world)}`, token: world.user.token }),
  updateProject: async world => ({
    path: `/api/projects/${await project(world)}`,
    token: world.user.token,
    json: { name: 'Another name' },
  }),
  deleteProject: async world => ({ path: `/api/projects/${await project(world)}`, token: world.user.token }),
  submitProject: async world => ({ path: `/api/projects/${await project(world)}/submit`, token: world.user.token }),
  cancelReview: async world => ({
    path: `/api/projects/${await project(world, { submit: true })}/cancel`,
    token: world.user.token,
  }),
  projectEvents: async world => ({
    path: `/api/projects/${await reviewed(world)}/events`,
    token: world.user.token,
  }),
  projectDocument: async world => ({
    path: `/api/projects/${await reviewed(world)}/document`,
    token: world.user.token,
  }),
  projectFile: async world => ({
    path: `/api/projects/${await project(world, { file: true })}/file`,
    token: world.user.token,
  }),
  projectScreenshot: async world => ({
    path: `/api/projects/${await reviewed(world)}/screenshots/desktop`,
    token: world.user.token,
  }),
  listReports: async world => {
    await reviewed(world)
    return { path: '/api/reports', token: world.user.token }
  },
  projectReport: async world => ({
    path: `/api/reports/project/${await reviewed(world)}`,
    token: world.user.token,
  }),
  listReviews: async world => ({
    path: `/api/projects/${await reviewed(world)}/reviews`,
    token: world.user.token,
  }),
  reviewReport: async world => {
    const id = await reviewed(world)
    const [review] = await world.api.database.sql`select id from reviews where project_id = ${id}`
    return { path: `/api/reviews/${review?.id}/report`, token: world.user.token }
  },
  listAnalysts: async world => {
    await analystId(world)
    return { path: '/api/analysts' }
  },
  listPanelAnalysts: async world => {
    await analystId(world)
    return { path: '/api/analysts/panel/marketing' }
  },
  image: async ({ api, admin }) => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const uploaded = await api.raw('/api/uploads/image', { method: 'POST', headers, body: imageForm() })
    const { url } = (await uploaded.json()) as { url: string }
    return { path: url }
  },
  createAnalyst: ({ admin }) => ({ path: '/api/analysts', token: admin.token, json: analyst }),
  updateAnalyst: async world => ({
    path: `/api/analysts/${await analystId(world)}`,
    token: world.admin.token,
    json: analyst,
  }),
  deleteAnalyst: async world => ({ path: `/api/analysts/${await analystId(world)}`, token: world.admin.token }),
  uploadImage: ({ admin }) => ({ path: '/api/uploads/image', token: admin.token, form: imageForm }),
  listUsers: ({ admin }) => ({ path: '/api/admin/users', token: admin.token }),
  setUserRole: async ({ api, admin }) => ({
    path: `/api/admin/users/${(await api.signUp()).id}`,
    token: admin.token,
    json: { role: 'user' },
  }),
  deleteUser: async ({ api, admin }) => ({ path: `/api/admin/users/${(await api.signUp()).id}`, token: admin.token }),
  listAllProjects: async world => {
    await project(world)
    return { path: '/api/admin/projects', token: world.admin.token }
  },
  listEarlyAccess: async world => {
    await earlyAccessId(world)
    return { path: '/api/admin/early-access', token: world.admin.token }
  },
  updateEarlyAccess: async world => ({
    path: `/api/admin/early-access/${await earlyAccessId(world)}`,
    token: world.admin.token,
    json: { status: 'contacted' },
  }),
  health: () => ({ path: '/api/health' }),
  ready: () => ({ path: '/api/ready' }),
  openApi: () => ({ path: '/api/openapi.json' }),
  reference: () => ({ path: '/api/docs' }),
}
