import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { registerBody } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { Field, PasswordField } from '../../ui/field.tsx'
import { showIssues } from '../shell/show-issues.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { forgetInvitation } from './invitation.ts'

/** `invitation` is the token of the link that led here. */
export function RegisterForm({ invitation }: { invitation: string | null }) {
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
    onError: error => {
      showIssues(form, error)
      notifyFailure('Registration failed', error)
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <form className="form" noValidate onSubmit={handleSubmit(body => create.mutate(body))}>
      <Field label="Username" error={errors.username?.message}>
        {control => <input className="input" autoComplete="username" {...control} {...register('username')} />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {control => <input className="input" type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <PasswordField
        label="Password"
        error={errors.password?.message}
        hint="At least 6 characters."
        autoComplete="new-password"
        input={register('password')}
      />
      <div className="two-columns">
        <Field label="First name (optional)" error={errors.firstName?.message}>
          {control => <input className="input" autoComplete="given-name" {...control} {...register('firstName')} />}
        </Field>
        <Field label="Last name (optional)" error={errors.lastName?.message}>
          {control => <input className="input" autoComplete="family-name" {...control} {...register('lastName')} />}
        </Field>
      </div>
      <button className="button primary" type="submit" disabled={create.isPending || create.isSuccess}>
        {create.isPending ? 'Creating account...' : 'Create Account'}
      </button>
    </form>
  )
}
