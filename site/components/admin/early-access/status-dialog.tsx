import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { earlyAccessStatusBody } from '#api/contracts/early-access.ts'
import { earlyAccessStatuses } from '#db/vocabulary.ts'
import { client } from '../../../stores/api.ts'
import { Field, FormActions, SelectField } from '../../../ui/field.tsx'
import { formatDay } from '../../projects/words.ts'
import { EditDialog } from '../edit-dialog.tsx'
import { type EarlyAccess, requestsAddress } from '../reads.ts'
import { updateCachedRow, useChange } from '../use-change.ts'
import { earlyAccessWords } from '../words.ts'

export const statusOptions = earlyAccessStatuses.map(value => ({ value, label: earlyAccessWords[value].label }))

export function StatusDialog({ request, onClose }: { request: EarlyAccess; onClose(): void }) {
  const form = useForm({
    resolver: zodResolver(earlyAccessStatusBody),
    defaultValues: { status: request.status, notes: request.notes ?? '' },
  })
  const save = useChange({
    list: requestsAddress,
    run: (body: { status: EarlyAccess['status']; notes?: string | null | undefined }) =>
      client.call('updateEarlyAccess', { params: { id: request.id }, body }),
    done(saved) {
      updateCachedRow(requestsAddress, saved.id, saved)
      onClose()
      return { title: 'Success', text: 'Email status updated successfully' }
    },
    failed: 'Error',
    failedText: 'Failed to update email status',
  })
  const { register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  return (
    <EditDialog
      title="Update Email Status"
      text={`${request.email}, since ${formatDay(request.createdAt)}`}
      dirty={isDirty}
      busy={save.isPending}
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={handleSubmit(body => save.mutate(body))}>
        <SelectField form={form} name="status" label="Status" options={statusOptions} />
        <Field label="Notes" error={errors.notes?.message}>
          {control => (
            <textarea
              className="input"
              rows={4}
              placeholder="Add notes about this email submission"
              {...control}
              {...register('notes')}
            />
          )}
        </Field>
        <FormActions change={save} verb="Save Changes" busyVerb="Updating..." lockWhileBusy onClose={onClose} />
      </form>
    </EditDialog>
  )
}
