/** Section 5.1: the problem is given as a product that does not exist. */
import { audienceNoun as audience, offerNoun as product } from '../nouns.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, within, withRole } from './finding.ts'
import { article, capital, lowered, short, singular } from './phrases.ts'
import { durationsOf, pains } from './problem-words.ts'

const absence =
  /\b(?:there (?:is|are|['’]s) (?:currently |simply |still )?no|there is a lack of|lack(?:s|ing)? (?:of )?(?:an?|any)?|no ?(?:one|body) (?:offers|provides|makes|sells|has built)|does(?:n['’]t| not) exist|no (?:good|single|simple|easy|dedicated|integrated|unified|modern|affordable) (?:app|tool|platform|software|solution|product|service|system|marketplace))\b/i

export const problemAsMissingProduct: Observation = {
  id: 'problem-as-missing-product',
  category: 'problem',
  appliesTo: isPitch,
  sources: ['SEQ', 'CBI'],
  detect: onDeck((deck, reading) =>
    withRole(deck, 'problem').flatMap(slide => {
      if (deck.slides.some(other => other !== slide && other.roles.includes('problem') && harms(other.text))) return []
      if (harms(slide.text)) return []
      const sentence = sentencesOn(reading, slide).find(
        one => within(one.text, absence, product, 8) && absence.test(one.text) && !one.text.trim().endsWith('?'),
      )
      const named = sentence ? product.exec(sentence.text)?.[0] : undefined
      const what = named && singular(lowered(named))
      if (!sentence || !what) return []
      return [
        {
          severity: 2 as const,
          quotes: [quoteSentence(sentence)],
          facts: { what, ...placed(deck, slide), said: short(sentence.text, 10) },
        },
      ]
    }),
  ),
  views: {
    'investment-opportunity': view(
      '-',
      f => `The problem is given as a missing ${f.what}. An empty shelf may also mean that nobody came asking.`,
      () => 'Replace the absence with the loss: what goes wrong, for whom, and how often.',
      f => `“${f.said}” tells me what is not for sale, and not what anybody would pay to end.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `${capital(f.at)} points at white space, and white space is not demand. People who need ${article(String(f.what))} are already doing something else.`,
      () => 'Say what these people use now, and where it lets them down.',
      f => `The absence of ${article(String(f.what))} describes the suppliers; it says nothing of the buyers.`,
    ),
    positioning: view(
      '-',
      f =>
        `Describing the gap as “no ${f.what}” makes the product its own reason. The reader never learns which job stays undone.`,
      f => `Rewrite it from the customer's side, without the word ${f.what}.`,
      f => `A value needs an alternative that falls short, and a missing ${f.what} is not one.`,
    ),
    'team-execution': view(
      '?',
      f => `Was “${f.said}” heard from users, or found by searching the shops? The document does not say.`,
      () => 'Add two sentences of what users said in their own words.',
      f => `It cannot be judged from ${f.at} whether anyone was asked.`,
    ),
    'growth-metrics': view(
      '?',
      f =>
        `What does getting by without ${article(String(f.what))} cost one customer in a month? No figure ${f.on} answers that.`,
      () => "Measure today's way in hours or money for ten customers.",
      () => 'Without the cost of the present way, willingness to pay stays unknown.',
    ),
  },
}

/** A cost, a time, or a person who is worse off. */
function harms(text: string): boolean {
  if (moneyIn(text).length > 0 || durationsOf(text).length > 0) return true
  return text.split(/[\n.!?]/).some(part => pains.test(part) && audience.test(part))
}
