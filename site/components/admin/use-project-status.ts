import type { ProjectStatus } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'
import { statusWords } from '../projects/words.ts'
import { type AdminProject, projectsAddress } from './reads.ts'
import { useChange } from './use-change.ts'

/** The badge changes at once, and back if the server refuses. */
export function useProjectStatus() {
  return useChange({
    list: projectsAddress,
    run: ({ project, status }: { project: AdminProject; status: ProjectStatus }) =>
      client.call('updateProject', { params: { id: project.id }, body: { status } }),
    optimistic: ({ project, status }) => ({ id: project.id, change: { status } }),
    done: (_changed, { project, status }) => ({
      title: 'Project updated',
      text: `${project.name}: ${statusWords[status].label}`,
    }),
    failed: 'Failed to update project',
  })
}
