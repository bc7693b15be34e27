import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { confirmBody } from '#api/contracts/account.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, TextField } from '../../ui/field.tsx'
import { showFailure } from './show-failure.ts'

/** Loaded when the server asks for the password, which is rare. */
export function PasswordQuestion({ onEnd }: { onEnd(given: boolean): void }) {
  const form = useForm({ resolver: zodResolver(confirmBody), defaultValues: { password: '' } })
  const confirm = useAction({
    mutationFn: (body: z.output<typeof confirmBody>) => client.call('confirmPassword', { body }),
    onSuccess: () => onEnd(true),
    onError: showFailure(form, 'Password not confirmed'),
  })
  const close = () => onEnd(false)
  return (
    <FormDialog
      title="Your password, please"
      text="What you do now holds on after you sign out, so Panel makes sure that it is you."
      onClose={close}
    >
      <form className="form" noValidate onSubmit={form.handleSubmit(body => confirm.mutate(body))}>
        <TextField
          form={form}
          name="password"
          type="password"
          label="Password"
          hint="Asked at most once in ten minutes."
          autoComplete="current-password"
        />
        <FormActions change={confirm} verb="Continue" busyVerb="Checking..." onClose={close} />
      </form>
    </FormDialog>
  )
}
