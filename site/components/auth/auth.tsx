import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { invitationIn } from '#api/contracts/invitations.ts'
import { userRead } from '../../stores/reads.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useHashTab } from '../shell/use-hash-tab.ts'
import { CreateAccount } from './create-account.tsx'
import { returnPath } from './finish-sign-in.ts'
import { takeInvitation } from './invitation.ts'
import { LoginForm } from './login-form.tsx'

const reasons: Record<string, string> = {
  ended: 'Your session has ended. Sign in to go on where you were.',
  signin: 'Sign in to see that page.',
}

const tabInHash = () => (location.hash === '#register' || invitationIn(location.hash) ? 'register' : 'login')

export function Auth() {
  // Must run before the tab is read from the address, because it changes the hash.
  const [invitation, setInvitation] = useState(takeInvitation)
  const { tab, choose } = useHashTab('login', tabInHash)
  const why = new URLSearchParams(location.search).get('why') ?? ''
  const reason = reasons[why]
  const { data: user } = useQuery(userRead)
  useEffect(() => {
    // Someone already signed in has no use for this page.
    if (user) location.replace(returnPath(location.search))
  }, [user])
  useEffect(() => {
    // Opening an invitation link while this page is open only changes the hash.
    const take = () => setInvitation(takeInvitation())
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return (
    <div className="auth-form">
      <h1>{tab === 'login' ? 'Welcome back' : 'Create an account'}</h1>
      {reason && tab === 'login' && (
        <p className={why === 'ended' ? 'callout warning' : 'callout'} role="status">
          {reason}
        </p>
      )}
      <Tabs
        label="Sign in or create an account"
        value={tab}
        onChange={choose}
        focusableBody={false}
        tabs={[
          { value: 'login', label: 'Sign In', body: <LoginForm /> },
          { value: 'register', label: 'Create Account', body: <CreateAccount invitation={invitation} /> },
        ]}
      />
    </div>
  )
}
