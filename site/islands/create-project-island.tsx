import { CreateProject } from '../components/projects/create-project.tsx'
import { Guarded } from '../components/shell/guarded.tsx'
import { askForShare } from '../stores/reads.ts'

askForShare()

export function CreateProjectIsland() {
  return <Guarded>{() => <CreateProject />}</Guarded>
}
