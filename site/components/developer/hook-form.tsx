import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createHookBody, type Hook } from '#api/contracts/hooks.ts'
import { hookKinds, panels } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, SelectField, TextField } from '../../ui/field.tsx'
import { ConnectVercel } from './connect-vercel.tsx'
import { addressWords, kindWords, previewWords } from './hook-words.ts'
import { hooksRead } from './reads.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { UpkeepButtons, UpkeepQuestion, useUpkeep } from './upkeep.tsx'

const panelOptions = panels.map(({ id, name }) => ({ value: id, label: name }))
const kindOptions = hookKinds.map(value => ({ value, label: kindWords[value].label }))

type Values = z.output<typeof createHookBody>

export function HookForm({ hook, onClose }: { hook: Hook | null; onClose(): void }) {
  const [made, setMade] = useState<{ hook: Hook; secret: string | null } | null>(null)
  const form = useForm({
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
  const params = { id: hook?.id ?? '' }
  const upkeep = useUpkeep({
    noun: 'deploy hook',
    queryKey: hooksRead.queryKey,
    isNew: !hook,
    create: ({ secret: _, ...body }: Values) => client.call('createHook', { body }),
    update: ({ kind: _, secret, ...body }) =>
      client.call('updateHook', { params, body: { ...body, ...(secret ? { secret } : {}) } }),
    setDisabled: disabled => client.call('updateHook', { params, body: { disabled } }),
    rotate: () => client.call('rotateHookSecret', { params }),
    remove: () => client.call('deleteHook', { params }),
    onSecret: row => setMade({ hook: row, secret: row.secret }),
    onClose,
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
  if (hook && upkeep.asking)
    return (
      <UpkeepQuestion
        upkeep={upkeep}
        title="Deploy Hook"
        rotating={
          <>
            The present secret of <b>{hook.name}</b> opens nothing from then on: calls are refused until your deploy
            system has the new one.
          </>
        }
        deleting={
          <>
            Calls to the address of <b>{hook.name}</b> are refused, and its log is deleted. The reviews that it started
            stay. This action cannot be undone.
          </>
        }
      />
    )
  const kind = form.watch('kind')
  return (
    <FormDialog
      wide
      title={hook ? 'Edit Deploy Hook' : 'Add Deploy Hook'}
      text="One review for each deployment, however often it is told."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={form.handleSubmit(values => upkeep.save.mutate(values))}>
        <TextField form={form} name="name" label="Name" placeholder="Our website" />
        {!hook && (
          <SelectField form={form} name="kind" label="Who calls" hint={kindWords[kind].text} options={kindOptions} />
        )}
        <TextField
          form={form}
          name="url"
          label="Page to review (optional)"
          hint={addressWords(kind)}
          type="url"
          placeholder="https://example.com/"
          autoComplete="on"
        />
        <SelectField form={form} name="panelId" label="Panel" options={panelOptions} />
        <label className="option-row">
          <input type="checkbox" {...form.register('productionOnly')} />
          <span>
            <b>Production only</b> <span className="quiet">{previewWords[kind]}</span>
          </span>
        </label>
        {hook?.kind === 'vercel' && (
          <TextField
            form={form}
            name="secret"
            label="Vercel’s secret"
            hint={
              hook.hasSecret ? 'Leave it empty to keep the present one.' : 'Calls are refused until the hook has it.'
            }
            spellCheck={false}
            rules={{ setValueAs: value => value || undefined }}
          />
        )}
        {hook && <UpkeepButtons row={hook} upkeep={upkeep} rotates={hook.kind !== 'vercel'} />}
        <FormActions
          change={upkeep.save}
          verb={hook ? 'Save Changes' : 'Add Deploy Hook'}
          busyVerb="Saving..."
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}
