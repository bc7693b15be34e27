/** One program under two licences. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import { bothQuotes, type Conflict } from '../conflict.ts'

const names: [name: string, written: string][] = [
  ['AGPL', 'A-?GPL(?:[- ]?v?3(?:\\.0)?)?|GNU Affero(?: General Public Licen[cs]e)?'],
  ['LGPL', 'LGPL(?:[- ]?v?[23](?:\\.\\d)?)?'],
  ['GPL', 'GPL(?:[- ]?v?[23](?:\\.0)?)?|GNU General Public Licen[cs]e'],
  ['BSL', 'Business Source Licen[cs]e(?: \\d\\.\\d)?|BSL(?: \\d\\.\\d)?|BUSL(?:-\\d\\.\\d)?'],
  ['SSPL', 'SSPL|Server Side Public Licen[cs]e'],
  ['Elastic', 'Elastic Licen[cs]e(?: \\d(?:\\.\\d)?)?'],
  ['Apache', 'Apache(?: Licen[cs]e)?(?:,? (?:version )?|-)2(?:\\.0)?|Apache Licen[cs]e'],
  ['MPL', 'MPL(?:[- ]2(?:\\.0)?)?|Mozilla Public Licen[cs]e(?: 2\\.0)?'],
  ['BSD', '(?:2|3)-clause BSD|BSD(?:-\\d-Clause)?'],
  ['ISC', 'ISC'],
  ['MIT', 'MIT'],
]
const lead =
  '(?:licen[cs]ed? (?:under|as|:)|under (?:the )?|released under|available under|source(?: code)? ?\\(|code ?\\(|repository ?\\(|github ?\\(|open source ?\\(|licen[cs]e: ?)(?: ?(?:the|an?) )?(?:terms of )?(?:the )?'
export const licences = names.map(
  ([name, written]) =>
    [
      name,
      anyCase(
        `${lead}(?:${written})(?![\\p{L}\\d])(?: licen[cs]e)?\\)?|(?<![\\p{L}\\d-])(?:${written})(?![\\p{L}\\d])[- ]licen[cs]ed?\\b`,
      ),
    ] as const,
)
/** What each of them has of both: they are many and long, and are compiled where a text has them. */
const anyName = anyCase(`(?:${names.map(([, written]) => written).join('|')})(?![\\p{L}\\d])`)
const beside = anyCase(`${lead}|[- ]licen[cs]e`)
export const mayName = (text: string): boolean => beside.test(text) && anyName.test(text)
/** A part with terms of its own, a choice of two, or a change with time. */
const other =
  /\b(?:docs?|documentation|fonts?|icons?|sdks?|clients?|plug-?ins?|librar(?:y|ies)|examples?|depend\w+|third[- ]party|servers?|enterprise|commercial|dual\w*|either|or later versions|bench\w*|scripts?|website|data|datasets?|models?|weights|images?|photos?|contribut\w+|converts?|becomes?|change date|after (?:two|three|four|\d) years|older|previous\w*|until|since|before|was|were|from version|up to version|fork\w*|based on|uses?|bundl\w+|includes?|compatible|core|agent|cli|parser|grammar|badge|university|press|incompatible|instead|not|unlike|than|you may)\b/i

interface Licence {
  name: string
  words: string
  block: Block
  text: string
}

function licencesIn(block: Block): Licence[] {
  const sentences = block.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return sentences.flatMap(text => {
    if (!mayName(text) || other.test(text)) return []
    const found = licences.flatMap(([name, pattern]): Licence[] => {
      const words = pattern.exec(text)?.[0]
      // "You may link it from MIT licensed code": not every licence that is named is its own.
      if (words && /^\S+[- ]licen[cs]ed?$/i.test(words) && wordsOf(text).length > 6) return []
      return words ? [{ name, words: words.replace(/^(?:under|licen[cs]e:) /i, ''), block, text }] : []
    })
    // "AGPL" holds "GPL", and the Business Source License names the one that follows it.
    return found.length === 1 || found[0]?.name === 'AGPL' ? found.slice(0, 1) : []
  })
}

export function licencesDiffer(reading: Reading): Conflict[] {
  const read = reading.visible.filter(
    block => block.text.length <= 2_000 && block.zone !== 'consent' && !/^\s*["“„«]/.test(block.text),
  )
  const all = read.flatMap(licencesIn)
  const [first] = all
  const second = all.find(({ name }) => name !== first?.name)
  if (!first || !second || new Set(all.map(({ name }) => name)).size !== 2 || first.block === second.block) return []
  return [
    {
      subject: 'the licence',
      first: first.words,
      second: second.words,
      because: 'Nothing beside them speaks of two parts or of a choice.',
      quotes: bothQuotes(
        { text: first.text, block: first.block, start: 0 },
        { text: second.text, block: second.block, start: 0 },
      ),
    },
  ]
}
