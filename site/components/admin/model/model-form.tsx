import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { usualCharacters } from '#db/limits.ts'
import { openaiUrl } from '#db/model-words.ts'
import { engines } from '#db/vocabulary.ts'
import { useAction } from '../../../stores/action.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { notify } from '../../../stores/notices.ts'
import { FormActions, OptionsField } from '../../../ui/field.tsx'
import { FoundModels } from '../../dashboard/connect-model.tsx'
import { showFailure } from '../../shell/show-failure.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { type Model, modelRead } from '../reads.ts'
import { activeEngineText } from './active-engine.ts'
import { AnalystModels } from './analyst-models.tsx'
import { Connection } from './connection.tsx'
import './model.css'
import { Setting } from './setting.tsx'
import { changesOf, engineWords, fieldOf, type ModelValues, pictureWords, valuesOf } from './words.ts'

const prices = [
  ['input', 'Input'],
  ['cachedInput', 'Cached input'],
  ['output', 'Output'],
] as const

const costHint = 'At most; needs the prices. Empty for no cap.'
const charactersHint = `More is read in parts. Empty for ${usualCharacters.toLocaleString('en')}, or what an Ollama model takes.`
const pictureHint = 'At most 20 pages or 8 screens, each worth about 1,000 tokens.'
const engineOptions = engines.map(value => ({ value, ...engineWords[value] }))
const pictureOptions = Object.entries(pictureWords).map(([value, label]) => ({ value, label }))

export function ModelForm({ model }: { model: Model }) {
  // Links with #connect lead here to connect a model, so the form chooses a model to review instead of checks.
  const isLed = location.hash === '#connect'
  const form = useForm<ModelValues>({ defaultValues: valuesOf(model) })
  const { getFieldState, resetField, setFocus, setValue } = form
  const [lacking] = useState(isLed && ((['endpoint', 'model'] as const).find(name => !model[name]) ?? ('key' as const)))
  useEffect(() => {
    if (!lacking) return
    setValue('engine', 'model')
    if (lacking === 'endpoint') setValue('endpoint', openaiUrl)
    setFocus(lacking, { shouldSelect: true })
  }, [lacking, setFocus, setValue])
  const shared = { form, from: model.from }
  const isFixed = model.from.connection === 'environment'
  const [named, endpoint] = useWatch({ control: form.control, name: ['model', 'endpoint'] })
  const priced = model.from.model === 'environment' ? model.inForce.model : named.trim()
  const isOther = named.trim() !== (model.model ?? '') || endpoint.trim() !== (model.endpoint ?? '')
  useEffect(() => {
    // Another model clears the saved prices and cap, so they must not look like its own. What was typed stays.
    const own = valuesOf(isOther ? { ...model, prices: null, maxCost: null } : model)
    for (const name of ['input', 'cachedInput', 'output', 'maxCost'] as const)
      if (!getFieldState(name).isDirty) resetField(name, { defaultValue: own[name] })
  }, [isOther, model, getFieldState, resetField])
  const save = useAction({
    mutationFn(values: ModelValues) {
      const body = changesOf(values, form.formState.defaultValues as ModelValues)
      return withPassword(() => client.call('updateModel', { body }))
    },
    onSuccess: saved => {
      queryClient.setQueryData(modelRead.queryKey, saved)
      form.reset(valuesOf(saved))
      notify({ title: 'Model saved', text: activeEngineText(saved, model) })
    },
    onError: showFailure(form, 'Failed to save the model', fieldOf),
  })
  function takeFound(saved: Model) {
    for (const name of ['engine', 'endpoint', 'dialect', 'key', 'model'] as const) resetField(name)
    form.reset(valuesOf(saved), { keepDirtyValues: true })
  }
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(values => save.mutate(values))}>
      {!isFixed && (
        <>
          <OptionsField form={form} name="engine" legend="What reviews" type="radio" options={engineOptions} />
          <fieldset className="field">
            <legend>Found on this machine</legend>
            <FoundModels onSaved={takeFound} />
          </fieldset>
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
        <p className="quiet small">
          The prices are those of {priced ? `“${priced}”` : 'the model above'}.
          {!isFixed && ' Other models of single analysts are counted at the same prices.'}
          {isOther && model.prices && ' The saved prices and cap go with the model before.'}
        </p>
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
