/** Section 5.2: one plain sentence says what is made, and for whom. */
import { audienceNoun, offerNoun, taskWithObject } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, view } from './finding.ts'
import { oneLiners } from './one-liner.ts'
import { capital, counted, lowered, plural } from './phrases.ts'

/** The buzzwords of list 7.2 that empty a one-line description. */
const buzzword =
  /\b(?:solutions?|platform|leverag\w+|synerg\w+|seamless(?:ly)?|robust|scalable|innovati(?:ve|on)|cutting[- ]edge|bleeding[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen\w*|disrupt\w*|revolution\w+|game[- ]chang\w+|paradigm|empower\w*|unlock\w*|supercharg\w+|turbocharg\w+|transform\w*|holistic|end[- ]to[- ]end|ecosystem|turnkey|one[- ]stop|all[- ]in[- ]one|mission[- ]critical|enterprise[- ]grade|AI[- ](?:powered|driven)|data[- ]driven|world[- ]class|best[- ]in[- ]class|frictionless|delightful|magical)\b/i

const trade = /^(?:sell|build|buy|rent|lease|ship|deliver|design|install|make|host|trade|grow|lend)(?:s|ing)?\b/i

/** Nothing more of the name follows: of "contract caterers" and "booking software" the first words name no thing. */
const isHead = (after: string): boolean =>
  /^(?:\W*$|\s?[.,;:!?)–—|/-]|\s(?:that|which|who|whose|where|for|to|with|of|in|on|at|from|by|and|or|as|so|via|without|near|inside|under|between|over|is|are|can|lets?|helps?|gives?|built|made|used|designed|powered|&)(?![\p{L}]))/u.test(
    after,
  )

/** The thing or the task; a word that names the buyer ("clinic") does not name the thing as well. */
function whatIsMade(whole: string): string | null {
  // What is said to happen before, after or because of it is not what is made.
  const text = whole.split(/\b(?:before|after|because|when|while|so that|instead of|until|unless)\b/i)[0] ?? ''
  const buyers = everyMatch(audienceNoun, text)
  const thing = everyMatch(offerNoun, text).find(
    offer =>
      isHead(text.slice(offer.index + offer.length)) &&
      !buyers.some(buyer => buyer.index < offer.index + offer.length && offer.index < buyer.index + buyer.length),
  )
  // "Sells a handheld" is cut before its thing is named; "book appointments" is a task of its own.
  const task = everyMatch(taskWithObject, text).find(({ text: found }) => !trade.test(found))
  return thing?.text ?? task?.text ?? null
}

const besides =
  /[;:(–—]|,? \b(?:with|without|from|by|via|through|using|including|backed by|instead of|so that|while|where|rather than|like)\b/i

/** Who is addressed: the one after "for", "helps" or "lets", not a trade that is mentioned or replaced. */
function buyerIn(text: string): string | null {
  const led = /\b(?:for|helps?|helping|lets?|letting|used by|gives?|connects?|allows?|enables?|serves?|to)\s/i.exec(
    text,
  )
  if (!led) return null
  // Who is named behind "with", "from" or "by" brings a part of it, and buys nothing.
  const [addressed = ''] = text.slice(led.index + led[0].length).split(besides)
  const named = everyMatch(audienceNoun, addressed).at(-1)
  // "For school sports kit" names no school that buys.
  const isWhole = named && (!/^(?:for|to)\s/i.test(led[0]) || isHead(addressed.slice(named.index + named.length)))
  return isWhole ? named.text : null
}

export const oneLinerClear: Observation = {
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
          kind: offerNoun.test(thing) ? 'thing' : 'task',
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
      () => 'Keep the sentence as short as it is when the product grows.',
      f => `The sentence can be repeated in a meeting where nobody from ${f.name} is in the room.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `The description names a ${f.kind} (${f.thing}) and a buyer (${f.whom}), which is enough to list the alternatives.`,
      f => `Keep ${f.whom} in the sentence, and do not widen it to everyone.`,
      f => `${capital(f.whom)} can be looked up and counted.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `One sentence ${f.on} tells me what it is and whether I am meant.`,
      () => 'Use the same words wherever the product is introduced.',
      f => `I understood “${f.thing}” for ${f.whom} at first reading.`,
    ),
    positioning: view(
      '+',
      f => `What it is and whom it is for stand together ${f.on}: ${f.thing}, ${f.whom}.`,
      () => 'Check that the sentence would be false if the nearest alternative signed it.',
      f => `The reader is given a category and a person to picture, in ${f.words} words.`,
    ),
    'team-execution': view(
      '+',
      f =>
        `${capital(counted(Number(f.words), 'word'))} say what ${f.name} is, which gives everybody who works on it one description to share.`,
      () => 'Hold each item of the plan against this sentence.',
      f => `${capital(f.at)} gives one description to build against.`,
    ),
  },
}
