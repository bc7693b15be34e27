import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { editHookBody, type Hook } from '#api/contracts/hooks.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, TextField } from '../../ui/field.tsx'
import { withPassword } from '../shell/with-password.tsx'
import { CopyField } from './copy-field.tsx'
import { hooksRead } from './reads.ts'

const schema = editHookBody.pick({ secret: true }).required()

/** Vercel creates its secret only after it has the address, so the hook must exist first. */
export function ConnectVercel({ hook, onClose }: { hook: Hook; onClose(): void }) {
  const [copied, setCopied] = useState(false)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { secret: '' } })
  const save = useAction({
    mutationFn: (body: { secret: string }) =>
      withPassword(() => client.call('updateHook', { params: { id: hook.id }, body })),
    onSuccess: () => {
      notify({ title: 'Vercel is connected', text: 'Its calls are believed from now on.' })
      onClose()
    },
    onError: error => notifyFailure('Failed to save the secret', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: hooksRead.queryKey }),
  })
  return (
    <FormDialog
      wide
      title="Connect Vercel"
      text="Calls are refused until the hook has Vercel’s secret."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={form.handleSubmit(body => save.mutate(body))}>
        <ol className="hook-steps">
          <li>
            <CopyField
              label="Copy the address"
              value={location.origin + hook.path}
              what="address"
              advice="Vercel asks for it as the endpoint."
              hint="It stays in the list of your hooks."
              copied={copied}
              onCopied={() => setCopied(true)}
            />
          </li>
          <li>
            <p>
              In Vercel, open Settings, Webhooks of your team. Choose <b>Deployment Succeeded</b>, paste the address as
              the endpoint, and create the webhook.
            </p>
          </li>
          <li>
            <TextField
              form={form}
              name="secret"
              label="Paste the secret that Vercel shows then"
              hint="Vercel shows it once."
              spellCheck={false}
            />
          </li>
        </ol>
        <FormActions change={save} verb="Save Secret" busyVerb="Saving..." cancelLabel="Later" onClose={onClose} />
      </form>
    </FormDialog>
  )
}
