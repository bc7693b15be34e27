import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../stores/notices.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRecheckRole } from '../list/use-rows.ts'
import { Invitations } from './invitations.tsx'
import { settingsRead } from './reads.ts'
import { SettingsForm } from './settings-form.tsx'

export function Settings() {
  const { data: settings, error, refetch } = useQuery(settingsRead)
  useRecheckRole(error)
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>Settings</h1>
          <p className="quiet">Who may make an account here, and how much each person may use</p>
        </div>
      </div>
      <div className="settings-form">
        {error && (
          <div className="callout error" role="alert">
            <p>Failed to load settings</p>
            <p className="small">{errorMessage(error)}</p>
            <button className="button compact" type="button" onClick={() => refetch()}>
              Try again
            </button>
          </div>
        )}
        {!settings && !error && <Skeleton rows={8} label="Loading settings" />}
        {settings && <SettingsForm settings={settings} />}
      </div>
      <Invitations mode={settings?.registration} />
    </div>
  )
}
