import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { passwordForm, revokeWords } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify } from '../../stores/notices.ts'
import { FormActions, TextField } from '../../ui/field.tsx'
import { hooksRead, keysRead, webhooksRead } from '../developer/reads.ts'
import { showFailure } from '../shell/show-failure.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '', revokeKeys: false }

const passwords = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', hint: 'At least 6 characters.', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
] as const

const later = [
  {
    title: 'Session Management',
    text: 'See where you are signed in, and sign out elsewhere.',
    verb: 'Manage sessions',
  },
  { title: 'Two-Factor Authentication', text: 'Ask for a code from your phone as well.', verb: 'Set up' },
]

export function Security() {
  const form = useForm({ resolver: zodResolver(passwordForm), defaultValues: empty })
  const change = useAction({
    mutationFn: ({ confirmPassword: _, revokeKeys, ...body }: z.output<typeof passwordForm>) =>
      client.call('changePassword', { body: revokeKeys ? { ...body, revokeKeys } : body }),
    onSuccess: (_answer, { revokeKeys }) => {
      form.reset(empty)
      if (revokeKeys)
        for (const { queryKey } of [keysRead, webhooksRead, hooksRead]) queryClient.invalidateQueries({ queryKey })
      const ended = 'Your other sessions have been ended.'
      notify({ title: 'Password updated', text: revokeKeys ? `${ended} ${revokeWords.done}` : ended })
    },
    onError: showFailure(form, 'Password update failed'),
  })
  return (
    <div className="profile-settings">
      <section aria-labelledby="password">
        <h2 id="password">Change password</h2>
        <form className="form" noValidate onSubmit={form.handleSubmit(body => change.mutate(body))}>
          {passwords.map(field => (
            <TextField key={field.name} form={form} type="password" {...field} />
          ))}
          <label className="option-row">
            <input type="checkbox" {...form.register('revokeKeys')} />
            <span>
              <b>Also revoke my API keys</b>{' '}
              <span className="quiet">
                Somebody else may know my password. A key goes on working after the password has changed, and they may
                have made one. {revokeWords.does} Your own programs need new keys then.
              </span>
            </span>
          </label>
          <FormActions change={change} verb="Update Password" busyVerb="Updating..." />
        </form>
      </section>
      {later.map(({ title, text, verb }) => (
        <section key={title} className="other-setting">
          <h2>
            {title} <span className="badge">Coming Soon</span>
          </h2>
          <p className="quiet">{text}</p>
          <button className="button" type="button" disabled>
            {verb}
          </button>
        </section>
      ))}
    </div>
  )
}
