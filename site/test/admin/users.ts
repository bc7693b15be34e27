import { beforeAll, describe, expect, it } from 'vitest'
import { otherViews } from '../accessibility/axe.ts'
import { type Desk, today } from './desk.ts'

export function users(desk: Desk): void {
  const { button, field, heading, row, columns, options, search, count, question, choose, sent, told, refused } = desk

  describe('/admin/users', () => {
    beforeAll(async () => {
      await desk.installation.database.sql`
        insert into users (username, email, password_hash, first_name, last_name)
        select 'founder' || n, 'founder' || n || '@mosswick.example', 'none', 'Ines', 'Osei' from generate_series(1, 250) n`
      await desk.installation.database.sql`
        insert into users (username, email, password_hash, first_name, last_name)
        values ('quill', 'desk@vellum.example', 'none', 'Mira', 'Varga')`
      await desk.opens('/admin/users')
    })

    it('finds people by words and by role', async () => {
      await expect.poll(columns).toEqual(['Username', 'Email', 'Name', 'Role', 'Member Since', 'Actions'])
      await sent('GET /api/admin/users', null)
      for (const words of ['QUILL', 'varga']) {
        await search(words)
        await count('1 user found')
        await row('desk@vellum.example').filter({ hasText: today }).waitFor()
      }
      await search('')
      expect(await options('Role')).toEqual(['All Roles', 'User', 'Admin'])
      await field('Role').selectOption('Admin')
      await count('1 user found')
      await row(`${desk.admin.username} (you)`).waitFor()
      await desk.page.reload()
      await count('1 user found')
      await search('nobody at all')
      await heading('No users found').waitFor()
      await button('Show all users').click()
      await row('desk@vellum.example').waitFor()
    })

    it('makes a user an administrator and a standard user again', async () => {
      await search('quill')
      await count('1 user found')
      await desk.faultless({ whole: true })
      await choose('quill', 'Make Admin')
      await question().getByRole('heading', { name: 'Make quill an administrator?' }).waitFor()
      await desk.withPassword(() => question().getByRole('button', { name: 'Make Admin' }).click())
      await told('User role updated', 'quill is now an administrator.')
      await sent('PUT /api/admin/users/{id}', { role: 'admin' })
      await row('quill').filter({ hasText: 'Admin' }).waitFor()
      await choose('quill', 'Remove Admin')
      await question().getByText('quill will be a standard user at once').waitFor()
      await question().getByRole('button', { name: 'Remove Admin' }).click()
      await told('User role updated', 'quill is now a standard user.')
      expect(await desk.installation.database.sql`select role from users where username = 'quill'`).toMatchObject([
        { role: 'user' },
      ])
    })

    it('deletes a user after a question that names the account, and puts the focus back into the list', async () => {
      await choose('quill', 'Delete User')
      for (const words of ['quill', 'desk@vellum.example', 'This action cannot be undone.'])
        await question().getByText(words).first().waitFor()
      await desk.faultless()
      await desk.page.keyboard.press('Escape')
      await question().waitFor({ state: 'detached' })
      await expect.poll(() => button('Actions for quill').evaluate(it => it === document.activeElement)).toBe(true)
      const remove = async () => {
        await choose('quill', 'Delete User')
        await question().getByRole('button', { name: 'Delete User' }).click()
      }
      await refused('admin/users/*', 'Failed to delete user', remove)
      await remove()
      await told('User deleted', 'quill')
      await sent('DELETE /api/admin/users/{id}', null)
      await heading('No users found').waitFor()
      await expect.poll(() => desk.page.evaluate(() => document.activeElement?.id)).toBe('list')
    })

    it('does not offer to delete oneself, and says why the last administrator remains one', async () => {
      await search(`${desk.admin.username}@`)
      await count('1 user found')
      await button(`Actions for ${desk.admin.username}`).click()
      expect(await desk.page.getByRole('menuitem').allTextContents()).toEqual(['Remove Admin'])
      await desk.faultless({ views: otherViews.slice(0, 1) })
      await desk.page.getByRole('menuitem', { name: 'Remove Admin' }).click()
      await question().getByRole('heading', { name: 'Remove your own admin rights?' }).waitFor()
      await question().getByRole('button', { name: 'Remove Admin' }).click()
      await told('Failed to update user role', 'This is the only administrator.')
      await row(desk.admin.username).getByText('Admin', { exact: true }).waitFor()
    })
  })
}
