import { Mark } from '../../ui/mark.tsx'
import type { Stand } from './claims.ts'

/** One vote as a tile. Its density alone tells the story in grey; the word is beside it, or said to a screen reader. */
export function Tile({ stand, mark }: { stand: Stand; mark: number }) {
  if (stand === 'agree')
    return (
      <span className="t t-a" aria-hidden="true">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 8.5 6.7 11.6 12.6 4.8" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
    )
  if (stand === 'disagree')
    return (
      <span className="t t-d" aria-hidden="true">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M0 0 16 16M16 0 0 16" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </span>
    )
  if (stand === 'raised')
    return (
      <span className="t t-r" aria-hidden="true">
        <Mark n={mark} />
      </span>
    )
  if (stand === 'opposed')
    return (
      <span className="t t-c" aria-hidden="true">
        <Mark n={mark} />
      </span>
    )
  return (
    <span className={stand === 'unsure' ? 't t-u' : 't t-o'} aria-hidden="true">
      {stand === 'unsure' ? '?' : stand === 'outside' ? '·' : '–'}
    </span>
  )
}
