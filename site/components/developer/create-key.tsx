import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { createKeyBody } from '#api/contracts/keys.ts'
import { type KeyScope, keyScopes } from '#db/vocabulary.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { dayOf } from '../projects/words.ts'
import { NewKey } from './new-key.tsx'
import { keysRead } from './reads.ts'
import { expiryOf, lifetimes, scopeWords } from './words.ts'

const form = createKeyBody.omit({ expiresAt: true }).extend({ lifetime: z.string() })

const preset: { name: string; scopes: KeyScope[]; lifetime: string } = {
  name: '',
  scopes: ['read', 'submit'],
  lifetime: '90',
}

export function CreateKey({ mayBeAdmin, onClose }: { mayBeAdmin: boolean; onClose(): void }) {
  const queries = useQueryClient()
  const [copied, setCopied] = useState(false)
  const [warned, setWarned] = useState(false)
  const { register, handleSubmit, formState, watch } = useForm({ resolver: zodResolver(form), defaultValues: preset })
  const create = useAction({
    mutationFn: ({ lifetime, ...body }: z.output<typeof form>) =>
      client.call('createKey', { body: { ...body, expiresAt: expiryOf(lifetime, Date.now()) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysRead.queryKey }),
    onError: error => notifyFailure('Failed to create key', error),
  })
  const made = create.data
  const close = () => {
    // It cannot be shown again: closing by accident would lose it.
    if (made && !copied && !warned) setWarned(true)
    else onClose()
  }
  if (made)
    return (
      <FormDialog open wide title="Your new key" text="Copy it now. It is not shown again." onClose={close}>
        <NewKey apiKey={made} copied={copied} onCopied={() => setCopied(true)} />
        {warned && !copied && (
          <p className="said wait" role="alert">
            The key has not been copied yet. Once this closes, nobody can show it again.
          </p>
        )}
        <div className="acts">
          <button className={copied ? 'btn pri' : 'btn'} type="button" onClick={close}>
            {warned && !copied ? 'Close without copying' : 'Done'}
          </button>
        </div>
      </FormDialog>
    )
  const { errors } = formState
  const until = expiryOf(watch('lifetime'), Date.now())
  return (
    <FormDialog open title="Create Key" text="For one program, named so that you know it again." onClose={onClose}>
      <form className="form" noValidate onSubmit={handleSubmit(body => create.mutate(body))}>
        <Field label="Name" error={errors.name?.message}>
          {control => (
            <input
              className="in"
              autoComplete="off"
              placeholder="Deploys of the website"
              {...control}
              {...register('name')}
            />
          )}
        </Field>
        <fieldset className="field" aria-describedby={errors.scopes ? 'scopes-error' : undefined}>
          <legend>Scopes</legend>
          {keyScopes
            .filter(scope => scope !== 'admin' || mayBeAdmin)
            .map(scope => (
              <label key={scope} className="key-choice">
                <input type="checkbox" value={scope} {...register('scopes')} />
                <span>
                  <b>{scopeWords[scope].label}</b> <span className="quiet">{scopeWords[scope].text}</span>
                </span>
              </label>
            ))}
          {errors.scopes && (
            <p className="err" id="scopes-error" role="alert">
              {errors.scopes.message}
            </p>
          )}
        </fieldset>
        <Field
          label="Expires after"
          hint={
            until
              ? `It stops working on ${dayOf(until)}.`
              : 'Whoever finds it can use it for as long as nobody notices.'
          }
        >
          {control => (
            <select className="in" {...control} {...register('lifetime')}>
              {lifetimes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="acts">
          <button className="btn" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn pri" type="submit" disabled={create.isPending}>
            {create.isPending ? 'Creating...' : 'Create Key'}
          </button>
        </div>
      </form>
    </FormDialog>
  )
}
