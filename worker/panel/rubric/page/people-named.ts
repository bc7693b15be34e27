/** Who stands behind the offer, with what one can hold against their names. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf, quoteSentence } from '../text.ts'
import { brief, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'
import { tellsTerms } from './plain-terms.ts'
import { underHeading } from './zones.ts'

const heading =
  /^(?:who (?!(?:it|this)\b).{2,30}|about (?:me|us|the \p{L}+)|your (?!data\b)\p{L}+|(?:our|the|meet (?:the|our)) (?:team|people|teachers?|guides?|instructors?|doctors?|therapists?|makers?|founders?|trainers?|coach(?:es)?)|teachers?|team|people|guides?|instructors?|founders?|staff|the (?:workshop|kitchen|crew)|we are .{2,30})\W*$/iu
/** Not whom it is for, and not who bought it. */
const notThem =
  /\b(?:who (?:it is|it['’]s|should|uses?|trusts?|buys?|needs?|benefits|we (?:help|serve|work))|customers?|clients)\b/i
const fullName =
  /(?<!\p{L})((?:(?:Dr|Prof|Mrs?|Ms)\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:van|von|de|da|del|di|O['’]|Mc|Mac) ?)?\p{Lu}[\p{L}’'-]+)(?!\p{L})/u
const record =
  /\b(?:since (?:19|20)\d\d|for (?:\d+|ten|twelve|fifteen|twenty|thirty) years|trained (?:at|as|with|in)|taught|qualified|certified|registered|licensed|champion|retired|formerly|former|came from|worked (?:at|for|as|in)|spell as|studied|degree|doctorate|professor|opened the|founded the|built|apprentice\w*|level \d|holds (?:an?|the)|ran the|led the)\b/i
/** Streets, firms and days are written like names. */
const notName =
  /\b(?:Gas Safe|Guilds?|Level|Grade|NVQ|Diploma|Certificate|Degree|Safe|Register|Registered|Certified|Chartered|Association|Institute|Society|Guild|Federation|Board|Authority|Foundation|Trust|Award|Street|Road|Lane|Square|Ltd|GmbH|Inc|University|College|School|Hospital|Council|National|Royal|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|New|North|South|East|West|Our|We|The|San|Saint)\b/

/** A person opens the sentence or is introduced; capitals further on belong to schools, bodies and awards. */
const introduces = /(?:^\W*|\b(?:I am|I['’]m|is|are|with|by|and|or|meet|called|named) |, )$/i

export const peopleNamed: Observation = {
  id: 'people-named',
  category: 'proof',
  appliesTo: tellsTerms,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const under = new Set(
      underHeading(page.content, block => heading.test(block.text.trim()) && !notThem.test(block.text)),
    )
    for (const sentence of ownSentences(page, reading)) {
      const { text, block } = sentence
      if (!under.has(block) || block.type === 'heading' || !record.test(text)) continue
      const name = everyMatch(fullName, text).find(
        ({ groups, index }) => groups[0] && !notName.test(groups[0]) && introduces.test(text.slice(0, index)),
      )?.groups[0]
      if (!name || name === page.brand) continue
      const over = [...under].findLast(
        other => other.type === 'heading' && page.content.indexOf(other) < page.content.indexOf(block),
      )
      return [
        sight(1, [quoteSentence(sentence), over && quoteOf(over)], {
          who: name,
          told: brief(text, 100),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{told}”: that is somebody whom I could ask about.',
      'Keep what is told of {who} to what a caller could confirm.',
      'A name with a record is one that I can look up.',
    ],
    positioning: [
      '?',
      'Is {who} the reason why people choose {name}? The record is told, and not what it decides.',
      'Ask the last ten customers whether {who} was the reason.',
      'The record is particular; whether customers come for it only they can say.',
    ],
    'team-execution': [
      '+',
      '“{told}” ties the work to a name and a record.',
      'Name {who} with the same record where the work itself is described.',
      'A record that is told with a name can be asked about.',
    ],
    'investment-opportunity': [
      '+',
      '{who} comes with a history that can be asked about.',
      'Ask two people who worked with {who} before.',
      '“{told}” is a statement that somebody else could confirm or deny.',
    ],
  }),
}
