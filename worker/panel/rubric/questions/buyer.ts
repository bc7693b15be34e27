/** What a buyer asks. */

import { type Asked, amountOf, dated, says } from './part.ts'
import { audience, cancelling, kind, price, theirData } from './shared-parts.ts'

export const buyer: Record<string, Asked> = {
  'What is this, and is it for somebody like me?': { parts: [kind, audience] },
  'What would I pay, per what, and for how long?': { parts: [price] },
  'Who besides the seller says that it works, by name?': {
    parts: [
      {
        what: 'customers, users or reviewers',
        so: 'who speak or are described by name',
        words: 'customer client testimonial review reference case pilot rated',
        phrase: /\b(?:trusted by|used by|works with|says|according to)\b/,
        roles: ['proof'],
        quoted: true,
        answers: ({ people, speaker, text }) =>
          (speaker !== 'own' && people.length > 0) ||
          /^[—–-]\s*\p{Lu}/u.test(text) ||
          /\b(?:says|said|told us)\s+\p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:says|said)\b/u.test(text),
      },
    ],
  },
  'What was measured, over what time and against what?': {
    parts: [
      {
        what: 'a measured result',
        words: 'increase reduce save cut grow drop fall rise improve fewer faster less more measured average retention',
        roles: ['traction', 'proof'],
        quoted: true,
        answers: amountOf('percent', 'multiple', 'count', 'money'),
      },
      {
        what: 'its time or what it is compared with',
        words: 'increase reduce save cut grow drop fall rise improve compared versus measured average',
        phrase: /\b(?:from .{1,40} to|than|before|after|since|over the (?:last|past)|year[- ]over[- ]year)\b/,
        roles: ['traction', 'proof'],
        quoted: true,
        answers: sentence =>
          amountOf('percent', 'multiple', 'count', 'money')(sentence) &&
          (dated(sentence) || says(/\bfrom\b.{1,40}\bto\b|\b(?:than|versus|compared|against|before)\b/i)(sentence)),
      },
    ],
  },
  'How do I get out again, and what becomes of my data?': { parts: [cancelling, theirData] },
  'What does the first step commit me to?': {
    parts: [
      {
        what: 'what the first step commits to',
        words: 'trial demo deposit obligation commitment card free consultation sample',
        phrase:
          /\b(?:no (?:credit )?card|no obligation|try (?:it|us)|book a|first (?:month|visit|call|session)|\d+[- ]minute)\b/,
        answers: says(
          /\b(?:no (?:credit )?card|no obligation|no commitment|without (?:any )?(?:obligation|commitment|charge)|free (?:for|trial)|\d+[- ](?:day|minute|week|month)|cancel|deposit|refundable|costs? nothing|free of charge)\b/i,
        ),
      },
    ],
  },
}
