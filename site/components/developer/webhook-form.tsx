import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createWebhookBody, type Webhook } from '#api/contracts/webhooks.ts'
import { webhookEvents } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, OptionsField, TextField } from '../../ui/field.tsx'
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

export function WebhookForm({ webhook, onClose }: { webhook: Webhook | null; onClose(): void }) {
  const [made, setMade] = useState<{ url: string; secret: string } | null>(null)
  const form = useForm({
    resolver: zodResolver(createWebhookBody),
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? ['review.completed', 'review.failed'],
    },
  })
  const params = { id: webhook?.id ?? 0 }
  const upkeep = useUpkeep({
    noun: 'webhook',
    queryKey: webhooksRead.queryKey,
    isNew: !webhook,
    create: (body: Values) => client.call('createWebhook', { body }),
    update: body => client.call('updateWebhook', { params, body }),
    setDisabled: disabled => client.call('updateWebhook', { params, body: { disabled } }),
    rotate: () => client.call('rotateWebhookSecret', { params }),
    remove: () => client.call('deleteWebhook', { params }),
    onSecret: setMade,
    onClose,
  })
  if (made)
    return (
      <SecretDialog
        title={webhook ? 'The new secret' : 'Your new webhook'}
        label={made.url}
        secret={made.secret}
        advice="Your program checks the header webhook-signature with it."
        onClose={onClose}
      />
    )
  if (webhook && upkeep.asking)
    return (
      <UpkeepQuestion
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
      <form className="form" noValidate onSubmit={form.handleSubmit(values => upkeep.save.mutate(values))}>
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
          change={upkeep.save}
          verb={webhook ? 'Save Changes' : 'Add Webhook'}
          busyVerb="Saving..."
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}
