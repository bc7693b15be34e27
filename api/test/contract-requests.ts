/** A valid request for each endpoint. A new endpoint does not compile until it has one here. */
import { vi } from 'vitest'
import type { EndpointName } from '../contracts/endpoints.ts'
import {
  analyst,
  analystId,
  documentForm,
  earlyAccessId,
  fresh,
  imageForm,
  invitationId,
  ownDelivery,
  ownHook,
  ownWebhook,
  project,
  type Request,
  registration,
  reviewed,
  reviewOf,
  type World,
  webhook,
  website,
} from './contract/made.ts'
import { roomySettings } from './harness.ts'

/** Nothing listens at this address. */
const nobody = 'http://127.0.0.1:9/v1'

const as =
  (who: 'user' | 'admin', path: string, json?: unknown) =>
  (world: World): Request => ({ path, token: world[who].token, json })

/** A request on a project, which has been reviewed unless `make` says otherwise. */
const onProject =
  (rest: string, json?: unknown, make: (world: World) => Promise<number> = reviewed) =>
  async (world: World): Promise<Request> => ({
    path: `/api/projects/${await make(world)}${rest}`,
    token: world.user.token,
    json,
  })

const onAnalyst =
  (rest: string, json?: unknown) =>
  async (world: World): Promise<Request> => ({
    path: `/api/analysts/${await analystId(world)}${rest}`,
    token: world.admin.token,
    json,
  })

const onTrial = async (world: World) => {
  const { title, specialty, prompt } = analyst
  const json = { projectId: await reviewed({ ...world, user: world.admin }), analyst: { title, specialty, prompt } }
  return { path: '/api/admin/analysts/trials', token: world.admin.token, json }
}

