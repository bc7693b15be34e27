/** Compares the words of a document in two formats: what share of one is also in the other. */
interface Blocks {
  blocks: { type: string; text: string }[]
}

export function wordsOf(document: Blocks): string[] {
  const texts = document.blocks.filter(block => block.type !== 'image').map(block => block.text)
  return texts.flatMap(text => text.split(' ')).filter(word => /[\p{L}\p{N}]/u.test(word))
}

function bag(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The share of the first text's words that the second has too, counting repetitions. */
export function share(of: string[], inside: string[]): number {
  const there = bag(inside)
  const found = [...bag(of)].reduce((sum, [word, count]) => sum + Math.min(count, there.get(word) ?? 0), 0)
  return found / of.length
}
