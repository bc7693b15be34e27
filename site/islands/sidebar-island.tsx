import { Island } from '../components/shell/island.tsx'
import { SideLinks } from '../components/shell/side-links.tsx'

export function SidebarIsland({ current }: { current: string }) {
  return (
    <Island>
      <SideLinks current={current} label="Sidebar" />
    </Island>
  )
}
