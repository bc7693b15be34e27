import { all, not, type QuestionParts, says, under } from './part.ts'
import { marketCount, marketSize, milestone, useOfMoney } from './plan-parts.ts'
import { audience, kind } from './shared-parts.ts'

export const opportunity: QuestionParts = {
  'What does the company make, for whom, and what changes for them?': [
    kind,
    audience,
    {
      what: 'what changes for them',
      words: 'save faster easier without automatic',
      tells: all(
        says(
          'sav(?:e|es|ing)|reduc(?:e|es|ing)|cuts?|faster|easier|instead of|without (?:the|a|an|any|\\p{L}+ing)',
          'fewer|no (?:more|longer)|automat\\w+|eliminat\\w+',
          'so (?:that )?(?:you|they|your|their)|in (?:minutes|seconds|one place)|lets?|never (?:\\p{L}+ )?again|from [^.]{1,40} to',
        ),
        says('you', 'your', 'they', 'their', 'them', 'teams?', 'customers?', 'owners?', 'staff'),
        ({ at, section }) => at < 20 || section.role === 'solution',
        not(under('team', 'terms', 'pricing', 'ask', 'problem')),
        ({ words }) => words.length >= 4,
      ),
    },
  ],
  'How large can it get, and how was that counted?': [marketSize, marketCount],
  'What is the money for, and which milestone does it reach?': [useOfMoney, milestone],
}
