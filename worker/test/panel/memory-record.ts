import type { Ballots, Gathering, Opinion } from '#db/opinion.ts'
import type { ProgressEvent, ReviewRecord } from '../../panel/ports.ts'

export interface MemoryRecord extends ReviewRecord {
  events: ProgressEvent[]
}

/** A record that survives a killed review, like the database; `onSave` can kill the review at any step. */
export function memoryRecord(onSave: (step: string) => void = () => {}): MemoryRecord {
  const opinions = new Map<number, Opinion>()
  const ballots = new Map<number, Ballots>()
  let gathering: Gathering | null = null
  const events: MemoryRecord['events'] = []
  return {
    events,
    opinions: async () => structuredClone([...opinions.values()]),
    async saveOpinion(opinion, said) {
      opinions.set(opinion.analystId, structuredClone(opinion))
      events.push(said)
      onSave(`opine ${opinion.analystId}`)
    },
    gathering: async () => structuredClone(gathering),
    async saveGathering(made, said) {
      gathering = structuredClone(made)
      events.push(said)
      onSave('gather')
    },
    ballots: async () => structuredClone([...ballots.values()]),
    async saveBallots(cast) {
      ballots.set(cast.analystId, structuredClone(cast))
      onSave(`vote ${cast.analystId}`)
    },
    async event(said) {
      if (!said.unlessTold || !events.some(({ type }) => type === said.type)) events.push(said)
    },
  }
}
