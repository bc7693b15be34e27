/** Section 5.2: no plain sentence says what is made. */
import { audienceNoun, offerNoun, taskWithObject } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { isPitch, onDeck, sentencesOn, slidesRead, view } from './finding.ts'
import { literal, makes, oneLiners, openingOf } from './one-liner.ts'
import { capital, counted, short } from './phrases.ts'
import type { Slide } from './slides.ts'

const ownMaking =
  /\b(?:speciali[sz]es? in|produc(?:es?|ing)|crafts?|manufactur(?:es?|ing)|develops?|designs?|operates?|publish(?:es)?|grows?|distributes?|restores?|replaces?|enables?)\b/i

const kind =
  /\b(?:platform|solution|system|engine|network|infrastructure|protocol|operating system|application|website|portal|hub|technology|suite)s?\b/i

/** Enough to place the company, however it is put: the thing by any name, or who makes what. */
function placesTheCompany(deck: DeckReading, reading: Reading, slide: Slide): boolean {
  const pain = slide.roles.includes('problem')
  const self = deck.company ? new RegExp(`(?:${literal(deck.company)}|\\b(?:we|our)\\b)`, 'i') : /\b(?:we|our)\b/i
  return [...sentencesOn(reading, slide).map(({ text }) => text), slide.titleBlock?.text ?? ''].some(text => {
    const words = wordsOf(text).length
    if (words < 3 || words > 30 || text.trim().endsWith('?')) return false
    const thing = offerNoun.test(text) || kind.test(text)
    if (self.test(text) && (thing || taskWithObject.test(text)) && makes.test(text)) return true
    if ((self.test(text) || !pain) && ownMaking.test(text)) return true
    return !pain && thing
  })
}

const doing =
  /^(?:The |With |Our )?(?!(?:This|That|It|He|She|Everyone|Everybody|Everything|Nobody|Nothing|Somebody|Someone|Something|Each|Every|One|What|Who|Why|How|There|Here|Time|Life|Most|No)\b)\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)? (?!(?:is|was|has|does|needs|means|hurts|costs|takes|breaks|changes|remains|stays|matters|works|lives|loses|wastes|struggles|suffers|fails|waits|spends)\b)\p{Ll}{2,}[^s\W]s (?!(?:it|this|that|everything|all|you|us|them|more|faster|better|on|to)\b)\p{L}/u

/** "Markwell reads handwriting": a name, a verb and what it is done to, whatever the thing is called. */
function saysWhatItDoes(reading: Reading, slide: Slide): boolean {
  const about = slide.roles.every(role => role !== 'competition' && role !== 'problem')
  return about && sentencesOn(reading, slide).some(({ text, words }) => words.length >= 4 && doing.test(text.trim()))
}

export const oneLinerAbsent: Observation = {
  id: 'one-liner-absent',
  category: 'solution',
  appliesTo: isPitch,
  sources: ['SEQ', 'SEIB', 'HALE'],
  detect: onDeck((deck, reading) => {
    const opening = openingOf(deck)
    if (!reading.complete || opening.length < 3 || oneLiners(deck, reading).length > 0) return []
    if (opening.some(slide => placesTheCompany(deck, reading, slide))) return []
    if (opening.some(slide => saysWhatItDoes(reading, slide))) return []
    if (opening.some(slide => slide.blocks.some(block => offerNoun.test(block.text) && audienceNoun.test(block.text))))
      return []
    const said = opening
      .slice(0, 3)
      .map(slide => slide.title)
      .filter(Boolean)
    return [
      {
        severity: 3,
        quotes: [],
        lookedFor: `A sentence of at most 30 words that says what ${deck.company ?? 'the company'} is, makes or does, with a noun for the thing. ${slidesRead(deck, opening)}`,
        facts: {
          name: deck.company ?? 'the company',
          unit: deck.unit,
          nth: counted(opening.slice(0, 3).length, deck.unit),
          said: said.map(title => `“${short(title, 7)}”`).join(', '),
          last: short(said.at(-1) ?? 'the third', 7),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `By “${f.last}” I still cannot say what ${f.name} makes. How large it can get is a question I cannot even begin.`,
      f => `Put one sentence under the name at the very start: ${f.name} makes what, for whom.`,
      f => `${f.said}: read in that order, they leave the product to be guessed.`,
    ),
    'market-competition': view(
      '-',
      f => `${f.nth} in, ${f.name} belongs to no category, so I do not know which alternatives to hold against it.`,
      () => 'Name the kind of product with the noun a buyer would type into a search box.',
      f => `Without a noun for the thing, nobody can be named as a rival of ${f.name}.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I have read ${f.said}, and I could not tell a colleague what this is. I stop there.`,
      f => `Say what ${f.name} does in words I would use myself.`,
      () => 'If I must work out what is being sold, I assume that it is not for me.',
    ),
    positioning: view(
      '-',
      f =>
        `Nothing in the opening tells a reader what to compare ${f.name} with, so each will choose a frame of their own.`,
      () => 'Choose the category before the adjectives, and state it in the first line.',
      f => `${capital(f.name)} is introduced without a category, which leaves the frame to chance.`,
    ),
    brand: view(
      '?',
      f =>
        `Is “${f.name}” already known to the people who will read this? If so, a silent opening can work, and nothing here says that it is.`,
      () => 'Test the opening on five people who have never heard the name.',
      () => 'Whether the name carries the opening alone cannot be told from the file.',
    ),
    'team-execution': view(
      '?',
      f =>
        `Would two people at ${f.name} describe the product in the same sentence? The opening gives them none to share.`,
      () => 'Ask each founder to write the sentence alone, then compare.',
      () => 'I cannot tell whether the sentence is missing from the file or from the team.',
    ),
  },
}
