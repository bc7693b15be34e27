/** Whether a page is a charity's, a campaign's or a public body's: it asks for gifts or votes, and has no customers. */
import type { Reading } from '../reading.ts'
import { hostOf } from './identity.ts'

/** Said by whoever lives on gifts, and by hardly anyone who sells. */
const asksGifts =
  /\b(?:donat(?:e|ions?)|donors?|give (?:now|today|monthly)|your gift|gift aid|fund-?raising|registered charity|charitable|non-?profit organi[sz]ation|volunteers?|petition|our appeal|this appeal|the campaign|80G|501\(c\)\(?3\)?)\b/i
/** The step itself: what one does on such a page. */
const step =
  /^\W*(?:donate|give|give now|make a (?:donation|gift)|sign (?:the|our) petition|volunteer|pledge|write to your)\b/i
const publicHost = /(?:^|\.)(?:gov|mil|gob|gouv|govt|gc|admin|bund|europa)(?:\.[a-z]{2,3})?$/i
const publicBody =
  /\b(?:(?:city|town|county|borough|district|parish|municipal) council|municipality|ministry of|department (?:of|for)|public (?:library|health service|authority)|city of \p{Lu}|nhs)\b/iu

export function isCause({ page, visible }: Reading): boolean {
  if (!page) return false
  if (publicHost.test(hostOf(page.facts)) || publicBody.test(`${page.facts.title}\n${page.brand ?? ''}`)) return true
  if (page.actions.some(({ label }) => step.test(label))) return true
  return visible.filter(({ text }) => asksGifts.test(text)).length >= 3 && page.pricing.cards.length < 3
}
