/** Makes an observation on a page's words hold for the same words in a document that is copy. */
import type { Observation, Sighting, View } from '../observation.ts'
import { copyOf } from './copy-reading.ts'

/** What a page has and a text has not, as the sentences call it. Words of the submission stand in quotation marks. */
const calledOtherwise: readonly (readonly [RegExp, string])[] = [
  [/\bon the page where people pay\b/g, 'where people pay'],
  [/\bto the page where people pay\b/g, 'to where people pay'],
  [/\bon (the|this) (?:landing )?page\b/g, 'in $1 text'],
  [/\b(on|by) the page itself\b/g, 'in the text itself'],
  [/\b([Tt]he|[Tt]his|[Aa]|[Oo]ne|no) (?:landing )?page\b/g, '$1 text'],
  [/\b[Oo]n the first screen\b/g, 'in the first lines'],
  [/\bfirst screen\b/g, 'opening'],
  [/\bvisitor(s?)\b/g, 'reader$1'],
  [/\bVisitor(s?)\b/g, 'Reader$1'],
  [/\bthose who click further\b/g, 'those who read on'],
  [/\bwas paid for with an ad or a search result\b/g, 'had to be reached first'],
  [/\bthe main button\b/g, 'the step to take'],
  [/\bbutton(s?)\b/g, 'step$1'],
  [/\bnext click\b/g, 'next step'],
  [/\bcompare the clicks\b/g, 'compare the answers'],
  [/\bthis organisation\b/g, 'this business'],
  [/\bThis organisation\b/g, 'This business'],
]

/** Outside quotation marks. */
function inWordsOfText(sentence: string): string {
  return sentence
    .split(/(“[^”]*”)/)
    .map((part, at) =>
      at % 2 === 1 ? part : calledOtherwise.reduce((told, [from, to]) => told.replace(from, to), part),
    )
    .join('')
}

const isOfCopy = ({ facts }: Sighting): boolean => facts.medium === 'text'

function retold(say: (sighting: Sighting) => string): (sighting: Sighting) => string {
  return sighting => (isOfCopy(sighting) ? inWordsOfText(say(sighting)) : say(sighting))
}

function retoldView(view: View): View {
  return { ...view, claim: retold(view.claim), suggestion: retold(view.suggestion), reason: retold(view.reason) }
}

/** The same observation, which holds for copy in a document as well. */
export function inCopy(observation: Observation): Observation {
  const views = Object.fromEntries(
    Object.entries(observation.views).map(([lens, view]) => [lens, view && retoldView(view)]),
  )
  return {
    ...observation,
    views,
    ...(observation.question ? { question: retold(observation.question) } : {}),
    appliesTo: reading => {
      if (observation.appliesTo(reading)) return true
      const copy = copyOf(reading)
      return copy !== null && observation.appliesTo(copy.asPage)
    },
    detect: reading => {
      const own = observation.appliesTo(reading) ? observation.detect(reading) : []
      if (own.length > 0) return own
      const copy = copyOf(reading)
      if (!copy || !observation.appliesTo(copy.asPage)) return []
      return observation
        .detect(copy.asPage)
        .map(sighting => ({ ...sighting, facts: { ...sighting.facts, medium: 'text' } }))
    },
  }
}
