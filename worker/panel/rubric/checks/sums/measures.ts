/** Amounts of one measure in one part of a submission, for arithmetic that needs to know which number is which. */
import type { Amount, Annotated, Section, Sentence } from '../../annotate/annotation.ts'
import type { Found } from '../check.ts'
import { plain, shown, written } from '../told.ts'

export interface Measured {
  sentence: Sentence
  amount: Amount
}

/** Own amounts told as facts: exact, and neither hoped for nor denied. */
export function factsIn(sentences: readonly Sentence[]): Measured[] {
  return sentences
    .filter(({ seen, speaker, time, question }) => seen && speaker === 'own' && time !== 'future' && !question)
    .flatMap(sentence => sentence.amounts.filter(({ bound }) => bound === null).map(amount => ({ sentence, amount })))
}

export const inSection = ({ sentences }: Annotated, section: Section): Measured[] =>
  factsIn(sentences.filter(sentence => sentence.section === section))

/** The one value of a measure; null where there is none, or where there are two. */
export function only(found: readonly Measured[]): Measured | null {
  const [first] = found
  return first &&
    found.every(({ amount }) => amount.value === first.amount.value && amount.currency === first.amount.currency)
    ? first
    : null
}

/** Whether two values differ by more than rounding explains. */
export const differ = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) > tolerance * Math.max(Math.abs(a), Math.abs(b))

const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }
export const money = (value: number, currency: string | null): string =>
  `${signs[currency ?? ''] ?? ''}${plain(Math.round(value))}`

export const told = ({ sentence, amount }: Measured): string => written(sentence, amount)

/** The sentences behind it, each once. */
export function foundAt(measured: readonly Measured[], facts: Record<string, string>): Found[] {
  const sentences = new Map(measured.map(one => [one.sentence, one.amount]))
  return [{ quotes: [...sentences].slice(0, 3).map(([sentence, { start }]) => shown(sentence, start)), facts }]
}
