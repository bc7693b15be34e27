/** What the checks of a page share: its facts, its prose and prices, and how it is quoted. */
import type { Block, WebsiteFacts } from '#db/located-document.ts'
import { wordCount } from '../../../text/word-count.ts'
import type { Annotated } from '../../annotate/annotation.ts'
import { isPressed } from '../../annotate/page.ts'
import type { Found, Shown } from '../check.ts'

/** Long enough to be found again, short enough to be read. */
const quoteLength = 200

export function shown({ id, text }: Block): Shown {
  const cut = text.length <= quoteLength ? text : text.slice(0, quoteLength).replace(/\s+\S*$/, '')
  return { text: cut.trim(), blockId: id }
}

/** One fact for all these places; nothing where there is none. What carries no words is not quoted. */
export function together(blocks: Block[], more: Omit<Found, 'quotes'> = {}): Found[] {
  if (blocks.length === 0) return []
  return [
    {
      quotes: blocks
        .slice(0, 3)
        .map(shown)
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
  !isPressed(block) && block.type !== 'form_field' && block.type !== 'image'

export const words = wordCount

/** "one text stands", "3 texts stand". */
export const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

const money = /[$€£¥₹]\s?\d|\d\s?[€£]|\d\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|kr|zł)(?!\p{L})/iu

export const saysMoney = ({ text }: Block): boolean => money.test(text)
