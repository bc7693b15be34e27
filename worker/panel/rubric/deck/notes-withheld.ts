/** Speaker notes that say of themselves that nobody is to see them, in the very file that is sent. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import type { Observation, SightedQuote } from '../observation.ts'
import { clip, everyMatch, quoteLength, quoteOf, sentencesOf } from '../text.ts'
import { onDeck, view } from './finding.ts'
import { short } from './phrases.ts'

const place = "(?:slides?|deck|hand-?outs?|screen|file|pdf|data ?room)(?!['’]s)"
const what = '(?:(?:this|it|that|these|those|them|the (?:number|figure|name|price|valuation)s?) )?'
/** "Do not put on slide", "keep this off the deck", "internal only": what the speaker knows and the reader should not. */
const withheld = anyCase(
  [
    `\\b(?:do not|don['’]?t|never|must not) (?:put|show|write|include|print) ${what}(?:on|in) (?:the |this |a |any )?${place}\\b`,
    `\\b(?:keep|leave) (?:this|it|that|these|those|them) (?:off|out of) (?:the |this )?${place}\\b`,
    `\\bnot for (?:the )?(?:slides?|deck|distribution|circulation|publication|data ?room|external use|sharing)\\b`,
    `(?:^|[.!?\\n([]\\s*)(?:for )?internal (?:use )?only\\b`,
    `(?:^|[.!?\\n([]\\s*)internal(?: note)?\\s?:`,
    `\\b(?:do not|don['’]?t|never) (?:share|disclose|reveal|mention|show) (?:this|it|that|these|those)(?= (?:to|with) (?:investors?|anyone|anybody|them|customers|buyers)\\b|\\s?(?:[.!]|$))`,
    `\\b(?:off the record|(?:just|strictly) between (?:us|ourselves))\\b`,
  ].join('|'),
)

/** What is to be withheld stands in the sentence before the one that says so, or in the same. */
function withBefore(block: Block, index: number): SightedQuote {
  const sentences = sentencesOf(block)
  const at = sentences.findIndex(({ start, text }) => index < start + text.length)
  const [first, last] = [sentences[Math.max(0, at - 1)], sentences[at]]
  if (at < 0 || !first || !last) return quoteOf(block)
  return {
    blockId: block.id,
    text: clip(block.text.slice(first.start, last.start + last.text.length).trim(), quoteLength),
  }
}

export const notesWithheld: Observation = {
  id: 'notes-withheld',
  category: 'narrative',
  appliesTo: reading => reading.english && !reading.template && reading.form === 'deck' && reading.deck !== null,
  sources: ['SEQ', 'DOC'],
  detect: onDeck(deck => {
    const found = deck.slides.flatMap(slide =>
      slide.notes.flatMap(block => {
        const match = everyMatch(withheld, block.text)[0]
        return match
          ? [{ slide, quote: withBefore(block, match.index), words: match.text.replace(/^[^\p{L}]+/u, '').trim() }]
          : []
      }),
    )
    const [first] = found
    if (!first) return []
    return [
      {
        severity: 2,
        quotes: found.slice(0, 3).map(({ quote }) => quote),
        facts: {
          words: short(first.words, 10).replace(/:$/, ''),
          note: short(first.quote.text.replace(/\s+/g, ' '), 24),
          slide: first.slide.number,
          unit: deck.unit,
          more: found.length - 1,
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f => `The speaker notes of ${f.unit} ${f.slide} are in this file: “${f.note}”. Whoever opens it reads them.`,
      () => 'Take the notes out of the copy that is sent, and keep them in one of your own.',
      f => `“${f.words}” stands in the notes of the very file that was to be sent without it.`,
    ),
    'team-execution': view(
      '-',
      f => `A note on ${f.unit} ${f.slide} says “${f.words}” and went out all the same.`,
      f => `Send a version without notes, and read through what stands in those of the other ${f.unit}s.`,
      f => `What is said in confidence under ${f.unit} ${f.slide} can be read by anyone who has the file.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I opened the notes of ${f.unit} ${f.slide} and read “${f.words}”. Now I wonder what else I am not told.`,
      () => 'Remove the notes before you send the file.',
      f => `“${f.words}” is not what a reader is meant to find.`,
    ),
  },
}
