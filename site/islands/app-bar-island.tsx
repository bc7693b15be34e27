import { AppBar } from '../components/shell/app-bar.tsx'
import { Island } from '../components/shell/island.tsx'

export function AppBarIsland({ current }: { current: string }) {
  return (
    <Island>
      <AppBar current={current} />
    </Island>
  )
}
