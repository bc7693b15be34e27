import { useQuery } from '@tanstack/react-query'
import { shareRead } from '../../stores/reads.ts'

/**
 * What of the user's share is nearly or wholly used, where they might reach it. Below that nothing is drawn. `only`: the
 * form says above its fields what is used up, and beside its buttons what soon will be.
 */
export function ShareNotes({ only }: { only?: 'near' | 'usedUp' }) {
  const { data } = useQuery(shareRead)
  const notes = data?.notes.filter(({ usedUp }) => only === undefined || usedUp === (only === 'usedUp')) ?? []
  if (notes.length === 0) return null
  return (
    <div className="share-notes">
      {notes.map(({ share, usedUp, sentence }) => (
        <p key={share} className={usedUp ? 'callout warning' : 'share-note'}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
