/** Two statements that cannot both hold: the pairs of `contradictions/`. */
import type { Observation, Sighting } from '../observation.ts'
import { inTurn, worried } from '../views.ts'
import { pairs } from './contradictions/pairs.ts'
import { sightingsOf } from './contradictions/sightings.ts'
import { withSums } from './contradictions/sum-words.ts'

const pair = ({ facts }: Sighting) => `${facts.first} and ${facts.second}`

export const numbersContradict: Observation = {
  id: 'numbers-contradict',
  category: 'consistency',
  appliesTo: reading => reading.english,
  sources: ['STAN'],
  detect: reading => sightingsOf(pairs, reading),
  beats: ['*'],
  views: withSums({
    'skeptical-buyer': worried(
      inTurn(
        s => `On ${s.facts.subject} I read ${pair(s)}. ${s.facts.because}`,
        s => `First I am told ${s.facts.first}, then ${s.facts.second}. ${s.facts.because}`,
        s => `Between ${pair(s)} I have no way to choose. ${s.facts.because}`,
        s => `Which is it, ${pair(s)}? ${s.facts.because}`,
      ),
      inTurn(
        s => `Decide what is true of ${s.facts.subject} and say the same everywhere.`,
        s => `Correct whichever of ${pair(s)} is wrong.`,
        s => `Have someone outside check what is said of ${s.facts.subject} against the source.`,
      ),
      inTurn(
        s => `I found ${pair(s)} as well, and after that I doubt the other figures too.`,
        s => `With ${pair(s)} side by side I believe neither.`,
        s => `I noticed ${pair(s)} on the first reading.`,
      ),
    ),
    'funnel-fixer': worried(
      s => `Whoever meets ${pair(s)} stops to work out which is right. ${s.facts.because}`,
      s => `Correct what is said of ${s.facts.subject} before anybody else reads it.`,
      inTurn(
        s => `${pair(s)} send whoever is ready back to checking.`,
        s => `Doubt about ${s.facts.subject} stops people right before they act.`,
      ),
    ),
    brand: worried(
      s => `${pair(s)} are two statements on ${s.facts.subject} in one text. ${s.facts.because}`,
      s => `Keep one sheet of facts, with a single line on ${s.facts.subject}, and copy from it.`,
      inTurn(
        s => `A voice that says ${pair(s)} does not sound sure of itself.`,
        s => `Care shows in whether statements such as ${pair(s)} agree, and these do not.`,
      ),
    ),
    positioning: worried(
      s => `What is said of ${s.facts.subject} cancels itself: ${pair(s)}. ${s.facts.because}`,
      s => `Choose which of ${pair(s)} the message rests on and drop the other.`,
      inTurn(
        s => `On ${s.facts.subject} no message can rest while the text says both ${pair(s)}.`,
        s => `Rivals will quote the weaker half of ${pair(s)}.`,
      ),
    ),
    'investment-opportunity': worried(
      inTurn(
        s => `Diligence would open with ${s.facts.subject}: ${pair(s)}. ${s.facts.because}`,
        s => `${pair(s)} both speak of ${s.facts.subject}. ${s.facts.because}`,
        s => `On ${s.facts.subject} the text disagrees with itself: ${pair(s)}. ${s.facts.because}`,
        s => `A first call would be spent on ${pair(s)}. ${s.facts.because}`,
      ),
      inTurn(
        s => `Say which of ${pair(s)} is right, and why the other was written.`,
        s => `Bring the source that ${pair(s)} were taken from.`,
        s => `Put one statement about ${s.facts.subject} in place of the two.`,
      ),
      inTurn(
        s => `${pair(s)} is the kind of slip that every later number pays for.`,
        s => `Until it is settled what holds of ${s.facts.subject}, what is built on it waits.`,
        s => `I would have marked the same place: ${s.facts.because}`,
      ),
    ),
    'growth-metrics': worried(
      s => `${pair(s)} cannot both be true of ${s.facts.subject}. ${s.facts.because}`,
      s => `Trace ${pair(s)} back to where each comes from, and date the one that stays.`,
      inTurn(
        s => `My own reading on ${s.facts.subject} ends at the same gap. ${s.facts.because}`,
        s => `${pair(s)} cannot go into one model.`,
        s => `I held the two against each other, with the same result. ${s.facts.because}`,
      ),
    ),
    'market-competition': worried(
      s => `For ${s.facts.subject} there are two answers here, ${pair(s)}. ${s.facts.because}`,
      s => `Say once what holds of ${s.facts.subject}, and for which place and time.`,
      inTurn(
        s => `No comparison with rivals can start from both ${pair(s)}.`,
        s => `A competitor who reads ${pair(s)} has a gift.`,
        s => `On ${s.facts.subject} I need one answer before I compare.`,
      ),
    ),
    'team-execution': worried(
      s => `Whoever works by this text has both ${pair(s)} to go by. ${s.facts.because}`,
      s => `Give one person the task of settling what holds of ${s.facts.subject}, with a date.`,
      inTurn(
        s => `With ${pair(s)} there are two answers to one question, and a team can act on one only.`,
        s => `I read two statements on ${s.facts.subject}, and nothing says which of them is the later one.`,
        s => `A plan with ${pair(s)} in it cannot be executed as written.`,
      ),
    ),
  }),
}
