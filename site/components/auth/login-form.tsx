import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { loginBody } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { Field, PasswordField } from '../../ui/field.tsx'
import { finishSignIn } from './finish-sign-in.ts'

export function LoginForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { username: '', password: '' },
  })
  const login = useAction({
    navigatesAway: true,
    mutationFn: (body: { username: string; password: string }) => client.call('login', { body }),
    onSuccess: session => finishSignIn(session, 'login'),
    onError: error => notifyFailure('Login failed', error),
  })
  const { errors } = formState
  return (
    <form className="form" noValidate onSubmit={handleSubmit(body => login.mutate(body))}>
      <Field label="Username" error={errors.username?.message}>
        {control => <input className="input" autoComplete="username" {...control} {...register('username')} />}
      </Field>
      <PasswordField
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
        input={register('password')}
      />
      <button className="button primary" type="submit" disabled={login.isPending || login.isSuccess}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  )
}
