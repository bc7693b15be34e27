import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registrationMessages } from '#api/contracts/settings.ts'
import { nobodysAddress } from '#db/test/free-port.ts'
import type { RegistrationMode } from '#db/vocabulary.ts'
import { call, expectRefusal } from '../call.ts'
import { type IdleStage, startIdleStage } from '../stage.ts'
import { run } from '../terminal.ts'

let stage: IdleStage
let other: IdleStage
/** Ada's session. */
let env: Record<string, string>

const register = [
  'register',
  '--username',
  'ada',
  '--email',
  'ada@example.org',
  '--first-name',
  'Ada',
  '--password-stdin',
]
const unused = 'Today 0 of 100000 reviews, $0.00 of $20.00 of model cost; 0 MiB of 2 GiB stored.\n'
const login = ['login', '--username', 'ada', '--password-stdin']

beforeAll(async () => {
  ;[stage, other] = await Promise.all([startIdleStage(), startIdleStage()])
  env = stage.visitor
  const made = await call(register, { env, input: 'correct horse\n' })
  expect(made).toEqual({ code: 0, stdout: 'Welcome, ada.\nNext: panel submit <file or address>\n', stderr: '' })
})
afterAll(() => Promise.all([stage?.close(), other?.close()]))

it('register stores a token that only its owner can read', async () => {
  const path = join(stage.path, 'home', 'session.json')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(stage.path, 'home'))).mode & 0o777).toBe(0o700)
  expect(await readFile(path, 'utf8')).not.toContain('correct horse')
})

it('whoami prints who is signed in, also as JSON', async () => {
  expect(await call(['whoami'], { env })).toEqual({
    code: 0,
    stdout: `ada <ada@example.org>, user, at ${stage.url}\n${unused}`,
    stderr: '',
  })
  const json = await call(['whoami', '--json'], { env })
  expect(JSON.parse(json.stdout)).toMatchObject({
    username: 'ada',
    role: 'user',
    use: { reviews: { used: 0, limit: 100_000 }, cost: { used: 0, limit: 20 }, storedBytes: { used: 0 } },
  })
})

it('login stores one session for each server, and logout ends only the requested one', async () => {
  const own = { ...env, PANEL_SESSION_FILE: join(stage.path, 'two.json') }
  const there = ['--url', `${other.url}/`]
  const bea = ['register', '--username', 'bea', '--email', 'bea@example.org', '--password-stdin']
  expect((await call([...there, ...bea], { env: own, input: 'correct horse' })).code).toBe(0)
  expect(await call(login, { env: own, input: 'correct horse\n' })).toEqual({
    code: 0,
    stdout: 'Welcome back, Ada!\n',
    stderr: '',
  })
  expect((await call([...there, 'whoami'], { env: own })).stdout).toContain('bea <')
  expect((await call(['logout'], { env: own })).stdout).toBe('You have been logged out.\n')
  expectRefusal(await call(['whoami'], { env: own }), 4, `You are not signed in at ${stage.url}.`, 'panel login')
  expect((await call([...there, 'whoami'], { env: own })).stdout).toContain('bea <')
})

it('the program distinguishes a wrong password, an ended session and a bad token', async () => {
  expectRefusal(await call(login, { env, input: 'wrong horse' }), 1, /wrong/)
  const sessions = JSON.stringify({ [stage.url]: { token: 'ended', username: 'ada' } })
  const ended = { ...env, PANEL_SESSION_FILE: await stage.file('ended.json', sessions) }
  expectRefusal(await call(['list'], { env: ended }), 4, 'Your session has ended.')
  expectRefusal(await call(['list'], { env: { ...env, PANEL_TOKEN: 'x' } }), 4, 'The token in PANEL_TOKEN')
  expectRefusal(await call(['list'], { env: { ...env, PANEL_TOKEN: 'x y' } }), 4, 'PANEL_TOKEN is not a token')
})

