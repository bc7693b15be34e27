/** What would prove the offer is kept back until somebody asks: references, case studies, test reports. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteFound } from '../text.ts'
import { worried } from '../views.ts'
import { isQuestion } from './voice.ts'

const kept =
  /\b(references?|reference (?:contacts?|customers?|list)|contacts?|case studies|test (?:reports?|results)|certificates?|client list|customer list|testimonials?)\b (?:(?:can|will|may) be (?:shared|given|provided|supplied|sent|named|made available)|(?:are |is )?available|(?:are |is )?(?:provided|shared|supplied|given|furnished)|gladly)?\s?(?:up)?on request\b/i
/** A person's papers, and what is asked for with good reason. */
const otherUse =
  /\b(?:r[eé]sum[eé]|curriculum vitae|CV|cover letter|job application|confidential\w*|consent|permission|agreed)\b/i

function detect(reading: Reading): Sighting[] {
  if (reading.prose.some(({ text }) => otherUse.test(text))) return []
  const found = reading.sentences.flatMap((sentence): Sighting[] => {
    const match = kept.exec(sentence.text)
    if (!match || isQuestion(sentence.text)) return []
    const thing = (match[1] ?? '').toLowerCase()
    return [
      {
        severity: 1,
        quotes: [quoteFound(sentence, match.index, match[0].length)],
        facts: { words: match[0].replace(/\s+/g, ' '), thing },
      },
    ]
  })
  return found.slice(0, 1)
}

export const proofOnRequest: Observation = {
  id: 'proof-on-request',
  category: 'proof',
  appliesTo: reading => reading.english && reading.page === null && !reading.technical && !reading.template,
  sources: ['STAN', 'NNG-TRUST'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `“${s.facts.words}”: so I decide first and check afterwards, or I have to ask for what could stand here.`,
      'Print two of them, with a name and what was done there, and offer the rest.',
      s => `“${s.facts.words}” leaves the proof with the one who sells.`,
    ),
    'funnel-fixer': worried(
      s => `“${s.facts.words}” adds an errand between reading and deciding.`,
      'Put the one that is most like the reader right here.',
      s => `Of those who read “${s.facts.words}” few will ask, and the others go on without it.`,
    ),
    'team-execution': worried(
      s => `“${s.facts.words}” asks me to trust a record that I am not shown.`,
      'Add names that I may call, once they have agreed.',
      s => `I would have liked to read what “${s.facts.words}” keeps back.`,
    ),
  },
}
