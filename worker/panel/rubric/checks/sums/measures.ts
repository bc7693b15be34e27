import type { Amount, Annotated, Section, Sentence } from '../../annotate/annotation.ts'
import type { Found } from '../check.ts'
import { amountText, excerptOf, formatNumber, memoized } from '../statements.ts'

export interface Measured {
  sentence: Sentence
  amount: Amount
}

/** Exact amounts that the submission itself states. Leaves out questions and sentences about the future. */
function factsIn({ sentences, now }: Annotated): Measured[] {
  const isToCome = ({ time, dates }: Sentence) => time === 'future' || dates.some(({ end }) => end > now)
  return sentences
    .filter(sentence => sentence.seen && sentence.speaker === 'own' && !isToCome(sentence) && !sentence.question)
    .flatMap(sentence => sentence.amounts.filter(({ bound }) => bound === null).map(amount => ({ sentence, amount })))
}

/** Grouped by section and by the dates in their sentences, because figures of two dates need not fit each other. */
export const factsBySection = memoized((reading: Annotated): Measured[][] => {
  const parts = new Map<Section, Map<string, Measured[]>>()
  for (const fact of factsIn(reading)) {
    const { dates, section } = fact.sentence
    const ofSection = parts.get(section) ?? new Map<string, Measured[]>()
    const dated = dates.map(({ end }) => end).join(' ')
    parts.set(section, ofSection.set(dated, [...(ofSection.get(dated) ?? []), fact]))
  }
  return [...parts.values()].flatMap(ofSection => [...ofSection.values()])
})

/** The one value of a measure; null if there is none, or if there are different ones. */
export function singleValue(found: readonly Measured[]): Measured | null {
  const [first] = found
  return first &&
    found.every(({ amount }) => amount.value === first.amount.value && amount.currency === first.amount.currency)
    ? first
    : null
}

export const differs = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) > tolerance * Math.max(Math.abs(a), Math.abs(b))

const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }
export const formatMoney = (value: number, currency: string | null): string =>
  `${signs[currency ?? ''] ?? ''}${formatNumber(Math.round(value))}`

export const textOf = ({ sentence, amount }: Measured): string => amountText(sentence, amount)

export function foundAt(measured: readonly Measured[], facts: Record<string, string>): Found[] {
  const sentences = new Map(measured.map(one => [one.sentence, one.amount]))
  return [{ quotes: [...sentences].slice(0, 3).map(([sentence, { start }]) => excerptOf(sentence, start)), facts }]
}
