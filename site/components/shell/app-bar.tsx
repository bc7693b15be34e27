import { Menu, X } from 'lucide-react'
import { entrances, otherBar } from '../../content/links.ts'
import { SideLinks } from './side-links.tsx'
import { signOut } from './sign-out.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** On small screens the links are in a menu that slides in from the left: a popover, which needs no script. */
export function AppBar({ current }: { current: string }) {
  const list = (
    <ul className="links">
      {otherBar.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav className="bar-links" aria-label="Main">
        {list}
        <AccountLinks />
        <ThemeSwitch name="theme" />
      </nav>
      <button className="menu-open" type="button" popoverTarget="menu">
        <Menu size={20} aria-hidden="true" />
        Menu
      </button>
      <div id="menu" className="slide-in-menu" popover="auto">
        <div className="slide-in-menu-head">
          <ThemeSwitch name="menu-theme" />
          <button className="button ghost" type="button" popoverTarget="menu" popoverTargetAction="hide">
            <X size={18} aria-hidden="true" />
            Close
          </button>
        </div>
        <SideLinks current={current} label="Menu" />
        <nav aria-label="Pages">{list}</nav>
      </div>
    </>
  )
}

function AccountLinks() {
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
        entrances.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))
      )}
    </ul>
  )
}
