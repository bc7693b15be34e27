/** Every question that one line of a text raises by itself. */
import type { Observation } from '../../observation.ts'
import { messageLines } from './message-lines.ts'
import { paperLines } from './paper-lines.ts'
import { pitchLines } from './pitch-lines.ts'
import { askedSamePerson } from './same-person.ts'
import { updateLines } from './update-lines.ts'

export const lineQuestions: readonly Observation[] = [
  ...updateLines,
  ...pitchLines,
  ...paperLines,
  ...messageLines,
  askedSamePerson,
]
