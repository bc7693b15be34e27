import { Projects } from '../components/projects/projects.tsx'
import { Guarded } from '../components/shell/guarded.tsx'

export function ProjectsIsland() {
  return <Guarded>{() => <Projects />}</Guarded>
}
