import { idInAddress } from '../components/projects/address.ts'
import { EditProject } from '../components/projects/edit-project.tsx'
import { Guarded } from '../components/shell/guarded.tsx'
import { askForShare } from '../stores/reads.ts'

askForShare()

export function EditProjectIsland() {
  return <Guarded>{() => <EditProject id={idInAddress()} />}</Guarded>
}
