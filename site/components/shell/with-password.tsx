/** The question for the password, where the server wants it before it makes what outlasts a session. */
import { zodResolver } from '@hookform/resolvers/zod'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiFailure } from '#api/client-failure.ts'
import { confirmBody } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { DialogActs, FormDialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Island } from './island.tsx'
import { showIssues } from './show-issues.ts'

let asking: Promise<boolean> | null = null

/** Calls the server, once more after the password was given where it wants that. Refused, it fails as the server said. */
export async function withPassword<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'password_needed') throw error
    // Once for all that wait for it.
    asking ??= ask()
    if (!(await asking)) throw error
    return call()
  }
}

const ask = () =>
  new Promise<boolean>(resolve => {
    // A root of its own: whatever form wants the password stays as it is behind the question.
    const root = createRoot(document.createElement('div'))
    const end = (given: boolean) => {
      root.unmount()
      asking = null
      resolve(given)
    }
    root.render(
      <Island>
        <Question onEnd={end} />
      </Island>,
    )
  })

function Question({ onEnd }: { onEnd(given: boolean): void }) {
  const form = useForm({ resolver: zodResolver(confirmBody), defaultValues: { password: '' } })
  const confirm = useAction({
    mutationFn: (body: z.output<typeof confirmBody>) => client.call('confirmPassword', { body }),
    onSuccess: () => onEnd(true),
    onError: error => {
      showIssues(form, error)
      notifyFailure('Password not confirmed', error)
    },
  })
  const close = () => onEnd(false)
  return (
    <FormDialog
      open
      title="Your password, please"
      text="What you make now goes on working after you sign out, so Panel makes sure that it is you."
      onClose={close}
    >
      <form className="form" noValidate onSubmit={form.handleSubmit(body => confirm.mutate(body))}>
        <PasswordField
          label="Password"
          error={form.formState.errors.password?.message}
          hint="Asked at most once in ten minutes."
          autoComplete="current-password"
          input={form.register('password')}
        />
        <DialogActs verb={confirm.isPending ? 'Checking...' : 'Continue'} busy={confirm.isPending} onClose={close} />
      </form>
    </FormDialog>
  )
}
