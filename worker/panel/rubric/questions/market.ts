/** What a market and competition analyst asks. */
import { type Asked, amountOf, says } from './part.ts'
import { marketCount, marketSize, rivals, today } from './shared-parts.ts'

export const market: Record<string, Asked> = {
  'Who exactly buys, and how many of them are there?': {
    parts: [
      {
        what: 'who buys',
        words: 'buyer customer client owner manager purchase procurement sell',
        phrase: /\b(?:we sell to|sold to|our (?:customers|buyers|clients) are|bought by)\b/,
        roles: ['market', 'go-to-market', 'problem'],
        answers: says(
          /\b(?:\p{L}{4,}(?:ers|ors|ists|ies|men|women)|companies|practices|clinics|schools|shops|stores|firms|teams|households|families|hotels|restaurants|farms|agencies)\b/iu,
        ),
      },
      {
        what: 'how many of them there are',
        words: 'market there across buyers customers addressable operate',
        phrase: /\b(?:there are|in the (?:us|uk|eu|country|region|city)|nationwide|worldwide)\b/,
        roles: ['market'],
        answers: amountOf('count'),
      },
    ],
  },
  'At what price, and by what count, is the market that large?': {
    parts: [marketSize, { ...marketCount, what: 'the price and the count behind it' }],
  },
  'What do those buyers use today, doing nothing included?': { parts: [today] },
  'Which rivals are named, and by whose criteria are they compared?': { parts: [rivals] },
  'What protects the position once it can be seen?': {
    parts: [
      {
        what: 'what protects the position',
        words: 'moat patent proprietary exclusive exclusivity defensible licence license trademark barrier integration',
        phrase:
          /\b(?:network effects?|switching costs?|hard to copy|head start|unfair advantage|trade secret|data (?:set|advantage)|years? ahead)\b/,
        answers: says(
          /\b(?:patent|exclusiv|licen[cs]|trademark|contract|switching cost|network effect|data|integrat|certif|supply)\w*/i,
        ),
      },
    ],
  },
  'Which segment comes first, and which does it open?': {
    parts: [
      {
        what: 'which segment comes first',
        words: 'beachhead initial initially segment pilot niche',
        phrase:
          /\b(?:start(?:ing|ed)? (?:with|in|by)|first (?:market|segment|city|customers|vertical)|begin(?:ning)? with|launch(?:ing)? in|focus(?:ed|ing)? on)\b/,
        roles: ['go-to-market'],
        answers: says(/\b(?:start|first|begin|launch|beachhead|initial|focus|segment|pilot|niche)\w*/i),
      },
      {
        what: 'which one follows',
        words: 'expand expansion adjacent roll-out',
        phrase:
          /\b(?:then|next|later|after that|followed by|second (?:market|segment|city)|move into|open(?:s|ing)? (?:up )?(?:in|the|new))\b/,
        roles: ['go-to-market', 'roadmap'],
        answers: says(/\b(?:expand|expansion|then|next|later|after|follow|adjacent|second|move into|open)\w*/i),
      },
    ],
  },
}
