import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { subAccountBody } from '#api/contracts/sub-accounts.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { DialogActions, FormDialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { showIssues } from '../shell/show-issues.ts'
import { subAccountsRead } from './reads.ts'

export function AddSubAccount({ onClose }: { onClose(): void }) {
  const queries = useQueryClient()
  const form = useForm({
    resolver: zodResolver(subAccountBody),
    defaultValues: { name: '', email: '' },
  })
  const create = useAction({
    mutationFn: (body: z.output<typeof subAccountBody>) => client.call('createSubAccount', { body }),
    onSuccess: account => {
      queries.invalidateQueries({ queryKey: subAccountsRead.queryKey })
      notify({ title: 'Sub-account created', text: `${account.name} is listed now.` })
      onClose()
    },
    onError: error => {
      showIssues(form, error)
      notifyFailure('Failed to create sub-account', error)
    },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <FormDialog open title="Add Sub-Account" text="Name somebody who works with you." onClose={onClose}>
      <form className="form" noValidate onSubmit={handleSubmit(body => create.mutate(body))}>
        <Field label="Name" error={errors.name?.message}>
          {control => <input className="input" autoComplete="off" {...control} {...register('name')} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {control => <input className="input" type="email" autoComplete="off" {...control} {...register('email')} />}
        </Field>
        <DialogActions
          verb={create.isPending ? 'Adding...' : 'Add Sub-Account'}
          busy={create.isPending}
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}
