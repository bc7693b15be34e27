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
import { bodyOf, engineWords, fieldOf, type ModelValues, pictureWords, valuesOf } from './words.ts'

const prices = [
  ['input', 'Input'],
  ['cachedInput', 'Cached input'],
  ['output', 'Output'],
] as const

const costHint = 'At most; needs the prices. Empty for no cap.'
const charactersHint = `More is read in parts. Empty for ${usualCharacters.toLocaleString('en')}.`
const pictureHint = 'At most 20 pages or 8 screens, each worth about 1,000 tokens.'
const engineOptions = engines.map(value => ({ value, ...engineWords[value] }))
const pictureOptions = Object.entries(pictureWords).map(([value, label]) => ({ value, label }))

export function ModelForm({ model }: { model: Model }) {
  // Whoever was led here to connect a model wants it to review.
  const isLed = location.hash === '#connect'
  const wanted = isLed && { engine: 'model' as const, endpoint: model.endpoint ?? openaiUrl }
  const form = useForm<ModelValues>({ defaultValues: { ...valuesOf(model), ...wanted } })
  const { setFocus } = form
  const [lacking] = useState(isLed && ((['endpoint', 'model'] as const).find(name => !model[name]) ?? ('key' as const)))
  useEffect(() => {
    if (lacking) setFocus(lacking, { shouldSelect: true })
  }, [lacking, setFocus])
  const shared = { form, from: model.from }
  const isFixed = model.from.connection === 'environment'
  const named = useWatch({ control: form.control, name: 'model' })
  const priced = model.from.model === 'environment' ? model.inForce.model : named.trim()
  const save = useAction({
    mutationFn: (values: ModelValues) => withPassword(() => client.call('updateModel', { body: bodyOf(values) })),
    onSuccess: saved => {
      queryClient.setQueryData(modelRead.queryKey, saved)
      form.reset(valuesOf(saved))
      notify({ title: 'Model saved', text: activeEngineText(saved) })
    },
    onError: showFailure(form, 'Failed to save the model', fieldOf),
  })
  return (
    <form className="form" noValidate onSubmit={form.handleSubmit(values => save.mutate(values))}>
      {!isFixed && (
        <>
          <OptionsField form={form} name="engine" legend="What reviews" type="radio" options={engineOptions} />
          <fieldset className="field">
            <legend>Found on this machine</legend>
            <FoundModels onSaved={saved => form.reset(valuesOf(saved))} />
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
          The prices are those of {priced ? `“${priced}”` : 'the model above'}. Other models of single analysts are
          counted at the same prices.
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
