import { useQuery } from '@tanstack/react-query'
import { registrationMessages } from '#api/contracts/settings.ts'
import { registrationRead } from './reads.ts'
import { RegisterForm } from './register-form.tsx'

/**
 * The form, or why there is none. Nothing waits for who may register: until that is known, and where it cannot be, the form
 * stands there, and the server decides.
 */
export function CreateAccount({ invitation }: { invitation: string | null }) {
  const { data, isPending } = useQuery(registrationRead)
  const refused =
    data?.mode === 'closed'
      ? registrationMessages.closed
      : data?.mode === 'invitation' && invitation === null
        ? registrationMessages.needed
        : null
  if (refused)
    return (
      <p className="callout" role="status">
        {refused}
      </p>
    )
  return (
    // What stands below it on a phone is only seen once it is known that the form stays (`auth.css`).
    <div className={isPending ? 'coming' : undefined}>
      <RegisterForm invitation={invitation} />
    </div>
  )
}
