import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createHookBody, type Hook } from '#api/contracts/hooks.ts'
import { hookKinds, panels } from '#db/vocabulary.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { FormDialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { kindWords } from './hook-words.ts'
import { hooksRead } from './reads.ts'
import { SecretDialog } from './secret-dialog.tsx'

type Values = z.output<typeof createHookBody>

/** A new hook, or one that is changed: `hook` null makes one. */
export function HookForm({ hook, onClose }: { hook: Hook | null; onClose(): void }) {
  const queries = useQueryClient()
  const [secret, setSecret] = useState<{ address: string; value: string } | null>(null)
  const [deleting, setDeleting] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: hooksRead.queryKey })
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(createHookBody),
    defaultValues: {
      kind: hook?.kind ?? 'github',
      name: hook?.name ?? '',
      url: hook?.url ?? '',
      panelId: hook?.panelId ?? panels[0].id,
      secret: undefined,
    },
  })
  const save = useAction({
    mutationFn: async ({ kind, secret: own, ...body }: Values) => {
      if (hook) return client.call('updateHook', { params: { id: hook.id }, body })
      const made = await client.call('createHook', { body: { kind, ...body, ...(own ? { secret: own } : {}) } })
      // A secret that its owner brought is known already.
      if (own) return made
      setSecret({ address: location.origin + made.path, value: made.secret })
      return made
    },
    onSuccess: (_, { secret: own }) => {
      refresh()
      if (!hook && !own) return
      notify({ title: hook ? 'Deploy hook updated' : 'Deploy hook added' })
      onClose()
    },
    onError: error => notifyFailure(hook ? 'Failed to update deploy hook' : 'Failed to add deploy hook', error),
  })
  const change = useAction({
    mutationFn: ({ id, disabled }: { id: string; disabled: boolean }) =>
      client.call('updateHook', { params: { id }, body: { disabled } }),
    onSuccess: row => {
      notify({ title: row.disabledAt ? 'Deploy hook disabled' : 'Deploy hook enabled' })
      onClose()
    },
    onError: error => notifyFailure('Failed to update deploy hook', error),
    onSettled: refresh,
  })
  const remove = useAction({
    mutationFn: (id: string) => client.call('deleteHook', { params: { id } }),
    onSuccess: () => notify({ title: 'Deploy hook deleted' }),
    onError: error => notifyFailure('Failed to delete deploy hook', error),
    onSettled: () => {
      refresh()
      onClose()
    },
  })
  if (secret)
    return (
      <SecretDialog
        title="Your new deploy hook"
        label={`Secret of ${secret.address}`}
        secret={secret.value}
        advice="Give it to your deploy system, with the address."
        onClose={onClose}
      />
    )
  if (hook && deleting)
    return (
      <Confirm
        open
        title="Delete Deploy Hook"
        verb={remove.isPending ? 'Deleting...' : 'Delete Deploy Hook'}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(hook.id)}
        onClose={() => setDeleting(false)}
      >
        <p>
          Calls to the address of <b>{hook.name}</b> are refused, and its log is deleted. The reviews that it started
          stay. This action cannot be undone.
        </p>
      </Confirm>
    )
  const { errors } = formState
  const kind = watch('kind')
  return (
    <FormDialog
      open
      wide
      title={hook ? 'Edit Deploy Hook' : 'Add Deploy Hook'}
      text="One review for each deployment, however often it is told."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={handleSubmit(body => save.mutate(body))}>
        <Field label="Name" error={errors.name?.message}>
          {control => (
            <input className="in" autoComplete="off" placeholder="Our website" {...control} {...register('name')} />
          )}
        </Field>
        {!hook && (
          <Field label="Who calls" error={errors.kind?.message} hint={kindWords[kind].text}>
            {control => (
              <select className="in" {...control} {...register('kind')}>
                {hookKinds.map(each => (
                  <option key={each} value={each}>
                    {kindWords[each].label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field
          label="Page to review (optional)"
          error={errors.url?.message}
          hint="Where it is empty, the address that the call names is reviewed."
        >
          {control => (
            <input className="in" type="url" placeholder="https://example.com/" {...control} {...register('url')} />
          )}
        </Field>
        <Field label="Panel" error={errors.panelId?.message}>
          {control => (
            <select className="in" {...control} {...register('panelId')}>
              {panels.map(panel => (
                <option key={panel.id} value={panel.id}>
                  {panel.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!hook && kind === 'vercel' && (
          <Field
            label="Secret"
            error={errors.secret?.message}
            hint="The one that Vercel shows when you add the webhook."
          >
            {control => (
              <input
                className="in"
                autoComplete="off"
                {...control}
                {...register('secret', { setValueAs: value => value || undefined })}
              />
            )}
          </Field>
        )}
        {hook && (
          <div className="hook-more">
            <button
              className="btn sm"
              type="button"
              disabled={change.isPending}
              onClick={() => change.mutate({ id: hook.id, disabled: !hook.disabledAt })}
            >
              {hook.disabledAt ? 'Enable' : 'Disable'}
            </button>
            <button className="btn sm bad" type="button" onClick={() => setDeleting(true)}>
              Delete
            </button>
          </div>
        )}
        <div className="acts">
          <button className="btn" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn pri" type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : hook ? 'Save Changes' : 'Add Deploy Hook'}
          </button>
        </div>
      </form>
    </FormDialog>
  )
}
