/** Section 5.2: no plain sentence says what is made. */
import { audienceNoun, offerNoun, taskWithObject } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { literal, wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { isLabelledPitch, onDeck, sentencesOn, slidesRead, view } from './finding.ts'
import { makes, oneLiners, openingOf } from './one-liner.ts'
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

const joins =
  /\s(?:that|which|for|from|in|with|to|after|before|at|of|without|by|on|against|between|inside|under)\s(?=\p{L})/u
/** What begins a slogan, a greeting or the kind of document, and what a slogan is about. */
const noThing =
  /^(?:we|you|your|our|it|this|that|because|why|how|what|when|where|who|if|let|welcome|thank|made|built|powered|designed|driven|prepared|presented|presentation|pitch|investors?|series|seed|confidential|raising|never|always|more|less|better|no|imagine|meet|join|ready)\b|^\w+ing\b|\b(?:way|future|world|li[fv]es?|experience|journey|era|power|freedom|reason|times?|mornings?|tomorrow|today|best|better|everything|place|start|step|mission|vision|change|revolution|key|heart|love|hope|dreams?|ideas?|passion|opportunity|partner|leader)$/i

const slogan = /\b(?:better|best|new|more|future|tomorrow|world|together|simply|reimagined|next|great)\b/i

/** "Snacks that children finish", "Physiotherapy after a hip operation": a thing by its own name, then what it is for. */
function namesTheThing(slide: Slide): boolean {
  return slide.blocks.some(block => {
    const [head = '', ...rest] = block.text.trim().split(joins)
    const words = wordsOf(head).length
    const all = wordsOf(block.text).length
    const said = block.text.trim()
    // A cover's bare noun phrase: "Refillable luxury lipstick".
    if (
      slide.number === 1 &&
      block !== slide.titleBlock &&
      all >= 3 &&
      all <= 6 &&
      /^\p{L}[\p{L} -]+\p{Ll}$/u.test(said) &&
      !noThing.test(said) &&
      !slogan.test(said)
    )
      return true
    if (block.text.trim().endsWith('?') || block.text.includes('\n') || words > 6 || all < 4 || all > 18) return false
    return rest.length > 0 && words > 0 && /^\p{L}/u.test(head) && !noThing.test(head)
  })
}

export const oneLinerAbsent: Observation = {
  id: 'one-liner-absent',
  category: 'solution',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', 'SEIB', 'HALE'],
  detect: onDeck((deck, reading) => {
    const opening = openingOf(deck)
    if (!reading.complete || opening.length < 3 || oneLiners(deck, reading).length > 0) return []
    if (opening.some(slide => placesTheCompany(deck, reading, slide))) return []
    if (opening.some(slide => saysWhatItDoes(reading, slide))) return []
    if (
      opening.some(
        slide =>
          (slide.number === 1 || slide.roles.length === 0 || slide.roles.includes('solution')) && namesTheThing(slide),
      )
    )
      return []
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
