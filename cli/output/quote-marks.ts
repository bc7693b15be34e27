import { wordsAsRead } from '#db/quote-words.ts'

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Keeps the quote's own quotation marks, closing them if it was cut; else adds new ones. */
export function inQuotationMarks(quote: { text: string; cells?: true | undefined }): string {
  const text = oneLine(wordsAsRead(quote))
  if (!/^["“„«]/.test(text)) return `“${text}”`
  const closed = /["”»]/.test(text.slice(1)) || (text.startsWith('„') && text.includes('“'))
  return closed ? text : `${text} …”`
}
