/** A kind of message that is left out, and is sent. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { isBoundedApart } from '../readers/scopes.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const channels: [name: string, noun: string][] = [
  ['text messages', '(?:SMS(?:es)?|text messages?|texts)'],
  ['e-mail', '(?:e-?mails?)'],
  ['push messages', '(?:push (?:notifications?|messages?|notices?))'],
  ['calls', '(?:(?:phone |cold |sales )?calls)'],
]
const scope =
  /\b(?:non-?goals?|out of scope|not (?:in|part of)|won['’]t (?:do|build)|what (?:it|we) (?:will not|won['’]t|do not|don['’]t))\b/i
const other =
  /\b(?:opt(?:ed|s|ing)?[- ]?(?:in|out)|later|phase (?:2|two)|v2|version 2|next (?:release|version)|marketing|promotional|unsolicited|sign-?ups?|login|log-?in|one-time|verification|codes?|until|if you (?:ask|want|wish)|on request|unless|or push|instead of|rather than|replaces?|fewer|existing|today)\b/i

const kinds = channels.map(([name, noun]) => ({
  name,
  denial: new RegExp(
    `^\\W*(?:no|never any|zero) ${noun}(?=\\s*(?:[.,;:!]|$|in v1|in this release|at all|ever))|\\b(?:we|it) (?:never|do not|does not|don['’]t|doesn['’]t|will not|won['’]t) send (?:any |you )?${noun}\\b`,
    'i',
  ),
  sends: new RegExp(
    `\\b(?:sends?|sending|send out|gets?|receives?|notif(?:y|ies) (?:\\w+ ){1,4}by|alerts? (?:\\w+ ){1,4}by|reminds? (?:\\w+ ){1,4}by|goes out (?:by|as)) (?:(?:an?|the|one|you|them|us|out|by|via|automatic|open shifts|reminders?|\\d+) )*${noun}\\b`,
    'i',
  ),
}))

/** "No SMS. Push and in-app only." in a list of what is left out, or on its own. */
function isDenied({ text, asked }: Told, denial: RegExp): boolean {
  return denial.test(text) && (scope.test(asked) || !/[?]/.test(asked))
}

export function channelDenied(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text) && !other.test(text))
  for (const { name, denial, sends } of kinds) {
    const denied = all.find(told => isDenied(told, denial))
    const sent =
      denied &&
      all.find(told => {
        const match = sends.exec(told.text)
        const before = match ? told.text.slice(0, match.index) : ''
        return (
          match &&
          areApart(told, denied) &&
          !isBoundedApart(denied.text, denial.exec(denied.text)?.[0] ?? '', told.text) &&
          !isPast(told.text) &&
          !scope.test(told.asked) &&
          !/\b(?:no|not|never|n['’]t|who|customers?|clients?|competitors?)\b[^.]{0,20}$/i.test(before)
        )
      })
    if (!denied || !sent) continue
    return [
      clash(reading, name, 'What is left out is not sent.', [
        { told: denied, words: denied.text.replace(/[.!]\s.*$|[.!]$/s, '').slice(0, 60) },
        { told: sent, words: sends.exec(sent.text)?.[0] ?? '' },
      ]),
    ]
  }
  return []
}
