import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { loginBody } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { TextField } from '../../ui/field.tsx'
import { finishSignIn } from './finish-sign-in.ts'

export function LoginForm() {
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: { username: '', password: '' } })
  const login = useAction({
    navigatesAway: true,
    mutationFn: (body: { username: string; password: string }) => client.call('login', { body }),
    onSuccess: session => finishSignIn(session, 'login'),
    onError: error => notifyFailure('Login failed', error),
  })
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(body => login.mutate(body))}>
      <TextField form={form} name="username" label="Username" autoComplete="username" />
      <TextField form={form} name="password" type="password" label="Password" autoComplete="current-password" />
      <button className="button primary" type="submit" disabled={login.isPending || login.isSuccess}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  )
}
