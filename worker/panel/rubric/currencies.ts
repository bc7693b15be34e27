/** How currencies are written beside a number, and what else looks like one. */
import { magnitude } from './amount.ts'

const currencies: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  R$: 'BRL',
  MX$: 'MXN',
  NT$: 'TWD',
  EURO: 'EUR',
  EUROS: 'EUR',
  DOLLAR: 'USD',
  DOLLARS: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  YEN: 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₦': 'NGN',
  NAIRA: 'NGN',
  '₺': 'TRY',
  TL: 'TRY',
  '฿': 'THB',
  BAHT: 'THB',
  '₫': 'VND',
  Đ: 'VND',
  '₱': 'PHP',
  '₪': 'ILS',
  '₴': 'UAH',
  '₵': 'GHS',
  'GH₵': 'GHS',
  '₸': 'KZT',
  KČ: 'CZK',
  R: 'ZAR',
  RAND: 'ZAR',
  RM: 'MYR',
  RMB: 'CNY',
  REAIS: 'BRL',
  DHS: 'AED',
}
/** Several spellings of one sign. Of "kr" nobody can tell whether it is Swedish, Norwegian or Danish. */
const spellings: [RegExp, string][] = [
  [/^(?:RS\.?|RUPEES?)$/, 'INR'],
  [/^KSHS?\.?$/, 'KES'],
  [/^USHS?\.?$/, 'UGX'],
  [/^TSHS?\.?$/, 'TZS'],
  [/^ZŁ/, 'PLN'],
  [/^ZLOT/, 'PLN'],
  [/^KR(?:\.|ON(?:OR|ER|A|E))?$/, 'KR'],
  [/^S?FR\.$/, 'CHF'],
  // Of which country nobody can tell either.
  [/^PESOS?$/, 'PESO'],
]

/** ISO 4217 where a sign or a word tells it, else the sign in capitals. */
export function codeOf(sign: string): string {
  const code = sign.toUpperCase().replace(/^US (?=DOLLAR)/, '')
  return currencies[code] ?? spellings.find(([pattern]) => pattern.test(code))?.[1] ?? code
}

const codes =
  'USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|HKD|INR|SEK|NOK|DKK|ISK|PLN|CZK|HUF|JPY|CNY|RMB|KRW|TWD|BRL|MXN|ARS|CLP|KZT|UAH|ILS|AED|SAR|QAR|KWD|EGP|ZAR|KES|NGN|GHS|UGX|TZS|PKR|BDT|THB|VND|IDR|MYR'
/** Thousands or a magnitude: "R 12,000", "COP 3.5 million". */
const large = `(?=\\s?(?:\\d{1,3}(?:[,.\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d{5,}|\\d+(?:[.,]\\d+)?\\s?${magnitude}))`
/**
 * What is something else before a small number: R 4.3 and PHP 8 are languages, COP 28 a summit, RON 98 a petrol, and
 * "TRY 30 DAYS" an offer. "R499 a month" is a price as well.
 */
const unsure = `(?:R(?=\\s?\\d{2,6}(?:\\.\\d\\d)?\\s?(?:pm\\b|(?:\\/|per |an? )\\s?(?:month|mo\\b|year|week|day|user|seat|unit|kg|hour|night)))|(?:R|PHP|COP|TRY|RON|RUB|MAD)${large})`
/** A sign or a code before a number, as a part of a pattern. */
export const currency = `(?:US\\$|AU?\\$|CA?\\$|NZ\\$|S\\$|HK\\$|R\\$|MX\\$|NT\\$|\\$|€|£|¥|₹|₩|₽|₦|₺|฿|₫|₱|₪|₴|(?:GH)?₵|₸|(?:${codes})(?![A-Za-z])|${unsure}|RM(?=\\s?\\d)|Rs\\.?(?=\\s?\\d)|(?:K[Ss][Hh]|[UT]Sh)s?\\.?(?=\\s?\\d)|Dhs(?=\\s?\\d)|[Kk]r\\.?(?=\\s?\\d)|S?Fr\\.(?=\\s?\\d[\\d'’]*(?:\\.\\d\\d|\\.[–-]|['’]\\d{3})))`
/** After a number the currency may be a word. Pounds are left out: they are a weight as well. */
export const currencyAfter = `(?:${currency}|[Ee]uros?|(?:US )?[Dd]ollars?|zł(?:ot(?:y|e|ych))?|[Zz]lotys?|kron(?:or|er|a|e)|[Kk]r\\.?|KR\\.|Kč|[Rr]upees?|[Rr]and|[Nn]aira|[Bb]aht|[Yy]en|[Rr]eais|[Pp]esos?|đ|TL|(?:KSh|Ksh)s?|Dhs|(?:COP|RUB|RON)(?![A-Za-z]))`
