import { AllProjects } from '../../components/admin/projects/projects.tsx'
import { Guarded } from '../../components/shell/guarded.tsx'

export function AdminProjectsIsland() {
  return <Guarded admin>{() => <AllProjects />}</Guarded>
}