it('panel password changes the password, and revokes the keys only if asked to', async () => {
  const { token, client, username } = await stage.harness.signUp()
  const own = { ...env, PANEL_TOKEN: token }
  const key = (await client.call('createKey', { body: { name: 'Build', scopes: ['read'] } })).token
  const change = (input: string, ...more: string[]) =>
    call(['password', '--password-stdin', ...more], { env: own, input })
  expectRefusal(await change('wrong\nbattery staple\n'), 1, 'Current password is incorrect')
  expectRefusal(await change('correct horse\n'), 1, 'a line for each', 'panel password --password-stdin')
  expectRefusal(await call(['password'], { env: own }), 1, 'There is no terminal to ask', '--password-stdin')
  expectRefusal(await change('correct horse\nshort\n'), 1, 'New password must be at least 6 characters')
  const changed = await change('correct horse\nbattery staple\n')
  expect(changed.stdout).toBe('The password is changed, and your other sessions have ended.\n')
  expect((await call(['whoami'], { env: { ...env, PANEL_TOKEN: key } })).stdout).toContain(username)
  expectRefusal(
    await call(['password', '--password-stdin'], { env: { ...env, PANEL_TOKEN: key }, input: 'a\nbattery staple' }),
    1,
    'An API key may not do this.',
    'env -u PANEL_TOKEN panel password --password-stdin',
  )
  const revoked = await change('battery staple\ncorrect horse\n', '--revoke-keys')
  expect(revoked.stdout).toContain(
    'Your API keys are revoked, and your webhooks and deploy hooks disabled. Enable only those',
  )
  expectRefusal(await call(['whoami'], { env: { ...env, PANEL_TOKEN: key } }), 4, 'The token in PANEL_TOKEN')
})

it('logout ends the session of PANEL_TOKEN and says what it cannot end: the variable, a key, an unreachable server', async () => {
  const { token } = await stage.harness.client().call('login', { body: { username: 'ada', password: 'correct horse' } })
  const own = { ...env, PANEL_TOKEN: token }
  const away = await call(['logout'], { env: { ...own, PANEL_URL: await nobodysAddress() } })
  expectRefusal(away, 1, 'You are not signed out: ', 'unset PANEL_TOKEN')
  const key = (await call(['keys', 'create', 'build'], { env: own })).stdout.trim()
  const byKey = await call(['logout'], { env: { ...env, PANEL_TOKEN: key } })
  expectRefusal(byKey, 1, 'You are not signed out: PANEL_TOKEN holds an API key', 'unset PANEL_TOKEN')
  expect(await call(['logout'], { env: own })).toEqual({
    code: 0,
    stdout: 'The session of PANEL_TOKEN has ended; the variable is still set.\n',
    stderr: 'Another session is stored here. It was left as it is.\nNext: unset PANEL_TOKEN\n',
  })
  expectRefusal(await call(['logout'], { env: own }), 4, 'The token in PANEL_TOKEN is not valid', 'unset PANEL_TOKEN')
  expect((await call(['whoami'], { env })).code).toBe(0)
})

it.skipIf(process.platform !== 'linux')('login reports a folder that cannot be made', async () => {
  const own = { ...env, PANEL_SESSION_FILE: '/proc/x/y/session.json' }
  expectRefusal(await run(login, { env: own, input: 'correct horse' }), 1, 'no folder can be made in /proc')
})

describe('restricted registration', () => {
  const set = (registration: RegistrationMode) => other.admin.client.call('updateSettings', { body: { registration } })
  const join = (username: string, ...more: string[]) => {
    const args = ['register', '--username', username, '--email', `${username}@example.org`, '--password-stdin', ...more]
    return call(args, { env: other.visitor, input: 'correct horse' })
  }
  afterAll(() => set('open'))

  it('accepts an invitation, as a link or a token, once', async () => {
    await set('invitation')
    const needed = await join('cleo')
    expectRefusal(needed, 1, registrationMessages.needed, /^panel register --username cleo .* --invitation <link>$/)
    const invite = () => call(['admin', 'invite', '--json'], { env: other.admin.env })
    const { invitation } = JSON.parse((await invite()).stdout)
    expect(invitation.link).toBe(`${other.url}/auth#invitation=${invitation.token}`)
    expect((await join('cleo', '--invitation', invitation.link)).code).toBe(0)
    const spent = await join('dora', '--invitation', invitation.token)
    expectRefusal(spent, 1, registrationMessages.spent, 'panel login --username <name>')
    expect((await join('dora', '--invitation', JSON.parse((await invite()).stdout).invitation.token)).code).toBe(0)
    expectRefusal(await join('finn', '--invitation', other.url), 1, 'There is no invitation in this link.')
  })
})
