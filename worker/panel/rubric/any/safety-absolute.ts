/** Safety without a rest: "100% secure", "unhackable". */
import type { Observation } from '../observation.ts'
import { asks, worried } from '../views.ts'
import { promisesIn } from './absolute-promise.ts'

export const safetyAbsolute: Observation = {
  id: 'safety-absolute',
  category: 'honesty',
  appliesTo: reading => reading.english,
  sources: ['FTC255', 'NNG-READ'],
  detect: reading => promisesIn(reading, 'safety'),
  beats: ['superlative-unbacked', 'buzzword-dense'],
  views: {
    'skeptical-buyer': worried(
      s => `Nothing is “${s.facts.promise}”, so I read on with my guard up.`,
      s => `Say what protects it and who tested that, in place of “${s.facts.promise}”.`,
      s => `Whoever works on safety would not write “${s.facts.promise}”.`,
    ),
    brand: worried(
      s => `“${s.facts.promise}” costs the voice more trust than it buys.`,
      s => `Swap “${s.facts.promise}” for the sentence that an engineer would sign.`,
      s => `“${s.facts.promise}” would be quoted back on the day it turns out not to be so.`,
    ),
    'team-execution': worried(
      s => `“${s.facts.promise}” is a promise that no engineer can keep for good.`,
      s => `Ask who tested what is called “${s.facts.promise}”, when, and what was found.`,
      s => `I look for tests and findings, and “${s.facts.promise}” is neither.`,
    ),
    'investment-opportunity': worried(
      s => `“${s.facts.promise}” is a liability as written: one incident and it stands there in print.`,
      s => `Ask counsel what “${s.facts.promise}” commits the company to.`,
      s => `“${s.facts.promise}” is an exposure, whatever was meant by it.`,
    ),
    positioning: asks(
      s => `Is safety what people choose by here? Then “${s.facts.promise}” is the wording that each rival has too.`,
      s => `Find out what would have to be shown for “${s.facts.promise}” to be believed.`,
      s => `Whether “${s.facts.promise}” decides anything only customers can tell.`,
    ),
  },
}
