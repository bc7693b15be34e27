/** The privacy policy. It must match what the software does with data. */
import { signInLimits } from '#db/limits.ts'
import type { LegalSection } from './legal.ts'

const { knownAddressDays, longestSessionDays, sessionDays } = signInLimits

export const privacyChanged = { iso: '2026-11-23', words: 'November 23, 2026' }

export const privacy: LegalSection[] = [
  {
    title: 'Who is responsible',
    text: [
      'Panel is software that its operator runs: the company or person who gave you this address. The operator decides what happens to the data described here and is the one to ask about it.',
    ],
  },
  {
    title: 'What is kept about you',
    text: [
      'Your account: username, email address, first and last name if you give them, your role, and the day you joined. Your password is kept only as an Argon2id hash, from which it cannot be read back.',
      'If you register for early access: your email address, the date, and notes that an administrator adds about your request. If you add sub-accounts: their names and email addresses. If you registered with an invitation: what its maker noted about it.',
    ],
  },
  {
    title: 'What is kept about your work',
    text: [
      'Your projects with their names and notes; the files you upload; the text read from them; for websites, the text and pictures of the pages; and what the analysts wrote: opinions, votes, reports, and a record of each step of a review. For each day on which you start reviews: how many, and what the language model cost.',
      'Only you and the administrators of this installation can open them.',
    ],
  },
  {
    title: 'Where your submissions go',
    text: [
      'If the operator has connected a language model, the text of your submission is sent to it so that the analysts can review it. Which model, where it runs and what its provider keeps is for the operator to say.',
      'If no model is connected, a rubric reviews your submission on the operator’s own machine and nothing is sent anywhere. Each report says which of the two it was.',
    ],
  },
  {
    title: 'Cookies and tracking',
    text: [
      'Panel sets no cookies, uses no analytics and loads nothing from other companies. These pages carry no scripts, or, where there is a form, none before you touch it.',
      `When you sign in, your browser keeps a session token in its local storage, so that you stay signed in. Signing out removes it. The server keeps only its SHA-256 hash. It ends when you have not used it for ${sessionDays} days, and after ${longestSessionDays} days at the latest.`,
    ],
  },
  {
    title: 'Technical records',
    text: [
      `To slow down people who guess passwords or overload the service, the server counts requests by network address for a short time. The addresses from which you signed in are kept as SHA-256 hashes for ${knownAddressDays} days, so that strangers who guess your password elsewhere do not keep you out. Its log notes errors with the number of the request, and leaves out passwords, tokens and the contents of your submissions.`,
    ],
  },
  {
    title: 'How long it is kept',
    text: [
      'A project, with its files and reports, is kept until you delete it. An account, with all its projects, is kept until it is deleted; ask the operator. An early-access request is kept until the operator removes it. Backups that the operator makes may hold deleted data for longer.',
    ],
  },
  {
    title: 'What you can ask for',
    text: [
      'You can see and correct your account under Account Settings, and delete your projects yourself. You can ask the operator for a copy of what is kept about you, for its correction or deletion, and for an end to its use; depending on where you live, the law gives you these rights and the right to complain to an authority.',
    ],
  },
  {
    title: 'Changes to this policy',
    text: [
      'If this policy changes in a way that matters, you get at least 30 days’ notice, by email or in Panel. The date below the title says when it last changed.',
    ],
  },
]
