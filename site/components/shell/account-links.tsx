import { signOut } from './sign-out.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The end of the bar: Dashboard and Sign Out, or Sign In and Create Account. */
export function AccountLinks() {
  const user = useSignedIn()
  if (user === undefined) return null
  return (
    <ul className="entrances">
      {user ? (
        <>
          <li>
            <a href="/dashboard">Dashboard</a>
          </li>
          <li>
            <button className="link" type="button" onClick={signOut}>
              Sign Out
            </button>
          </li>
        </>
      ) : (
        <>
          <li>
            <a href="/auth">Sign In</a>
          </li>
          <li>
            <a href="/auth#register">Create Account</a>
          </li>
        </>
      )}
    </ul>
  )
}
