import { useQuery } from '@tanstack/react-query'
import { registrationMessages } from '#api/contracts/settings.ts'
import { registrationRead } from './reads.ts'
import { RegisterForm } from './register-form.tsx'

/**
 * The registration form, or why registration is refused. While the mode is unknown, or cannot be loaded, the form is
 * shown and the server decides.
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
    // `auth.css` hides what follows on a phone until it is certain that the form stays.
    <div className={isPending ? 'coming' : undefined}>
      <RegisterForm invitation={invitation} />
    </div>
  )
}
