import {
  ahead,
  all,
  amountOf,
  any,
  counted,
  figure,
  inTable,
  named,
  not,
  type QuestionParts,
  says,
  under,
} from './part.ts'
import { marketCount, marketSize, rivals } from './plan-parts.ts'
import { audience, today } from './shared-parts.ts'

const place = says(
  '(?:in|across|within|throughout) (?:the )?(?:\\p{Lu}[\\p{L}.]+|country|region|city|county|state|world)',
  'nationwide|worldwide|there are|of them',
)
const owned = says('we (?:have|serve|served|work|supply)', 'our', 'us', 'already', 'employ\\w*', 'raised', 'signed')
const groundedIn = any(
  under('market', 'go-to-market', 'roadmap', 'ask', 'top'),
  says('markets?', 'segments?', 'cit(?:y|ies)', 'regions?', 'verticals?', 'countries', 'customers'),
)

export const market: QuestionParts = {
  'Who exactly buys, and how many of them are there?': [
    {
      ...audience,
      what: 'who buys',
      words: 'buyer customer client sell decide purchase procurement',
      tells: any(
        audience.tells,
        all(
          ({ words }) => words.length >= 5,
          says(
            'we sell (?:\\p{L}+ )?to|sold to|our (?:customers|buyers|clients) are|bought by',
            '(?:the|our) buyers? (?:is|are)|decision[- ]makers?|who buys',
            '(?:target|typical|ideal) (?:customers?|clients?|buyers?)',
          ),
        ),
      ),
    },
    {
      what: 'how many of them there are',
      words: 'there number count households companies',
      beside: figure,
      tells: all(
        any(counted, all(inTable, amountOf('count'))),
        not(owned),
        any(under('market'), place),
        not(under('traction', 'team', 'pricing', 'proof', 'terms', 'ask', 'roadmap')),
      ),
    },
  ],
  'At what price, and by what count, is the market that large?': [
    marketSize,
    { ...marketCount, what: 'the price and the count behind it' },
  ],
  'What do those buyers use today, doing nothing included?': [today],
  'Which rivals are named, and by whose criteria are they compared?': [
    rivals,
    {
      what: 'what they are compared on',
      words: 'compared comparison than unlike whereas',
      tells: any(
        all(under('competition'), inTable),
        all(
          any(under('competition'), says('competitors?|rivals?|incumbents?|unlike|versus|vs\\.?|compared (?:to|with)')),
          named,
          says(
            "but|while|whereas|unlike|than|lacks?|does not|do not|don[’']t|doesn[’']t|cannot|only|without|charges?",
            'focus\\w*|built for|costs?',
          ),
        ),
      ),
    },
  ],
  'What protects the position once it can be seen?': [
    {
      what: 'what protects the position',
      words: 'patent exclusive proprietary copy moat licence trademark advantage',
      tells: all(
        not(under('team')),
        says(
          'patent(?:ed|s)?(?: pending)?|moat|defensib\\w+|network effects?|switching costs?|trade secrets?',
          'trademark\\w*|barriers? to entry',
          'exclusiv\\w+ (?:\\p{L}+ )?(?:licen[cs]\\w*|agreements?|contracts?|rights?|supply|deals?|partners?\\w*|access|distribution)',
          'proprietary (?:\\p{L}+ )?(?:data\\w*|technology|models?|algorithms?|process\\w*|recipes?)',
          'hard to (?:copy|replicate|match)|head start|years? ahead',
          '(?:nobody|no one|no competitor|cannot|hard|difficult)[^.]{0,40}(?:copy|copied|replicate\\w*|catch up|match)',
          'competitive advantage|unfair advantage',
        ),
      ),
    },
  ],
  'Which segment comes first, and which does it open?': [
    {
      what: 'which segment comes first',
      words: 'first start beachhead initial pilot segment',
      tells: all(
        any(
          says(
            'beachhead',
            '(?:first|initial|home|launch) (?:market|segment|city|region|vertical|customers? (?:are|is|will))',
            'focus(?:ed|ing|es)? (?:first|initially) on',
          ),
          all(
            says(
              '(?:we |will |to )?(?:start|starting|begin|beginning|launch|launching)(?:s|ed)? (?:first )?(?:with|in|by)',
              '(?:first|initially),? (?:we|in|with|to|the)|phase (?:1|one)',
            ),
            says('markets?|segments?|customers?|cit(?:y|ies)|regions?|countr(?:y|ies)|verticals?|\\p{L}{4,}s'),
            under('market', 'go-to-market', 'roadmap', 'ask'),
          ),
        ),
        not(under('pricing', 'terms', 'faq', 'team')),
      ),
    },
    {
      what: 'which one follows',
      words: 'then next expand adjacent later after',
      tells: all(
        groundedIn,
        says(
          'expan(?:d|ds|ding|sion) (?:in)?to|followed by|next (?:market|segment|city|region|vertical|countr\\w+)',
          'adjacent|roll[- ]?out to|mov(?:e|ing) into|opens? up',
          '(?:second|third) (?:market|segment|city|region|vertical)',
          'then (?:to|in|into|the|expand|move|open|add)|phase (?:2|two)|after that,? (?:we|the|in)|later,? (?:we|in|to)',
        ),
        any(ahead, under('go-to-market', 'roadmap', 'market')),
        not(under('pricing', 'terms', 'faq', 'team')),
      ),
    },
  ],
}
