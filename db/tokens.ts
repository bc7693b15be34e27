/** Estimates of tokens before a model has counted them, and the cost of those it has counted. */
import type { Prices, Usage } from './opinion.ts'

export const charactersOfToken = 3.5
/** Tokens of the brackets before each block of a submission in a prompt. */
export const tokensOfBlock = 10

/** An estimate on the high side: 3.5 characters a token in ASCII, one elsewhere. Providers say 4 for English. */
export function estimateTokens(text: string): number {
  let ascii = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 128) ascii++
  return Math.ceil(ascii / charactersOfToken + (text.length - ascii))
}

/** Rounds away floating-point noise: prices in whole millionths of a dollar per million tokens stay exact. */
export const inDollars = (amount: number): number => Math.round(amount * 1e12) / 1e12

/** In US dollars; null if a count or the price is unknown. */
export function costOf(usage: Pick<Usage, 'inputTokens' | 'cachedTokens' | 'outputTokens'>, prices: Prices | null) {
  if (!prices || usage.inputTokens === null || usage.outputTokens === null) return null
  const cached = usage.cachedTokens ?? 0
  const fresh = Math.max(0, usage.inputTokens - cached)
  return inDollars((fresh * prices.input + cached * prices.cachedInput + usage.outputTokens * prices.output) / 1e6)
}
