/** Two statements that cannot both hold: the pairs of `contradictions/`. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { worried } from '../views.ts'
import { pairs } from './contradictions/pairs.ts'

function detect(reading: Reading): Sighting[] {
  return pairs
    .flatMap(pair => pair(reading))
    .map(({ subject, first, second, because, quotes, severity }) => ({
      severity: severity ?? 3,
      quotes,
      facts: { subject, first, second, because },
    }))
}

const pair = ({ facts }: Sighting) => `“${facts.first}” and “${facts.second}”`

export const numbersContradict: Observation = {
  id: 'numbers-contradict',
  category: 'consistency',
  appliesTo: reading => reading.english,
  sources: ['STAN'],
  detect,
  beats: ['*'],
  views: {
    'skeptical-buyer': worried(
      s => `On ${s.facts.subject} I read ${pair(s)}. ${s.facts.because}`,
      s => `Settle ${s.facts.subject} on one figure and use it everywhere.`,
      s => `I found ${pair(s)} as well, and after that I doubt the other figures too.`,
    ),
    'funnel-fixer': worried(
      s => `A visitor who meets ${pair(s)} stops to work out which is right. ${s.facts.because}`,
      s => `Correct ${s.facts.subject} before sending another visitor here.`,
      s => `${pair(s)} send a ready visitor back to checking.`,
    ),
    brand: worried(
      s => `${pair(s)}: two hands wrote this and nobody compared ${s.facts.subject}. ${s.facts.because}`,
      s => `Keep one sheet of facts, starting with ${s.facts.subject}, and copy from it.`,
      s => `A voice that says ${pair(s)} does not sound sure of itself.`,
    ),
    positioning: worried(
      s => `The claim about ${s.facts.subject} cancels itself: ${pair(s)}. ${s.facts.because}`,
      s => `Choose which of ${pair(s)} the message rests on and drop the other.`,
      s => `Nothing can be positioned on ${s.facts.subject} while it reads ${pair(s)}.`,
    ),
    'investment-opportunity': worried(
      s => `Diligence would open with ${s.facts.subject}: ${pair(s)}. ${s.facts.because}`,
      s => `Say which of ${pair(s)} is right, and why the other was written.`,
      s => `${pair(s)} is the kind of slip that every later number pays for.`,
    ),
    'growth-metrics': worried(
      s => `${s.facts.because} So ${pair(s)} cannot both describe ${s.facts.subject}.`,
      s => `Recompute ${s.facts.subject} from the source table and date it.`,
      s => `My own arithmetic on ${s.facts.subject} ends at the same gap: ${s.facts.because}`,
    ),
    'market-competition': worried(
      s => `For ${s.facts.subject} there are two answers here, ${pair(s)}. ${s.facts.because}`,
      s => `Name the definition, place and year behind ${s.facts.subject}, once.`,
      s => `No comparison with rivals can start from both ${pair(s)}.`,
    ),
    'team-execution': worried(
      s => `Somebody should have caught ${pair(s)} before this went out. ${s.facts.because}`,
      s => `Give one person ownership of ${s.facts.subject} and a date to correct it.`,
      s => `${pair(s)} tells me that the figures have no owner yet.`,
    ),
  },
}
