/** Section 7 for administrators: each of their calls as it goes over the wire. */
import { expect, it } from 'vitest'
import { panels } from '#db/vocabulary.ts'
import { lineTo } from '../line.ts'
import { picture } from '../picture.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { answerTo, bearer, sent, wire } from './wire.ts'

export function administratorsCalls(stage: Stage): void {
  it('GET, PUT and DELETE /api/admin/users', async () => {
    const person = await stage.installation.signUp()
    const { page } = await stage.visit('admin')
    const { choose, question, confirm, told } = screenOf(page)
    const { token } = stage.admin
    await sent(await wire(page, 'GET /api/admin/users', () => page.goto('/admin/users')), token, null)
    await choose(person.username, 'Make Admin')
    await question().getByText(`${person.username} will see and may change`).waitFor()
    const promote = () => confirm('Make Admin')
    await sent(await wire(page, `PUT /api/admin/users/${person.id}`, promote), token, { role: 'admin' })
    await told('User role updated')
    await choose(person.username, 'Delete User')
    const remove = () => question().getByRole('button', { name: 'Delete User' }).click()
    await sent(await wire(page, `DELETE /api/admin/users/${person.id}`, remove), token, null)
    await told('User deleted')
  })

  it('POST /api/uploads/image, then POST, PUT and DELETE /api/analysts', async () => {
    const line = await lineTo(stage.installation.url)
    const { page } = await stage.open({ as: stage.admin, baseURL: line.url })
    const { button, dialog, question, told } = screenOf(page)
    const { token } = stage.admin
    await wire(page, 'GET /api/analysts', () => page.goto('/admin/analysts'))
    await button('Add Analyst').click()
    await dialog()
      .getByLabel('Image (optional)')
      .setInputFiles(await picture())
    const upload = () => dialog().getByRole('button', { name: 'Upload Image' }).click()
    const uploaded = await wire(page, 'POST /api/uploads/image', upload)
    expect(await bearer(uploaded)).toBe(`Bearer ${token}`)
    const { url } = await answerTo(uploaded)
    expect(line.uploaded()).toEqual({ image: 'face.png' })
    await told('Upload successful')
    const words = { name: 'Odile Ferrant', title: 'Reader', specialty: 'Endings', bio: 'Reads the last page first.' }
    for (const [label, value] of Object.entries(words))
      await dialog()
        .getByLabel(
          label.replace(/^./, first => first.toUpperCase()),
          { exact: true },
        )
        .fill(value)
    await dialog().getByLabel('System prompt').fill('Ask what the last page asks for.')
    await dialog().getByLabel('Panel').selectOption(panels[1].name)
    const body = {
      ...words,
      prompt: 'Ask what the last page asks for.',
      panelId: 2,
      imageUrl: url,
      isActive: true,
      questions: [],
    }
    const create = () => dialog().getByRole('button', { name: 'Create Analyst' }).click()
    await sent(await wire(page, 'POST /api/analysts', create), token, body)
    await told('Analyst created')
    const analysts = await stage.admin.client.call('listAnalysts')
    const id = analysts.find(({ name }) => name === words.name)?.id
    await button('Edit Odile Ferrant').click()
    await dialog().getByRole('checkbox', { name: 'Active' }).uncheck()
    const save = () => dialog().getByRole('button', { name: 'Save Changes' }).click()
    await sent(await wire(page, `PUT /api/analysts/${id}`, save), token, { ...body, isActive: false })
    await told('Analyst updated')
    await button('Delete Odile Ferrant').click()
    const remove = () => question().getByRole('button', { name: 'Delete Analyst' }).click()
    await sent(await wire(page, `DELETE /api/analysts/${id}`, remove), token, null)
    await told('Analyst deleted')
  })

  it('GET and PUT /api/admin/early-access', async () => {
    const { page } = await stage.visit('admin')
    const { button, dialog, told } = screenOf(page)
    await stage.user.client.call('requestEarlyAccess', { body: { email: 'ops@tallow.example' } })
    const list = await wire(page, 'GET /api/admin/early-access', () => page.goto('/admin/early-access'))
    const [request] = await answerTo(list)
    expect(Object.keys(request).sort()).toEqual(['createdAt', 'email', 'id', 'notes', 'status'])
    await button('Update ops@tallow.example').click()
    await dialog().getByLabel('Status').selectOption('contacted')
    await dialog().getByLabel('Notes').fill('Call on Thursday.')
    const save = () => dialog().getByRole('button', { name: 'Save Changes' }).click()
    const body = { status: 'contacted', notes: 'Call on Thursday.' }
    await sent(await wire(page, `PUT /api/admin/early-access/${request.id}`, save), stage.admin.token, body)
    await told('Success')
  })

  it('GET and PUT /api/admin/settings, GET, POST and DELETE /api/admin/invitations', async () => {
    const { page } = await stage.visit('admin')
    const { button, field, dialog, question, row, told } = screenOf(page)
    const { token } = stage.admin
    const invitations = page.waitForRequest(request => request.url().endsWith('/api/admin/invitations'))
    await sent(await wire(page, 'GET /api/admin/settings', () => page.goto('/admin/settings')), token, null)
    await sent(await invitations, token, null)
    await field('Reviews at once').fill('3')
    // Only what was changed.
    await sent(await wire(page, 'PUT /api/admin/settings', () => button('Save Settings').click()), token, {
      reviewsAtOnce: 3,
    })
    await told('Settings saved')
    await button('Invite Somebody').click()
    await dialog().getByLabel('For whom (optional)').fill('Alma')
    const make = () => dialog().getByRole('button', { name: 'Make Link' }).click()
    const made = await wire(page, 'POST /api/admin/invitations', make)
    await sent(made, token, { note: 'Alma' })
    const { id } = await answerTo(made)
    const done = dialog().getByRole('button', { name: /^Done|^Close without/ })
    await done.click()
    await done.click()
    await row('Alma').waitFor()
    await button('Take back Alma').click()
    const remove = () => question().getByRole('button', { name: 'Take Back' }).click()
    await sent(await wire(page, `DELETE /api/admin/invitations/${id}`, remove), token, null)
    await told('Invitation taken back')
  })
}
