import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { confirmBody } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { DialogActions, FormDialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { showIssues } from './show-issues.ts'

/** Loaded when the server asks for the password, which few visits lead to. */
export function PasswordQuestion({ onEnd }: { onEnd(given: boolean): void }) {
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
      text="What you do now holds on after you sign out, so Panel makes sure that it is you."
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
        <DialogActions verb={confirm.isPending ? 'Checking...' : 'Continue'} busy={confirm.isPending} onClose={close} />
      </form>
    </FormDialog>
  )
}
