import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { engines } from '#db/vocabulary.ts'
import { useAction } from '../../../stores/action.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { notify } from '../../../stores/notices.ts'
import { FormActions, OptionsField } from '../../../ui/field.tsx'
import { showFailure } from '../../shell/show-failure.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { type FoundServer, foundModelsRead, type Model, modelRead } from '../reads.ts'
import { activeEngineText } from './active-engine.ts'
import { AnalystModels } from './analyst-models.tsx'
import { Connection } from './connection.tsx'
import './model.css'
import { Setting } from './setting.tsx'
import { bodyOf, engineWords, type ModelValues, pictureWords, valuesOf } from './words.ts'

const prices = [
  ['input', 'Input'],
  ['cachedInput', 'Cached input'],
  ['output', 'Output'],
] as const

const costHint = 'At most; needs the prices. Empty for no cap.'
const charactersHint = 'More is read in parts. Empty for 400,000.'
const pictureHint = 'At most 20 pages or 8 screens, each worth about 1,000 tokens.'
const engineOptions = engines.map(value => ({ value, ...engineWords[value] }))
const pictureOptions = Object.entries(pictureWords).map(([value, label]) => ({ value, label }))

export function ModelForm({ model }: { model: Model }) {
  // Whoever was led here to connect a model wants it to review.
  const wanted = location.hash === '#connect' && { engine: 'model' as const }
  const form = useForm<ModelValues>({ defaultValues: { ...valuesOf(model), ...wanted } })
  const { setValue } = form
  const shared = { form, from: model.from }
  const isFixed = model.from.connection === 'environment'
  const save = useAction({
    mutationFn: (values: ModelValues) => withPassword(() => client.call('updateModel', { body: bodyOf(values) })),
    onSuccess: saved => {
      queryClient.setQueryData(modelRead.queryKey, saved)
      form.reset(valuesOf(saved))
      notify({ title: 'Model saved', text: activeEngineText(saved) })
    },
    onError: showFailure(form, 'Failed to save the model'),
  })
  const use = ({ endpoint, dialect, models }: FoundServer) => {
    setValue('engine', 'model')
    setValue('endpoint', endpoint)
    setValue('dialect', dialect)
    setValue('model', models[0] ?? '')
    for (const name of ['input', 'cachedInput', 'output', 'maxCost'] as const) setValue(name, '')
  }
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(values => save.mutate(values))}>
      {!isFixed && (
        <>
          <OptionsField form={form} name="engine" legend="What reviews" type="radio" options={engineOptions} />
          <FoundModels onUse={use} />
        </>
      )}
      <fieldset>
        <legend>Connection</legend>
        <Connection form={form} model={model} />
        <Setting {...shared} name="pictures" label="Show it the pages" hint={pictureHint} options={pictureOptions} />
        {!isFixed && <AnalystModels form={form} model={model} />}
      </fieldset>
      <fieldset>
        <legend>Prices and limits</legend>
        <div className="three-columns">
          {prices.map(([name, label]) => (
            <Setting key={name} {...shared} name={name} label={label} hint="US dollars a million tokens" />
          ))}
        </div>
        <div className="two-columns">
          <Setting {...shared} name="maxCost" label="Cost of a review (US dollars)" hint={costHint} />
          <Setting {...shared} name="documentCharacters" label="Characters in one request" hint={charactersHint} />
        </div>
      </fieldset>
      <FormActions change={save} verb="Save Model" busyVerb="Saving..." />
    </form>
  )
}

/** Model servers found on the worker's machine. None is used until the administrator picks it. */
function FoundModels({ onUse }: { onUse(server: FoundServer): void }) {
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
