/** What an opportunity analyst asks. */
import { type Asked, says } from './part.ts'
import { audience, kind, marketCount, marketSize, milestone, useOfMoney } from './shared-parts.ts'

export const opportunity: Record<string, Asked> = {
  'What does the company make, for whom, and what changes for them?': {
    parts: [
      kind,
      audience,
      {
        what: 'what changes for them',
        words: 'save reduce cut faster easier increase instead without fewer more improve automate',
        roles: ['solution', 'top'],
        answers: says(
          /\b(?:sav|reduc|cut|faster|easier|increas|instead|without|fewer|improv|automat|eliminat|no longer|less|more|so (?:that )?(?:you|they)|lets?|within)\w*/i,
        ),
      },
    ],
  },
  'How large can it get, and how was that counted?': { parts: [marketSize, marketCount] },
  'What is the money for, and which milestone does it reach?': { parts: [useOfMoney, milestone] },
}
