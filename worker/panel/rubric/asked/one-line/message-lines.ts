/** Lines of positioning papers and one-pagers that leave whoever writes or reads by them without a choice. */

import { everyMatch } from '../../text.ts'
import { isPaper, isSellingPaper } from '../offer/own-voice.ts'
import { lineQuestion } from './line-question.ts'

const step =
  /\b(?:book|download|follow|call|ring|sign up|subscribe|visit|write|e-?mail|request|order|try|watch|register|join|connect|read)\b|[\w.-]+@[\w-]+\.\w+/i

const askedWhichStep = lineQuestion({
  id: 'asked-which-step',
  category: 'action',
  sources: ['UNB-AR'],
  lens: 'funnel-fixer',
  appliesTo: isSellingPaper,
  line: /^[^|]{3,60}(?:\s\|\s[^|]{3,60}){3,}$/,
  more: ({ text }) => {
    const steps = text.split('|').map(one => one.trim())
    return steps.every(one => step.test(one) && !/^\d/.test(one) && /\s|@/.test(one))
      ? { steps: steps.length, first: steps[0] ?? '', last: steps.at(-1) ?? '' }
      : null
  },
  ask: ({ steps, first, last }) =>
    `Of the ${steps} ways to answer, from “${first}” to “${last}”, which one would you take if a reader did only that?`,
  answer: ({ first }) => `Print one of them large, perhaps “${first}”, and put the others into the small print.`,
  reason: ({ steps }) => `${steps} steps stand side by side as if they were worth the same.`,
})

/** "Bold yet humble. Premium and accessible." */
const pair = /(?<![\p{L}])(\p{L}+) (?:yet|but|and|while|though) (?:still |never |not )?(\p{L}+)(?=[.,;]|\s*$)/giu
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:bold|daring|confident|loud)$/i, /^(?:humble|modest|quiet|calm)$/i],
  [/^(?:premium|luxurious|exclusive|luxury)$/i, /^(?:accessible|affordable|everyday|inclusive)$/i],
  [/^(?:expert|authoritative|professional|serious)$/i, /^(?:friendly|playful|casual|fun|approachable|warm)$/i],
  [/^(?:simple|minimal)$/i, /^(?:rich|powerful|comprehensive)$/i],
  [/^(?:modern|disruptive|innovative)$/i, /^(?:traditional|timeless|classic)$/i],
]

const askedToneTie = lineQuestion({
  id: 'asked-tone-tie',
  category: 'voice',
  sources: ['DUN'],
  lens: 'brand',
  appliesTo: isPaper,
  line: /^\W*\p{L}+ (?:yet|but|and|while) (?:still |never |not )?\p{L}+[.,;]?/u,
  more: ({ block }) => {
    const pairs = everyMatch(pair, block.text).filter(({ groups: [a = '', b = ''] }) =>
      opposites.some(([one, other]) => (one.test(a) && other.test(b)) || (one.test(b) && other.test(a))),
    )
    const [first, second] = pairs
    return first && second ? { first: first.text, second: second.text } : null
  },
  ask: ({ first, second }) =>
    `Where “${first}” cannot be had in one sentence, which half wins, and which half of “${second}”?`,
  answer: () => 'Write the same line twice, once for each half, and mark the one that goes out.',
  reason: ({ first }) => `“${first}” forbids nothing, so two writers will not sound alike by it.`,
})

const askedTestPassed = lineQuestion({
  id: 'asked-test-passed',
  category: 'proof',
  sources: ['RIES'],
  lens: 'positioning',
  appliesTo: isPaper,
  line: /\b(?:tries|try|tests?|testing|trying|checks?|uses?)\b (?:it|the (?:statement|message|line|tagline|wording|pitch|positioning|headline|copy|draft))\b[^.]{0,30}\b(?:in|on|with) ((?:two|three|four|five|six|seven|eight|ten|twelve|\d{1,2}) (?:\p{L}+ )?(?:calls|interviews|meetings|prospects|customers|visits|conversations|demos))\b/iu,
  answeredBy:
    /\b(?:(?:pass(?:es|ed)?|works|succeeds?|kept|stays) (?:if|when)|we (?:change|drop|keep) it (?:if|when)|at least \w+ of (?:the )?(?:\d+|five|ten)|success (?:is|means|criteri\w+))\b/i,
  ask: ({ words }) => `What would have to be heard in the ${words} for a word of it to change?`,
  answer: ({ words }) => `Write down before the ${words} which answer keeps it and which one sends it back.`,
  reason: ({ words }) => `After ${words} anything can be heard by whoever hopes to hear it.`,
})

const askedLikeYours = lineQuestion({
  id: 'asked-like-yours',
  category: 'proof',
  sources: ['FTC255'],
  lens: 'skeptical-buyer',
  appliesTo: isPaper,
  line: /\b([\p{L}-]+s (?:just )?like yours (?:typically |usually |often |already |now )?(?:save|cut|gain|win|lose|reduce|increase)\b[^.;]*?\b(?:\d[\d.,]*\s?%?|half|two|three|four|five|six|seven|eight|nine|ten|a third|a quarter)(?: (?:hours?|minutes?|days?|per cent|percent|of [\p{L}-]+))?)/iu,
  ask: ({ words }) => `“${words}”: which are they, how many were counted, and by whom?`,
  answer: () => 'Name one with its size and its own figure, and leave the others out.',
  reason: ({ words }) => `I cannot tell from “${words}” whether anybody counted.`,
})

export const messageLines = [askedLikeYours, askedWhichStep, askedToneTie, askedTestPassed]
