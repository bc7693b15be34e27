import { useQuery } from '@tanstack/react-query'
import { shareRead } from '../../stores/reads.ts'

/** `only`: notes on used-up shares are above a form’s fields, notes on nearly used ones beside its buttons. */
export function ShareNotes({ only }: { only?: 'near' | 'usedUp' }) {
  const { data } = useQuery(shareRead)
  const notes = data?.notes.filter(({ usedUp }) => only === undefined || usedUp === (only === 'usedUp')) ?? []
  if (notes.length === 0) return null
  return (
    <div className="share-notes">
      {notes.map(({ share, usedUp, sentence }) => (
        <p key={share} className={usedUp ? 'callout warning' : 'share-note quiet small'}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
