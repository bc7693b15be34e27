/** A mail says what a stranger's silence means: that something good is no matter to the reader. */
import { anyCase } from '../any-case.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteFound, sentencesOf } from '../text.ts'
import { worried } from '../views.ts'
import { isUnasked, mailsIn } from './mailing.ts'

const guess =
  "(?:I['’]m guessing|I(?: am)? guess(?:ing)?|I['’]m assuming|I(?: am)? assum(?:e|ing)|I(?:['’]ll| will| can| must)? (?:assume|take it|conclude|suppose)|it (?:seems|looks like|appears)|apparently)"
/** "Saving three hours a week isn't a priority for you": "this" and "now" would leave the reader a way to save face. */
const unimportant = anyCase(
  `\\b${guess} (?:that )?((?!(?:this|it|that|now|the timing|timing|we|I|you(?! (?:don|do not|are not|aren)))\\b)[^.?!\\n]{3,90}?(?:isn['’]t|is not|aren['’]t|are not|don['’]t|do not|no longer)[^.?!\\n]{0,30}\\b(?:priority|important to you|a concern|interested? (?:you|in)|care about|matter to you|care)\\b[^.?!\\n]{0,24})`,
)

/** The mail lets the reader go in the same breath. */
const lettingGo =
  /\b(?:won['’]t|will not|stop) (?:be )?(?:writ\w+|mail\w*|e-?mail\w*|bother\w*|follow\w*|contact\w*|chas\w+)\b|\btake (?:this|you|it) off\b|\bno (?:worries|hard feelings|problem)\b|\b(?:totally|completely|perfectly|that['’]s) (?:fine|ok|okay|understand\w*)\b|\bI understand\b/i

function detect(reading: Reading): Sighting[] {
  const { document, visible } = reading
  const mails = mailsIn(visible)
  if (mails.length < 2 || !isUnasked(document.title, visible)) return []
  for (const [at, mail] of mails.entries()) {
    if (at === 0 || mail.body.some(({ text }) => lettingGo.test(text))) continue
    for (const block of mail.body)
      for (const sentence of sentencesOf(block)) {
        const match = unimportant.exec(sentence.text)
        if (!match || sentence.text.endsWith('?')) continue
        return [
          {
            severity: 1,
            quotes: [quoteFound(sentence, match.index, match[0].length)],
            facts: { words: (match[1] ?? '').trim(), mail: at + 1, mails: mails.length },
          },
        ]
      }
  }
  return []
}

export const mailSilenceRead: Observation = {
  id: 'mail-silence-read',
  category: 'voice',
  appliesTo: reading => reading.english && reading.page === null && reading.form === 'memo',
  sources: ['MATHUR', 'CAN-SPAM'],
  detect,
  views: {
    brand: worried(
      s => `“${s.facts.words}” tells a stranger what the silence means, and it sounds like a reproach.`,
      'End with what the reader can still do, and leave the reasons for not answering to the reader.',
      s => `The last tone that stays in the ear is that of “${s.facts.words}”.`,
    ),
    'skeptical-buyer': worried(
      s => `I did not answer a mail that I never asked for, and mail ${s.facts.mail} concludes: “${s.facts.words}”.`,
      s => `Take “${s.facts.words}” out and say once that no more mails will come.`,
      'Whoever explains my silence to me gets no answer at all.',
    ),
    'funnel-fixer': worried(
      s =>
        `Mail ${s.facts.mail} of ${s.facts.mails} works with guilt: “${s.facts.words}”. A reader who was only busy has to admit to something in order to answer.`,
      'Test a last mail that gives one new fact against this one.',
      s => `“${s.facts.words}” makes yes harder to say than before.`,
    ),
  },
}
