/** A funnel fixer's questions about a text. For a page, `page-questions.ts` looks at its actions and fields instead. */
import { all, any, inTable, lasting, not, type QuestionParts, says, type Test, under } from './part.ts'

const reaches = /\S@\S+\.\p{L}{2,}|https?:\/\/|www\.|\+?\d[\d ()-]{7,}\d/u
/** Addressed to the reader: at the beginning of a sentence or clause. */
const asks = clauseBegins(
  'book (?:a|your|now)|call (?:us|me|now)|e-?mail (?:us|me)|reply (?:to|with|by|and)',
  'just reply|hit reply|visit us|sign up|register|subscribe|download',
  "contact us|get in touch|write to|let[’']s talk|schedule a|join (?:us|the)|apply (?:by|at|now|for)|order (?:now|at|by|online|from)|get started",
  'would you (?:be )?(?:open|free|have|like)|happy to (?:show|send|call|meet)|send (?:us|me) (?:a|an|your)',
)

function clauseBegins(...steps: string[]): Test {
  const pattern = new RegExp(`(?:^|[,.:;–—>(] ?|(?:please|or|so) )(?:${steps.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return ({ text }) => pattern.test(text)
}

export const nextStep = any(
  all(asks, not(inTable), not(under('team', 'market', 'problem', 'competition', 'traction', 'financials'))),
  all(under('contact', 'ask'), ({ text }) => reaches.test(text)),
)

const answers =
  'call|send|contact|e-?mail|answer|reply|be in touch|get back|confirm|come|visit|ring|write|follow up|arrange'

export const funnel: QuestionParts = {
  'What is the one next step, and does its label say what happens?': [
    {
      what: 'a next step',
      words: 'contact book call email write reply apply register order visit',
      tells: nextStep,
    },
  ],
  'What happens after the step: who answers, how and how soon?': [
    {
      what: 'what happens after the step',
      words: 'reply answer confirm send call next within',
      tells: says(
        `(?:we|I)(?:[’']ll| will) (?:then |also |personally )?(?:${answers})`,
        "you(?:[’']ll| will) (?:get|receive|hear|be (?:called|contacted|invited)|meet|have (?:a|an|your))",
        '(?:repl(?:y|ies)|responds?|answer(?:s|ed)?|get back to you|call you back|confirm\\w*)[^.]{0,40}(?:within|same day|in (?:\\d+|one|two) )',
      ),
    },
    {
      what: 'how soon',
      words: 'within day hour immediately tomorrow',
      tells: all(
        any(
          lasting,
          says(
            'same day|immediately|at once|straight away|next (?:business|working) day|tomorrow',
            'by (?:mon|tues|wednes|thurs|fri)day',
          ),
        ),
        says(
          'repl\\w+|respon\\w+|answer\\w*|contact|call\\w*|confirm\\w*|hear|touch|send|sent|back to|book\\w*',
          'deliver\\w*|start\\w*|set ?up|ready',
        ),
        says(
          'within|same day|immediately|at once|straight away|next (?:business|working) day|tomorrow',
          'in (?:\\d+|one|two|an?) \\p{L}+|by \\p{L}+day|\\d+[- ]\\p{L}+ (?:reply|response|call)',
        ),
        not(under('traction', 'market', 'financials', 'team', 'pricing')),
      ),
    },
  ],
}
