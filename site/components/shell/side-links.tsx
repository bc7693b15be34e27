import { entrances } from '../../content/links.ts'
import { signOut } from './sign-out.ts'
import { useSignedIn } from './use-signed-in.ts'

const mainLinks = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Projects', href: '/projects' },
  { label: 'Reports', href: '/projects/reports' },
  { label: 'Account Settings', href: '/profile' },
]

/** Shown to administrators only; the server itself refuses everybody else. */
const adminLinks = [
  { label: 'Users', href: '/admin/users' },
  { label: 'All Projects', href: '/admin/projects' },
  { label: 'Analysts', href: '/admin/analysts' },
  { label: 'Early Access', href: '/admin/early-access' },
  { label: 'Model', href: '/admin/model' },
  { label: 'Settings', href: '/admin/settings' },
]

export function SideLinks({ current, label }: { current: string; label: string }) {
  const user = useSignedIn()
  const listOf = (links: typeof mainLinks) => (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav aria-label={label}>
        {listOf(user === null ? entrances : mainLinks)}
        {user?.role === 'admin' && (
          <>
            <h2>Administration</h2>
            {listOf(adminLinks)}
          </>
        )}
      </nav>
      {user !== null && (
        <button className="sign-out" type="button" onClick={signOut}>
          Sign out
        </button>
      )}
    </>
  )
}
