import type { Observation } from '../observation.ts'
import { notFor } from '../patterns.ts'
import { quoteSentence } from '../text.ts'
import { asking, brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

/** "Not for you if you want to sell books by Christmas." */
const notForYou =
  /^(?:(?:it|this)(?:['’]s| is) )?not for (?:you|anyone|those|people|readers)(?: \p{L}+)? ?(?:if|who|whose)\b/iu

/** "We fetch it if it is not for you": how it goes back, not whom it suits. */
const returned = /\bif (?:it|this|they)(?:['’]s| is|['’]re| are)(?: not|n['’]t) (?:right )?for you\b/i

const protectedTopic =
  /\b(?:pregnan\w+|breastfeeding|allerg\w+|medical advice|investment advice|financial advice|children under|under 1[68]|emergenc\w+|contraindicat\w+|hazard\w*|applicants?|this role|the job|candidates?)\b/i

export const saysWhoItsNotFor: Observation = {
  id: 'says-who-its-not-for',
  category: 'audience',
  appliesTo: reading => isEnglishPage(reading) && reading.page?.kind !== 'legal' && reading.page?.kind !== 'careers',
  sources: ['DUN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const quoted = new Set([...page.testimonials.map(({ block }) => block), ...page.legal])
    const sentence = reading.sentences.find(
      ({ text, block }) =>
        (notFor.test(text) || notForYou.test(text)) &&
        !returned.test(text) &&
        !quoted.has(block) &&
        // A heading announces the line, and is not yet it.
        block.type !== 'heading' &&
        page.content.includes(block) &&
        !protectedTopic.test(text),
    )
    if (!sentence) return []
    const at = reading.sentences.indexOf(sentence)
    const neighbours = [reading.sentences[at + 1], reading.sentences[at - 1]]
    const section = sentence.block.section
    const reason = neighbours.find(
      other =>
        other !== undefined &&
        other.words.length >= 4 &&
        (other.block === sentence.block || other.block.section === section),
    )
    const longEnough = /\b(?:if|because|since|who|when|unless|as)\b/i.test(sentence.text) && sentence.words.length >= 9
    if (!longEnough && !reason) return []
    return [
      sight(1, [quoteSentence(sentence), longEnough || !reason ? null : quoteSentence(reason)], {
        sentence: brief(sentence.text, 110),
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{sentence}” is the line that makes me believe the others: a seller who turns people away is not selling at any price.',
      'Keep the line in a slow month too.',
      'A seller that only wanted my money would not have written it.',
    ],
    positioning: [
      '+',
      'A position is also what it leaves out, and “{sentence}” draws that line in plain sight.',
      'Keep the line as sharp when the offer widens.',
      'The sentence sharpens the fit for everyone whom it does not exclude.',
    ],
    brand: [
      '+',
      '“{sentence}” has a spine. Candour of this kind is remembered and retold.',
      'Keep the sentence as frank as it is.',
      'It sounds like people with a point of view.',
    ],
    'funnel-fixer': [
      '-',
      'Every visitor whom “{sentence}” turns away was paid for with an ad or a search result.',
      'Say it in the targeting first, and measure how many leave at this line.',
      'The line ends visits before the rest of the page has been read.',
    ],
  }),
  question: asking('What share of present customers would “{sentence}” have turned away?'),
}
