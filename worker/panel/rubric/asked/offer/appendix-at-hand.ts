/** An appendix that the text names and does not hold: it may be a file of its own. */
import { appendicesOf, appendixMissing } from '../../any/appendix-missing.ts'
import { question } from '../question.ts'
import { isPaper } from './own-voice.ts'

const elsewhere =
  /\b(?:attached|enclosed|separate(?:ly)?|accompan\w+|sent|annexed|data room|on request|available|supplied|to follow|will be)\b/i

export const appendixAtHand = question({
  id: 'asked-appendix-at-hand',
  category: 'structure',
  sources: ['STAN'],
  lens: 'skeptical-buyer',
  appliesTo: isPaper,
  answeredBy:
    /\b(?:enclosures?|attachments?\s?:|(?:separate|accompanying|attached|enclosed) (?:files?|documents?|pdfs?|spreadsheets?|sheets?|papers?))\b/i,
  unless: [appendixMissing],
  subject: reading => {
    // Annexes and schedules are often those of a law or of another agreement.
    const first = appendicesOf(reading).missing.find(
      ({ kind, quote }) => kind === 'Appendix' && !elsewhere.test(quote.text),
    )
    return first ? { quotes: [first.quote], facts: { name: first.name } } : null
  },
  ask: ({ name }) => `Where do I find “${name}”: in a file that comes with this one, or is it still to be written?`,
  answer: ({ name }) => `Say beside “${name}” which file it is and when it comes, or put it at the end.`,
  reason: ({ name }) => `“${name}” is named as if I had it, and it does not begin anywhere in this file.`,
})