export const requests: Record<EndpointName, (world: World) => Request | Promise<Request>> = {
  register: () => ({ path: '/api/register', json: registration() }),
  login: ({ user }) => ({ path: '/api/login', json: { username: user.username, password: 'correct horse' } }),
  logout: async ({ api }) => ({ path: '/api/logout', token: (await api.signUp()).token }),
  getUser: as('user', '/api/user'),
  updateUser: ({ user }) => ({
    path: '/api/user',
    token: user.token,
    json: { firstName: 'Ada', lastName: null, email: `${fresh(user.username)}@example.org` },
  }),
  changePassword: as('user', '/api/user/password', { currentPassword: 'correct horse', newPassword: 'correct horse' }),
  getRegistration: () => ({ path: '/api/registration' }),
  getUse: as('user', '/api/user/use'),
  getSettings: as('admin', '/api/admin/settings'),
  // Restores the settings that an earlier request changed.
  updateSettings: async ({ admin }) => {
    await admin.client.call('updateSettings', { body: roomySettings })
    return { path: '/api/admin/settings', token: admin.token, json: { registration: 'open' } }
  },
  getModel: as('admin', '/api/admin/model'),
  updateModel: as('admin', '/api/admin/model', { engine: 'rubric' }),
  findModels: as('admin', '/api/admin/model/find'),
  listModels: as('admin', '/api/admin/model/list', { endpoint: nobody }),
  testModel: as('admin', '/api/admin/model/test', { endpoint: nobody, model: 'any' }),
  listInvitations: async world => {
    await invitationId(world)
    return { path: '/api/admin/invitations', token: world.admin.token }
  },
  createInvitation: as('admin', '/api/admin/invitations', { note: 'Ada' }),
  deleteInvitation: async world => ({
    path: `/api/admin/invitations/${await invitationId(world)}`,
    token: world.admin.token,
  }),
  confirmPassword: as('user', '/api/user/confirm', { password: 'correct horse' }),
  listSubAccounts: as('user', '/api/subaccounts'),
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
  listKeys: as('user', '/api/keys'),
  createKey: as('user', '/api/keys', { name: 'Deploys', scopes: ['read'] }),
  revokeKey: async ({ user }) => {
    const { id } = await user.client.call('createKey', { body: { name: 'Deploys', scopes: ['read'] } })
    return { path: `/api/keys/${id}`, token: user.token }
  },
  listWebhooks: as('user', '/api/webhooks'),
  createWebhook: async world => ({ path: '/api/webhooks', token: (await world.api.signUp()).token, json: webhook }),
  listenToWebhooks: as('user', '/api/webhooks/listen'),
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
  listHooks: as('user', '/api/hooks'),
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
  countProjects: as('user', '/api/projects/counts'),
  estimateReview: as('user', '/api/estimate?panelId=1'),
  measureFile: ({ user }) => ({ path: '/api/estimate', token: user.token, form: documentForm }),
  createProject: as('user', '/api/projects', website),
  getProject: onProject('', undefined, project),
  updateProject: onProject('', { name: 'Another name' }, project),
  deleteProject: onProject('', undefined, project),
  submitProject: onProject('/submit', undefined, project),
  submitVersion: onProject('/versions', { contentUrl: 'https://example.org/new' }),
  cancelReview: onProject('/cancel', undefined, world => project(world, { submit: true })),
  projectEvents: onProject('/events'),
  projectDocument: onProject('/document'),
  projectFile: onProject('/file', undefined, world => project(world, { file: true })),
  projectScreenshot: onProject('/screenshots/desktop'),
  projectPages: onProject('/pages'),
  pagePicture: onProject('/pages/1/large'),
  listReports: async world => {
    await reviewed(world)
    return { path: '/api/reports', token: world.user.token }
  },
  projectReport: async world => ({ path: `/api/reports/project/${await reviewed(world)}`, token: world.user.token }),
  projectMarkdown: async world => ({
    path: `/api/reports/project/${await reviewed(world)}/markdown`,
    token: world.user.token,
  }),
  listReviews: onProject('/reviews'),
  reviewReport: async world => {
    const review = await reviewOf(world, await reviewed(world))
    return { path: `/api/reviews/${review}/report`, token: world.user.token }
  },
  reviewMarkdown: async world => {
    const review = await reviewOf(world, await reviewed(world))
    return { path: `/api/reviews/${review}/markdown`, token: world.user.token }
  },
  reportSchema: () => ({ path: '/api/reports/schema.json' }),
  listMarks: async world => {
    const id = await reviewed(world)
    await world.user.client.call('setMark', { params: { id, point: '1-1' }, body: { state: 'done' } })
    return { path: `/api/projects/${id}/marks`, token: world.user.token }
  },
  setMark: onProject('/marks/1-1', { state: 'dismissed', reason: 'later', note: 'In spring.' }),
  listAnalysts: async world => {
    await analystId(world)
    return { path: '/api/analysts' }
  },
  listPanelAnalysts: async world => {
    await analystId(world)
    return { path: '/api/analysts/panel/marketing' }
  },
  image: async ({ api, admin }) => {
    const uploaded = await api.raw('/api/uploads/image', { method: 'POST', token: admin.token, body: imageForm() })
    const { url } = (await uploaded.json()) as { url: string }
    return { path: url }
  },
  createAnalyst: as('admin', '/api/analysts', analyst),
  updateAnalyst: onAnalyst('', analyst),
  deleteAnalyst: onAnalyst(''),
  listAnalystVersions: onAnalyst('/versions'),
  tryAnalyst: onTrial,
  analystTrial: async world => {
    const { path, token, json } = await onTrial(world)
    const { client } = world.admin
    const { id } = await client.call('tryAnalyst', { body: json })
    // A trial that still runs may end between two requests, and the answers would differ.
    const ended = async () => (await client.call('analystTrial', { params: { id } })).status !== 'running'
    await vi.waitUntil(ended, { timeout: 30_000 })
    return { path: `${path}/${id}`, token }
  },
  uploadImage: ({ admin }) => ({ path: '/api/uploads/image', token: admin.token, form: imageForm }),
  listUsers: as('admin', '/api/admin/users'),
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
