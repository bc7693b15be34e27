/** What a sale hangs on, price or leaving, is told in the list of questions and nowhere above it. */
import type { Block } from '#db/shapes.ts'
import { durationsIn, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteAround, sentencesOf } from '../text.ts'
import { isEnglishPage, isWholePage, makesOffer, onPage, sight, viewsOf, whereOf } from './on-page.ts'

interface Topic {
  name: string
  /** What to say further up, in an order; `priced` where a price stands there. */
  say: (priced: boolean) => string
  asked: RegExp
  /** The answer tells it: an amount, a time. */
  tells: (text: string) => boolean
  /** Said above, in whatever words: then it is not kept for the list. */
  above: RegExp
}

const amountTold = (text: string) => moneyIn(text).some(({ value }) => value > 0)

const topics: Topic[] = [
  {
    name: 'the price',
    say: () => 'what it costs above the list of questions',
    asked:
      /^(?:how much|what (?:does|do|will|is|are) [^?]*\b(?:cost|price|charge|fees?)\b|what (?:are|is) (?:the|your) (?:prices?|costs?|fees?|rates?))/i,
    tells: amountTold,
    above: /[$€£₹¥]\s?\d|\d\s?[€£]|\b(?:pric(?:e|es|ing)|costs?|fees?|free|per (?:month|year|user|seat))\b/i,
  },
  {
    name: 'cancelling',
    say: priced => `how one cancels ${priced ? 'where the price stands' : 'beside the first step'}`,
    asked: /\b(?:cancel|notice period|contract|minimum term|tied in|locked in|leave)\b/i,
    tells: text =>
      durationsIn(text).length > 0 ||
      /\b(?:any ?time|end of (?:the|your|each) (?:month|year|period|term)|no contract)\b/i.test(text),
    above: /\b(?:cancel\w*|contracts?|minimum term|notice|commitment|tied|lock(?:ed)?[- ]in|monthly|no strings)\b/i,
  },
]

function sentenceThatTells(answer: readonly Block[], { tells }: Topic) {
  for (const block of answer)
    for (const sentence of sentencesOf(block)) if (tells(sentence.text)) return { block, sentence }
  return null
}

export const answerBuried: Observation = {
  id: 'answer-buried',
  category: 'structure',
  appliesTo: reading => isEnglishPage(reading) && isWholePage(reading) && makesOffer(reading),
  sources: ['PL-FAQ'],
  detect: onPage((page, reading) => {
    const inList = new Set([...page.faq.blocks, ...page.faq.questions.flatMap(one => [one.question, ...one.answer])])
    const first = reading.visible.findIndex(block => inList.has(block))
    const above = reading.visible.slice(0, Math.max(0, first))
    for (const topic of topics) {
      if (above.some(({ text }) => topic.above.test(text))) continue
      const asked = page.faq.questions.find(({ question }) => topic.asked.test(question.text.trim()))
      const told = asked && sentenceThatTells(asked.answer, topic)
      if (!asked || !told) continue
      const { block, sentence } = told
      return [
        sight(1, [quoteAround(block, sentence.start, sentence.text.length)], {
          topic: topic.name,
          say: topic.say(above.some(({ text }) => amountTold(text))),
          question: asked.question.text.trim(),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    positioning: [
      '-',
      'Nothing above the list of questions speaks of {topic}; “{question}” is where it is first told.',
      'Say {say}.',
      'On {topic} I had to read to the questions as well.',
    ],
    'funnel-fixer': [
      '-',
      'Who decides by {topic} finds it under “{question}”, below everything else, and may be gone by then.',
      'Bring {topic} up beside the first step.',
      'The step comes before {topic} does.',
    ],
  }),
}
