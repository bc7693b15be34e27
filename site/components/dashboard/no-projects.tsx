import type { ReactNode } from 'react'
import { Empty } from '../../ui/empty.tsx'

export function NoProjects({ create }: { create: ReactNode }) {
  return (
    <div className="sheet">
      <Empty
        level="h3"
        title="Nothing on the table yet"
        text="No projects found. Create your first project to get started."
      >
        {create}
      </Empty>
    </div>
  )
}
