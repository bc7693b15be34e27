import type { Block, WebsiteFacts } from '#db/located-document.ts'
import { wordCount } from '#db/word-count.ts'
import type { Annotated } from '../../annotate/annotation.ts'
import { isClickable } from '../../annotate/page.ts'
import type { Found, Passage } from '../check.ts'

/** In characters: enough to find the passage, and still readable. */
const quoteLength = 200

export function excerptOf({ id, text }: Block): Passage {
  const excerpt = text.length <= quoteLength ? text : text.slice(0, quoteLength).replace(/\s+\S*$/, '')
  return { text: excerpt.trim(), blockId: id }
}

export function foundOnce(blocks: Block[], more: Omit<Found, 'quotes'> = {}): Found[] {
  if (blocks.length === 0) return []
  return [
    {
      quotes: blocks
        .slice(0, 3)
        .map(excerptOf)
        .filter(({ text }) => text !== ''),
      ...more,
    },
  ]
}

export function factsOf({ document }: Annotated): WebsiteFacts {
  if (!document.website) throw new Error('Checks of a page need a page')
  return document.website
}

export const isProse = (block: Block): boolean =>
  !isClickable(block) && block.type !== 'form_field' && block.type !== 'image'

export const words = wordCount

export const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

const money = /[$€£¥₹]\s?\d|\d\s?[€£]|\d\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|kr|zł)(?!\p{L})/iu

export const saysMoney = ({ text }: Block): boolean => money.test(text)
