/** A list of reasons: which of them is to be remembered. */
import type { Block } from '#db/shapes.ts'
import { titleOf } from '../../deck/titles.ts'
import { brief } from '../../page/on-page.ts'
import { quoteOf, wordsOf } from '../../text.ts'
import { question } from '../question.ts'
import { isSelling } from './own-voice.ts'

/** A heading above reasons to choose, and not above a list of parts. */
const reasons =
  /^(?:(?:our )?USPs?|unique selling (?:points?|propositions?)|why (?:us|choose .{2,30}|people choose .{2,30}|(?:our )?(?:customers|guests|members|clients) .{2,30}|(?!do\b|does\b|did\b|is\b|are\b|we\b|this\b|that\b|now\b|it\b|not\b|an?\b|the\b|our\b|your\b|you\b|i\b)[\p{L}\d&’' -]{3,24})|(?:our|key|the|main) (?:strengths|benefits|advantages)|benefits|advantages|what (?:makes|sets) .{2,30}(?:different|special|apart)|(?:\d|three|four|five|six|seven|ten) reasons .{2,40})\W*$/iu
const inWords = ['', '', '', '', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A heading, or the short line that stands for one where none were marked. */
const isTitle = ({ type, text }: Block): boolean =>
  type === 'heading' || (type === 'paragraph' && wordsOf(text).length <= 6 && !/[.!]$/.test(text.trim()))

function listUnder(blocks: Block[], at: number): Block[] {
  const items: Block[] = []
  for (const block of blocks.slice(at + 1)) {
    if (block.type !== 'list_item') {
      if (items.length > 0 || block.type === 'heading') break
      continue
    }
    items.push(block)
  }
  return items
}

export const onePoint = question({
  id: 'asked-one-point',
  category: 'voice',
  sources: ['SB7'],
  lens: 'brand',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:above all|most important(?:ly)?|if you (?:only )?remember|in one (?:word|sentence)|the one (?:thing|reason)|first and foremost|our motto|(?:main|core|key) message)\b/i,
  subject: ({ prose }) => {
    for (const [at, block] of prose.entries()) {
      if (!isTitle(block) || !reasons.test(titleOf(block.text))) continue
      const items = listUnder(prose, at)
      const [first, last] = [items[0], items.at(-1)]
      if (items.length < 4 || !first || !last || wordsOf(first.text).length < 2) continue
      if (/[“”"]/.test(`${first.text}${last.text}`)) continue
      return {
        quotes: [block, first, last].map(quoteOf),
        facts: {
          heading: titleOf(block.text),
          count: inWords[items.length] ?? items.length,
          first: brief(first.text, 50),
          last: brief(last.text, 50),
        },
      }
    }
    return null
  },
  ask: ({ heading, count, first, last }) =>
    `Of the ${count} points under “${heading}”, from “${first}” to “${last}”, which one should people still know a week later?`,
  answer: ({ count }) =>
    `Ask a few customers what they tell a friend, and let that one of the ${count} have the front of everything.`,
  reason: ({ count }) => `A name comes to stand for one thing, and ${count} compete for the place.`,
})
