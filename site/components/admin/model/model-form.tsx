import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { engines, modelDialects } from '#db/vocabulary.ts'
import { useAction } from '../../../stores/action.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { notify } from '../../../stores/notices.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Failure } from '../../../ui/pending.tsx'
import { showFailure } from '../../shell/show-failure.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { foundModelsRead, type Model, type ModelTestResult, modelRead } from '../reads.ts'
import { AnalystModels } from './analyst-models.tsx'
import './model.css'
import {
  activeEngineText,
  bodyOf,
  dialectWords,
  engineWords,
  hintOf,
  type ModelValues,
  offeredText,
  pictureWords,
  valuesOf,
} from './words.ts'

const prices = [
  ['input', 'Input'],
  ['cachedInput', 'Cached input'],
  ['output', 'Output'],
] as const

const dialectOptions = modelDialects.map(value => ({ value, label: dialectWords[value] }))
const pictureOptions = Object.entries(pictureWords).map(([value, label]) => ({ value, label }))

export function ModelForm({ model }: { model: Model }) {
  // Whoever was led here to connect a model wants it to review.
  const wanted = location.hash === '#connect' && { engine: 'model' as const }
  const form = useForm<ModelValues>({ defaultValues: { ...valuesOf(model), ...wanted } })
  const { register, handleSubmit, getValues, setValue } = form
  const [offered, setOffered] = useState<string[]>([])
  const { from } = model
  const keyHint = model.hasKey
    ? 'One is kept, sealed. Leave this empty to keep it.'
    : 'None for most local servers. It is kept sealed and never shown.'

  const save = useAction({
    mutationFn: (values: ModelValues) => withPassword(() => client.call('updateModel', { body: bodyOf(values) })),
    onSuccess: saved => {
      queryClient.setQueryData(modelRead.queryKey, saved)
      form.reset(valuesOf(saved))
      notify({ title: 'Model saved', text: activeEngineText(saved) })
    },
    onError: showFailure(form, 'Failed to save the model'),
  })
  const server = () => {
    form.clearErrors()
    const { endpoint, dialect, key } = getValues()
    return { endpoint: endpoint.trim(), dialect, ...(key.trim() ? { key: key.trim() } : {}) }
  }
  const list = useAction({
    mutationFn: (body: ReturnType<typeof server>) => client.call('listModels', { body }),
    onSuccess: ({ models, problem }) => {
      setOffered(models)
      if (problem !== null) notify({ title: 'The models could not be listed', text: problem, error: true })
      // A single model needs no choosing.
      else if (models.length === 1 && models[0]) setValue('model', models[0])
    },
    onError: showFailure(form, 'Failed to list the models'),
  })
  const test = useAction({
    mutationFn: () => client.call('testModel', { body: { ...server(), model: getValues('model').trim() } }),
    onError: showFailure(form, 'Failed to test the model'),
  })
  /** Results for another server or model must not be shown beside this one. */
  const forgetTest = () => test.isSuccess && test.reset()
  const use = ({ endpoint, dialect, models }: Chosen) => {
    forgetTest()
    setOffered(models)
    setValue('engine', 'model')
    setValue('endpoint', endpoint)
    setValue('dialect', dialect)
    setValue('model', models[0] ?? '')
  }
  return (
    <form className="form" noValidate onSubmit={handleSubmit(values => save.mutate(values))}>
      <fieldset className="field">
        <legend>What reviews</legend>
        {engines.map(engine => (
          <label key={engine} className="option-row">
            <input type="radio" value={engine} {...register('engine')} />
            <span>
              <b>{engineWords[engine].label}</b> <span className="quiet">{engineWords[engine].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <FoundModels onUse={use} />
      <fieldset onChange={forgetTest}>
        <legend>Connection</legend>
        <TextField
          form={form}
          name="endpoint"
          label="Endpoint"
          hint={hintOf(from.connection, 'The address that the worker asks, here or elsewhere.')}
          inputMode="url"
        />
        <SelectField form={form} name="dialect" label="Spoken to as" options={dialectOptions} />
        <TextField form={form} name="key" label="Key" hint={hintOf(from.connection, keyHint)} type="password" />
        <TextField
          form={form}
          name="model"
          label="Model"
          hint={hintOf(from.model, 'As its server names it.')}
          list="offered-models"
        />
        <datalist id="offered-models">
          {offered.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="actions">
          <button className="button" type="button" disabled={list.isPending} onClick={() => list.mutate(server())}>
            {list.isPending ? 'Listing...' : 'List models'}
          </button>
          <button className="button" type="button" disabled={test.isPending} onClick={() => test.mutate()}>
            {test.isPending ? 'Testing...' : 'Test'}
          </button>
        </div>
        {list.isSuccess && list.data.problem === null && (
          <p className="quiet small" role="status">
            {offeredText(list.variables.endpoint, list.data)}
          </p>
        )}
        {test.data && <TestResult result={test.data} />}
        <SelectField
          form={form}
          name="pictures"
          label="Show it the pages"
          hint={hintOf(from.pictures, 'At most 20 pages or 8 screens, each worth about 1,000 tokens.')}
          options={pictureOptions}
        />
        <AnalystModels form={form} />
      </fieldset>
      <fieldset>
        <legend>Prices and limits</legend>
        <div className="three-columns">
          {prices.map(([name, label]) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={label}
              hint={hintOf(from.prices, 'US dollars a million tokens')}
              inputMode="decimal"
            />
          ))}
        </div>
        <div className="two-columns">
          <TextField
            form={form}
            name="maxCost"
            label="Cost of a review (US dollars)"
            hint={hintOf(from.maxCost, 'At most; needs the prices. Empty for no cap.')}
            inputMode="decimal"
          />
          <TextField
            form={form}
            name="documentCharacters"
            label="Characters in one request"
            hint={hintOf(from.documentCharacters, 'More is read in parts. Empty for 400,000.')}
            inputMode="numeric"
          />
        </div>
      </fieldset>
      <div className="actions">
        <button className="button primary" type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Model'}
        </button>
      </div>
    </form>
  )
}

interface Chosen {
  endpoint: string
  dialect: Model['dialect']
  models: string[]
}

/** Model servers found on the worker's machine. None is used until the administrator picks it. */
function FoundModels({ onUse }: { onUse(chosen: Chosen): void }) {
  const { data: found, isPending, error } = useQuery(foundModelsRead)
  return (
    <fieldset className="field">
      <legend>Found on this machine</legend>
      {isPending && <p className="quiet">Looking for Ollama, LM Studio, llama.cpp and vLLM …</p>}
      {error && <p className="quiet">No worker answered, so nothing could be looked for.</p>}
      {found?.length === 0 && (
        <p className="quiet">Nothing answers at the usual addresses. Enter an endpoint below, with its key.</p>
      )}
      {found?.map(server => (
        <div className="found-server" key={server.endpoint}>
          <p>
            <b>{server.name}</b>{' '}
            <span className="quiet">
              {server.endpoint}: {server.models.slice(0, 3).join(', ')}
              {server.models.length > 3 ? ` and ${server.models.length - 3} more` : ''}
            </span>
          </p>
          <button className="button compact" type="button" onClick={() => onUse(server)}>
            Use {server.name}
          </button>
        </div>
      ))}
    </fieldset>
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
