/** The parts of a statement that may be of different times: "We had 310 by 2022 and today serve 940." */
import type { Statement } from '../conflict.ts'

export interface Clause {
  text: string
  /** Offset in the statement's text. */
  start: number
}

/** Where another clause begins: after a sign, or before a verb with its own subject or time. */
const border =
  /[;:]\s+|\s[—–-]\s|,\s+(?=(?:and|but|while|whereas|though|although|then|now|today|we|it|they|which|where)\b)|\s+(?=(?:and|but)\s+(?:today|now|currently|since|then|we|it|they|have|had|serve|were|was|this year|last year|by)\b)|\s+(?=(?:now|today|currently)\s+(?:serv|we\b|it\b|ha(?:s|ve)\b|looks?\b|runs?\b|works?\b|helps?\b|supports?\b|supplies\b))/giu

export function clausesOf({ text }: Statement): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (const match of text.matchAll(border)) {
    clauses.push({ text: text.slice(start, match.index), start })
    start = match.index + match[0].length
  }
  clauses.push({ text: text.slice(start), start })
  return clauses.filter(clause => clause.text.trim() !== '')
}
