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
import { ConnectVercel } from './connect-vercel.tsx'
import { addressWords, kindWords, previewWords } from './hook-words.ts'
import { hooksRead } from './reads.ts'
import { SecretDialog } from './secret-dialog.tsx'

type Values = z.output<typeof createHookBody>

/** A new hook, or one that is changed: `hook` null makes one. */
export function HookForm({ hook, onClose }: { hook: Hook | null; onClose(): void }) {
  const queries = useQueryClient()
  const [made, setMade] = useState<{ hook: Hook; secret: string | null } | null>(null)
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: hooksRead.queryKey })
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(createHookBody),
    defaultValues: {
      kind: hook?.kind ?? 'github',
      name: hook?.name ?? '',
      url: hook?.url ?? '',
      productionOnly: hook?.productionOnly ?? true,
      panelId: hook?.panelId ?? panels[0].id,
      secret: undefined,
    },
  })
  const save = useAction({
    mutationFn: async ({ kind, secret, ...body }: Values) => {
      if (hook)
        return client.call('updateHook', { params: { id: hook.id }, body: { ...body, ...(secret ? { secret } : {}) } })
      const created = await client.call('createHook', { body: { kind, ...body } })
      setMade({ hook: created, secret: created.secret })
      return created
    },
    onSuccess: () => {
      refresh()
      if (!hook) return
      notify({ title: 'Deploy hook updated' })
      onClose()
    },
    onError: error => notifyFailure(hook ? 'Failed to update deploy hook' : 'Failed to add deploy hook', error),
  })
  const rotate = useAction({
    mutationFn: (id: string) => client.call('rotateHookSecret', { params: { id } }),
    onSuccess: rotated => setMade({ hook: rotated, secret: rotated.secret }),
    onError: error => notifyFailure('Failed to rotate the secret', error),
    onSettled: () => {
      refresh()
      setAsking(null)
    },
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
  if (made && made.secret === null) return <ConnectVercel hook={made.hook} onClose={onClose} />
  if (made?.secret)
    return (
      <SecretDialog
        title={hook ? 'The new secret' : 'Your new deploy hook'}
        label={`Secret of ${location.origin + made.hook.path}`}
        secret={made.secret}
        advice="Give it to your deploy system, with the address."
        onClose={onClose}
      />
    )
  if (hook && asking === 'secret')
    return (
      <Confirm
        open
        title="Rotate Secret"
        verb={rotate.isPending ? 'Rotating...' : 'Rotate Secret'}
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate(hook.id)}
        onClose={() => setAsking(null)}
      >
        <p>
          The present secret of <b>{hook.name}</b> opens nothing from then on: calls are refused until your deploy
          system has the new one.
        </p>
      </Confirm>
    )
  if (hook && asking === 'delete')
    return (
      <Confirm
        open
        title="Delete Deploy Hook"
        verb={remove.isPending ? 'Deleting...' : 'Delete Deploy Hook'}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(hook.id)}
        onClose={() => setAsking(null)}
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
        <Field label="Page to review (optional)" error={errors.url?.message} hint={addressWords(kind)}>
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
        <label className="key-choice">
          <input type="checkbox" {...register('productionOnly')} />
          <span>
            <b>Production only</b> <span className="quiet">{previewWords[kind]}</span>
          </span>
        </label>
        {hook?.kind === 'vercel' && (
          <Field
            label="Vercel’s secret"
            error={errors.secret?.message}
            hint={
              hook.hasSecret ? 'Leave it empty to keep the present one.' : 'Calls are refused until the hook has it.'
            }
          >
            {control => (
              <input
                className="in"
                autoComplete="off"
                spellCheck={false}
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
            {hook.kind !== 'vercel' && (
              <button className="btn sm" type="button" onClick={() => setAsking('secret')}>
                Rotate Secret
              </button>
            )}
            <button className="btn sm bad" type="button" onClick={() => setAsking('delete')}>
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
