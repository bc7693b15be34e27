import { Mark } from '../../ui/mark.tsx'
import { useReading } from './report-context.ts'

export function VoiceName({ id }: { id: number }) {
  const { name, mark } = useReading().voice(id)
  return (
    <span className="who">
      <Mark n={mark} />
      {name}
    </span>
  )
}

/** The marks of several, for a glance; their names stand elsewhere. */
export function VoiceMarks({ ids }: { ids: number[] }) {
  const { voice } = useReading()
  return (
    <span className="row" aria-hidden="true">
      {ids.map(id => (
        <Mark key={id} n={voice(id).mark} />
      ))}
    </span>
  )
}
