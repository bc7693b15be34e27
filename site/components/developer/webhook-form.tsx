import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createWebhookBody, type Webhook } from '#api/contracts/webhooks.ts'
import { webhookEvents } from '#db/vocabulary.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, OptionsField, TextField } from '../../ui/field.tsx'
import { withPassword } from '../shell/with-password.tsx'
import { eventWords } from './hook-words.ts'
import { webhooksRead } from './reads.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { UpkeepButtons, UpkeepQuestion, useUpkeep } from './upkeep.tsx'

type Values = z.output<typeof createWebhookBody>
const eventOptions = webhookEvents.map(value => ({
  value,
  label: (
    <>
      {eventWords[value]} <code className="quiet">{value}</code>
    </>
  ),
}))
const advice = 'Your program checks the header webhook-signature with it.'

export function WebhookForm({ webhook, onClose }: { webhook: Webhook | null; onClose(): void }) {
  const [secret, setSecret] = useState<{ title: string; url: string; value: string } | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksRead.queryKey })
  const form = useForm({
    resolver: zodResolver(createWebhookBody),
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? ['review.completed', 'review.failed'],
    },
  })
  const save = useAction({
    mutationFn: async (body: Values) => {
      if (webhook) return withPassword(() => client.call('updateWebhook', { params: { id: webhook.id }, body }))
      const made = await withPassword(() => client.call('createWebhook', { body }))
      setSecret({ title: 'Your new webhook', url: made.url, value: made.secret })
      return made
    },
    onSuccess: () => {
      refresh()
      if (!webhook) return
      notify({ title: 'Webhook updated' })
      onClose()
    },
    onError: error => notifyFailure(webhook ? 'Failed to update webhook' : 'Failed to add webhook', error),
  })
  const upkeep = useUpkeep({
    noun: 'webhook',
    queryKey: webhooksRead.queryKey,
    setDisabled: (id: number, disabled) => client.call('updateWebhook', { params: { id }, body: { disabled } }),
    rotate: id => withPassword(() => client.call('rotateWebhookSecret', { params: { id } })),
    remove: id => client.call('deleteWebhook', { params: { id } }),
    onRotated: made => setSecret({ title: 'The new secret', url: made.url, value: made.secret }),
    onClose,
  })
  if (secret)
    return (
      <SecretDialog title={secret.title} label={secret.url} secret={secret.value} advice={advice} onClose={onClose} />
    )
  if (webhook && upkeep.asking)
    return (
      <UpkeepQuestion
        row={webhook}
        upkeep={upkeep}
        title="Webhook"
        rotating={
          <>
            A new secret signs what is sent to <b>{webhook.url}</b>. The present one signs beside it for a day, so that
            your program can change over.
          </>
        }
        deleting={
          <>
            Nothing is sent to <b>{webhook.url}</b> any more, not even what waits, and its log is deleted. This action
            cannot be undone.
          </>
        }
      />
    )
  return (
    <FormDialog
      wide
      title={webhook ? 'Edit Webhook' : 'Add Webhook'}
      text="It gets a POST with JSON, signed as Standard Webhooks say."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={form.handleSubmit(body => save.mutate(body))}>
        <TextField
          form={form}
          name="url"
          label="Address"
          type="url"
          placeholder="https://example.com/panel"
          autoComplete="on"
        />
        <TextField form={form} name="description" label="Description (optional)" />
        <OptionsField form={form} name="events" legend="Events" type="checkbox" options={eventOptions} />
        {webhook && <UpkeepButtons row={webhook} upkeep={upkeep} />}
        <FormActions
          change={save}
          verb={webhook ? 'Save Changes' : 'Add Webhook'}
          busyVerb="Saving..."
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}
