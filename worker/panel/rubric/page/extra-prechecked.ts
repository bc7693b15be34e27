/** Something that costs money was chosen for the visitor. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

/** How the same thing is paid, what it costs in all, and what takes money off: no extra. */
const notExtra =
  /\b(?:sav(?:e|es|ing)|off|discount|billed|annual(?:ly)?|yearly|monthly billing|pay (?:yearly|monthly)|total|subtotal|i (?:agree|accept)|terms|free|gift aid|agree to pay|standard delivery|standard shipping|(?:card|processing|transaction) (?:fee|cost)s?)\b|-\s?[$€£]/i

export const extraPrechecked: Observation = {
  id: 'extra-prechecked',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['CRD22', 'MATHUR'],
  detect: onPage(page =>
    page.seen
      .filter(block => block.field?.type === 'checkbox' && block.field.checked && block.zone !== 'consent')
      .flatMap(block => {
        const label = block.field?.label ?? block.text
        const price = moneyIn(label).find(({ value }) => value > 0)
        if (!price || notExtra.test(label) || block.text.trim() === '') return []
        return [
          sight(3, [quoteOf(block)], { label: brief(block.text, 80), price: price.text.trim(), name: whereOf(page) }),
        ]
      }),
  ),
  beats: ['consent-prechecked'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{label}” is ticked before I have chosen anything. Whoever does not look pays {price} for it.',
      'Leave “{label}” empty and let people add it.',
      'I would find the {price} on my statement and never come back.',
    ],
    brand: [
      '-',
      'Putting {price} on the bill unasked is {name} reaching into a pocket.',
      'Offer the extra in a sentence that makes people want it.',
      'What is gained with a ticked box is lost with the first complaint.',
    ],
    positioning: [
      '-',
      'If “{label}” had to be ticked in advance, {name} seems to doubt that it would be chosen.',
      'Say whom the extra is for, and let that customer tick it.',
      'An extra of value is bought with open eyes.',
    ],
    'team-execution': [
      '-',
      'A ticked “{label}” asks for payments without an express yes, which consumer law in the European Union rules out.',
      'Ask who at {name} approves what a form ticks by itself.',
      'Sums taken by default of {price} each have to be given back when someone asks.',
    ],
    'funnel-fixer': [
      '?',
      'How many of those who paid {price} this way asked for it back, or stayed away afterwards?',
      'Run the form for two weeks with the box empty and compare what is kept after refunds.',
      'The basket grows by {price}; what it does to the second order is not on the page.',
    ],
  }),
}
