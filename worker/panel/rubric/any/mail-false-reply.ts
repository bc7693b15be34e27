/** The first mail of a sequence to strangers has the subject of an answer. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteAround } from '../text.ts'
import { worried } from '../views.ts'
import { isUnasked, mailsIn } from './mailing.ts'

const answering = /^["“]?\s?(?:re|fwd?|fw|aw)\s?(?:\[\d\])?:\s*\S/i
/** There was something before it after all. */
const before =
  /\b(?:thank(?:s| you) for (?:your|the|coming|meeting|calling|talking|getting)|(?:we|you and I) (?:met|spoke|talked|chatted)|(?:nice|good|great|lovely) (?:to (?:meet|speak|talk)|meeting|speaking|talking|chatting)|you (?:asked|wrote|requested|downloaded|registered|enquired|inquired|contacted|called|replied|sent)|your (?:request|enquiry|inquiry|order|message|e-?mail|question|application|reply|post|advert|job ad)|as (?:promised|agreed|discussed)|when we (?:last )?(?:met|spoke|talked)|last time we|our (?:last |recent )?(?:call|meeting|conversation|talk|visit))\b/i

function detect(reading: Reading): Sighting[] {
  const { document, visible } = reading
  const mails = mailsIn(visible)
  const [first] = mails
  if (mails.length < 2 || !first || !answering.test(first.subject) || !isUnasked(document.title, visible)) return []
  // Mails that are counted from another number, or steps of which some are calls, have something before them.
  if (first.heading !== '' && !/^\D*0?[01]\b/.test(first.heading)) return []
  if (first.body.length === 0 || first.body.some(({ text }) => before.test(text))) return []
  const at = first.block.text.indexOf(first.subject)
  return [
    {
      severity: 2,
      quotes: [quoteAround(first.block, at, first.subject.length)],
      facts: { subject: first.subject.replace(/^["“]|["”]$/g, ''), mails: mails.length },
    },
  ]
}

export const mailFalseReply: Observation = {
  id: 'mail-false-reply',
  category: 'honesty',
  appliesTo: reading => reading.english && reading.page === null && reading.form === 'memo',
  sources: ['CAN-SPAM'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `“${s.facts.subject}” looks like an answer to me, and it is the first of ${s.facts.mails} mails. I wrote nothing.`,
      s => `Say in the subject what the mail is about, without the mark of an answer in “${s.facts.subject}”.`,
      s => `I would open “${s.facts.subject}”, see that it answers nothing, and read no further.`,
    ),
    brand: worried(
      s => `The first thing that a stranger reads is “${s.facts.subject}”, which pretends to a correspondence.`,
      'Open with a subject that the sender could defend on the telephone.',
      s => `A name that arrives under “${s.facts.subject}” starts with a small untruth.`,
    ),
    'funnel-fixer': worried(
      s =>
        `“${s.facts.subject}” on the first mail may bring opens from people who expected an answer, and they are no readers.`,
      'Test a subject that names the matter, and compare replies rather than opens.',
      s => `Opens of “${s.facts.subject}” say nothing about interest.`,
    ),
    positioning: worried(
      s => `“${s.facts.subject}” spends the first line on looking like an answer, where it could say what this is.`,
      'Put the one thing that the addressee does not know into the subject.',
      s => `Nothing in “${s.facts.subject}” says why this sender and no other.`,
    ),
    'team-execution': worried(
      s => `Mail 1 of ${s.facts.mails} goes out as “${s.facts.subject}”, though nothing was sent before it.`,
      'Read the subject of each mail against what it truly follows, before it is loaded.',
      s => `“${s.facts.subject}” is a shortcut that somebody must answer for.`,
    ),
  },
}
