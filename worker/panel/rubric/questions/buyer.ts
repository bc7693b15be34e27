import type { Sentence } from '../annotate/annotation.ts'
import {
  ahead,
  all,
  amountOf,
  any,
  dated,
  figure,
  inTable,
  lasting,
  not,
  type QuestionParts,
  says,
  under,
} from './part.ts'
import { audience, cancelling, kind, price, theirData } from './shared-parts.ts'

const changed = says(
  'reduced|saved|grew|grown|rose|risen|fell|fallen|dropped|increased|improved|doubled|halved|tripled|shrank',
  'averag(?:e|ed)|gained|lost|median',
  'cut (?:by|from|our|the|their|its)|went (?:up|down|from)|(?:up|down) (?:from|by|\\d+ ?%)',
  'from [$€£\\d][^.]{0,30} to [$€£\\d]',
  '(?:fewer|faster|less|more|higher|lower|shorter|longer) than|compared (?:to|with)',
  '(?:\\d+|\\d+ ?%) (?:fewer|faster|less|more|higher|lower)',
)
const result = all(
  changed,
  not(inTable),
  any(
    under('proof', 'traction'),
    ({ speaker }) => speaker === 'quoted',
    says('we|our|us|customers?|clients?|users?|members|pilots?|trial|stud(?:y|ies)|tested|measured|benchmark'),
  ),
  amountOf('percent', 'multiple', 'count', 'money', 'duration'),
  not(ahead),
  not(under('pricing', 'market', 'ask', 'terms', 'faq', 'roadmap')),
)

/** "… lunch now. — Harriet Olney, Manager": a name and its role after a quotation or a dash. */
const signed = ({ text, block }: Sentence) =>
  /(?:^|[”"]|[—–])\s*(?:Dr\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}, \p{L}/u.test(text) &&
  /[“"”]|[—–] ?\p{Lu}/u.test(block.text)

export const buyer: QuestionParts = {
  'What is this, and is it for somebody like me?': [kind, audience],
  'What would I pay, per what, and for how long?': [price],
  'Who besides the seller says that it works, by name?': [
    {
      what: 'somebody besides the seller, by name',
      words: 'testimonial review says said customer client reference according rated trust',
      quoted: true,
      tells: any(
        ({ speaker, people }) => speaker !== 'own' && people.length > 0,
        signed,
        ({ text }) =>
          /(?:says|said|told us|writes|wrote) \p{Lu}\p{L}+|[a-z,] \p{Lu}\p{Ll}+,? (?:says|said|writes|wrote|told us)\b/u.test(
            text,
          ),
      ),
    },
  ],
  'What was measured, over what time and against what?': [
    {
      what: 'a measured result',
      words: 'measured average reduced saved grew fell median benchmark trial pilot study',
      beside: figure,
      quoted: true,
      tells: result,
    },
    {
      what: 'its time, or what it is compared with',
      words: 'before after than compared since baseline',
      beside: figure,
      quoted: true,
      tells: all(
        result,
        any(
          dated,
          lasting,
          says('from [^.]{1,40} to|than|versus|compared|against|before|previous(?:ly)?|a year earlier'),
        ),
      ),
    },
  ],
  'How do I get out again, and what becomes of my data?': [cancelling, theirData],
  'What does the first step commit me to?': [
    {
      what: 'what the first step commits to',
      words: 'trial free deposit obligation commitment card demo sign first',
      tells: says(
        'no (?:credit )?card|no (?:obligations?|commitments?|strings|sign-?up|deposit|account)',
        'without (?:any )?(?:obligation|commitment|charge|a card|registration)',
        '(?:free|trial) for (?:\\d+|one|two|the first) (?:days?|weeks?|months?|visits?|class(?:es)?|orders?)',
        '\\d+[- ](?:day|week|month)(?: free)? trial|try [^.]{0,30}free',
        '(?:first|trial) (?:month|week|visit|class|lesson|session|call|order|hour)[^.]{0,30}(?:free|costs?|for [$€£])',
        'free (?:trial|first|taster|sample)',
        '(?:\\d+|ten|fifteen|twenty|thirty)[- ]minute (?:\\p{L}+ )?(?:call|demo|chat|walk-?through|consultation|visit|conversation|tour)',
        'deposit of|deposit (?:is|secures?|refund\\w*)|refundable|before you (?:pay|commit|buy|decide)',
      ),
    },
  ],
}
