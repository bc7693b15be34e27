import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { createKeyBody } from '#api/contracts/keys.ts'
import { type KeyScope, keyScopes } from '#db/vocabulary.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { FormActions, OptionsField, SelectField, TextField } from '../../ui/field.tsx'
import { formatDay } from '../projects/words.ts'
import { withPassword } from '../shell/with-password.tsx'
import { keysRead } from './reads.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { expiryOf, lifetimes, scopeWords } from './words.ts'

const schema = createKeyBody.omit({ expiresAt: true }).extend({ lifetime: z.string() })

const scopeOptions = keyScopes.map(value => ({ value, ...scopeWords[value] }))

const preset: { name: string; scopes: KeyScope[]; lifetime: string } = {
  name: '',
  scopes: ['read', 'submit'],
  lifetime: '90',
}

export function CreateKey({ mayBeAdmin, onClose }: { mayBeAdmin: boolean; onClose(): void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: preset })
  const create = useAction({
    mutationFn: ({ lifetime, ...body }: z.output<typeof schema>) =>
      withPassword(() => client.call('createKey', { body: { ...body, expiresAt: expiryOf(lifetime, Date.now()) } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keysRead.queryKey }),
    onError: error => notifyFailure('Failed to create key', error),
  })
  const made = create.data
  if (made)
    return (
      <SecretDialog
        title="Your new key"
        label={made.name}
        secret={made.token}
        what="key"
        advice="Keep it where your program reads its secrets."
        onClose={onClose}
      >
        <div className="field">
          <span className="small quiet">A first call, with the key in PANEL_KEY</span>
          <pre className="code-block">{`curl -H "Authorization: Bearer $PANEL_KEY" ${location.origin}/api/user`}</pre>
        </div>
      </SecretDialog>
    )
  const scopes = scopeOptions.filter(({ value }) => value !== 'admin' || mayBeAdmin)
  const until = expiryOf(form.watch('lifetime'), Date.now())
  return (
    <FormDialog title="Create Key" text="For one program, named so that you know it again." onClose={onClose}>
      <form className="form" noValidate onSubmit={form.handleSubmit(body => create.mutate(body))}>
        <TextField form={form} name="name" label="Name" placeholder="Deploys of the website" />
        <OptionsField form={form} name="scopes" legend="Scopes" type="checkbox" options={scopes} />
        <SelectField
          form={form}
          name="lifetime"
          label="Expires after"
          hint={
            until
              ? `It stops working on ${formatDay(until)}.`
              : 'Whoever finds it can use it for as long as nobody notices.'
          }
          options={lifetimes}
        />
        <FormActions change={create} verb="Create Key" busyVerb="Creating..." onClose={onClose} />
      </form>
    </FormDialog>
  )
}
