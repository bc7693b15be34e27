import { adminLinks, mainLinks } from './links.ts'
import { signOut } from './sign-out.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The app's links, for the sidebar and the slide-in menu. */
export function SideLinks({ current, label }: { current: string; label: string }) {
  const user = useSignedIn()
  const here = (href: string) => (href === current ? 'page' : undefined)
  return (
    <>
      <nav aria-label={label}>
        <ul>
          {mainLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={here(href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {user?.role === 'admin' && (
          <>
            <h2>Administration</h2>
            <ul>
              {adminLinks.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={here(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <button className="sign-out" type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  )
}
