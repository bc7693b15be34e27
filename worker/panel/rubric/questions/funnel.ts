/** What a funnel fixer asks of a text; of a page the actions and fields themselves are looked at (`page-questions.ts`). */
import { type Asked, amountOf, says } from './part.ts'

export const funnel: Record<string, Asked> = {
  'What is the one next step, and does its label say what happens?': {
    parts: [
      {
        what: 'a next step',
        words: 'contact email call book apply register download order join reply subscribe install visit sign',
        phrase:
          /\b(?:get in touch|reach (?:us|out)|sign up|next steps?|write to|let['’]s talk|get started|schedule a)\b/,
        roles: ['contact'],
        answers: says(
          /\b(?:book|apply|register|download|order|reply|subscribe|install|sign up|call|email|write|visit|contact|schedule|join)\b|@|\bwww\.|https?:/i,
        ),
      },
    ],
  },
  'What happens after the step: who answers, how and how soon?': {
    parts: [
      {
        what: 'what happens after the step',
        words: 'reply respond response confirm confirmation onboarding',
        phrase:
          /\b(?:get back to|we(?:['’]ll| will) (?:call|send|contact|email|answer|reply|be in touch)|you(?:['’]ll| will) (?:get|receive|hear)|within (?:\d+|one|two|an?))\b/,
        answers: says(/\b(?:we(?:['’]ll| will)|you(?:['’]ll| will)|our team|somebody|reply|respond|confirm)/i),
      },
      {
        what: 'how soon',
        words: 'reply respond response confirm',
        phrase: /\b(?:within|same day|immediately|next (?:business|working) day|in \d+ (?:minutes|hours|days))\b/,
        answers: sentence =>
          (amountOf('duration')(sentence) ||
            /\b(?:same day|immediately|at once|next (?:business|working) day|tomorrow)\b/i.test(sentence.text)) &&
          /\b(?:repl|respon|answer|contact|call|confirm|hear|touch|send|back to)/i.test(sentence.text),
      },
    ],
  },
}
