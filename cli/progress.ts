import type { Analyst } from '#api/contracts/analysts.ts'
import type { ReviewEvent } from '#api/contracts/events.ts'
import { plural } from '#api/contracts/plural.ts'
import type { ReportCounts } from '#api/contracts/report/report.ts'
import { countsLine, nameOf } from '#api/contracts/report/words.ts'

/** One sentence, without colours or line breaks. */
export function describeEvent(event: ReviewEvent, analysts: readonly Pick<Analyst, 'id' | 'name'>[]): string {
  const name = nameOf({ analysts }, event.analystId ?? null)
  const count = (key: string) => (typeof event[key] === 'number' ? event[key] : 0)
  switch (event.type) {
    case 'review.queued':
      return 'Waiting for a free worker'
    case 'source.step':
      return `Reading: ${event.message ?? 'it has begun'}`
    case 'source.read':
      return `Read ${plural(count('blocks'), 'passage')}`
    case 'opinion.started':
      return `${name} begins`
    case 'finding.drafted':
      return `${name} writes (${event.stance === 'strength' ? 'strength' : 'concern'}): ${event.headline}`
    case 'findings.withdrawn': {
      const headlines = Array.isArray(event.headlines) ? event.headlines : []
      return `${name} withdraws: ${headlines.join('; ')}`
    }
    case 'opinion.completed':
      return `${name}: ${opinionInWords(event)}`
    case 'opinion.failed':
      return `${name} could not finish: ${event.message ?? 'no reason was given'}`
    case 'claims.gathered':
      return `Gathered: ${plural(count('claims'), 'claim')}, ${plural(count('choices'), 'choice')}`
    case 'ballots.completed':
      if (count('voters') === 0) return 'There was nothing to vote on'
      return count('ballots') === 0
        ? 'No votes could be taken'
        : `The votes are in: ${plural(count('ballots'), 'ballot')}`
    case 'review.completed':
      return `Done: ${countsLine({ ...event } as Partial<ReportCounts>)}`
    case 'review.failed':
      return `Failed: ${event.message ?? 'no reason was given'}`
    case 'review.cancelled':
      return 'Cancelled'
  }
}

/** The counts of what an opinion contains: without a model only the questions that are left to the reader. */
export function opinionInWords(event: ReviewEvent): string {
  const held = (['finding', 'choice', 'answer', 'question'] as const).flatMap(noun => {
    const count = event[`${noun}s`]
    return typeof count === 'number' && count > 0 ? [{ noun, text: plural(count, noun) }] : []
  })
  const own = held.filter(({ noun }) => noun !== 'question')
  const left = held.map(({ text }) => `${text} left to the reader`).join('')
  return own.map(({ text }) => text).join(', ') || left || plural(0, 'finding')
}
