import { idInAddress } from '../components/projects/address.ts'
import { ProjectScreen } from '../components/projects/project-screen.tsx'
import { Guarded } from '../components/shell/guarded.tsx'

export function ProjectIsland() {
  return <Guarded>{user => <ProjectScreen id={idInAddress()} user={user} />}</Guarded>
}
