/** One request for each endpoint that it answers as it should. A new endpoint does not compile until it has one here. */
import type { EndpointName } from '../contracts/endpoints.ts'
import {
  analyst,
  analystId,
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

/** Nothing listens there. */
const nobody = 'http://127.0.0.1:9/v1'

export const requests: Record<EndpointName, (world: World) => Request | Promise<Request>> = {
  register: () => ({ path: '/api/register', json: registration() }),
  login: ({ user }) => ({ path: '/api/login', json: { username: user.username, password: 'correct horse' } }),
  logout: async ({ api }) => ({ path: '/api/logout', token: (await api.signUp()).token }),
  getUser: ({ user }) => ({ path: '/api/user', token: user.token }),
  updateUser: ({ user }) => ({
    path: '/api/user',
    token: user.token,
    json: { firstName: 'Ada', lastName: null, email: `${fresh(user.username)}@example.org` },
  }),
  changePassword: ({ user }) => ({
    path: '/api/user/password',
    token: user.token,
    json: { currentPassword: 'correct horse', newPassword: 'correct horse' },
  }),
  getRegistration: () => ({ path: '/api/registration' }),
  getUse: ({ user }) => ({ path: '/api/user/use', token: user.token }),
  getSettings: ({ admin }) => ({ path: '/api/admin/settings', token: admin.token }),
  // As they were, whatever a request before has set.
  updateSettings: async ({ admin }) => {
    await admin.client.call('updateSettings', { body: roomySettings })
    return { path: '/api/admin/settings', token: admin.token, json: { registration: 'open' } }
  },
  getModel: ({ admin }) => ({ path: '/api/admin/model', token: admin.token }),
  updateModel: ({ admin }) => ({ path: '/api/admin/model', token: admin.token, json: { engine: 'rubric' } }),
  findModels: ({ admin }) => ({ path: '/api/admin/model/find', token: admin.token }),
  listModels: ({ admin }) => ({ path: '/api/admin/model/list', token: admin.token, json: { endpoint: nobody } }),
  testModel: ({ admin }) => ({
    path: '/api/admin/model/test',
    token: admin.token,
    json: { endpoint: nobody, model: 'any' },
  }),
  listInvitations: async world => {
    await invitationId(world)
    return { path: '/api/admin/invitations', token: world.admin.token }
  },
  createInvitation: ({ admin }) => ({ path: '/api/admin/invitations', token: admin.token, json: { note: 'Ada' } }),
  deleteInvitation: async world => ({
    path: `/api/admin/invitations/${await invitationId(world)}`,
    token: world.admin.token,
  }),
  confirmPassword: ({ user }) => ({
    path: '/api/user/confirm',
    token: user.token,
    json: { password: 'correct horse' },
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
  submitVersion: async world => ({
    path: `/api/projects/${await reviewed(world)}/versions`,
    token: world.user.token,
    json: { contentUrl: 'https://example.org/new' },
  }),
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
  projectPages: async world => ({
    path: `/api/projects/${await reviewed(world)}/pages`,
    token: world.user.token,
  }),
  pagePicture: async world => ({
    path: `/api/projects/${await reviewed(world)}/pages/1/large`,
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
  projectMarkdown: async world => ({
    path: `/api/reports/project/${await reviewed(world)}/markdown`,
    token: world.user.token,
  }),
  listReviews: async world => ({
    path: `/api/projects/${await reviewed(world)}/reviews`,
    token: world.user.token,
  }),
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
  setMark: async world => ({
    path: `/api/projects/${await reviewed(world)}/marks/1-1`,
    token: world.user.token,
    json: { state: 'dismissed', reason: 'later', note: 'In spring.' },
  }),
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
  listAnalystVersions: async world => ({
    path: `/api/analysts/${await analystId(world)}/versions`,
    token: world.admin.token,
  }),
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
