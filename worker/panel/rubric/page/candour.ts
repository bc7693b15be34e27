/** What a page says against itself, and what it does with what it is told. */
import { durationsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf, quoteSentence, sentencesOf, wordsOf } from '../text.ts'
import { brief, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'
import { tellsTerms } from './plain-terms.ts'
import { underHeading } from './zones.ts'

const limitHeading =
  /^(?:when (?!you|we|it|our|the)\p{Lu}[\p{L}\d]+ is (?:the )?(?:better|cheaper|right)(?: choice| one)?|(?:the )?(?:known |current )?limit(?:s|ations)(?: of (?!liability).{2,30})?|(?:known )?shortcomings)\W*$/iu

/** "I cannot promise that it will stop hurting", "if we are not the right people, we say so". */
const candid =
  /\b(?:we|i) (?:cannot|can['’]t) promise\b|\bif (?:i am|we are|it is|i['’]m|we['’]re) not (?:the )?right (?:person|people|one|place|shop|firm|choice|for you)\b[^.]{0,12}\b(?:we|i)\b/i

export const limitsStated: Observation = {
  id: 'limits-stated',
  category: 'honesty',
  appliesTo: tellsTerms,
  sources: ['NNG-TRUST', 'DUN'],
  detect: onPage((page, reading) => {
    const under = underHeading(page.content, block => limitHeading.test(block.text.trim()))
    const heading = under.find(block => block.type === 'heading')
    const told = under.find(
      block =>
        block !== heading &&
        /^(?:paragraph|list_item)$/.test(block.type) &&
        wordsOf(block.text).length >= 4 &&
        // "50 requests a second" is a quota of the plan.
        !/^\W*\d/.test(block.text),
    )
    if (heading && told) {
      const first = sentencesOf(told)[0]
      const limit = first ? quoteSentence(first) : quoteOf(told)
      return [sight(1, [limit, quoteOf(heading)], { limit: brief(limit.text, 100), name: whereOf(page) })]
    }
    // An answer to a question that was asked is no candour.
    const asked = new Set(page.faq.questions.flatMap(({ answer }) => answer))
    for (const sentence of ownSentences(page, reading)) {
      const { text, block } = sentence
      if (asked.has(block) || !candid.test(text) || sentence.words.length < 7) continue
      return [sight(1, [quoteSentence(sentence)], { limit: brief(text, 100), name: whereOf(page) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{limit}” is said against the seller’s own interest, and it makes me readier to believe the rest.',
      'Keep it where it can be read before paying.',
      'A seller who writes “{limit}” is not after every order.',
    ],
    positioning: [
      '+',
      'By saying “{limit}” {name} marks the edge of its field, and an edge is what a position needs.',
      'Move the line when the offer moves, and never quietly.',
      'An offer with an edge is easier to hold against another.',
    ],
    brand: [
      '+',
      '“{limit}”: a voice that can say no is one that can be trusted with a yes.',
      'Let no excuse creep in behind it.',
      'Plain words about a weakness give {name} a character that praise cannot.',
    ],
    'investment-opportunity': [
      '?',
      'How much of the market lies behind “{limit}”, and is it meant to stay there?',
      'Ask which limit customers name when they decline.',
      'Whether the limit is a choice or a gap the page does not say.',
    ],
  }),
}

/** What a visitor hands over: theirs by a "your", or by its nature. A number that someone answers is no data. */
const personal =
  /\b(?:your (?:\p{L}+ )?(?:personal )?(?:data|e-?mails?|address(?:es)?|answers|recordings?|photos?|pictures|files?|details|numbers?|notes|documents|records|messages)|personal data|(?:the )?(?:data|recordings?))\b/iu
const handled =
  /\b(?:stored|kept|(?:we|i) keep|stays?|staying|deleted|erased|shredded|destroyed|held|hosted|used only|only used|use (?:it|them|your [\p{L} ]+?) (?:for|only|to)|never leaves?|leaves? (?:your|the) (?:device|phone|computer|room|house|building)|pass(?:ed)? (?:it |them )?on to (?:nobody|no one)|shred|delete)\b/iu
const specific =
  /\b(?:(?:in|on (?:our own |a )?(?:machines?|servers?) in) \p{Lu}\p{L}+|on (?:your|the) (?:own )?(?:device|phone|computer|machine|laptop)|in (?:a|the) locked|until|as soon as|for nothing else|nothing else|only (?:for|to)|to (?:nobody|no one)|after (?:the|your|a) \p{L}+|(?:is|are) (?:then )?deleted)\b/u
/** Advice, a product's feature, or a promise of safety that names nothing. */
const notHandled =
  /\b(?:(?<!\b(?:we|i) (?:only )?)(?:keep|store|organi[sz]e|save|manage|share|find|back up) (?:all )?your|customers?['’] data|clients?['’]|in one place|dashboard|stays? (?:ahead|in sync|up to date)|if you (?:lose|forget)|may|might)\b/i

/** "Recordings stay open for 6 months": of a lesson, which is given to the visitor and not taken. */
const lesson =
  /\b(?:class(?:es)?|lessons?|lectures?|webinars?|courses?|modules?|talks?|workshops?|episodes?|concerts?|services|(?:re-?)?watch\w*|replays?|catch up|stays? (?:open|online|up)|on demand)\b/i
const ofVisitor = /\b(?:your|personal|deleted|erased|destroyed|shredded|consent)\b/i

function isOfLesson(text: string): boolean {
  return /\brecordings?\b/i.test(text) && lesson.test(text) && !ofVisitor.test(text)
}

export const dataPracticePlain: Observation = {
  id: 'data-practice-plain',
  category: 'honesty',
  appliesTo: tellsTerms,
  sources: ['GDPR12', 'PL-USER'],
  detect: onPage((page, reading) => {
    for (const sentence of ownSentences(page, reading)) {
      const { text } = sentence
      if (!personal.test(text) || !handled.test(text) || notHandled.test(text) || /\?\s*$/.test(text)) continue
      if (isOfLesson(text)) continue
      if (!specific.test(text) && durationsIn(text).length === 0) continue
      // The two belong together: "your number" and far behind it "a box stays" are two matters.
      const told = text
        .split(/[,;] (?:and|but) (?!(?:i|we|it|they|then|is|are)\b)/i)
        .some(clause =>
          everyMatch(personal, clause).some(({ index, length }) =>
            handled.test(clause.slice(Math.max(0, index - 40), index + length + 80)),
          ),
        )
      if (!told) continue
      if (sentence.block.type === 'heading' || sentence.words.length < 6 || sentence.words.length > 40) continue
      return [sight(1, [quoteSentence(sentence)], { practice: brief(text, 110), name: whereOf(page) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{practice}” tells me what becomes of what I hand over, in words that I could quote back to {name}.',
      'Keep it true: I would hold {name} to each word of it.',
      'This is said in a sentence that I would read to its end.',
    ],
    'team-execution': [
      '+',
      'Someone at {name} has decided how data is kept: “{practice}”.',
      'Ask who checks that it is done.',
      'A rule as definite as this can be audited.',
    ],
  }),
}
