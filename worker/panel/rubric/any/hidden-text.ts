/** Text that a person would not see. What it says is never followed. */
import type { Block } from '#db/shapes.ts'
import type { HiddenReason } from '#db/vocabulary.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { worried } from '../views.ts'

/** Opened by a control: a menu, a collapsed answer, a dialog. */
const opens =
  /\b(?:collapsed|closed|menu|dialog|accordion|tab panel|behind a control|details|hidden slide|screen[- ]reader|visually)\b/i
const order =
  /\b(?:ignore (?:all |any )?(?:previous|prior|above)|(?:you|assistant|reviewer|model|ai)s? (?:must|should|are to|will) (?:rate|give|say|write|respond|answer|recommend|praise|score)|(?:rate|score|recommend) (?:this|it|us) (?:as |with |the )?(?:high|best|10|ten|excellent|positive)|positive review|do not mention|system prompt)\b/i

/**
 * How pages work: a folded answer, a carousel's next picture, a form's thanks that waits to be shown, a text that fades
 * in. Such text counts only when it gives orders to whoever reviews the page.
 */
const ordinary = new Set<string>([
  'opened by a control',
  'label for screen readers',
  'outside its frame',
  'not displayed',
  'transparent',
] satisfies HiddenReason[])

/** The far end of a carousel: what it shows stands elsewhere too, or its neighbours are outside the same frame. */
function isSlidAway(block: Block, blocks: Block[]): boolean {
  return (
    block.hidden === ('off the page' satisfies HiddenReason) &&
    blocks.some(
      other =>
        other !== block &&
        (other.hidden === ('outside its frame' satisfies HiddenReason) ||
          (other.hidden === undefined && other.text === block.text)),
    )
  )
}

function isHidden(block: Block, blocks: Block[]): boolean {
  if (block.type === 'notes' || block.hidden === undefined || opens.test(block.hidden)) return false
  if ((ordinary.has(block.hidden) || isSlidAway(block, blocks)) && !order.test(block.text)) return false
  if (block.where.kind === 'slide' && block.where.hidden) return false
  return wordsOf(block.text).length >= 8
}

/** Text in the colour of its ground, where the reader of the source did not mark it. */
function isInvisible(block: Block): boolean {
  const contrast = block.style?.contrast
  return (
    block.hidden === undefined &&
    contrast !== undefined &&
    contrast !== null &&
    contrast <= 1.05 &&
    wordsOf(block.text).length >= 8
  )
}

function detect(reading: Reading): Sighting[] {
  return reading.document.blocks
    .filter(block => block.type !== 'notes' && (isHidden(block, reading.document.blocks) || isInvisible(block)))
    .map(block => ({
      severity: 3,
      quotes: [quoteOf(block)],
      facts: {
        how: (block.hidden ?? 'in the colour of its ground').replace(/[.\s]+$/, ''),
        words: wordsOf(block.text).length,
        order: order.test(block.text) ? 'It is addressed to whoever reviews this, and nobody here followed it. ' : '',
      },
    }))
}

export const hiddenText: Observation = {
  id: 'hidden-text',
  category: 'honesty',
  appliesTo: () => true,
  sources: ['STAN'],
  detect,
  beats: ['*'],
  views: {
    'skeptical-buyer': worried(
      s => `${s.facts.words} words are there that I was not meant to see (${s.facts.how}). ${s.facts.order}`.trim(),
      'Show it or remove it; text for machines only has no business in an offer.',
      s => `Text that is kept from my eyes (${s.facts.how}) makes me look for more of it.`,
    ),
    'funnel-fixer': worried(
      s => `Visitors cannot see these ${s.facts.words} words: ${s.facts.how}. ${s.facts.order}`.trim(),
      s => `Find out whether the ${s.facts.words} words went missing by mistake, then show or delete them.`,
      s => `Words that nobody sees (${s.facts.how}) move nobody.`,
    ),
    brand: worried(
      s =>
        `A brand says what it means in the open, and here ${s.facts.words} words are hidden (${s.facts.how}). ${s.facts.order}`.trim(),
      'Take the hidden passage out before someone quotes it.',
      'Whoever finds the hidden words will tell the story better than the brand can.',
    ),
    positioning: worried(
      s =>
        `One message for readers and ${s.facts.words} other words for machines: ${s.facts.how}. ${s.facts.order}`.trim(),
      'Say it to people or leave it.',
      s => `A claim that is hidden (${s.facts.how}) cannot set anything apart.`,
    ),
    'investment-opportunity': worried(
      s =>
        `Hidden text (${s.facts.how}), ${s.facts.words} words of it, is a question of good faith. ${s.facts.order}`.trim(),
      'Ask who put the hidden words in, and why.',
      s => `I would want the hidden ${s.facts.words} words explained before anything else.`,
    ),
    'growth-metrics': worried(
      s => `${s.facts.words} words lie under the surface: ${s.facts.how}. ${s.facts.order}`.trim(),
      'Remove them, and check that no reported figure depends on traffic won this way.',
      s => `Numbers beside hidden text (${s.facts.how}) need a second look.`,
    ),
    'market-competition': worried(
      s =>
        `Something is written here that rivals and customers should not read (${s.facts.how}). ${s.facts.order}`.trim(),
      'Put the hidden sentence where it can be compared, or delete it.',
      s => `Concealed wording, ${s.facts.words} words, is no advantage that lasts.`,
    ),
    'team-execution': worried(
      s =>
        `Either a mistake or a trick left ${s.facts.words} words invisible (${s.facts.how}). ${s.facts.order}`.trim(),
      'Find the commit or the author, and settle which of the two it was.',
      'Both explanations of the hidden text, carelessness and intent, speak against the work.',
    ),
  },
}
