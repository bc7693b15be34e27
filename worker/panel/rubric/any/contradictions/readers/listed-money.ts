/** Amounts of money that one sentence lists, each with words of its own: "€30,000 of savings, a loan of €45,000 and …". */
import { type Money, moneyIn } from '../../../numbers.ts'

/** Not all of it, more than it, or an amount by the time. */
const loose =
  /\b(?:including|of which|thereof|such as|e\.g|for example|up to|about|around|roughly|at least|more than|or|between|per|each|every|a (?:day|week|month|year)|monthly|yearly|less|minus|perhaps|some)\b|[~≈%+]/i

/** Two amounts or more of one currency, with nothing between them but their own words; none where one is not plain. */
export function listedMoney(list: string): readonly Money[] | null {
  const all = moneyIn(list)
  const [first] = all
  const alike = all.every(
    ({ currency, value, max, bound }) =>
      currency === first?.currency && bound === 'exact' && value === max && value > 0,
  )
  if (all.length < 2 || !alike || loose.test(list)) return null
  const pieces = list.split(/;\s|,\s(?!\d{3}\b)|\s(?:and|&)\s/u).filter(piece => moneyIn(piece).length > 0)
  const labelled = pieces.every(piece => moneyIn(piece).length === 1 && /\p{L}{3,}/u.test(piece))
  return labelled && pieces.length === all.length ? all : null
}
