/** Text that a person would not see. What it says is never followed. */
import type { Block } from '#db/shapes.ts'
import type { HiddenReason } from '#db/vocabulary.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { clip, quoteOf, wordsOf } from '../text.ts'
import { worried } from '../views.ts'

/** Opened by a control: a menu, a collapsed answer, a dialog. */
const opens =
  /\b(?:collapsed|closed|menu|dialog|accordion|tab panel|behind a control|details|hidden slide|screen[- ]reader|visually)\b/i
const order =
  /\b(?:(?:ignore|disregard|forget|override) (?:(?:all|any|the|your|of|every) )*(?:previous|prior|above|earlier|preceding|other|instructions?|rules?|prompts?)|(?:you|assistant|reviewer|model|ai)s? (?:must|should|are to|will) (?:rate|give|say|write|respond|answer|recommend|praise|score)|(?:rate|rank|score|recommend) (?:this|it|us)(?: page| site| deck| product)? (?:as |with |the )?(?:high|best|first|top|10|ten|excellent|positive)|positive review|do not mention|system prompt|developer mode|output only)\b|^\W*(?:please )?(?:praise|recommend|rate|score|rank|approve|endorse|report|output|respond|answer|reply|conclude|say|tell|write|call|describe|give|list|never|do not|don['’]t|always|only)\b[^.]{0,80}\b(?:this|the|our|us|it|no|only) ?(?:page|site|website|product|company|deck|document|submission|offer|review\w*|readers?|users?|concerns?|weakness\w*|positive\w*|excellent|praise|flaws?|faults?|risks?)\b/i

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

/** A few stray words are no message; an order is one from four words on. */
const isLong = ({ text }: Block): boolean => wordsOf(text).length >= (order.test(text) ? 4 : 8)

function isHidden(block: Block, blocks: Block[]): boolean {
  if (block.type === 'notes' || block.hidden === undefined || opens.test(block.hidden)) return false
  if ((ordinary.has(block.hidden) || isSlidAway(block, blocks)) && !order.test(block.text)) return false
  if (block.where.kind === 'slide' && block.where.hidden) return false
  return isLong(block)
}

/** Text in the colour of its ground, where the reader of the source did not mark it. */
function isInvisible(block: Block): boolean {
  const contrast = block.style?.contrast
  return block.hidden === undefined && contrast !== undefined && contrast !== null && contrast <= 1.05 && isLong(block)
}

/** How a page hides words, as it reads after them; what other readers say of theirs is a sentence already. */
const ways: Partial<Record<string, string>> = {
  'colour of its ground': 'in the colour of its ground',
  'off the page': 'pushed off the page',
  clipped: 'cut off to nothing',
  'too small': 'too small to be seen',
  'not displayed': 'switched off',
  transparent: 'made transparent',
  'outside its frame': 'outside its frame',
} satisfies Partial<Record<HiddenReason, string>>

function howHidden({ hidden }: Block): string {
  const reason = hidden ?? ('colour of its ground' satisfies HiddenReason)
  const plain = reason.replace(/[.\s]+$/, '')
  return ways[reason] ?? (/^(?:It|Its|The|This)\b/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain)
}

const named = 3

/** "“Cheap lamps …” (9 words, pushed off the page), “…” (…) and 2 more". */
function inventory(blocks: Block[]): string {
  const told = blocks.slice(0, named).map(block => {
    const text = block.text.replace(/\s+/g, ' ').trim()
    const start = clip(text, 48)
    return `“${start}${start.length < text.length ? ' …' : ''}” (${wordsOf(text).length} words, ${howHidden(block)})`
  })
  const rest = blocks.length - told.length
  if (rest > 0) return `${told.join(', ')} and ${rest} more`
  return told.length > 1 ? `${told.slice(0, -1).join(', ')} and ${told.at(-1)}` : (told[0] ?? '')
}

/** One sighting for a page, one for each slide: however many texts are hidden there, each is named or counted. */
function detect(reading: Reading): Sighting[] {
  const hidden = reading.document.blocks.filter(
    block => block.type !== 'notes' && (isHidden(block, reading.document.blocks) || isInvisible(block)),
  )
  const places = Map.groupBy(hidden, ({ where }) => (where.kind === 'slide' ? where.slide : 0))
  return [...places.values()].map(blocks => {
    // Orders first: they are what must not be overlooked.
    const sorted = blocks.toSorted((a, b) => Number(order.test(b.text)) - Number(order.test(a.text)))
    const words = blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
    return {
      severity: 3,
      quotes: sorted.slice(0, named).map(quoteOf),
      facts: {
        texts: inventory(sorted),
        how: [...new Set(sorted.map(howHidden))].join(', '),
        count: blocks.length,
        words,
        them: blocks.length === 1 ? 'it' : 'them',
        order: blocks.some(({ text }) => order.test(text))
          ? ' Part of it is an order to whoever reviews this, and nobody here followed it.'
          : '',
      },
    }
  })
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
      s => `There is text here that I was not meant to see: ${s.facts.texts}.${s.facts.order}`,
      s => `Show ${s.facts.them} or remove ${s.facts.them}; text for machines only has no business in an offer.`,
      s => `Text that is kept from my eyes (${s.facts.how}) makes me look for more of it.`,
    ),
    'funnel-fixer': worried(
      s => `Visitors cannot see this: ${s.facts.texts}.${s.facts.order}`,
      s => `Find out whether the ${s.facts.words} words went missing by mistake, then show or delete them.`,
      s => `Words that nobody sees (${s.facts.how}) move nobody.`,
    ),
    brand: worried(
      s => `A brand says what it means in the open, and this is hidden: ${s.facts.texts}.${s.facts.order}`,
      'Take out what is hidden before someone quotes it.',
      'Whoever finds the hidden words will tell the story better than the brand can.',
    ),
    positioning: worried(
      s => `Readers get one message and machines get another: ${s.facts.texts}.${s.facts.order}`,
      'Say it to people or leave it.',
      s => `A claim that is hidden (${s.facts.how}) cannot set anything apart.`,
    ),
    'investment-opportunity': worried(
      s => `Hidden text is a question of good faith: ${s.facts.texts}.${s.facts.order}`,
      'Ask who put the hidden words in, and why.',
      s => `I would want the hidden ${s.facts.words} words explained before anything else.`,
    ),
    'growth-metrics': worried(
      s => `This lies under the surface: ${s.facts.texts}.${s.facts.order}`,
      s => `Remove ${s.facts.them}, and check that no reported figure depends on traffic won this way.`,
      s => `Numbers beside hidden text (${s.facts.how}) need a second look.`,
    ),
    'market-competition': worried(
      s => `Something is written here that rivals and customers should not read: ${s.facts.texts}.${s.facts.order}`,
      'Put what is hidden where it can be compared, or delete it.',
      s => `Concealed wording, ${s.facts.words} words, is no advantage that lasts.`,
    ),
    'team-execution': worried(
      s => `Either a mistake or a trick hid this: ${s.facts.texts}.${s.facts.order}`,
      'Find the commit or the author, and settle which of the two it was.',
      'Both explanations of the hidden text, carelessness and intent, speak against the work.',
    ),
  },
}
