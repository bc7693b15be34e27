/** A successful call of each command, with what must exist first. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draft, type IdleStage, type Person, type WorkingStage } from './stage.ts'

export interface Stages {
  idle: IdleStage
  working: WorkingStage
}

interface Made {
  /** The value of `{name}` in the call. */
  words?: Record<string, string | number>
  env?: Record<string, string>
}

export interface Call {
  args: string[]
  /** Who calls, and where; by default a user of the server without a worker. */
  as?: 'admin' | 'eva'
  make?: (person: Person, stages: Stages) => Promise<Made>
  input?: string
  /** Its rows keep to the terminal's width; other output is a sentence or a word, which is not broken. */
  rows?: true
  /** On a terminal: the text to wait for, and the keys to type then. */
  typed?: [shown: string, keys: string][]
  /** Further options where nobody can be asked. */
  offTerminal?: string[]
  endless?: true
  /** It needs no account, so it exits with 0. */
  signedOut?: true
  /** What it prints in addition to an error. */
  printsAnyhow?: true
}

const question: Pick<Call, 'offTerminal'> = { offTerminal: ['--yes'] }
const words = (words: Record<string, string | number>): Made => ({ words })
const hooksUrl = 'https://example.com/hooks'

const aDraft: Call['make'] = async person => words({ id: (await draft(person)).id })
const aWaiting: Call['make'] = async person => words({ id: (await draft(person, true)).id })
const theReport: Call['make'] = async (_person, { working }) => words({ id: working.project })
const aKey: Call['make'] = async ({ client }) =>
  words({ id: (await client.call('createKey', { body: { name: 'Spare', scopes: ['read'], expiresAt: null } })).id })
const aNewWebhook: NonNullable<Call['make']> = async ({ client }) => {
  const body = { url: hooksUrl, events: ['review.failed' as const], description: null }
  return words({ id: (await client.call('createWebhook', { body })).id })
}
const kept = new WeakMap<Person, ReturnType<NonNullable<Call['make']>>>()
/** One webhook for each person, since a user may have only a few; a call that deletes one makes its own. */
const aWebhook: NonNullable<Call['make']> = (person, stages) => {
  const webhook = kept.get(person) ?? aNewWebhook(person, stages)
  kept.set(person, webhook)
  return webhook
}
const aDelivery: Call['make'] = async (person, stages) => {
  const made = await aWebhook(person, stages)
  const delivery = await person.client.call('testWebhook', { params: { id: made.words?.id ?? 0 } })
  return words({ ...made.words, delivery: delivery.id })
}
const aUser: Call['make'] = async (_person, { idle }) => words({ id: (await idle.harness.signUp()).id })
const anAnalyst: NonNullable<Call['make']> = async ({ client }) => {
  const body = {
    name: 'Noor Aziz',
    title: 'Pricing',
    specialty: 'Prices',
    bio: 'Reads prices first, and then the rest.',
  }
  const all = { ...body, panelId: 2 as const, prompt: 'Look at every price, and at what stands beside it.' }
  return words({ id: (await client.call('createAnalyst', { body: { ...all, imageUrl: null } })).id })
}
let requests = 0
const aRequest: Call['make'] = async ({ client }, { idle }) => {
  const email = `early${++requests}@example.org`
  await client.call('requestEarlyAccess', { body: { email } })
  const [row] = await idle.harness.database.sql`select id from early_access where email = ${email}`
  return words({ id: row?.id })
}
const anInvitation: Call['make'] = async ({ client }) =>
  words({ id: (await client.call('createInvitation', { body: { note: 'Ada, from the accelerator' } })).id })
let sessions = 0
/** A separate session, which the call may end. */
const aSession: Call['make'] = async ({ username }, { idle }) => {
  const body = { username, password: 'correct horse' }
  const { token } = await idle.harness.client().call('login', { body })
  const file = join(idle.path, `session-${++sessions}.json`)
  await writeFile(file, JSON.stringify({ [idle.url]: { token, username } }))
  return { env: { PANEL_SESSION_FILE: file, PANEL_TOKEN: '' } }
}
/** A user and a session that no other call uses. */
const anAccount: Call['make'] = async (_person, { idle }) => ({
  env: { PANEL_TOKEN: (await idle.harness.signUp()).token, PANEL_SESSION_FILE: join(idle.path, 'nobody.json') },
})
let people = 0
const aName: Call['make'] = async () => words({ name: `newcomer${++people}` })
const prompt = 'Look at every price, and at what stands beside it.'
const analystYaml = `name: Bea Roth
title: Terms
specialty: Terms
bio: Reads the terms first.
panel: vc
prompt: ${prompt}
`

export const elsewhere: Record<string, string> = {
  ci: 'cli/test/ci/ci.test.ts',
  serve: 'cli/test/commands/machine.test.ts',
  'model list': 'test/end-to-end/model-connection.test.ts',
  'model test': 'test/end-to-end/model-connection.test.ts',
}

