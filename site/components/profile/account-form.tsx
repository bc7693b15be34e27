import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { profileBody, type User } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify } from '../../stores/notices.ts'
import { userRead } from '../../stores/reads.ts'
import { FormActions, TextField } from '../../ui/field.tsx'
import { formatDay } from '../projects/words.ts'
import { YourShare } from '../shares/your-share.tsx'
import { showFailure } from '../shell/show-failure.ts'

export function AccountForm({ user }: { user: User }) {
  const form = useForm({
    resolver: zodResolver(profileBody),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email },
  })
  const save = useAction({
    mutationFn: (body: z.output<typeof profileBody>) => client.call('updateUser', { body }),
    onSuccess: changed => {
      queryClient.setQueryData(userRead.queryKey, changed)
      notify({ title: 'Profile updated', text: 'Your details are saved.' })
    },
    onError: showFailure(form, 'Update failed'),
  })
  return (
    <div className="profile-settings">
      <section aria-labelledby="personal">
        <h2 id="personal">Personal information</h2>
        <form className="form" noValidate onSubmit={form.handleSubmit(body => save.mutate(body))}>
          <div className="two-columns">
            <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
            <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
          </div>
          <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
          <FormActions change={save} verb="Save Changes" busyVerb="Saving..." />
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
