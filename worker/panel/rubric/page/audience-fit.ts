import { audienceNoun } from '../nouns.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyone, notFor } from '../patterns.ts'
import { everyMatch, negated, quoteSentence, wordsOf } from '../text.ts'
import { asking, brief, isEnglishPage, onPage, sight, viewsOf } from './on-page.ts'
import { onFirstTwoScreens } from './place.ts'

const toGroup = /\b(?:(?:built|made|designed|software|app|tool|service|platform) for|for|helps?)\s+/gi
const trade =
  /\b(?:independent|family-run|owner-run|single-handed|solo|freelance|self-employed|small|mid-?size[d]?|medium-sized|large|rural|urban|boutique|dental|veterinary|legal|medical|industrial|organic|private|public|non-profit|commercial|residential|mobile|first-time|newly[- ]\w+|early-stage|seed-stage|remote)\b/i
const size =
  /\b(?:with|under|over|up to|between|of)\s+(?:fewer than |more than |up to )?\d[\d,]*(?:\s?(?:to|-|–)\s?\d+)?\s+\w+/i
const place =
  /\b(?:in|across|from|throughout)\s+(?:the )?(?:UK|US|USA|EU|\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)(?=[\s,.;:!)]|$)|\b(?:UK|US|Spanish|German|French|Italian|British|Dutch|Irish|Swiss|Austrian|Nordic|American|Canadian|Australian|European)\b/u
const systemInUse = /\b(?:on|using|running|who use|that use)\s+\p{Lu}[\p{L}\d.]+/u
const situation =
  /\b(?:who|that|which)\s+(?!(?:want|wish|need|care|love|like|seek|demand|deserve|value|believe|dare|dream|think|refuse|know|expect|mean|crave|aspire|hustle|strive|are|get|play)\b)\p{L}+\s+\p{L}+/u
const endOfPhrase = /[,.;:!?()]|\s[–—-]\s|\b(?:and|so|to(?! \d)|without|because|while|by)\b/

/** Where a sentence first names a price; what follows is what the price covers. */
function priceAt(text: string): number {
  const free = everyMatch(/\bfree(?= (?:for|with|up)\b)/gi, text)[0]?.index ?? Number.POSITIVE_INFINITY
  return Math.min(free, ...moneyIn(text).map(({ index }) => index))
}

export const audienceNarrow: Observation = {
  id: 'audience-narrow',
  category: 'audience',
  appliesTo: isEnglishPage,
  sources: ['DUN', 'UNU', 'THIEL'],
  detect: onPage((page, reading) => {
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    const plans = new Set(page.pricing.cards.flat())
    for (const { block, text, start } of reading.sentences) {
      const early = page.hero.includes(block) || (page.content.includes(block) && onFirstTwoScreens(block))
      if (!(early || (block.type === 'heading' && (block.level ?? 3) <= 2)) || quoted.has(block)) continue
      // "$0 for up to 5 engineers": how much of a plan is meant, not for whom it was made.
      if (plans.has(block)) continue
      const price = priceAt(text)
      for (const lead of everyMatch(toGroup, text)) {
        const after = text.slice(lead.index + lead.length, lead.index + lead.length + 120)
        const end = endOfPhrase.exec(after)
        const phrase = after.slice(0, end ? end.index : 90).trimEnd()
        const who = everyMatch(audienceNoun, phrase)[0]
        if (
          price < lead.index ||
          /^\W*(?:(?:up to|fewer than|more than|less than|at most|at least|under|over|a maximum of|max\.?)\s|\d)/i.test(
            after,
          )
        )
          continue
        // "Instead of paying for an external consultant": one thing is meant, not a group.
        if (/^(?:an?|your|our|this|that|its|any|the same)\s/i.test(after) || /\ball but\b/i.test(phrase)) continue
        if (!who || wordsOf(phrase.slice(0, who.index)).length > 4 || negated(text, lead.index)) continue
        const qualifiers = [trade, size, place, systemInUse, situation].filter(pattern => pattern.test(phrase))
        if (qualifiers.length === 0 || everyone.test(text)) continue
        // A line in capitals calls out; whom it leaves out is seldom meant.
        if (phrase === phrase.toUpperCase()) continue
        const from = start + lead.index
        const quote = block.text.slice(from, from + lead.length + phrase.length).trim()
        return [
          sight(1, [{ blockId: block.id, text: quote }], {
            phrase: brief(phrase, 80),
            who: who.text,
            name: page.brand ?? 'the page',
          }),
        ]
      }
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{phrase}” is narrow enough that I know within a line whether I am meant.',
      'Keep the words as narrow when the offer grows.',
      '“{phrase}” is more than a word for anybody.',
    ],
    'funnel-fixer': [
      '+',
      '“{phrase}” lets visitors sort themselves: those who are meant go on, and the rest leave early.',
      'Aim the paid traffic at the same words, “{phrase}”.',
      'A page for “{phrase}” can be written, tested and measured against one group.',
    ],
    positioning: [
      '+',
      '“{phrase}” leaves most people out, and that gives {name} somebody to be the obvious choice for.',
      'Hold each new feature and each new line against “{phrase}”.',
      'A position begins with whom it is for, and “{phrase}” says so.',
    ],
    brand: [
      '?',
      'Would “{phrase}” say it of themselves in those words? The voice should be theirs.',
      'Listen to five of them and borrow their own name for themselves.',
      'The group is named; whether it sounds like its own speech needs its ear.',
    ],
    'market-competition': [
      '+',
      '“{phrase}” can be counted, which makes it a beachhead rather than a hope.',
      'Count them, and note what they use today.',
      'A segment with edges has rivals with names.',
    ],
    'growth-metrics': [
      '+',
      '“{phrase}” is a group that can be listed, called and measured, so the cost to win one can be known.',
      'Report conversion and cost for this group alone.',
      'A countable group gives each funnel figure a denominator.',
    ],
    'investment-opportunity': [
      '-',
      'If {name} is only for “{phrase}”, the ceiling has to be argued: how many are there, and what comes after them?',
      'Put the number of {who} and the second segment into the material.',
      'The narrower the words, the sooner the growth of {name} meets their edge.',
    ],
  }),
  question: asking('What is the segment after “{phrase}”, and why does winning this one open it?'),
}

