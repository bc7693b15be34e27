import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { subAccountBody } from '#api/contracts/sub-accounts.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify } from '../../stores/notices.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, TextField } from '../../ui/field.tsx'
import { showFailure } from '../shell/show-failure.ts'
import { subAccountsRead } from './reads.ts'

export function AddSubAccount({ onClose }: { onClose(): void }) {
  const form = useForm({ resolver: zodResolver(subAccountBody), defaultValues: { name: '', email: '' } })
  const create = useAction({
    mutationFn: (body: z.output<typeof subAccountBody>) => client.call('createSubAccount', { body }),
    onSuccess: account => {
      queryClient.invalidateQueries({ queryKey: subAccountsRead.queryKey })
      notify({ title: 'Sub-account created', text: `${account.name} is listed now.` })
      onClose()
    },
    onError: showFailure(form, 'Failed to create sub-account'),
  })
  return (
    <FormDialog title="Add Sub-Account" text="Name somebody who works with you." onClose={onClose}>
      <form className="form" noValidate onSubmit={form.handleSubmit(body => create.mutate(body))}>
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="email" label="Email" type="email" />
        <FormActions change={create} verb="Add Sub-Account" busyVerb="Adding..." onClose={onClose} />
      </form>
    </FormDialog>
  )
}
