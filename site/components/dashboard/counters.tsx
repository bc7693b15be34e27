import type { ProjectStatus } from '#db/vocabulary.ts'

const counters: { label: string; status: ProjectStatus }[] = [
  { label: 'Active Projects', status: 'in_progress' },
  { label: 'Completed Reports', status: 'completed' },
  { label: 'Draft Projects', status: 'draft' },
]

/** Shows a dash until the projects have loaded: a zero would be a claim. */
export function Counters({ counts }: { counts: Record<ProjectStatus, number> | undefined }) {
  return (
    <dl className="counts">
      {counters.map(({ label, status }) => (
        <div key={status}>
          <dt>{label}</dt>
          <dd>{counts?.[status] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
