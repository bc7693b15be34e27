/** Sends visitors to /auth, and from administrators' pages everybody else to /dashboard. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { OwnUser } from '#api/contracts/account.ts'
import { errorMessage } from '../../stores/notices.ts'
import { userRead } from '../../stores/reads.ts'
import { authAddress } from '../../stores/session.ts'
import { Failure } from '../../ui/pending.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Island } from './island.tsx'
import { Notices } from './notices.tsx'

interface Props {
  admin?: boolean
  children: (user: OwnUser) => ReactNode
}

export function Guarded({ admin = false, children }: Props) {
  return (
    <Island>
      <Guard admin={admin}>{children}</Guard>
      <Notices />
    </Island>
  )
}

function Guard({ admin = false, children }: Props) {
  const { data: user, error, refetch } = useQuery(userRead)
  const elsewhere = user === null ? 'auth' : user && admin && user.role !== 'admin' ? 'dashboard' : null
  useEffect(() => {
    if (elsewhere === 'auth') location.replace(authAddress('signin'))
    if (elsewhere === 'dashboard') location.replace('/dashboard')
  }, [elsewhere])
  if (error) return <Failure onRetry={refetch}>{errorMessage(error)}</Failure>
  if (!user || elsewhere) return <Spinner label="Loading your account" />
  return children(user)
}
