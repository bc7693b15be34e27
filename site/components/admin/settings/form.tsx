import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { settingsSchema } from '#api/contracts/settings.ts'
import type { Settings } from '#db/limits.ts'
import { registrationModes } from '#db/vocabulary.ts'
import { useAction } from '../../../stores/action.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { notify } from '../../../stores/notices.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { showFailure } from '../../shell/show-failure.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { settingsRead } from '../reads.ts'
import { parseNumber, registrationWords, shareFields } from './words.ts'

export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useForm<Settings>({ resolver: zodResolver(settingsSchema), defaultValues: settings })
  const { register, handleSubmit, formState, watch } = form
  const { dirtyFields, errors } = formState
  const save = useAction({
    mutationFn: (body: Partial<Settings>) => withPassword(() => client.call('updateSettings', { body })),
    onSuccess: saved => {
      queryClient.setQueryData(settingsRead.queryKey, saved)
      form.reset(saved)
      notify({ title: 'Settings saved', text: 'They hold from now on, for everybody.' })
    },
    onError: showFailure(form, 'Failed to save settings'),
  })
  // Sends only changed fields: another administrator may have changed the others meanwhile.
  const changed = (values: Settings): Partial<Settings> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name as keyof Settings]))
  return (
    <form className="form" noValidate onSubmit={handleSubmit(values => save.mutate(changed(values)))}>
      <fieldset className="field">
        <legend>Who may register</legend>
        {registrationModes.map(mode => (
          <label key={mode} className="option-row">
            <input type="radio" value={mode} {...register('registration')} />
            <span>
              <b>{registrationWords[mode].label}</b> <span className="quiet">{registrationWords[mode].text}</span>
            </span>
          </label>
        ))}
        <FieldError>{errors.registration?.message}</FieldError>
      </fieldset>
      <fieldset>
        <legend>What each person may use</legend>
        <div className="two-columns">
          {shareFields.map(({ name, label, hint, mode }) => (
            <Field key={name} label={label} error={errors[name]?.message} hint={hint(Number(watch(name)))}>
              {control => (
                <input
                  className="input num"
                  inputMode={mode}
                  autoComplete="off"
                  {...control}
                  {...register(name, { setValueAs: parseNumber })}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <div className="actions">
        <button className="button primary" type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Settings'}
        </button>
      </div>
    </form>
  )
}
