/** What a page says first, in its largest words. */
import type { Block } from '#db/shapes.ts'
import { viewports } from '#db/vocabulary.ts'
import { wordsOf } from '../text.ts'
import { boxOf, isText } from './place.ts'

function sizeOf(block: Block): number {
  return block.style?.size ?? 0
}

/** The first h1 of the first screen, else its first h2, else its largest text of 24 px or more and three words. */
export function headlineOf(hero: Block[]): Block | null {
  const headings = hero.filter(block => block.type === 'heading' && wordsOf(block.text).length > 0)
  const h1 = headings.find(block => block.level === 1)
  if (h1) return h1
  const h2 = headings.find(block => (block.level ?? 2) === 2)
  if (h2) return h2
  const large = hero.filter(block => isText(block) && sizeOf(block) >= 24 && wordsOf(block.text).length >= 3)
  return [...large].sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? headings[0] ?? null
}

/** The text after the headline that explains it: the first of four words or more among the next three. */
export function subheadOf(hero: Block[], headline: Block | null): Block | null {
  const from = headline ? hero.indexOf(headline) + 1 : 0
  return (
    hero
      .slice(from)
      .filter(isText)
      .slice(0, 3)
      .find(block => wordsOf(block.text).length >= 4) ?? null
  )
}

/** One image covers more than 60% of the first screen: its words, if any, were not read. */
export function heroIsImage(hero: Block[]): boolean {
  const { width, height } = viewports.desktop
  return hero.some(block => {
    const box = boxOf(block)
    if (block.type !== 'image' || !box) return false
    const shown = Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0))
    return (Math.min(box.width, width) * shown) / (width * height) > 0.6
  })
}
