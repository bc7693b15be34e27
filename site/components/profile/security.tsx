import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordForm } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { PasswordField } from '../../ui/field.tsx'
import { showIssues } from '../shell/show-issues.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

const later = [
  {
    title: 'Session Management',
    text: 'See where you are signed in, and sign out elsewhere.',
    verb: 'Manage sessions',
  },
  { title: 'Two-Factor Authentication', text: 'Ask for a code from your phone as well.', verb: 'Set up' },
]

export function Security() {
  const form = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: empty,
  })
  const change = useAction({
    mutationFn: ({ currentPassword, newPassword }: typeof empty) =>
      client.call('changePassword', { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      form.reset(empty)
      notify({ title: 'Password updated', text: 'Your other sessions have been ended.' })
    },
    onError: error => {
      showIssues(form, error)
      notifyFailure('Password update failed', error)
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <div className="settings">
      <section aria-labelledby="password">
        <h2 id="password">Change password</h2>
        <form className="form" noValidate onSubmit={handleSubmit(body => change.mutate(body))}>
          <PasswordField
            label="Current password"
            error={errors.currentPassword?.message}
            autoComplete="current-password"
            input={register('currentPassword')}
          />
          <PasswordField
            label="New password"
            error={errors.newPassword?.message}
            hint="At least 6 characters."
            autoComplete="new-password"
            input={register('newPassword')}
          />
          <PasswordField
            label="Confirm new password"
            error={errors.confirmPassword?.message}
            autoComplete="new-password"
            input={register('confirmPassword')}
          />
          <div className="acts">
            <button className="btn pri" type="submit" disabled={change.isPending}>
              {change.isPending ? 'Updating...' : 'Update Password'}
            </button>
          </div>
        </form>
      </section>
      {later.map(({ title, text, verb }) => (
        <section key={title} className="later">
          <h2>
            {title} <span className="badge">Coming Soon</span>
          </h2>
          <p className="quiet">{text}</p>
          <button className="btn" type="button" disabled>
            {verb}
          </button>
        </section>
      ))}
    </div>
  )
}
