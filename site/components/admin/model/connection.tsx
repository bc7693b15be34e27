import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { unreadableKeyOf } from '#api/contracts/unreadable-key.ts'
import { dialectOf, modelDialects } from '#db/model-words.ts'
import { useAction } from '../../../stores/action.ts'
import { client } from '../../../stores/api.ts'
import { Failure } from '../../../ui/pending.tsx'
import { showFailure } from '../../shell/show-failure.ts'
import { type Model, type ModelTestResult, modelRead } from '../reads.ts'
import { Setting } from './setting.tsx'
import { dialectWords, type ModelValues, offeredText, serverOf } from './words.ts'

const dialectOptions = modelDialects.map(value => ({ value, label: dialectWords[value] }))

interface Props {
  form: UseFormReturn<ModelValues>
  model: Model
  /** The analyst that the model is for; left out for the panel's model. */
  voice?: { key: string; name: string; hint: string; kept: Model['servers'][string] | undefined }
}

/** A model and its server. Offers the names that the server lists, and tests whether the model works there. */
export function Connection({ form, model: { from, inForce, ...saved }, voice }: Props) {
  const at = voice ? (`voices.${voice.key}.` as const) : ''
  const of = voice ? ` of ${voice.name}` : ''
  const names = useId()
  const [endpoint, dialect, key, removesKey, model, panelEndpoint] = useWatch({
    control: form.control,
    name: [`${at}endpoint`, `${at}dialect`, `${at}key`, `${at}removesKey`, `${at}model`, 'endpoint'],
  })
  const isFixed = !voice && from.connection === 'environment'
  const fixed = { endpoint: inForce.endpoint, dialect: dialectOf(inForce.endpoint ?? '') }
  const own = serverOf(isFixed ? fixed : { endpoint, dialect, key, removesKey })
  const asked = { ...own, model: (!voice && from.model === 'environment' ? inForce.model : model)?.trim() ?? '' }
  const failed = (title: string) => showFailure(form, title, path => at + path)
  const list = useAction({
    mutationFn: (body: typeof own) => client.call('listModels', { body }),
    onSuccess({ models: [only, ...others] }) {
      if (only && others.length === 0 && !form.getValues(`${at}model`)) form.setValue(`${at}model`, only)
    },
    onError: failed('Failed to list the models'),
  })
  const test = useAction({
    mutationFn: (body: typeof asked) => client.call('testModel', { body }),
    onSuccess: () => form.clearErrors([`${at}endpoint`, `${at}key`, `${at}model`]),
    onError: failed('Failed to test the model'),
  })
  // What was tried before the last save may have been another key.
  const { dataUpdatedAt } = useQuery(modelRead)
  const isOf = (tried: typeof list | typeof test, now: object) =>
    tried.submittedAt > dataUpdatedAt && JSON.stringify(tried.variables) === JSON.stringify(now)
  const tested = isOf(test, asked) ? test.data : undefined
  function offer() {
    const server = own.endpoint ? own : serverOf(form.getValues())
    const isKnown = list.data?.problem === null && isOf(list, server)
    // A key that was just typed may belong to another server, so it is sent only when a button is pressed.
    if (URL.canParse(server.endpoint) && !isKnown && !server.key) list.mutate(server)
  }
  const { hasKey, keyReadable, ...kept } = voice
    ? (voice.kept ?? { hasKey: false, keyReadable: true, endpoint: '', dialect: 'openai' })
    : saved
  const usualDialect = (address: string) => (address.trim() === kept.endpoint ? kept.dialect : dialectOf(address))
  // A dialect that was chosen by hand stays.
  const followEndpoint = ({ target }: { target: { value: string } }) =>
    own.dialect === usualDialect(own.endpoint) &&
    form.setValue(`${at}dialect`, usualDialect(target.value), { shouldDirty: true })
  const isKept = [saved, ...Object.values(saved.servers)].some(one => one.hasKey && one.endpoint === own.endpoint)
  const keptHint =
    isKept && kept.endpoint !== own.endpoint
      ? 'The key that is kept for this endpoint is used. One entered here takes its place.'
      : !hasKey
        ? 'None for most local servers. It is kept sealed and never shown.'
        : kept.endpoint !== own.endpoint
          ? `The kept one is for ${kept.endpoint} and goes with it. Enter one for this endpoint if it needs one.`
          : (unreadableKeyOf([{ ...kept, keyReadable }]) ??
            `One is kept, sealed. ${removesKey ? 'Saving removes it.' : 'Leave this empty to keep it.'}`)
  const isShared = voice && own.endpoint === panelEndpoint.trim()
  const keyHint = isShared ? 'The panel’s key is used. One entered here takes its place, for both.' : keptHint
  const keySays = hasKey ? 'Set' : 'None'
  const isOwn = !voice || own.endpoint !== ''
  const shared = { form, from }
  const named = (
    <>
      <Setting
        {...shared}
        name={`${at}model`}
        label={`Model${of}`}
        hint={voice?.hint ?? `As its server names it.${own.key ? ' “List Models” asks for them, with the key.' : ''}`}
        says={inForce.model}
        list={names}
        placeholder={voice && 'The model above'}
        onFocus={offer}
      />
      <datalist id={names}>
        {list.data?.models.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
  return (
    <>
      {voice && named}
      <Setting
        {...shared}
        name={`${at}endpoint`}
        label={`Endpoint${of}`}
        hint={voice ? '' : 'The address that the worker asks: OpenAI’s or any other, here or elsewhere.'}
        says={inForce.endpoint}
        placeholder={voice && 'The endpoint above'}
        rules={{ onChange: followEndpoint }}
      />
      {isOwn && (
        <>
          <Setting
            {...shared}
            name={`${at}dialect`}
            label={`Spoken to as${of}`}
            says={dialectWords[own.dialect]}
            options={dialectOptions}
          />
          <Setting {...shared} name={`${at}key`} label={`Key${of}`} hint={keyHint} says={keySays} type="password" />
          {hasKey && !isFixed && !isShared && !key && kept.endpoint === own.endpoint && (
            <label className="option-row">
              <input type="checkbox" {...form.register(`${at}removesKey`, { shouldUnregister: true })} />
              <span>Remove the kept key{of}</span>
            </label>
          )}
        </>
      )}
      {!voice && named}
      {isOwn && (
        <div className="actions">
          <button className="button" type="button" disabled={test.isPending} onClick={() => test.mutate(asked)}>
            {test.isPending ? 'Testing...' : voice ? `Test the model of ${voice.name}` : 'Test'}
          </button>
          {own.key && (
            <button className="button" type="button" disabled={list.isPending} onClick={() => list.mutate(own)}>
              {list.isPending ? 'Asking...' : `List Models${of}`}
            </button>
          )}
        </div>
      )}
      {list.data && isOf(list, own) && !(tested && list.data.problem) && (
        <p className="quiet small" role="status">
          {list.data.problem ?? offeredText(own.endpoint, list.data)}
        </p>
      )}
      {tested && <TestResult result={tested} />}
    </>
  )
}

const marks = { true: 'Works', false: 'Does not work', null: 'Not known' } as const

function TestResult({ result }: { result: ModelTestResult }) {
  if (result.problem !== null) return <Failure>{result.problem}</Failure>
  return (
    <ul className="test-results" role="status">
      {result.facts.map(({ name, works, note }) => (
        <li key={name}>
          <b>{name === 'pictures' && works === null ? 'Words only' : marks[`${works}`]}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
