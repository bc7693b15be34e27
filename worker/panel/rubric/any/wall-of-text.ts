/** A paragraph past 150 words. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence, sentencesOf, wordsOf } from '../text.ts'
import { said, worried } from '../views.ts'
import { isTabular } from './running-text.ts'

const appendix = /^(?:appendix|annex|backup)\b/i

/** Of an endless block only the beginning is read as sentences; how long it is, is said of the whole. */
function wholeOf(reading: Reading, block: Block): Block {
  const own = reading.document.blocks.find(({ id }) => id === block.id)
  return own && own.text.length > block.text.length ? own : block
}

function detect(reading: Reading): Sighting[] {
  let after = false
  return reading.prose.flatMap((block): Sighting[] => {
    if (block.type === 'heading' || block.type === 'slide_title') after ||= appendix.test(block.text.trim())
    if (after || block.type !== 'paragraph' || isTabular(block.text)) return []
    const whole = wholeOf(reading, block)
    if (/\n\s*\S/.test(whole.text)) return []
    const words = wordsOf(whole.text).length
    if (words <= 150) return []
    const sentences = sentencesOf(block)
    const cut = whole !== block
    const ends = [sentences[0], cut ? undefined : sentences.at(-1)].filter((one): one is Sentence => one !== undefined)
    return [
      {
        severity: words > 250 ? 2 : 1,
        quotes: ends.slice(0, sentences.length > 1 ? 2 : 1).map(quoteSentence),
        facts: {
          words: words.toLocaleString('en'),
          sentences: cut ? 'many' : sentences.length,
        },
      },
    ]
  })
}

export const wallOfText: Observation = {
  id: 'wall-of-text',
  category: 'structure',
  appliesTo: reading => reading.form !== 'deck' && !reading.technical,
  sources: ['PL-PARA'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `The paragraph that opens ${said(s, 0, 70)} goes on for ${s.facts.words} words without a place to rest.`,
      'Break it after its first point and give each part a line of its own.',
      s => `${s.facts.words} words without a break is where I would start skimming too.`,
    ),
    'funnel-fixer': worried(
      s => `${s.facts.words} words in one block, from ${said(s, 0, 50)} on: a skimming eye finds no place to land.`,
      s => `Set a subheading and a list into the ${s.facts.words} words.`,
      s => `Whatever is in the middle of those ${s.facts.words} words has not been read.`,
    ),
    brand: worried(
      s => `From ${said(s, 0, 60)} on, ${s.facts.words} words stand in one grey block, and the tone drowns in it.`,
      s =>
        s.facts.sentences === 'many'
          ? `Part the ${s.facts.words} words into paragraphs of two or three sentences.`
          : s.facts.sentences === 1
            ? `Cut this one sentence of ${s.facts.words} words into several, two or three to a paragraph.`
            : `Give the ${s.facts.sentences} sentences some air, two or three to a paragraph.`,
      s => `Nothing at ${s.facts.words} words a paragraph looks inviting.`,
    ),
    'investment-opportunity': worried(
      s => `The point of the ${s.facts.words}-word paragraph at ${said(s, 0, 60)} has to be dug out.`,
      'Lead with its conclusion and cut the rest by half.',
      s => `With many of these to read, I would pass over ${s.facts.words} words in a block.`,
    ),
  },
}
