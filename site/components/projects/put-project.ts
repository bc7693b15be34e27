import type { Project } from '#api/contracts/projects.ts'
import { queryClient } from '../../stores/api.ts'
import { projectRead, projectsAddress } from '../../stores/reads.ts'

/** Shows the project as a change has left it. */
export function putProject(changed: Project): void {
  queryClient.setQueryData(projectRead(changed.id).queryKey, changed)
  queryClient.invalidateQueries({ queryKey: [projectsAddress] })
}
