import { all, not, type QuestionParts, says } from './part.ts'
import { audience, kind, today } from './shared-parts.ts'

export const positioning: QuestionParts = {
  'What kind of thing is it?': [kind],
  'For whom is it, by role, trade, size or situation?': [audience],
  'What does that customer use today instead?': [today],
  'Whom does it leave to others?': [
    {
      what: 'for whom it is not meant',
      words: 'customers clients buyers users audience owners teams',
      tells: all(
        says(
          "(?:not|isn[’']t|aren[’']t|never) (?:(?:meant |built |designed |intended |suitable |right )?for|a (?:good )?fit|the right|aimed at)(?! profit)",
          "(?:we|it|they) (?:(?:do|does|can|will) ?not|(?:do|does|ca|wo)n[’']t) (?:serve|sell to|work with|take on|accept|cater|target|supply|teach)",
          'look elsewhere|wrong (?:tool|place|choice|product|fit)',
          'only (?:serve|work with|sell to|take on|accept|supply)|serve only|better served by|out of scope',
          'non-goals?',
        ),
        not(says('not for (?:sale|resale|long|now|nothing|the first)', 'not the right time')),
      ),
    },
  ],
}
