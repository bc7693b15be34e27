/** What is said of shares that are not one whole: nobody wrote the whole down, so there are no two statements to choose from. */
import type { Lens } from '#db/vocabulary.ts'
import type { Sighting } from '../../observation.ts'

type Facts = Sighting['facts']

/** `parts` as they are written, what they `adds` up to, and how far that is `off`: "10% more than the whole". */
export const shareWords: Record<Lens, Record<'claim' | 'suggestion' | 'reason', (facts: Facts) => string>> = {
  'skeptical-buyer': {
    claim: f => `I added up ${f.parts} and got ${f.adds}, ${f.off}.`,
    suggestion: f => `Correct the part that is wrong, so that ${f.parts} become 100%.`,
    reason: f => `I make it ${f.adds} as well, and shares of one whole make 100%.`,
  },
  'funnel-fixer': {
    claim: f => `Whoever adds up ${f.parts} gets ${f.adds}, ${f.off}.`,
    suggestion: f => `Change one of ${f.parts} before anybody else adds them up.`,
    reason: f => `A reader who gets ${f.adds} out of shares stops to look for the slip.`,
  },
  brand: {
    claim: f => `The parts ${f.parts} come to ${f.adds}, ${f.off}, and that looks careless.`,
    suggestion: f => `Find which of ${f.parts} was changed last, and bring the others into line with it.`,
    reason: f => `Care shows in whether shares make 100%, and these make ${f.adds}.`,
  },
  positioning: {
    claim: f => `As shares of one whole, ${f.parts} do not hold: they make ${f.adds}, ${f.off}.`,
    suggestion: f => `Settle ${f.subject} anew, and write down parts that make 100%.`,
    reason: f => `Nothing can be built on ${f.parts} while they make ${f.adds}.`,
  },
  'investment-opportunity': {
    claim: f => `On ${f.subject} the parts ${f.parts} add up to ${f.adds}, ${f.off}.`,
    suggestion: f => `Tell which of ${f.parts} is smaller or larger than written, and send the corrected split.`,
    reason: f => `A split that makes ${f.adds} tells me that nobody added it up.`,
  },
  'growth-metrics': {
    claim: f => `The sum of ${f.parts} is ${f.adds}, ${f.off}.`,
    suggestion: f => `Recompute ${f.subject} from the amounts, and then each share of them.`,
    reason: f => `My own sum of ${f.parts} is ${f.adds} too.`,
  },
  'market-competition': {
    claim: f => `Shares of one whole make 100%, and ${f.parts} make ${f.adds}, ${f.off}.`,
    suggestion: f => `Say what each of ${f.parts} is a share of, or correct them to make 100%.`,
    reason: f => `Before I compare ${f.parts} with anybody’s split, they have to make 100%.`,
  },
  'team-execution': {
    claim: f => `Whoever works by ${f.parts} plans with ${f.adds}, ${f.off}.`,
    suggestion: f => `Have one person settle ${f.subject}, and add the parts up once more.`,
    reason: f => `A plan whose parts make ${f.adds} cannot be carried out as written.`,
  },
}
