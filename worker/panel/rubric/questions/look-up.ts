/** Which passages of a submission bear on a question: by the question's own words, since anybody may have written it. */
import type { Annotated, Sentence } from '../annotate/annotation.ts'
import { contentStems } from '../annotate/stem.ts'
import { claimsOf, shown } from '../checks/told.ts'
import type { LookedUp } from './outcome.ts'

export type { LookedUp } from './outcome.ts'

const mostPassages = 3
/** Words that a passage shares with the question: one alone may be chance. */
const fewestShared = 2

/**
 * Looks a question up. `lens` names the job of the analyst who asks, where it is a seeded one. Answers nothing wholly:
 * that a passage bears on a question is all that shared words tell.
 */
export function lookUp(reading: Annotated, question: string, _lens: string | null): LookedUp {
  if (!reading.english) {
    const note = 'The text was not recognised as English, so nothing was looked for.'
    return { outcome: 'not_looked_for', passages: [], note }
  }
  const asked = contentStems(question.match(/[\p{L}\p{N}]+/gu) ?? [])
  const sentences = claimsOf(reading)
  const rare = rarity(asked, sentences)
  const ranked = sentences
    .map(sentence => ({ sentence, shared: [...asked].filter(stem => sentence.stems.has(stem)) }))
    .filter(({ shared }) => shared.length >= Math.min(fewestShared, asked.size) && shared.length > 0)
    .map(({ sentence, shared }) => ({ sentence, score: shared.reduce((sum, stem) => sum + rare(stem), 0) }))
    .sort((a, b) => b.score - a.score || a.sentence.at - b.sentence.at)
  const best = new Map(ranked.map(({ sentence }) => [sentence.block.id, sentence] as const).reverse())
  const passages = ranked
    .map(({ sentence }) => sentence)
    .filter(sentence => best.get(sentence.block.id) === sentence)
    .slice(0, mostPassages)
  if (passages.length === 0) {
    return { outcome: 'not_found', passages: [], note: 'No sentence shares two telling words with the question.' }
  }
  const note = 'These passages share words with the question; whether they answer it is for a reader to say.'
  return { outcome: 'partly', passages: passages.map(sentence => shown(sentence)), note }
}

/** A word that stands everywhere tells less of what a sentence is about. */
function rarity(stems: ReadonlySet<string>, sentences: readonly Sentence[]): (stem: string) => number {
  const count = new Map<string, number>()
  for (const stem of stems) count.set(stem, sentences.filter(sentence => sentence.stems.has(stem)).length)
  return stem => Math.log((sentences.length + 1) / ((count.get(stem) ?? 0) + 1)) + 0.1
}
