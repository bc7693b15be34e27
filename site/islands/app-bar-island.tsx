/** The part of the signed-in bar that knows who is signed in. */
import { AppBar } from '../components/shell/app-bar.tsx'
import { Island } from '../components/shell/island.tsx'

export function AppBarIsland({ current }: { current: string }) {
  return (
    <Island>
      <AppBar current={current} />
    </Island>
  )
}