/** "Not for you if you want to sell books by Christmas." */
const notForYou =
  /^(?:(?:it|this)(?:['’]s| is) )?not for (?:you|anyone|those|people|readers)(?: \p{L}+)? ?(?:if|who|whose)\b/iu

/** "We fetch it if it is not for you": how it goes back, not whom it suits. */
const returned = /\bif (?:it|this|they)(?:['’]s| is|['’]re| are)(?: not|n['’]t) (?:right )?for you\b/i

const protectedTopic =
  /\b(?:pregnan\w+|breastfeeding|allerg\w+|medical advice|investment advice|financial advice|children under|under 1[68]|emergenc\w+|contraindicat\w+|hazard\w*|applicants?|this role|the job|candidates?)\b/i

export const saysWhoItsNotFor: Observation = {
  id: 'says-who-its-not-for',
  category: 'audience',
  appliesTo: reading => isEnglishPage(reading) && reading.page?.kind !== 'legal' && reading.page?.kind !== 'careers',
  sources: ['DUN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const quoted = new Set([...page.testimonials.map(({ block }) => block), ...page.legal])
    const sentence = reading.sentences.find(
      ({ text, block }) =>
        (notFor.test(text) || notForYou.test(text)) &&
        !returned.test(text) &&
        !quoted.has(block) &&
        page.content.includes(block) &&
        !protectedTopic.test(text),
    )
    if (!sentence) return []
    const at = reading.sentences.indexOf(sentence)
    const neighbours = [reading.sentences[at + 1], reading.sentences[at - 1]]
    const section = sentence.block.section
    const reason = neighbours.find(
      other =>
        other !== undefined &&
        other.words.length >= 4 &&
        (other.block === sentence.block || other.block.section === section),
    )
    const longEnough = /\b(?:if|because|since|who|when|unless|as)\b/i.test(sentence.text) && sentence.words.length >= 9
    if (!longEnough && !reason) return []
    return [
      sight(1, [quoteSentence(sentence), longEnough || !reason ? null : quoteSentence(reason)], {
        sentence: brief(sentence.text, 110),
        name: page.brand ?? 'the page',
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{sentence}” is the line that makes me believe the others: a seller who turns people away is not selling at any price.',
      'Keep the line in a slow month too.',
      'A seller that only wanted my money would not have written it.',
    ],
    positioning: [
      '+',
      'A position is also what it leaves out, and “{sentence}” draws that line in plain sight.',
      'Keep the line as sharp when the offer widens.',
      'The sentence sharpens the fit for everyone whom it does not exclude.',
    ],
    brand: [
      '+',
      '“{sentence}” has a spine. Candour of this kind is remembered and retold.',
      'Keep the sentence as frank as it is.',
      'It sounds like people with a point of view.',
    ],
    'funnel-fixer': [
      '-',
      'Every visitor whom “{sentence}” turns away was paid for with an ad or a search result.',
      'Say it in the targeting first, and measure how many leave at this line.',
      'The line ends visits that the page could still have turned into a trial.',
    ],
  }),
  question: asking('What share of present customers would “{sentence}” have turned away?'),
}
