/** What a team and execution analyst asks. */
import { type Asked, amountOf, both, dated, named, says } from './part.ts'

const hasPeople = ({ people }: { people: readonly unknown[] }) => people.length > 0

export const team: Record<string, Asked> = {
  'Who is named, and what have they done that bears on this?': {
    parts: [
      {
        what: 'people',
        so: 'by name',
        words: 'founder cofounder ceo cto coo cfo director team author owner',
        roles: ['team'],
        answers: hasPeople,
      },
      {
        what: 'what they have done before',
        words: 'former formerly previously ex experience built founded led worked years background degree',
        phrase: /\b(?:ex-\p{L}+|\d+ years)\b/u,
        roles: ['team'],
        answers: says(
          /\b(?:former\w*|previous\w*|ex-|experience|built|founded|led|ran|worked|years|background|managed|designed|trained|degree|phd|launched|sold|spent)/i,
        ),
      },
    ],
  },
  'Which essential role is empty?': {
    parts: [
      {
        what: 'a role that is still to be filled',
        words: 'hire hiring recruit vacancy vacant headcount',
        phrase:
          /\b(?:open (?:role|position)|looking for (?:a|an)|we need (?:a|an)|join us|to be (?:hired|filled|appointed)|no (?:cto|sales|cfo))\b/,
        roles: [],
      },
    ],
  },
  'What comes first, second and third, by when, and who owns it?': {
    parts: [
      {
        what: 'steps',
        so: 'with their dates',
        words: 'roadmap milestone phase plan launch schedule timeline quarter ship release deadline',
        phrase:
          /\b(?:q[1-4]|week \d|month \d|by (?:january|february|march|april|may|june|july|august|september|october|november|december|the end))\b/,
        roles: ['roadmap'],
        answers: sentence => sentence.time !== 'past' && (dated(sentence) || /\bQ[1-4]\b/.test(sentence.text)),
      },
      {
        what: 'who owns them',
        words: 'owner owns responsible lead leads accountable assigned',
        phrase: /\b(?:led by|run by|owned by)\b/,
        answers: both(
          says(/\b(?:own|responsible|lead|led|accountable|assigned|run by)\w*/i),
          sentence => hasPeople(sentence) || named(sentence),
        ),
      },
    ],
  },
  'How long does the money last, and what lands before it ends?': {
    parts: [
      {
        what: 'how long the money lasts',
        so: 'as a time',
        words: 'runway burn cash',
        phrase: /\b(?:money (?:lasts|runs)|months of (?:runway|cash)|funded (?:until|through)|last(?:s)? us)\b/,
        answers: sentence => amountOf('duration')(sentence) || sentence.moments.length > 0,
      },
      {
        what: 'what lands before it ends',
        words: 'milestone runway reach',
        phrase: /\b(?:before|by then|gets? us to|takes? us to|enough to|in that time|break[- ]even|profitab\w+)\b/,
        roles: ['ask'],
        answers: both(
          says(/\b(?:reach|before|by|gets? us|takes? us|enough to|break[- ]even|profitab|launch|hire|milestone)\w*/i),
          sentence => dated(sentence) || sentence.amounts.length > 0,
        ),
      },
    ],
  },
  'On whom outside does the plan depend?': {
    parts: [
      {
        what: 'somebody outside on whom it depends',
        words:
          'depend dependent dependency partner partnership supplier regulator approval permit platform vendor subcontractor',
        phrase: /\b(?:relies on|rely on|subject to|third[- ]party|pending|contingent)\b/,
        answers: either =>
          named(either) ||
          /\b(?:depend|rel(?:y|ies) on|subject to|contingent|approval|permit|supplier|partner)/i.test(either.text),
      },
    ],
  },
}
