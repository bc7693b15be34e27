/** Small steps that the deck's observations share: which slides, which words on them, and how a place is named. */
import type { Block } from '#db/shapes.ts'
import type { Sentence, SightedQuote } from '../base-reading.ts'
import { percentsIn } from '../numbers.ts'
import type { Sighting, View } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, type Match, wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { asksInvestors } from './genre.ts'
import { calm, capital, counted, short } from './phrases.ts'
import type { SlideRole } from './roles.ts'
import type { Slide } from './slides.ts'

type Facts = Sighting['facts']

type Say = (facts: Facts, sighting: Sighting) => string

/** One analyst's view, said from the sighting's facts. */
export const view = (sign: View['sign'], claim: Say, suggestion: Say, reason: Say): View => ({
  sign,
  claim: sighting => claim(sighting.facts, sighting),
  suggestion: sighting => suggestion(sighting.facts, sighting),
  reason: sighting => reason(sighting.facts, sighting),
})

/** Gate G1 for rules on content: a pitch deck, or a memo that is one. Word lists are English (gate G3). */
export const isPitch = (reading: Reading): boolean =>
  reading.english && !reading.template && reading.deck?.pitch === true

const venture =
  /\b(?:TAM|SAM|SOM|seed round|pre-?seed|series [a-d]|venture|start-?up|SaaS|ARR|MRR|platform|app|software|pitch deck)\b/i

/** A business plan for an orchard or a bakery, written for a bank: it owes nobody a broken world or a "why now". */
export const isTraditionalPlan = (deck: DeckReading): boolean =>
  deck.unit === 'section' && /\bbusiness plan\b/i.test(deck.slides[0]?.text ?? '') && !venture.test(everything(deck))

/**
 * A pitch, or what somebody else wrote of a company for its investors: a deal memo, a board update. What stands there is
 * observed; nothing is missing from it, for it has an order of its own.
 */
export const isOnInvestment = (reading: Reading): boolean =>
  isPitch(reading) ||
  (reading.english &&
    !reading.template &&
    !reading.technical &&
    reading.deck !== null &&
    onInvestment.test(`${reading.document.title ?? ''}\n${reading.deck.slides[0]?.text ?? ''}`))

/**
 * A pitch that its own company wrote, which owes its reader the usual parts. An investor's memo on it has an order of
 * its own: what is left out there may have been left out by its author.
 */
export const isOwnPitch = (reading: Reading): boolean =>
  isPitch(reading) && reading.deck !== null && !isByInvestor(reading.deck)

/** An own pitch whose parts are named as usual: in another, what seems missing may stand under a title of its own. */
export const isLabelledPitch = (reading: Reading): boolean => isOwnPitch(reading) && reading.deck?.labelled === true

const investorsOwn =
  /\b(?:investment|deal|screening|diligence) (?:memo(?:randum)?|note)\b|\binvestment committee\b|\brecommend(?:ation)?\b[^.\n]{0,30}\b(?:invest|pass|proceed|decline)\b/i

