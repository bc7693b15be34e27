/** Which amounts on a page are prices. */
import type { Block } from '#db/shapes.ts'
import type { Money } from '../numbers.ts'

export const textOf = (blocks: Block[]): string => blocks.map(block => block.text).join('\n')

/** "$2M", "$400k": what customers save or raise, not what a plan costs. */
export function isPrice(amount: Money): boolean {
  return amount.value < 1_000_000 && !/\d\s?(?:k|m|bn|b|million|thousand)\b/i.test(amount.text)
}
