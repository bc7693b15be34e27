import { expect, it } from 'vitest'
import { call, expectRefusal } from '../call.ts'
import { onTerminal } from '../pty.ts'
import { draft, idleStageFor } from '../stage.ts'

const stage = idleStageFor()

it('keys are made, used and revoked', async () => {
  const { env } = stage.person
  await draft(stage.person)
  const made = await call(['keys', 'create', 'Build', '--scope', 'read', '--expires', '30d'], { env })
  expect(made.stderr).toMatch(/^Key \d+, Build: may read, until /)
  const withKey = { ...env, PANEL_TOKEN: made.stdout.trim() }
  expect((await call(['list'], { env: withKey })).stdout).toContain('A draft')
  const lacking = await call(['delete', '1', '--yes'], { env: withKey })
  expect(lacking.code).toBe(1)
  const [{ id: number }] = JSON.parse((await call(['keys', 'list', '--json'], { env })).stdout).keys
  expect((await call(['keys', 'revoke', String(number), '--yes'], { env })).stdout).toBe('Revoked "Build".\n')
  expectRefusal(await call(['list'], { env: withKey }), 4, 'The token in PANEL_TOKEN')
})

it('a key, like anything that lets somebody in, is made only after a recent password', async () => {
  const { token, client, id } = await stage.harness.signUp({ admin: true })
  const other = await stage.harness.signUp()
  const env = { ...stage.visitor, PANEL_TOKEN: token }
  const age = () =>
    stage.harness.database.sql`update sessions set confirmed_at = now() - interval '1 hour' where user_id = ${id}`
  await age()
  const refused = await call(['keys', 'create', 'Build'], { env })
  expectRefusal(refused, 1, 'Please enter your password again', 'unset PANEL_TOKEN')
  const wrong = onTerminal(['keys', 'create', 'Build'], { columns: 80, env })
  await wrong.shows('Your password:')
  wrong.type('wrong horse\r')
  expect(await wrong.done).toMatchObject({ code: 1, text: expect.stringContaining('The password is wrong.') })
  expect(await client.call('listKeys')).toEqual([])
  for (const [command, said] of [
    [['keys', 'create', 'Build'], /Key \d+, Build: may read/],
    [['admin', 'users', 'role', `${other.id}`, 'admin', '--yes'], / is an administrator\./],
  ] as const) {
    await age()
    const asked = onTerminal([...command], { columns: 80, env })
    await asked.shows('Your password:')
    asked.type('correct horse\r')
    expect(await asked.done).toMatchObject({ code: 0, text: expect.stringMatching(said) })
  }
})
