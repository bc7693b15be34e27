/** Two promises or terms that cannot both hold: the pairs of `contradictions/promises.ts`. */
import type { Observation, Sighting } from '../observation.ts'
import { inTurn, worried } from '../views.ts'
import { promises } from './contradictions/promises.ts'
import { sightingsOf } from './contradictions/sightings.ts'

const pair = ({ facts }: Sighting) => `${facts.first} and ${facts.second}`

export const promisesContradict: Observation = {
  id: 'promises-contradict',
  category: 'consistency',
  appliesTo: reading => reading.english,
  sources: ['STAN'],
  detect: reading => sightingsOf(promises, reading),
  beats: ['*'],
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `About ${s.facts.subject} I am told ${s.facts.first} and also ${s.facts.second}. ${s.facts.because}`,
        s => `Which of ${pair(s)} would I be held to? ${s.facts.because}`,
        s => `I cannot rely on ${s.facts.first} while ${s.facts.second} stands there as well. ${s.facts.because}`,
      ),
      inTurn(
        s => `Settle ${s.facts.subject} and say the same wherever it comes up.`,
        s => `Strike the one of ${pair(s)} that you would not keep.`,
        s => `Have whoever answers complaints read both lines on ${s.facts.subject}.`,
      ),
      inTurn(
        s => `I read ${pair(s)} as well, and would want it in writing which one counts.`,
        s => `After ${pair(s)} I read every other promise twice.`,
        s => `On ${s.facts.subject} I would expect the worse of the two to be applied.`,
      ),
    ),
    'funnel-fixer': worried(
      inTurn(
        s => `Somebody who has nearly decided meets ${pair(s)} and stops to ask. ${s.facts.because}`,
        s => `${pair(s)} leave a question open where people decide. ${s.facts.because}`,
      ),
      inTurn(
        s => `Correct whichever of ${pair(s)} is out of date before more people are sent here.`,
        s => `Put the right answer on ${s.facts.subject} where people decide, and take the other away.`,
      ),
      inTurn(
        s => `A doubt about ${s.facts.subject} costs those who read to the end, and they are the likeliest to act.`,
        s => `${pair(s)} turn a decision into an inquiry.`,
      ),
    ),
    brand: worried(
      inTurn(
        s => `One line gives what the other takes back: ${pair(s)}. ${s.facts.because}`,
        s => `A voice that says ${pair(s)} states its terms twice and differently. ${s.facts.because}`,
      ),
      inTurn(
        s => `Let one person word ${s.facts.subject}, and use that wording everywhere.`,
        s => `Keep a list of promises, with ${s.facts.subject} on it, and write from it.`,
      ),
      inTurn(
        s => `A word on ${s.facts.subject} that is taken back elsewhere is what people remember.`,
        s => `With ${pair(s)} the tone may be right and the word is still broken.`,
      ),
    ),
    positioning: worried(
      inTurn(
        s => `With both ${pair(s)} in the text, neither can be a reason to choose this. ${s.facts.because}`,
        s => `The offer is not one offer as long as it says ${pair(s)}. ${s.facts.because}`,
      ),
      inTurn(
        s => `Keep the half of ${pair(s)} that you stand by, and build the message on that one.`,
        s => `Decide what ${s.facts.subject} should say about the offer, then write it once.`,
      ),
      inTurn(
        s => `Whoever compares offers will hold up the worse half of ${pair(s)}.`,
        s => `${pair(s)} cannot set this apart from anything while both are said.`,
      ),
    ),
    'investment-opportunity': worried(
      inTurn(
        s => `I would have to ask which of ${pair(s)} is true before I rely on either. ${s.facts.because}`,
        s => `The text gives two answers on ${s.facts.subject}, ${pair(s)}. ${s.facts.because}`,
      ),
      inTurn(
        s => `Say which of ${pair(s)} holds today, and why the other was written.`,
        s => `Bring the paper that ${s.facts.subject} is agreed in.`,
      ),
      inTurn(
        s => `I would have asked back at the same place, ${pair(s)}.`,
        s => `What rests on ${s.facts.subject} waits until one of the two is taken out.`,
      ),
    ),
    'team-execution': worried(
      inTurn(
        s => `Whoever has to act on ${pair(s)} cannot do both. ${s.facts.because}`,
        s => `Side by side, ${pair(s)} give two instructions for one case. ${s.facts.because}`,
      ),
      inTurn(
        s => `Name who decides on ${s.facts.subject}, and have that person read both places.`,
        s => `Give ${s.facts.subject} an owner and a day by which one of the two is gone.`,
      ),
      inTurn(
        s => `Staff who are asked about it would find both ${pair(s)} in the text.`,
        s => `A slip on ${s.facts.subject} is cheap today and costs a dispute later.`,
      ),
    ),
  },
}
