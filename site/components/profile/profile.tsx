import { Tabs } from 'radix-ui'
import type { User } from '#api/contracts/account.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { Screen } from '../shell/screen.tsx'
import { useHashTab } from '../shell/use-hash-tab.ts'
import { AccountForm } from './account-form.tsx'
import { Security } from './security.tsx'
import { SubAccounts } from './sub-accounts.tsx'

const Developer = lazyComponent(() => import('../developer/developer.tsx'), 'Developer', <Spinner />)

const tabs = ['account', 'security', 'subaccounts', 'developer'] as const

const tabInHash = (): string => tabs.find(tab => tab === location.hash.slice(1)) ?? 'account'

export function Profile({ user }: { user: User }) {
  const { tab, choose } = useHashTab('account', tabInHash)
  return (
    <Screen title="Account Settings">
      <Tabs.Root value={tab} onValueChange={choose}>
        <TabList label="Settings">
          <Tabs.Trigger value="account">Account Settings</Tabs.Trigger>
          <Tabs.Trigger value="security">Security</Tabs.Trigger>
          <Tabs.Trigger value="subaccounts">Sub-Accounts</Tabs.Trigger>
          <Tabs.Trigger value="developer">Developer</Tabs.Trigger>
        </TabList>
        <Tabs.Content className="tab-body" value="account">
          <AccountForm user={user} />
        </Tabs.Content>
        <Tabs.Content className="tab-body" value="security">
          <Security />
        </Tabs.Content>
        <Tabs.Content className="tab-body" value="subaccounts">
          <SubAccounts />
        </Tabs.Content>
        <Tabs.Content className="tab-body" value="developer">
          <Developer user={user} />
        </Tabs.Content>
      </Tabs.Root>
    </Screen>
  )
}
