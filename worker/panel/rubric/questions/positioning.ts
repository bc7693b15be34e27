/** What a positioning strategist asks. */

import { type Asked, says } from './part.ts'
import { audience, kind, today } from './shared-parts.ts'

export const positioning: Record<string, Asked> = {
  'What kind of thing is it?': { parts: [kind] },
  'For whom is it, by role, trade, size or situation?': { parts: [audience] },
  'What does that customer use today instead?': { parts: [today] },
  'Whom does it leave to others?': {
    parts: [
      {
        what: 'for whom it is not meant',
        words: 'unsuitable exclude',
        phrase:
          /\b(?:not (?:for|meant|built|designed|intended|suitable|a fit)|isn['’]t for|aren['’]t for|do(?:es)? not (?:serve|sell to|work with|accept|offer)|don['’]t (?:serve|sell to|work with|take)|only (?:serve|work with|for)|look elsewhere|wrong (?:tool|place|choice))\b/,
        answers: says(/\b(?:not|n['’]t|only|elsewhere|wrong|unsuitable|exclude)/i),
      },
    ],
  },
}
