/** One customer's story: what another must have in common with that customer. */

import { question } from '../question.ts'
import { isSelling } from './own-voice.ts'
import { toldCustomer } from './usual-customer.ts'

export const whatFits = question({
  id: 'asked-what-fits',
  category: 'audience',
  sources: ['DUN'],
  lens: 'positioning',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:(?:works?|suits?|fits?|pays?) (?:best|only|well|off) (?:for|where|when|if|with)|best[- ]fit|good fit|not (?:for|worth it for|suited to|suitable for) \p{L}+|(?:it|this) is not for|ideal (?:for|customer)|made for \p{L}+ (?:with|of|who|that)|(?:with|of) (?:at least|more than|fewer than) \d+ (?:\p{L}+ )?(?:beds|doors|staff|people|employees|sites|rooms|trucks|orders|seats))\b/iu,
  subject: toldCustomer,
  ask: ({ who }) => `What must somebody have in common with ${who} for it to go as well there?`,
  answer: ({ who }) =>
    `Name the two or three traits of ${who}, such as size, trade or what was used before, without which the result would have been smaller.`,
  reason: ({ who }) => `The story of ${who} shows one good fit, and a position is drawn from what such fits share.`,
})
