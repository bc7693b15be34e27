/** Copy that pushes, promises or lists without saying anything that could be held against it. */
import type { Observation } from '../observation.ts'
import { intentOf, isWeak, plainLabel } from '../page/labels.ts'
import { asking, brief, listed, sight, viewsOf } from '../page/on-page.ts'
import { absolute } from '../patterns.ts'
import { everyMatch, negated, quoteFound, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import { date, isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'

const soon =
  /\b(?:(?:offer|sale|deal|discount|price|promotion|enrol?lment|registration)s? (?:ends?|expires?|closes?|is over|disappears?) (?:tonight|today|tomorrow|soon|shortly|at midnight|this (?:week|weekend|month))|(?:today|tonight|this (?:week(?:end)?|month)) only|for a (?:very )?limited time|act (?:now|fast)|hurry(?: up)?|don['’]t (?:miss out|wait)|last chance|before it['’]?s (?:too late|gone))\b/i

export const deadlineUndated: Observation = {
  id: 'deadline-undated',
  category: 'honesty',
  appliesTo: isCopy,
  sources: ['MATHUR'],
  detect: onCopy(copy => {
    for (const sentence of ownLines(copy)) {
      const match = everyMatch(soon, sentence.text)[0]
      if (!match || negated(sentence.text, match.index) || date.test(sentence.block.text)) continue
      return [
        sight(2, [quoteFound(sentence, match.index, match.length)], {
          words: brief(sentence.words.length <= 12 ? sentence.text : match.text, 90).replace(/!$/, ''),
          seller: sellerIn(copy),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” has no date beside it, so I cannot tell a real end from one that comes again every day.',
      'Print the date in place of “{words}”, or take the line out.',
      'Without a date I take “{words}” for a push.',
    ],
    brand: [
      '-',
      '“{words}” is a tone that people know from every sale, and nothing in it belongs to {seller}.',
      'Say why it ends, if it does, in a sentence of your own.',
      'Hurry without a reason sounds like anybody.',
    ],
    'funnel-fixer': [
      '+',
      '“{words}” gives whoever likes the offer a reason not to put it off.',
      'Tie it to a real day, and see whether as many still answer.',
      'What seems to end is decided on sooner.',
    ],
  }),
  question: asking('On which day does “{words}” come true, and what is different on the day after?'),
}

const guaranteed = /\bguaranteed?\b/i
const terms =
  /\b(?:refund\w*|money[- ]back|(?:days?|weeks?|months?|years?) (?:guarantee|warranty)|(?:day|week|month|year)[- ](?:guarantee|warranty)|guarantee[^.]{0,40}\d|we (?:return|pay|repair|replace|take off|give|redo|come)|if (?:it|we|you|the|your) [^.]{0,60}(?:not|n['’]t|late|fail))\b/i

export const guaranteeUntermed: Observation = {
  id: 'guarantee-untermed',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['FTC255', 'STAN'],
  detect: onCopy((copy, reading) => {
    if (!reading.complete || copy.asPage.visible.some(({ text }) => terms.test(text))) return []
    for (const sentence of ownLines(copy)) {
      const match = everyMatch(guaranteed, sentence.text)[0]
      // An outcome promised without condition is told as that.
      if (!match || absolute.test(sentence.text)) continue
      if (negated(sentence.text, match.index) || /\?\s*$/.test(sentence.text)) continue
      if (/\b(?:income|minimum|wage|rent|loan|bank|by law|statutory|maker|manufacturer)/i.test(sentence.text)) continue
      return [sight(2, [quoteSentence(sentence)], { promise: brief(sentence.text, 90), seller: sellerIn(copy) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{promise}”: guaranteed by whom, and what do I get if it does not come true? I looked through the text for a term.',
      'Write down what is paid back, within how many days, or drop the word.',
      'A guarantee without a consequence is an adjective.',
    ],
    positioning: [
      '-',
      '“{promise}” can be printed by every rival tomorrow, since it costs nothing to say.',
      'Put a consequence behind it that only {seller} can afford.',
      'The word alone sets nobody apart.',
    ],
    'funnel-fixer': [
      '?',
      'How many who read “{promise}” ask what it means, and what are they told?',
      'Put that answer under the line.',
      'The word may help or raise a doubt; the text shows no term that would settle it.',
    ],
  }),
}

const quality =
  /^\W*(?:(?:fully|highly|truly|100%|super|very) )?(?:seamless|scalable|robust|best[- ]in[- ]class|innovative|flexible|powerful|reliable|secure|intuitive|fast|easy(?: to use)?|simple|smart|modern|efficient|effective|affordable|professional|dynamic|agile|cutting[- ]edge|next[- ]generation|state[- ]of[- ]the[- ]art|world[- ]class|user[- ]friendly|high[- ]quality|premium|trusted|future[- ]proof|end[- ]to[- ]end|holistic|customi[sz]able|integrated|cloud[- ]based|data[- ]driven|ai[- ]powered|passionate|experienced|transparent|sustainable)\W*$/i

export const qualitiesListed: Observation = {
  id: 'qualities-listed',
  category: 'clarity',
  appliesTo: isCopy,
  sources: ['NNG-READ', 'SB7'],
  detect: onCopy(copy => {
    const { content } = copy.asPage.page
    const from = content.findIndex(
      (_block, at) => content.slice(at, at + 3).filter(({ text }) => quality.test(text)).length === 3,
    )
    if (from < 0) return []
    const after = content.slice(from).findIndex(({ text }) => !quality.test(text))
    const items = content.slice(from, after < 0 ? undefined : from + after)
    return [
      sight(2, items.slice(0, 3).map(quoteOf), {
        items: listed(items.map(({ text }) => text.replace(/^\W+|\W+$/g, ''))),
        first: items[0]?.text.replace(/^\W+|\W+$/g, '') ?? '',
        count: items.length,
        seller: sellerIn(copy),
      }),
    ]
  }),
  views: viewsOf({
    positioning: [
      '-',
      '{items}: no rival would claim the opposite, so the list tells none of them apart.',
      'Put what a customer can do with it where “{first}” stands.',
      'A quality that everybody claims takes no position.',
    ],
    'skeptical-buyer': [
      '-',
      '{items} stand in a list with nothing that I could check.',
      'Give each of them a figure or an example, and cross out those that have none.',
      'An adjective is an opinion of the seller about the seller.',
    ],
    'funnel-fixer': [
      '-',
      'After {items} a reader knows {count} adjectives and not one thing that would get easier.',
      'Write behind each what it saves or makes possible, and keep the two that matter.',
      'People decide on what they get, and the list names none of it.',
    ],
  }),
}

/** Steps that lead to the same thing are one step. */
const fewestSteps = 4

export const stepsCompete: Observation = {
  id: 'steps-compete',
  category: 'action',
  appliesTo: isCopy,
  sources: ['UNB-AR', 'NNG-START'],
  detect: onCopy(copy => {
    const { content } = copy.asPage.page
    const labels = content.filter(({ type, text }) => type === 'button' && (intentOf(text) !== null || isWeak(text)))
    const distinct = labels.filter(
      (block, at) => labels.findIndex(other => plainLabel(other.text) === plainLabel(block.text)) === at,
    )
    const intents = new Set(distinct.map(({ text }) => intentOf(text) ?? 'weak'))
    // One after another: labels at the ends of parts are each part's own step.
    const run = distinct.some((block, at) => {
      const third = distinct[at + 2]
      return third !== undefined && content.indexOf(third) - content.indexOf(block) === 2
    })
    if (
      distinct.length < fewestSteps ||
      intents.size < 3 ||
      !run ||
      distinct.some(({ text }) => wordsOf(text).length > 6)
    )
      return []
    return [
      sight(2, distinct.slice(0, 3).map(quoteOf), {
        steps: listed(distinct.map(({ text }) => text.trim())),
        count: distinct.length,
        first: distinct[0]?.text.trim() ?? '',
        seller: sellerIn(copy),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '{count} different steps stand in this text, {steps}, and none is marked as the one to take.',
      'Keep one step, and let the others wait until it is taken.',
      'Whoever is asked for {count} things at once may do none.',
    ],
    'skeptical-buyer': [
      '?',
      'Which of {steps} would tell me the price soonest?',
      'Name at each step what one learns there.',
      'I see {count} ways on, and not where they lead.',
    ],
    positioning: [
      '-',
      'A text that asks for {steps} has not settled what kind of sale it is for.',
      'Decide how {seller} sells, by a try or by a talk, and ask for that.',
      'The step that is asked for says what kind of offer it is.',
    ],
  }),
}