/** Whoever asks for money in the first person writes of their own company, whatever they call the paper. */
const isByInvestor = (deck: DeckReading): boolean =>
  deck.unit === 'section' &&
  investorsOwn.test(deck.slides[0]?.text ?? '') &&
  !/\bwe(?: are|['’]re)? (?:now )?(?:raising|seeking|asking|looking to raise)\b|\bour (?:ask|raise|product|customers|competitors)\b/i.test(
    allText(deck),
  )

const onInvestment =
  /\b(?:memo(?:randum)?|update|report|letter|note) (?:to|for) (?:our |all |the )?(?:investors?|shareholders?|board|directors)\b|\b(?:deal|investment|investor|screening|diligence|board|shareholder)s?['’]? (?:committee )?(?:memo(?:randum)?|note|paper|update|report|letter|pack|meeting)\b/i

/**
 * Whatever asks investors for money in so many words, with or without the usual parts: enough for what is observed in
 * figures and claims alone.
 */
export const isForFunding = (reading: Reading): boolean =>
  isPitch(reading) ||
  (reading.english &&
    !reading.template &&
    !reading.technical &&
    reading.deck !== null &&
    asksInvestors.test(allText(reading.deck)))

/** Gate G1 for rules on slides. */
export const isSlidePitch = (reading: Reading): boolean => isPitch(reading) && reading.form === 'deck'

/** Runs a detector on the deck; a reading without one has nothing to see. At most six sightings (gate G8). */
export const onDeck =
  (detect: (deck: DeckReading, reading: Reading) => Sighting[]) =>
  (reading: Reading): Sighting[] =>
    reading.deck ? detect(reading.deck, reading).slice(0, 6) : []

export const withRole = (deck: DeckReading, ...roles: SlideRole[]): Slide[] =>
  deck.main.filter(slide => roles.some(role => slide.roles.includes(role)))

export const hasRole = (deck: DeckReading, role: SlideRole): boolean =>
  deck.slides.some(slide => slide.roles.includes(role))

/** "slide 4", "page 4" of a PDF, or a memo's section by its heading; of one section, the text. */
export const nameOf = (deck: DeckReading, slide: Slide): string =>
  deck.unit === 'section' && deck.slides.length === 1
    ? 'the text'
    : deck.unit !== 'section'
      ? `${deck.unit} ${slide.number}`
      : slide.title
        ? `the section “${short(calm(slide.title), 8)}”`
        : slide.number > 1 && deck.running
          ? `the paragraph “${short(slide.text.split('\n')[0] ?? '', 6)}”`
          : 'the opening'

/** One is on a slide or a page, and in a section. */
const preposition = (deck: DeckReading): 'on' | 'in' => (deck.unit === 'section' ? 'in' : 'on')

/** A place for sentences: "slide 4" and "on slide 4", or "the section “Team”" and "in the section “Team”". */
export const placed = (deck: DeckReading, slide: Slide): { at: string; on: string } => {
  const at = nameOf(deck, slide)
  return { at, on: `${preposition(deck)} ${at}` }
}

/**
 * The whole document for sentences about what is missing: "slide", "9 slides", "on any of the 9 slides" and "None of
 * the 9 slides". Slides can be counted by anyone. What is a section of running text is not, so those are not counted.
 */
export function wholeOf(deck: DeckReading): { unit: string; read: string; any: string; none: string } {
  const { unit } = deck
  const { length } = deck.slides
  const only = `${preposition(deck)} the only ${unit}`
  if (unit === 'section' && length > 1)
    return { unit, read: 'the whole text', any: 'anywhere in the text', none: 'Nothing in the text' }
  return {
    unit,
    read: counted(length, unit),
    any: length === 1 ? only : `${preposition(deck)} any of the ${length} ${unit}s`,
    none: length === 1 ? `Nothing ${only}` : `None of the ${length} ${unit}s`,
  }
}

/** The slide before, the slide itself and the one after; of running text all of it. */
export const around = (deck: DeckReading, slide: Slide): Slide[] => {
  if (deck.running) return deck.slides
  const index = deck.slides.indexOf(slide)
  return deck.slides.slice(Math.max(0, index - 1), index + 2)
}

export const allText = (deck: DeckReading): string => deck.slides.map(slide => slide.text).join('\n')

export const allNotes = (deck: DeckReading): string =>
  deck.slides.flatMap(slide => slide.notes.map(block => block.text)).join('\n')

/** Everything that was read: what "not mentioned" has to be true of. */
export const everything = (deck: DeckReading): string => `${allText(deck)}\n${allNotes(deck)}`

const byBlock = new WeakMap<Reading, Map<Block, Sentence[]>>()

/** Sentences in the company's voice on one slide. A long memo has thousands of both, so they are sorted once. */
export function sentencesOn(reading: Reading, slide: Slide): Sentence[] {
  let sorted = byBlock.get(reading)
  if (!sorted) {
    sorted = new Map()
    for (const sentence of reading.sentences) {
      const known = sorted.get(sentence.block)
      if (known) known.push(sentence)
      else sorted.set(sentence.block, [sentence])
    }
    byBlock.set(reading, sorted)
  }
  const found = sorted
  return slide.blocks.flatMap(block => found.get(block) ?? [])
}

const mostNamed = 12

/** What was read, for a finding of absence: numbers and titles; of many, the first ones, the last and how many. */
export function slidesRead(deck: DeckReading, slides: Slide[] = deck.slides): string {
  const untitled = deck.unit === 'section' ? '(the opening)' : '(no title)'
  const title = (slide: Slide) => `${slide.number} ${slide.title ? `“${short(calm(slide.title), 8)}”` : untitled}`
  const units = capital(`${deck.unit}s`)
  const last = slides.at(-1)
  if (slides.length <= mostNamed || !last) return `${units} read: ${slides.map(title).join(', ')}.`
  const named = slides
    .slice(0, mostNamed - 1)
    .map(title)
    .join(', ')
  return `${units} read: ${named} and so on to ${title(last)}.`
}

/** The first match of a pattern on some slides, with its block. */
export function firstMatch(slides: Slide[], pattern: RegExp): { slide: Slide; block: Block; match: Match } | null {
  for (const slide of slides)
    for (const block of slide.blocks) {
      const match = everyMatch(pattern, block.text)[0]
      if (match) return { slide, block, match }
    }
  return null
}

interface Span {
  index: number
  length: number
}

/** Whether one of the first stands within so many words of one of the second; a line break is no bridge. */
export function within(
  text: string,
  first: RegExp | readonly Span[],
  second: RegExp | readonly Span[],
  words: number,
): boolean {
  const left = first instanceof RegExp ? everyMatch(first, text) : first
  const right = second instanceof RegExp ? everyMatch(second, text) : second
  return left.some(one =>
    right.some(other => {
      const [head, tail] = one.index <= other.index ? [one, other] : [other, one]
      const gap = text.slice(head.index + head.length, tail.index)
      return !gap.includes('\n') && wordsOf(gap).length <= words
    }),
  )
}

/** "1 in 4", "two out of three": a share without a percent sign. */
export function sharesIn(text: string): (Span & { text: string })[] {
  return [
    ...percentsIn(text),
    ...everyMatch(/\b(?:\d{1,2}|one|two|three|four|nine) (?:in|out of) (?:\d{1,3}|two|three|four|five|ten)\b/i, text),
  ]
}

/** Quotes of different words only: two figures of one sentence are quoted once. */
export function distinct(quotes: readonly SightedQuote[]): SightedQuote[] {
  return quotes.filter(
    (quote, at) => quotes.findIndex(other => other.blockId === quote.blockId && other.text === quote.text) === at,
  )
}