export const everyCall: Record<string, Call> = {
  submit: {
    args: ['-', '--name', 'Memo'],
    as: 'eva',
    input: 'We plan your week. It costs 12 euros.\n',
    typed: [['Reading what you type', 'We plan your week. It costs 12 euros a month.\n\u0004']],
  },
  list: { args: [], as: 'eva', rows: true },
  report: { args: ['{id}'], as: 'eva', make: theReport, rows: true },
  reviews: { args: ['{id}'], as: 'eva', make: theReport, rows: true },
  diff: { args: ['{id}'], as: 'eva', make: theReport, rows: true },
  open: { args: ['{id}'], as: 'eva', make: theReport },
  delete: { args: ['{id}'], make: aDraft, typed: [['[y/N]', 'y\n']], ...question },
  watch: { args: ['{id}'], as: 'eva', make: theReport, rows: true },
  retry: { args: ['{id}', '--no-wait'], make: aDraft },
  cancel: { args: ['{id}'], make: aWaiting },
  'analysts list': { args: [], as: 'eva', rows: true, signedOut: true },
  'analysts export': {
    args: ['{id}', '--out', '{out}'],
    as: 'admin',
    make: async (person, stages) =>
      words({ ...(await anAnalyst(person, stages)).words, out: join(stages.idle.path, 'exported') }),
  },
  'analysts import': { args: ['-', '--dry-run'], as: 'admin', input: analystYaml },
  'analysts schema': { args: [], signedOut: true },
  register: {
    args: ['--username', '{name}', '--email', '{name}@example.org', '--password-stdin'],
    make: aName,
    input: 'correct horse\n',
    typed: [
      ['Choose a password:', 'correct horse\r'],
      ['The same again:', 'correct horse\r'],
    ],
    signedOut: true,
  },
  login: { args: ['--username', 'person1', '--password-stdin'], input: 'correct horse\n', signedOut: true },
  logout: { args: [], make: aSession },
  whoami: { args: [] },
  password: { args: ['--password-stdin'], make: anAccount, input: 'correct horse\nbattery staple\n' },
  'keys list': { args: [], make: aKey, rows: true },
  'keys create': { args: ['Build', '--expires', '30d'] },
  'keys revoke': { args: ['{id}'], make: aKey, ...question },
  'webhooks list': { args: [], make: aWebhook, rows: true },
  'webhooks create': { args: [hooksUrl, '--event', 'review.failed'] },
  'webhooks delete': { args: ['{id}'], make: aNewWebhook, ...question },
  'webhooks rotate': { args: ['{id}'], make: aWebhook },
  'webhooks enable': { args: ['{id}'], make: aWebhook },
  'webhooks disable': { args: ['{id}'], make: aNewWebhook },
  'webhooks test': { args: ['{id}'], make: aWebhook },
  'webhooks deliveries': { args: ['{id}'], make: aDelivery, rows: true },
  'webhooks redeliver': { args: ['{id}', '{delivery}'], make: aDelivery },
  'webhooks listen': { args: ['--forward-to', 'http://127.0.0.1:8080/'], endless: true },
  'admin users list': { args: [], as: 'admin', rows: true },
  'admin users role': { args: ['{id}', 'admin'], as: 'admin', make: aUser, ...question },
  'admin users delete': { args: ['{id}'], as: 'admin', make: aUser, ...question },
  'admin projects list': { args: [], as: 'admin', make: aDraft, rows: true },
  'admin projects status': { args: ['{id}', 'in_progress'], as: 'admin', make: aDraft },
  'admin projects delete': { args: ['{id}'], as: 'admin', make: aDraft, ...question },
  'admin analysts list': { args: [], as: 'admin', make: anAnalyst, rows: true },
  'admin analysts create': {
    args: [
      '--panel',
      'vc',
      '--name',
      'Noor Aziz',
      '--title',
      'Pricing',
      '--specialty',
      'Prices',
      '--bio',
      'Reads prices first.',
      '--prompt-file',
      '-',
    ],
    as: 'admin',
    input: prompt,
  },
  'admin analysts edit': { args: ['{id}', '--title', 'Prices and terms'], as: 'admin', make: anAnalyst },
  'admin analysts enable': { args: ['{id}'], as: 'admin', make: anAnalyst },
  'admin analysts disable': { args: ['{id}'], as: 'admin', make: anAnalyst },
  'admin analysts delete': { args: ['{id}'], as: 'admin', make: anAnalyst, ...question },
  'admin early-access list': { args: [], as: 'admin', make: aRequest, rows: true },
  'admin early-access status': { args: ['{id}', 'contacted', '--notes', 'Wrote'], as: 'admin', make: aRequest },
  'admin settings': { args: [], as: 'admin', rows: true },
  'admin invite': { args: ['--note', 'Bea'], as: 'admin' },
  'admin invitations': { args: [], as: 'admin', make: anInvitation, rows: true },
  'admin uninvite': { args: ['{id}'], as: 'admin', make: anInvitation, ...question },
  'model show': { args: [], as: 'admin', rows: true },
  'model use': { args: ['qwen3', '--endpoint', 'http://127.0.0.1:9/v1'], as: 'admin' },
  // On the server with a worker: without one, doctor reports a queue that stands still.
  doctor: { args: [], as: 'eva', rows: true, printsAnyhow: true },
  completion: { args: ['bash'], signedOut: true },
}

export async function prepare(
  { args, as, make }: Call,
  stages: Stages,
): Promise<{ env: Record<string, string>; args: string[] }> {
  const person = as === 'eva' ? stages.working.person : as === 'admin' ? stages.idle.admin : stages.idle.person
  const made = (await make?.(person, stages)) ?? {}
  return { args: filledIn(args, made.words), env: { ...person.env, ...made.env } }
}

/** 1 stands for each value that was not made. */
export const filledIn = (args: string[], values: Made['words'] = {}): string[] =>
  args.map(word => word.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 1)))
