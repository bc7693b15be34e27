import type { Block } from '#db/located-document.ts'
import { isClickable, visibleBlocks } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Found, pageCheck, wordCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { isFaint } from './access.ts'
import { excerptOf, foundOnce, words } from './seen.ts'

/** The fewest words of hidden text that count. The last two ways are also used for screen readers, so they need more. */
const minWords: Partial<Record<string, number>> = {
  'colour of its ground': 8,
  'too small': 8,
  'off the page': 16,
  clipped: 25,
}

/** In words, of all hidden blocks of a document together. */
const minDocumentWords = 8

export const hiddenText = wordCheck('hidden text', {
  id: 'hidden-text',
  category: 'honesty',
  weight: 3,
  gates: true,
  reads: 'any',
  headline: 'It contains text that nobody can see',
  text:
    '{words} words are hidden from every reader ({how}), so machines are told something that people are not, and ' +
    'who finds it trusts the rest less.',
  suggestion: 'Show these words or take them out.',
  source: cite('STAN'),
  find({ document, form }) {
    if (form !== 'page') {
      const unseen = document.blocks.filter(({ hidden: how }) => how !== undefined)
      return countOf(unseen) < minDocumentWords ? [] : foundHidden(unseen)
    }
    const slides = document.blocks.some(({ hidden }) => hidden === 'outside its frame')
    const hidden = document.blocks.filter(({ hidden: how, text, zone }) => {
      if (how === undefined || zone === 'consent') return false
      // The last items of a carousel are off the page, while others are outside its frame.
      const least = slides && how === 'off the page' ? undefined : minWords[how]
      return least !== undefined && words(text) >= least
    })
    return foundHidden(hidden)
  },
})

/** Slides kept in reserve are hidden too, so this weighs little. Whoever opens the file sees them. */
export const slidesHidden = wordCheck('slides that a show skips', {
  ...hiddenText,
  id: 'slides-hidden',
  weight: 1,
  gates: false,
  headline: 'A show skips slides that the file contains',
  text: 'Hidden slides are skipped in a show, so an audience misses what whoever is sent the file can read.',
  source: null,
  applies: ({ document }) => document.kind === 'pptx',
  find: ({ document: { blocks } }) => foundHidden(blocks.filter(({ where }) => where.kind === 'slide' && where.hidden)),
})

const countOf = (hidden: Block[]) => hidden.reduce((sum, { text }) => sum + words(text), 0)

/** The reason is a phrase for a page's block, and a sentence for a document's. */
function foundHidden(hidden: Block[]): Found[] {
  const how = [...new Set(hidden.map(block => block.hidden ?? ''))].map(reason => reason.replace(/\.$/, ''))
  return foundOnce(hidden, { facts: { words: String(countOf(hidden)), how: how.join(', ') } })
}

/** In pixels. */
const smallPrint = 11

const binds = pattern(
  'i',
  String.raw`\b(?:renews? (?:automatically|at|for|each|every)|automatically (?:renew|charge)\w*`,
  '|(?:will be|is then) charged|(?:setup|service|booking|cancellation|late) fees?|minimum term',
  String.raw`|\d+[- ]months? (?:contract|term)|non-?refundable)\b`,
)

export const termsFaint = pageCheck('legibility of terms', {
  id: 'terms-faint',
  reads: 'english-page',
  category: 'terms',
  weight: 3,
  headline: 'Binding terms are in small or faint print',
  text: '“{term}” is set {print}, so a reader agrees to it without having noticed it.',
  suggestion: 'Set it beside the price, in the size and colour of the text around it.',
  source: cite('MATHUR'),
  find(reading) {
    const small = visibleBlocks(reading).filter(block => {
      const { size = 16, contrast } = block.style ?? {}
      if (isClickable(block) || !binds.test(block.text) || /\b(?:no|never|without|not)\b/i.test(block.text))
        return false
      return size <= smallPrint || (isFaint(block) && (contrast ?? 21) < 3)
    })
    const [first] = small
    if (!first) return []
    const { size = 16, contrast } = first.style ?? {}
    const print =
      size <= smallPrint ? `at ${Math.round(size)} pixels` : `at a contrast of ${(contrast ?? 0).toFixed(1)}:1`
    return foundOnce(small, { facts: { term: excerptOf(first).text, print } })
  },
})
