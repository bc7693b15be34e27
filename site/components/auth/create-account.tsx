import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { registerBody } from '#api/contracts/account.ts'
import { registrationMessages } from '#api/contracts/settings.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { TextField } from '../../ui/field.tsx'
import { showFailure } from '../shell/show-failure.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { forgetInvitation } from './invitation.ts'
import { registrationRead } from './reads.ts'

function RegisterForm({ invitation }: { invitation: string | null }) {
  const form = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { username: '', email: '', password: '', firstName: '', lastName: '' },
  })
  const create = useAction({
    navigatesAway: true,
    mutationFn: (body: z.output<typeof registerBody>) =>
      client.call('register', { body: invitation === null ? body : { ...body, invitation } }),
    onSuccess: session => {
      forgetInvitation()
      finishSignIn(session, 'register')
    },
    onError: showFailure(form, 'Registration failed'),
  })
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(body => create.mutate(body))}>
      <TextField form={form} name="username" label="Username" autoComplete="username" />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
      <TextField
        form={form}
        name="password"
        type="password"
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
      />
      <div className="two-columns">
        <TextField form={form} name="firstName" label="First name (optional)" autoComplete="given-name" />
        <TextField form={form} name="lastName" label="Last name (optional)" autoComplete="family-name" />
      </div>
      <button className="button primary" type="submit" disabled={create.isPending || create.isSuccess}>
        {create.isPending ? 'Creating account...' : 'Create Account'}
      </button>
    </form>
  )
}

/** While the mode is unknown, or cannot be loaded, the form is shown and the server decides. */
export function CreateAccount({ invitation }: { invitation: string | null }) {
  const { data, isPending } = useQuery(registrationRead)
  const refused =
    data?.mode === 'closed'
      ? registrationMessages.closed
      : data?.mode === 'invitation' && invitation === null
        ? registrationMessages.needed
        : null
  if (refused)
    return (
      <p className="callout" role="status">
        {refused}
      </p>
    )
  return (
    // `auth.css` hides what follows on a phone until it is certain that the form stays.
    <div className={isPending ? 'coming' : undefined}>
      <RegisterForm invitation={invitation} />
    </div>
  )
}
