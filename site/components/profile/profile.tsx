import type { User } from '#api/contracts/account.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Screen } from '../shell/screen.tsx'
import { useHashTab } from '../shell/use-hash-tab.ts'
import { AccountForm } from './account-form.tsx'
import { Security } from './security.tsx'
import { SubAccounts } from './sub-accounts.tsx'

const Developer = lazyComponent(() => import('../developer/developer.tsx'), 'Developer', <Spinner />)

export function Profile({ user }: { user: User }) {
  const tabs = [
    { value: 'account', label: 'Account Settings', body: <AccountForm user={user} /> },
    { value: 'security', label: 'Security', body: <Security /> },
    { value: 'subaccounts', label: 'Sub-Accounts', body: <SubAccounts /> },
    { value: 'developer', label: 'Developer', body: <Developer user={user} /> },
  ]
  const tabInHash = () => tabs.find(({ value }) => value === location.hash.slice(1))?.value ?? 'account'
  const { tab, choose } = useHashTab('account', tabInHash)
  return (
    <Screen title="Account Settings">
      <Tabs label="Settings" tabs={tabs} value={tab} onChange={choose} bodyClass="tab-body" />
    </Screen>
  )
}
