/** Words of praise in a text to read, signed by a trade, a place or an initial: nobody could be asked about them. */
import type { Block } from '#db/shapes.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { worried } from '../views.ts'

const fewest = 2
/** A quotation, with what stands behind its last mark on the same line. */
const quotation = /^\W{0,4}(?:[\p{L} ]{0,24}:\s*)?["“„«]([^"”“»]{8,300})["”“»]\s*(.*)$/u
const signature = /^[\s(–—~-]*(.{2,80}?)\s*\)?\.?$/u
/** "Jonas P.", "Bethan", "Dr Ortiz": a name, short as it may be. An initial alone is none. */
const fullName = /\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\.|(?:(?:van|von|de|der|den|al|el|bin|da|dos) )?\p{Lu}[\p{L}’'-]+)/u
const trades =
  /\b(?:manager|director|owner|founder|buyer|head|lead|leader|chief|customer|client|user|guest|patient|parent|painter|grower|farmer|baker|nurse|doctor|teacher|driver|engineer|exporter|chef|cook|foreman|operator|volunteer|student|mother|father|electrician|plumber|dentist|vet|accountant|restaurateur|retailer)\b/i
const initial = /^\p{Lu}\.(?:\s?\p{Lu}\.)?(?=,|\s|$)/u
/** It tells how the day went with the offer, in general words. */
const praise =
  /\b(?:best|great|love|loved|superb|excellent|amazing|recommend\w*|fantastic|wonderful|brilliant|perfect|awesome|outstanding|changed (?:my|our)|wouldn['’]t be without|they (?:just )?get it|game[- ]chang\w+|practical|happy|super|five stars|top|I want one|changed everything|wow)\b/i

/** "One of our clients told us it was “a game changer”". */
const inline =
  /\b((?:one of our|an?|another) (?:(?!former\b)\p{Ll}+ )?(?:clients?|customers?|users?|members?|guests?|owners?)) (?:recently )?(?:told us|tells us|said|says|called it|calls it|wrote|describes? it)\b[^.;“"]{0,30}["“]([^"”]{3,80})["”]/iu

interface Said {
  block: Block
  by: string
}

/** The signature on the same line, or alone on the next one. */
function signedBy(next: Block | undefined, rest: string): string | null {
  const here = signature.exec(rest)?.[1]
  if (here) return here
  // A dash before a name is read as an item's mark.
  const isLine = next && (next.type === 'list_item' || /^\s*[–—~-]\s?\S/.test(next.text))
  return isLine && wordsOf(next.text).length <= 8 ? (signature.exec(next.text)?.[1] ?? null) : null
}

function isUnsigned(by: string): boolean {
  if (initial.test(by)) return true
  return trades.test(by) && !fullName.test(by) && wordsOf(by).length <= 8 && !/\b(?:of|at) \p{Lu}/u.test(by)
}

function detect(reading: Reading): Sighting[] {
  const { visible } = reading
  const found = visible.flatMap((block, at): Said[] => {
    const told = inline.exec(block.text)
    if (told && praise.test(told[2] ?? '') && !/\d/.test(told[2] ?? ''))
      return [{ block, by: (told[1] ?? '').toLowerCase() }]
    const match = quotation.exec(block.text.trim())
    // A number in it can be asked about.
    if (!match || !praise.test(match[1] ?? '') || /\d/.test(match[1] ?? '')) return []
    const by = signedBy(visible[at + 1], match[2] ?? '')
    return by && isUnsigned(by) ? [{ block, by }] : []
  })
  if (found.length < fewest && !isLone(reading, found)) return []
  return [
    {
      severity: 1,
      quotes: found.slice(0, 3).map(({ block }) => quoteOf(block)),
      facts: {
        by: found
          .map(({ by }) => `“${by}”`)
          .slice(0, 3)
          .join(', '),
        voices: found.length,
      },
    },
  ]
}

/** One alone counts where no other voice is in the text. */
function isLone(reading: Reading, found: readonly Said[]): boolean {
  return (
    found.length === 1 &&
    reading.visible.filter(({ text }) => quotation.test(text.trim()) || inline.test(text)).length === 1
  )
}

export const quoteUnsigned: Observation = {
  id: 'quote-unsigned',
  category: 'proof',
  appliesTo: reading => reading.english && reading.page === null && !reading.technical && !reading.template,
  sources: ['FTC255', 'STAN'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `The praise is signed by ${s.facts.by}. I could ask ${s.facts.voices === 1 ? 'nobody about it' : 'none of them'}, and no number stands in it.`,
      'Print one voice with a full name, a house and a number in its place.',
      s => `${s.facts.by} may be anybody.`,
    ),
    brand: worried(
      s => `Warm words by ${s.facts.by} have no face, so they sound like the sender's own.`,
      'Ask for a name and a photograph, and drop what comes without.',
      s => `Praise signed by ${s.facts.by} is read as filler.`,
    ),
    'investment-opportunity': worried(
      s => `Who said it is given as ${s.facts.by}, and no result stands beside the praise.`,
      'Name one customer who would take a call, and what changed there in numbers.',
      s => `I cannot call ${s.facts.by}.`,
    ),
    positioning: worried(
      s => `Nothing in the words signed by ${s.facts.by} would be out of place under a rival's name.`,
      'Choose the sentence that names what they had before, even if it is less warm.',
      s => `General praise by ${s.facts.by} sets nothing apart.`,
    ),
  },
}
