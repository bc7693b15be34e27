/** Section 5.2: does a plain sentence say what is made, and is it shown? */
import type { Sentence } from '../base-reading.ts'
import { audienceNoun, offerNoun, taskWithObject } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { xForY } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import {
  allText,
  capital,
  counted,
  everything,
  firstMatch,
  isPitch,
  isSlidePitch,
  lowered,
  onDeck,
  placed,
  plural,
  sentencesOn,
  short,
  slidesRead,
  view,
  withRole,
} from './finding.ts'
import type { Slide } from './slides.ts'

/** The buzzwords of list 7.2 that empty a one-line description. */
const buzzword =
  /\b(?:solutions?|platform|leverag\w+|synerg\w+|seamless(?:ly)?|robust|scalable|innovati(?:ve|on)|cutting[- ]edge|bleeding[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen\w*|disrupt\w*|revolution\w+|game[- ]chang\w+|paradigm|empower\w*|unlock\w*|supercharg\w+|turbocharg\w+|transform\w*|holistic|end[- ]to[- ]end|ecosystem|turnkey|one[- ]stop|all[- ]in[- ]one|mission[- ]critical|enterprise[- ]grade|AI[- ](?:powered|driven)|data[- ]driven|world[- ]class|best[- ]in[- ]class|frictionless|delightful|magical)\b/i

const makes =
  /\b(?:is|are|makes?|helps?|lets?|builds?|automates?|sells?|provides?|offers?|turns?|gives?|connects?|runs?|delivers?|replaces?)\b/i

const fewestRead = 150

/**
 * The first three slides; of a memo, the first three sections or as many as it takes to have read 150 words, for a
 * heading with nothing below it tells nothing.
 */
function openingOf(deck: DeckReading): Slide[] {
  if (deck.unit !== 'section') return deck.slides.slice(0, 3)
  let words = 0
  const enough = deck.slides.findIndex(slide => {
    words += slide.words
    return words >= fewestRead
  })
  return deck.slides.slice(0, Math.max(3, enough < 0 ? deck.slides.length : enough + 1))
}

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

/** Sentences of the opening that say what the company makes: name or "we", a verb, and an object. */
function oneLiners(deck: DeckReading, reading: Reading): Sentence[] {
  const self = deck.company ? new RegExp(`(?:${literal(deck.company)}|\\b(?:we|our)\\b)`, 'i') : /\b(?:we|our)\b/i
  return openingOf(deck)
    .flatMap(slide => sentencesOn(reading, slide).map(sentence => ({ slide, sentence })))
    .filter(({ slide, sentence: { text, words } }) => {
      if (words.length < 4 || words.length > 30 || text.trim().endsWith('?')) return false
      const object = offerNoun.test(text) || taskWithObject.test(text)
      const named = self.test(text) && makes.test(text)
      // A cover's tagline leaves the subject out: "Scheduling software for dental clinics".
      const tagline =
        !slide.roles.includes('problem') &&
        words.length <= 16 &&
        offerNoun.test(text.split(/\b(?:for|that|to|which)\b/i)[0] ?? '') &&
        /\b(?:for|that|to|which)\b/i.test(text)
      return object && (named || tagline)
    })
    .map(({ sentence }) => sentence)
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const oneLinerAbsent: Observation = {
  id: 'one-liner-absent',
  category: 'solution',
  appliesTo: isPitch,
  sources: ['SEQ', 'SEIB', 'HALE'],
  detect: onDeck((deck, reading) => {
    const opening = openingOf(deck)
    if (!reading.complete || opening.length < 3 || oneLiners(deck, reading).length > 0) return []
    if (opening.some(slide => placesTheCompany(deck, reading, slide))) return []
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

/** The thing or the task; a word that names the buyer ("clinic") does not name the thing as well. */
function whatIsMade(text: string): string | null {
  const buyers = everyMatch(audienceNoun, text)
  const thing = everyMatch(offerNoun, text).find(
    offer =>
      !buyers.some(buyer => buyer.index < offer.index + offer.length && offer.index < buyer.index + buyer.length),
  )
  return thing?.text ?? everyMatch(taskWithObject, text)[0]?.text ?? null
}

/** Who is addressed: the one after "for", "helps" or "lets", not a trade that is mentioned or replaced. */
function buyerIn(text: string): string | null {
  const led = /\b(?:for|helps?|helping|lets?|letting|used by|gives?|connects?|allows?|enables?|serves?|to)\s/i.exec(
    text,
  )
  if (!led) return null
  return everyMatch(audienceNoun, text.slice(led.index + led[0].length)).at(-1)?.text ?? null
}

const oneLinerClear: Observation = {
  id: 'one-liner-clear',
  category: 'solution',
  appliesTo: isPitch,
  sources: ['SEQ', 'SEIB', '500'],
  detect: onDeck((deck, reading) => {
    const clear = oneLiners(deck, reading).find(
      ({ text }) => buyerIn(text) !== null && whatIsMade(text) !== null && !buzzword.test(text),
    )
    const slide = clear ? deck.slideOf(clear.block) : null
    if (!clear || !slide) return []
    const thing = whatIsMade(clear.text) ?? ''
    const whom = buyerIn(clear.text) ?? ''
    return [
      {
        severity: 1,
        quotes: [quoteSentence(clear)],
        facts: {
          thing: lowered(thing),
          whom: plural(lowered(whom)),
          words: clear.words.length,
          ...placed(deck, slide),
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        `In ${f.words} words I know what ${f.name} makes and that ${f.whom} are meant. I can go straight to how many there are.`,
      f => `Follow the sentence with the number of ${f.whom} that could buy in year one.`,
      f => `The sentence can be repeated in a meeting where ${f.name} is not in the room.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `The description names a thing (${f.thing}) and a buyer (${f.whom}), which is enough to list the alternatives.`,
      f => `Add what ${f.whom} would otherwise use, so that the comparison starts here.`,
      f => `${capital(f.whom)} can be looked up and counted, which few opening lines allow.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `One sentence ${f.on} tells me what it is and whether I am meant. No adjectives had to be stripped off first.`,
      () => 'Keep this line word for word on the site and in the first e-mail.',
      f => `I understood “${f.thing}” for ${f.whom} at first reading.`,
    ),
    positioning: view(
      '+',
      f =>
        `Category and audience stand together ${f.on}: ${f.thing}, ${f.whom}. The frame of comparison is set by ${f.name} and nobody else.`,
      () => 'Check that the sentence would be false if the nearest alternative signed it.',
      f => `The reader is given a category and a person to picture, in ${f.words} words.`,
    ),
    'team-execution': view(
      '+',
      f => `A team that can say it in ${f.words} words usually knows what to leave out of the first release.`,
      f => `Use the sentence as the test for each item of the plan: does it help ${f.whom} do this?`,
      f => `${capital(f.at)} shows one agreed description, which is what everyone has to build against.`,
    ),
  },
}

const xForYObservation: Observation = {
  id: 'x-for-y',
  category: 'solution',
  appliesTo: isPitch,
  sources: ['QZ', 'DUN'],
  detect: onDeck((deck, reading) => {
    for (const slide of deck.main.slice(0, 4))
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(xForY, sentence.text)[0]
        if (
          !match ||
          /\b(?:integrat\w+|connects?|alerts?|invoices|notifications?|programme|program|credits|export)\b/i.test(
            sentence.text,
          )
        )
          continue
        if (/\b(?:not|never|isn['’]t|unlike)\b/i.test(sentence.text.slice(0, match.index + 4))) continue
        const phrase = match.text.replace(/^\W*(?:(?:the|an?|like|as)\s+)*/i, '').trim()
        const famous = phrase.split(/[\s-]/)[0] ?? phrase
        const target = phrase.replace(/^[^\s-]+[\s-](?:of|for)[\s-]/i, '')
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: {
              phrase: short(phrase, 8),
              famous: capital(famous),
              target: short(target, 6),
              ...placed(deck, slide),
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `“${f.phrase}” borrows ${f.famous}'s economics along with its name. The buyers, prices and rivals in ${f.target} may behave nothing alike.`,
      f => `Write down which parts of ${f.famous}'s model need something that ${f.target} does not have.`,
      f => `A comparison with ${f.famous} hides who the real alternatives in ${f.target} are.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `“${f.phrase}” places the company in two seconds. I know the shape of the model and can ask about its size.`,
      f => `Follow it with the one number that made ${f.famous} large, and its value here.`,
      f => `The reference to ${f.famous} says how large the founders believe this can become.`,
    ),
    positioning: view(
      '-',
      f =>
        `Calling it “${f.phrase}” makes ${f.famous} the standard and this the copy. The difference has to be explained afterwards.`,
      f => `Describe the value to ${f.target} in a sentence that does not need ${f.famous}.`,
      f => `The frame of ${f.famous} brings expectations that nobody here chose.`,
    ),
    brand: view(
      '-',
      f => `The first name I remember from ${f.at} is ${f.famous}'s. The company's own comes second.`,
      () => 'Give the opening line to the own name and its own promise.',
      f => `Each repetition of “${f.phrase}” advertises somebody else.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `I know ${f.famous}, so “${f.phrase}” tells me at once what to expect.`,
      f => `Add the one way in which it differs from ${f.famous} that I would notice in the first week.`,
      f => `The comparison with ${f.famous} spares me a page of explanation.`,
    ),
  },
  question: s => `Which part of ${s.facts.famous}'s model does not hold for ${s.facts.target}?`,
}

const shown =
  /\b(?:demos?|prototypes?|screenshots?|beta|walk[- ]?through|mock-?ups?|video|live (?:product|at|in|since)|try it|alpha|MVP)\b/i
const early =
  /\b(?:pre-?product|concept stage|research stage|at concept|proof of concept stage|no product yet|in the lab|preclinical|clinical trial|compound|molecule|therapeutic|vaccine|drug|alloy|polymer|fund of|limited partners)\b/i

const productUnshown: Observation = {
  id: 'product-unshown',
  category: 'solution',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'TETEN'],
  detect: onDeck((deck, reading) => {
    const slides = withRole(deck, 'solution')
    const first = slides[0]
    if (!first || !reading.complete) return []
    if (shown.test(everything(deck)) || early.test(allText(deck))) return []
    // An unmeasured slide with a picture may show it; only a measured one without is evidence.
    if (slides.some(slide => slide.imageShare === null || slide.imageShare >= 0.15)) return []
    if (slides.some(slide => slide.blocks.some(block => block.type === 'image' || block.href !== undefined))) return []
    if (firstMatch(slides, /https?:\/\/|\bwww\./i)) return []
    const block =
      first.blocks.find(one => one !== first.titleBlock && one.text.split(/\s+/).length >= 4) ?? first.titleBlock
    if (!block) return []
    return [
      {
        severity: 2,
        quotes: [quoteOf(block)],
        lookedFor: `A picture, video, link, demo, prototype or screenshot of the product. ${slidesRead(deck, slides)}`,
        facts: { ...placed(deck, first), said: short(block.text, 9), name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f => `“${f.said}” is told and never shown. From ${f.at} alone I cannot tell whether anyone has built it.`,
      () => 'Place one real screen on the slide, with the date on which it was taken.',
      f => `What exists today and what is planned read alike ${f.on}.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I would want to see ${f.name} work before I believe “${f.said}”. There is nothing to look at.`,
      () => 'Show the screen a customer sees on the first day.',
      () => 'A description without a picture is what I get from people who are still building.',
    ),
    brand: view(
      '-',
      f => `Only words stand where the product should be seen, so ${f.name} leaves no image behind.`,
      () => 'Choose the one screen or object that people should remember, and give it half the slide.',
      f => `${capital(f.at)} could carry any company's name, since nothing visible is its own.`,
    ),
    'investment-opportunity': view(
      '?',
      f => `How early is ${f.name}? The slides describe a product and give no sign of one.`,
      () => 'State in a line whether it is an idea, a working version or in daily use.',
      f => `The stage of the product cannot be read from “${f.said}”.`,
    ),
    'market-competition': view(
      '?',
      f =>
        `Would a buyer who sees ${f.name} beside an alternative notice the difference? The slides give me nothing to lay side by side.`,
      () => 'Put the same task in the product and in the usual alternative next to each other.',
      () => 'A difference that is only described cannot be compared.',
    ),
  },
}

export const solutionObservations: Observation[] = [oneLinerAbsent, oneLinerClear, xForYObservation, productUnshown]
