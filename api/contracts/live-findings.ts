/** An analyst's findings so far, from a running review's events. */
import type { Stance } from '#db/vocabulary.ts'
import type { ReviewEvent } from './events.ts'

export interface LiveFindings {
  shown: { headline: string; stance: Stance }[]
  /** Findings that were shown, then withdrawn: an answer or worker broke off, or the final opinion lacks them. */
  withdrawn: number
}

export const noFindings: LiveFindings = { shown: [], withdrawn: 0 }

/** Applies one event of this analyst: adds a finding, or withdraws some. */
export function addToFindings({ shown, withdrawn }: LiveFindings, event: ReviewEvent): LiveFindings {
  const keep = (kept: LiveFindings['shown']) => ({ shown: kept, withdrawn: withdrawn + shown.length - kept.length })
  switch (event.type) {
    case 'opinion.started':
      return keep([])
    case 'finding.drafted': {
      const stance = event.stance === 'strength' ? 'strength' : 'concern'
      return { shown: [...shown, { headline: String(event.headline), stance }], withdrawn }
    }
    case 'findings.withdrawn': {
      const { headlines } = event
      return keep(shown.filter(({ headline }) => !(Array.isArray(headlines) && headlines.includes(headline))))
    }
    default:
      return { shown, withdrawn }
  }
}

/** Says that findings were withdrawn; empty if none were. */
export function withdrawnInWords({ withdrawn }: LiveFindings, failed: boolean): string {
  if (withdrawn === 0) return ''
  const why = failed ? 'could not finish' : 'started again or kept others'
  return `${withdrawn === 1 ? 'One' : withdrawn} shown earlier ${withdrawn === 1 ? 'is' : 'are'} withdrawn: the analyst ${why}.`
}
