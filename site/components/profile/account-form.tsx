import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { profileBody, type User } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { userRead } from '../../stores/reads.ts'
import { Field } from '../../ui/field.tsx'
import { formatDay } from '../projects/words.ts'
import { YourShare } from '../shares/your-share.tsx'
import { showIssues } from '../shell/show-issues.ts'

export function AccountForm({ user }: { user: User }) {
  const queries = useQueryClient()
  const form = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email },
  })
  const save = useAction({
    mutationFn: (body: z.output<typeof profileBody>) => client.call('updateUser', { body }),
    onSuccess: changed => {
      queries.setQueryData(userRead.queryKey, changed)
      notify({ title: 'Profile updated', text: 'Your details are saved.' })
    },
    onError: error => {
      showIssues(form, error)
      notifyFailure('Update failed', error)
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <div className="profile-settings">
      <section aria-labelledby="personal">
        <h2 id="personal">Personal information</h2>
        <form className="form" noValidate onSubmit={handleSubmit(body => save.mutate(body))}>
          <div className="two-columns">
            <Field label="First name" error={errors.firstName?.message}>
              {control => <input className="input" autoComplete="given-name" {...control} {...register('firstName')} />}
            </Field>
            <Field label="Last name" error={errors.lastName?.message}>
              {control => <input className="input" autoComplete="family-name" {...control} {...register('lastName')} />}
            </Field>
          </div>
          <Field label="Email" error={errors.email?.message}>
            {control => (
              <input className="input" type="email" autoComplete="email" {...control} {...register('email')} />
            )}
          </Field>
          <div className="actions">
            <button className="button primary" type="submit" disabled={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save Changes'}
            </button>
          </div>
        </form>
      </section>
      <section aria-labelledby="account">
        <h2 id="account">Account</h2>
        <dl className="facts">
          <dt>Username</dt>
          <dd>{user.username}</dd>
          <dt>Account Type</dt>
          <dd>{user.role === 'admin' ? 'Administrator' : 'Standard User'}</dd>
          <dt>Member Since</dt>
          <dd>{formatDay(user.createdAt)}</dd>
        </dl>
      </section>
      <YourShare />
    </div>
  )
}
