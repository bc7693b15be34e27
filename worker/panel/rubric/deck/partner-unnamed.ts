/** A partner or a buyer is mentioned for its weight and not by its name. */
import { anyCase } from '../any-case.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { isForFunding, onDeck, placed, sentencesOn, view } from './finding.ts'
import { isHoped } from './statements.ts'

const weighty =
  'leading|major|large|largest|global|top|top[- ]tier|tier[- ]?(?:1|one)|big|biggest|well-known|renowned|prestigious|international|Fortune \\d+|blue[- ]chip'
const unnamed = anyCase(
  `\\b(?:partner(?:ship|ships|ed|ing)?|cooperation|collaborat(?:ion|ing)|agreement|contract|deal|pilot|project)s? with (?:an? |the |one of the |some of the |several |two |three |four |\\d+ (?:of the )?)?(?:world['’]s )?(?:${weighty})\\b[^.,;:(\\n]{0,40}`,
)
/** The name follows in brackets, after a comma or a colon. */
const named = /^\s?(?:[(:,–—-]|such as|like|including|named|called)\s?(?:the )?\p{Lu}/u
/** "major retailer REWE", "leading clinic group Sanora". */
const ownName =
  /\s(?!(?:OEMs?|EU|UK|US|USA|AI|IT|VC|NGOs?|B2B|Fortune|Europe(?:an)?|German|French|Swiss|British|American|Asian|African|Indian)\b)\p{Lu}[\p{L}\d]+/u

export const partnerUnnamed: Observation = {
  id: 'partner-unnamed',
  category: 'traction',
  appliesTo: isForFunding,
  sources: ['STAN', 'A16-1'],
  detect: onDeck((deck, reading) =>
    deck.main.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(unnamed, sentence.text)[0]
        if (!match || negated(sentence.text, match.index) || isHoped(sentence.text) || sentence.text.endsWith('?'))
          continue
        if (/\b(?:confidential|under NDA|not yet public|name on request)\b/i.test(slide.text)) continue
        if (ownName.test(match.text.replace(/^\S+/, '')) || named.test(sentence.text.slice(match.index + match.length)))
          continue
        return [
          {
            severity: 1 as const,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: { said: match.text.replace(/\s+/g, ' ').trim(), ...placed(deck, slide) },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'investment-opportunity': view(
      '-',
      f => `“${f.said}” leaves out with whom. What it is worth hangs on the name and on what was agreed.`,
      () => 'Name the partner, or write that the name is confidential and what has been signed.',
      f => `I cannot ask anybody about “${f.said}”.`,
    ),
    'market-competition': view(
      '-',
      f => `Whether “${f.said}” keeps rivals out cannot be told, because neither the name nor the terms stand with it.`,
      () => 'Write whether the partner works with others in the field as well.',
      f => `An adjective stands in “${f.said}” where a name would.`,
    ),
    'team-execution': view(
      '?',
      f => `What has been done so far under “${f.said}”, and by whom?`,
      () => 'Write what each side has delivered.',
      f => `“${f.said}” may be a signed contract or a first meeting.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.said}” asks me to be impressed by somebody whom I may not know.`,
      () => 'Give the name, or leave the line out.',
      f => `A name I could look up, and “${f.said}” I cannot.`,
    ),
  },
}
