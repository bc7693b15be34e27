import type { Ballot, Opinion, Usage } from '#db/shapes.ts'
import type { ProgressEvent, ReviewRecord } from '#worker/panel/ports.ts'

export interface MemoryRecord extends ReviewRecord {
  events: ProgressEvent[]
}

/** A record that outlives a run of a review, as the database does; `onSave` may end the run at any step. */
export function memoryRecord(onSave: (step: string) => void = () => {}): MemoryRecord {
  const opinions = new Map<number, Opinion>()
  const ballots = new Map<number, { ballots: Ballot[]; usage: Usage | null }>()
  const events: MemoryRecord['events'] = []
  return {
    events,
    opinions: async () => structuredClone([...opinions.values()]),
    async saveOpinion(opinion, said) {
      opinions.set(opinion.analystId, structuredClone(opinion))
      events.push(said)
      onSave(`opinion ${opinion.analystId}`)
    },
    ballots: async () => structuredClone(ballots),
    async saveBallots(analystId, cast, usage) {
      ballots.set(analystId, structuredClone({ ballots: cast, usage }))
      onSave(`ballots ${analystId}`)
    },
    async event(said) {
      if (!said.unlessTold || !events.some(({ type }) => type === said.type)) events.push(said)
    },
  }
}
