import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { settingsSchema } from '#api/contracts/settings.ts'
import type { Settings } from '#db/limits.ts'
import { registrationModes } from '#db/vocabulary.ts'
import { useAction } from '../../../stores/action.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { notify } from '../../../stores/notices.ts'
import { FormActions, OptionsField, TextField } from '../../../ui/field.tsx'
import { showFailure } from '../../shell/show-failure.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { settingsRead } from '../reads.ts'
import { parseNumber, registrationWords, shareFields } from './words.ts'

const modeOptions = registrationModes.map(value => ({ value, ...registrationWords[value] }))

export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useForm<Settings>({ resolver: zodResolver(settingsSchema), defaultValues: settings })
  const { dirtyFields } = form.formState
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
    <form className="form" noValidate onSubmit={form.handleSubmit(values => save.mutate(changed(values)))}>
      <OptionsField form={form} name="registration" legend="Who may register" type="radio" options={modeOptions} />
      <fieldset>
        <legend>What each person may use</legend>
        <div className="two-columns">
          {shareFields.map(({ hint, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              form={form}
              hint={hint(Number(form.watch(field.name)))}
              className="input num"
              rules={{ setValueAs: parseNumber }}
            />
          ))}
        </div>
      </fieldset>
      <FormActions change={save} verb="Save Settings" busyVerb="Saving..." />
    </form>
  )
}
