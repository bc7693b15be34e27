/** Mails to many who did not ask for them, without a word on how to stop them. */
import type { Observation } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { worried } from '../views.ts'
import { isUnasked, mailsIn } from './mailing.ts'

/** Told in a mail, or noted beside it: "footer is added by the tool". */
const wayOut =
  /\b(?:one|a) (?:word|line|click|“?no”?|"no")[^.\n]{0,40}\b(?:enough|quiet|ends?|stops?|gone|do)\b|(?:“no”|"no")[^.\n]{0,20}\benough\b|\b(?:and|then) (?:I|we)(?: am| are| will|['’]m|['’]re|['’]ll)? (?:be |go |stay )?(?:quiet|silent|gone|stop|leave)\b|\b(?:just )?say so\b|\bnot for you\b|\bleave (?:here|any ?time|at any time|us here)\b|\b(?:this|these) (?:ends?|stops?) (?:when|if|here|with)\b|\bmake (?:it|me|this|them) (?:stop|go away)\b|\blast (?:mail|message|note|thing|you)[^.\n]{0,30}\b(?:unless|hear|from me)\b|\bunsubscri\w+|\bopt(?:ing|ed|s)?[- _]?out\b|\bpreferences?\b|\bsuppress\w*|\bfooters?\b|\b(?:reply|answer|write|text|type|say|tell me|let me know|respond)\b[^.\n]{0,50}\b(?:stop|remove|no|not)\b|\b(?:stop|end|pause) (?:these|all|future|further|receiving|getting|hearing|e-?mail\w*|mail\w*|messag\w*|writing|(?:the|my|our) (?:\p{L}+ ){0,2}(?:e-?mails?|mails?|messages?|notes?|series|sequence|list))\b|\b(?:take|remove|strike|delete|drop) (?:you|your (?:name|address|e-?mail))\b|\b(?:off|leave) (?:this|the|my|our) list\b|\bdo not (?:contact|mail)\b|\b(?:not interested|no longer (?:want|wish))\b|\b(?:rather|prefer) (?:not|I (?:stop|didn))\b|n['’]t (?:want|wish) to (?:hear|get|receive)\b|\bleave you (?:alone|in peace)\b|\b(?:won['’]t|will not|stop) (?:write|writing|mail|e-?mail|contact|bother)\w*\b|\{\{[^}\n]*(?:unsub|opt)[^}\n]*\}\}/iu

function detect(reading: Reading) {
  const { document, visible } = reading
  const mails = mailsIn(visible)
  if (mails.length < 2 || !isUnasked(document.title, visible)) return []
  // A hidden or small line may hold it too.
  if (document.blocks.some(({ text }) => wayOut.test(text))) return []
  return [
    {
      severity: 2 as const,
      quotes: [],
      lookedFor: 'a word in the mails on how to stop them: unsubscribe, opt out, “reply stop”',
      facts: { mails: mails.length, all: mails.length === 2 ? 'either of the 2' : `any of the ${mails.length}` },
    },
  ]
}

export const mailNoOptOut: Observation = {
  id: 'mail-no-opt-out',
  category: 'honesty',
  appliesTo: reading => reading.english && reading.complete && reading.page === null && reading.form === 'memo',
  sources: ['CAN-SPAM', 'GDPR21'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `I never asked for these ${s.facts.mails} mails, and I found no word in ${s.facts.all} on how to stop them.`,
      'Put one plain line into each mail that says how to get no more of them, or note here that the tool adds it.',
      s => `I read ${s.facts.mails} mails and would not know how to end them.`,
    ),
    brand: worried(
      s => `The sequence has ${s.facts.mails} mails and no line in ${s.facts.all} that lets a reader say no.`,
      'Write the line in the voice of the mails, so that leaving is as polite as arriving.',
      'Whoever cannot leave remembers the sender for that.',
    ),
    'funnel-fixer': worried(
      s => `I looked for a way out of the sequence and found none in ${s.facts.all} mails: no link, no “reply stop”.`,
      'Add the way out to every mail, and take whoever uses it out of the list before the next send.',
      'A reader who finds no way out has the spam button left.',
    ),
    'team-execution': worried(
      s => `The sequence has ${s.facts.mails} mails and says in none of them how to stop them.`,
      'Settle who adds the line, the writer or the tool, and check one test mail for it.',
      'A rule of bulk mail is left to chance here.',
    ),
  },
}
