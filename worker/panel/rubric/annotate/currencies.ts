/** How currencies are written beside a number. Signs shared by several countries stand for the most usual one. */

const signs: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  DOLLAR: 'USD',
  EURO: 'EUR',
}
const codes = 'USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|HKD|INR|SEK|NOK|DKK|PLN|CZK|JPY|CNY|KRW|BRL|MXN|ILS|AED|ZAR|KES|NGN'

/** `prefix` is the part of a pattern that stands before the number; `suffix` matches after it, the currency in group 1. */
export const prefix = `(?:US\\$|A\\$|C\\$|NZ\\$|S\\$|HK\\$|R\\$|[$€£¥₹]|(?:${codes})(?=\\s?\\d))`
export const suffix = new RegExp(`^\\s?([€£]|${codes}|[Ee]uros?|(?:US )?[Dd]ollars?)(?![\\p{L}\\p{N}])`, 'u')

/** ISO 4217, or null for an unknown sign. */
export function currencyOf(sign: string): string | null {
  const known = sign
    .toUpperCase()
    .replace(/^US (?=D)/, '')
    .replace(/(?<=R|O)S$/, '')
  return signs[known] ?? (new RegExp(`^(?:${codes})$`).test(known) ? known : null)
}
