/** Every mail of a sequence wants something else of its reader. */
import type { SightedQuote } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence, sentencesOf } from '../text.ts'
import { worried } from '../views.ts'
import { isUnasked, type Mail, mailsIn } from './mailing.ts'

/** Fewer kinds are one ask and an easier way to it. */
const fewest = 3

const you = '(?:you (?:can|could|may)|please|just|would you|could you|can you|do you|let me|want to|feel free to)'
/** Each kind in words that ask for it; what is only told of is no ask. */
const kinds: readonly [name: string, pattern: RegExp][] = [
  [
    'a call',
    /\b(?:\d{1,2}|ten|fifteen|twenty|thirty|a few|a couple of)[- ]min(?:ute)?s?\b[^.?!\n]{0,60}\b(?:call|chat|talk|phone|zoom|meet|coffee|on|this|next)\b|\b(?:hop|jump|get) on a (?:quick |short )?call\b|\b(?:book|schedule|pick|grab) (?:a |your )?(?:time|slot|call|meeting)\b/i,
  ],
  [
    'a download',
    new RegExp(
      `\\b${you}\\b[^.?!\\n]{0,40}\\bdownload\\b|^\\W*download (?:it|the|our|your)\\b|\\bgrab (?:the|your|our) (?:free )?(?:guide|checklist|template|report|e-?book|pdf)\\b`,
      'i',
    ),
  ],
  [
    'a look at a demo',
    new RegExp(
      `\\b(?:${you}|see|watch|try)\\b[^.?!\\n]{0,30}\\b(?:demo|video|recording|walk-?through|webinar)\\b`,
      'i',
    ),
  ],
  [
    'a reply',
    /\b(?:(?:just |simply )?(?:reply|answer|write back|respond)(?: to this(?: e-?mail| mail)?)? (?:with |by )?["“'‘]?(?:yes|no|ok|1|2|send|interested|box|go)\b)/i,
  ],
  [
    'an order',
    /\b(?:order|buy) (?:it |one |yours |now |a box |here|today|online|a )\b|\b(?:start|begin) (?:your |a )?(?:free )?trial\b|\bsign up (?:here|at|today|now|for)\b/i,
  ],
  ['a forward', /\b(?:who is the right|right person|point me to|forward (?:this|it|me))\b/i],
]

interface Ask {
  kind: string
  mail: number
  quote: SightedQuote
}

function askOf(mail: Mail, number: number): Ask | null {
  for (const block of mail.body)
    for (const sentence of sentencesOf(block)) {
      const kind = kinds.find(([, pattern]) => pattern.test(sentence.text))
      if (kind) return { kind: kind[0], mail: number, quote: quoteSentence(sentence) }
    }
  return null
}

function detect(reading: Reading): Sighting[] {
  const { document, visible } = reading
  const mails = mailsIn(visible)
  if (mails.length < fewest || !isUnasked(document.title, visible)) return []
  const asks = mails.flatMap((mail, at) => askOf(mail, at + 1) ?? [])
  const first = asks.filter((ask, at) => asks.findIndex(({ kind }) => kind === ask.kind) === at)
  if (first.length < fewest) return []
  return [
    {
      severity: 1,
      quotes: first.slice(0, 3).map(({ quote }) => quote),
      facts: {
        kinds: first.length,
        mails: mails.length,
        list: first.map(({ kind, mail }) => `${kind} (mail ${mail})`).join(', '),
        last: first.at(-1)?.kind ?? '',
      },
    },
  ]
}

export const mailAsksVary: Observation = {
  id: 'mail-asks-vary',
  category: 'action',
  appliesTo: reading => reading.english && reading.page === null && reading.form === 'memo',
  sources: ['UNB-AR'],
  detect,
  views: {
    'funnel-fixer': worried(
      s => `The ${s.facts.mails} mails want ${s.facts.kinds} different things: ${s.facts.list}.`,
      s => `Choose the one step that a busy reader can take in a minute, and ask for it in all ${s.facts.mails} mails.`,
      s => `With ${s.facts.list} no mail builds on the one before it.`,
    ),
    'skeptical-buyer': worried(
      s => `I am asked for something else each time: ${s.facts.list}. Which of them should I weigh?`,
      'Say in the first mail what you want of me in the end, and how little it takes.',
      s => `Each new wish, down to ${s.facts.last}, makes the last one look unimportant.`,
    ),
    positioning: worried(
      s =>
        `${s.facts.kinds} asks in ${s.facts.mails} mails leave open what this offer is first of all: ${s.facts.list}.`,
      'Let each mail give another reason for the same step.',
      'A sequence is remembered for one thing at most.',
    ),
  },
}
