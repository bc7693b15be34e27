import { expect, it } from 'vitest'
import { defaultSettings } from '#db/limits.ts'
import { call, expectRefusal } from '../call.ts'
import { idleStageFor } from '../stage.ts'

const stage = idleStageFor()

const admin = (...args: string[]) => call(['admin', ...args], { env: stage.admin.env })

it('panel admin is for administrators, and says so', async () => {
  const refused = await call(['admin', 'users', 'list'], { env: stage.person.env })
  expectRefusal(refused, 1, 'Only an administrator can do this', 'panel login --username <an administrator>')
})

it('panel admin users changes roles, and names the users it deletes', async () => {
  const { id, username } = await stage.harness.signUp()
  const row = new RegExp(`${username} +- +${username}@example.org +user`)
  expect((await admin('users', 'list', '--search', `${username}@`)).stdout).toMatch(row)
  const role = await admin('users', 'role', String(id), 'admin', '--yes')
  expect(role.stdout).toBe(`${username} is an administrator.\n`)
  const asked = await admin('users', 'delete', String(id))
  expectRefusal(asked, 1, /^Delete person\d+ <person\d+@example.org> \(\d+\) with all projects, reviews and files\?/)
  const deleted = await admin('users', 'delete', String(id), '--yes')
  expect(deleted.stdout).toBe(`Deleted ${username} <${username}@example.org>.\n`)
  expectRefusal(await admin('users', 'role', String(id), 'user'), 1, 'There is no user', 'panel admin users list')
})

it('panel admin analysts adds, edits, disables and removes analysts', async () => {
  const prompt = await stage.file('prompt.txt', 'Look at every price, and at what stands beside it.\n')
  const questions = await stage.file('questions.txt', 'What does it cost, per what?\n\nWhich terms are open?\n')
  const picture = await stage.file(
    'picture.png',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
  const who = ['--name', 'Noor Aziz', '--title', 'Pricing', '--specialty', 'Prices', '--bio', 'Reads prices first.']
  const files = ['--prompt-file', prompt, '--questions-file', questions, '--image', picture]
  const made = await admin('analysts', 'create', '--panel', 'vc', ...who, ...files, '--json')
  const { analyst } = JSON.parse(made.stdout)
  expect(analyst).toMatchObject({
    name: 'Noor Aziz',
    panelType: 'vc',
    questions: ['What does it cost, per what?', 'Which terms are open?'],
    imageUrl: expect.stringMatching(/^\/api\/images/),
  })
  const id = String(analyst.id)
  await admin('analysts', 'edit', id, '--title', 'Prices and terms', '--panel', 'marketing')
  const [edited] = JSON.parse((await admin('analysts', 'list', '--json')).stdout).analysts
  expect(edited).toMatchObject({
    ...analyst,
    title: 'Prices and terms',
    panelId: 1,
    panelType: 'marketing',
    updatedAt: edited.updatedAt,
  })
  expect((await admin('analysts', 'disable', id)).stdout).toBe(`Noor Aziz (${id}) is inactive, as saved.\n`)
  expect((await admin('analysts', 'list', '--status', 'inactive')).stdout).toContain('Noor Aziz')
  expect((await admin('analysts', 'enable', id)).stdout).toBe(`Noor Aziz (${id}) is active, as saved.\n`)
  const asked = await admin('analysts', 'delete', id)
  expectRefusal(asked, 1, `Take Noor Aziz (${id}) off the marketing panel?`)
  expect((await admin('analysts', 'delete', id, '--yes')).stdout).toBe('Noor Aziz is off the panel.\n')
  expectRefusal(await admin('analysts', 'enable', id), 1, 'There is no analyst', 'panel admin analysts list')
})

it('panel admin early-access lists and updates requests', async () => {
  await stage.harness.client().call('requestEarlyAccess', { body: { email: 'hana@example.org' } })
  const { earlyAccess } = JSON.parse((await admin('early-access', 'list', '--json')).stdout)
  const changed = await admin('early-access', 'status', String(earlyAccess[0].id), 'contacted', '--notes', 'Wrote')
  expect(changed.stdout).toBe('hana@example.org is contacted.\n')
  expect((await admin('early-access', 'list', '--status', 'contacted')).stdout).toMatch(
    /hana@example.org +contacted .*Wrote/,
  )
  const unknown = await admin('early-access', 'status', '999', 'new')
  expectRefusal(unknown, 1, /./, 'panel admin early-access list')
})

it('panel admin settings shows the settings, and changes the given ones', async () => {
  await stage.admin.client.call('updateSettings', { body: defaultSettings })
  const rows = (text: string) => text.split('\n').map(row => row.split(/ {2,}/))
  expect(rows((await admin('settings')).stdout)).toEqual([
    ['Registration', 'open'],
    ['Reviews at once', '2'],
    ['Reviews a day', '100'],
    ['Storage', '2048 MiB (2 GiB)'],
    ['Model cost a day', '$20.00'],
    [''],
  ])
  const changes = ['--registration', 'closed', '--reviews-at-once', '3', '--cost-per-day', '2.5', '--json']
  const { settings } = JSON.parse((await admin('settings', ...changes)).stdout)
  const changed = { registration: 'closed', reviewsAtOnce: 3, reviewsPerDay: 100, storedMiB: 2048, costPerDay: 2.5 }
  expect(settings).toEqual(changed)
  const back = await admin('settings', '--registration', 'open', '--reviews-per-day', '40', '--stored-mib', '512')
  expect(back.stdout).toMatch(/Reviews a day +40\nStorage +512 MiB \(512 MiB\)/)
  const wrong = await admin('settings', '--reviews-per-day', 'many', '--cost-per-day', '-1')
  expectRefusal(wrong, 1, /^Reviews a day must be a whole number from 1 to 100000\. Cost a day must be/, '--help')
})

it('an invitation is made with its link alone on standard output, listed and withdrawn', async () => {
  const made = await admin('invite', '--note', 'Ada')
  expect(made.stdout).toMatch(new RegExp(`^${stage.url}/auth#invitation=[\\w-]{20,}\n$`))
  const id = /^Invitation (\d+) for Ada: works once, until \d{4}-.* It is shown only this once\.\n$/.exec(
    made.stderr,
  )?.[1]
  const { invitations, total } = JSON.parse((await admin('invitations', '--json')).stdout)
  expect({ total, ...invitations[0] }).toMatchObject({ total: 1, id: Number(id), note: 'Ada', usedAt: null })
  expect((await admin('invitations')).stdout).toMatch(/Ada +waiting +\d{4}-/)
  const asked = await admin('uninvite', `${id}`)
  expectRefusal(asked, 1, `Invitation ${id} for Ada: take it back? Its link stops working at once.`, '--yes')
  expect((await admin('uninvite', `${id}`, '--yes')).stdout).toBe(`Invitation ${id} for Ada is taken back.\n`)
  expectRefusal(await admin('uninvite', `${id}`), 1, 'There is no invitation', 'panel admin invitations')
  expect((await admin('invitations')).stdout).toBe('No invitations found.\nNext: panel admin invite\n')
})
