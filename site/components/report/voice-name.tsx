import { programName } from '#api/contracts/report/words.ts'
import { Mark } from '../../ui/mark.tsx'
import { useReport } from './report-context.ts'

export function VoiceName({ id }: { id: number | null }) {
  const { voice } = useReport()
  if (id === null) return <span className="voice-name">{programName}</span>
  const { name, mark } = voice(id)
  return (
    <span className="voice-name">
      <Mark n={mark} />
      {name}
    </span>
  )
}

export function VoiceMarks({ ids }: { ids: number[] }) {
  const { voice } = useReport()
  return (
    <span className="mark-row" aria-hidden="true">
      {ids.map(id => (
        <Mark key={id} n={voice(id).mark} />
      ))}
    </span>
  )
}
