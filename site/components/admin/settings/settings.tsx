import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../stores/notices.ts'
import { Pending } from '../../../ui/pending.tsx'
import { useRecheckRole } from '../../list/use-rows.ts'
import { Screen } from '../../shell/screen.tsx'
import { settingsRead } from '../reads.ts'
import { SettingsForm } from './form.tsx'
import { Invitations } from './invitations.tsx'

export function Settings() {
  const { data: settings, error, refetch } = useQuery(settingsRead)
  useRecheckRole(error)
  return (
    <Screen title="Settings" text="Who may make an account here, and how much each person may use">
      <div className="settings-form">
        <Pending
          data={settings}
          error={error}
          failure="Failed to load settings"
          reason={errorMessage(error)}
          onRetry={refetch}
          rows={8}
          what="settings"
        />
        {settings && <SettingsForm settings={settings} />}
      </div>
      <Invitations mode={settings?.registration} />
    </Screen>
  )
}
