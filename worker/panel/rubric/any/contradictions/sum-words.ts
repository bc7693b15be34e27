/** What is said of a total that its rows do not make: both amounts, and the two places that may be wrong. */
import type { Lens } from '#db/vocabulary.ts'
import { capital } from '../../deck/phrases.ts'
import type { Observation, Sighting, View } from '../../observation.ts'
import { aloneWords } from './alone-words.ts'
import { shareWords } from './share-words.ts'

type Words = Record<'claim' | 'suggestion' | 'reason', (facts: Sighting['facts']) => string>

const words: Partial<Record<Lens, Words>> = {
  'skeptical-buyer': {
    claim: f => `${capital(f.subject)} says ${f.says}; its rows add up to ${f.sum}.`,
    suggestion: f => `Correct the row that is wrong, or ${f.subject}, and then whatever is computed from it.`,
    reason: f => `I added the rows up too and got ${f.sum}, not ${f.says}.`,
  },
  'funnel-fixer': {
    claim: f => `Whoever adds up the rows gets ${f.sum}, and ${f.subject} says ${f.says}.`,
    suggestion: f => `Correct ${f.subject} or one of its rows before anybody else adds them up.`,
    reason: f => `A reader who gets ${f.sum} instead of ${f.says} stops there.`,
  },
  brand: {
    claim: f => `These rows come to ${f.sum}, under which ${f.subject} of ${f.says} looks careless.`,
    suggestion: f => `Find the row that was changed last, and correct it or ${f.subject}.`,
    reason: f => `Care shows in whether ${f.says} is what the rows make, and they make ${f.sum}.`,
  },
  positioning: {
    claim: f => `${capital(f.subject)} of ${f.says} is not what its rows make, which is ${f.sum}.`,
    suggestion: f => `Settle whether ${f.says} or ${f.sum} is meant, and correct the row or ${f.subject}.`,
    reason: f => `Nothing can be built on ${f.says} while its rows make ${f.sum}.`,
  },
  'investment-opportunity': {
    claim: f => `I added up the rows and got ${f.sum}, where ${f.subject} says ${f.says}.`,
    suggestion: f => `Tell which is right, ${f.sum} or ${f.says}, and which row moved.`,
    reason: f => `Until the step from ${f.sum} to ${f.says} is explained, what rests on it waits.`,
  },
  'growth-metrics': {
    claim: f => `The rows sum to ${f.sum}; ${f.subject} is stated as ${f.says}.`,
    suggestion: f => `Recompute ${f.subject} from its rows, then each figure that is divided by it.`,
    reason: f => `My own sum of the rows is ${f.sum} as well.`,
  },
  'market-competition': {
    claim: f => `There are two answers here to one sum, ${f.says} as written and ${f.sum} as added up.`,
    suggestion: f => `Use one of ${f.says} and ${f.sum} throughout, and correct the row or ${f.subject}.`,
    reason: f => `Before I compare ${f.says} with anything, I need to know why the rows make ${f.sum}.`,
  },
  'team-execution': {
    claim: f => `Whoever works by the rows has ${f.sum}, and whoever works by ${f.subject} has ${f.says}.`,
    suggestion: f => `Have one person correct the row or ${f.subject}, and add the table up once more.`,
    reason: f => `A plan with ${f.says} over rows of ${f.sum} cannot be handed out as it is.`,
  },
}

/** The same views, with words of their own where there are not two sides: a total and its rows, shares, one wrong line. */
export function withSums(views: Observation['views']): Observation['views'] {
  const entries = Object.entries(views) as [Lens, View][]
  return Object.fromEntries(
    entries.map(([lens, view]) => {
      const of = words[lens]
      if (!of) return [lens, view]
      const by = (part: keyof Words) => (sighting: Sighting) => {
        const { facts } = sighting
        if (facts.adds !== undefined) return shareWords[lens][part](facts)
        if (facts.alone !== undefined) return aloneWords[lens][part](facts)
        return facts.sum === undefined ? view[part](sighting) : of[part](facts)
      }
      return [lens, { ...view, claim: by('claim'), suggestion: by('suggestion'), reason: by('reason') }]
    }),
  )
}
