/** A quote on one line, in marks. */

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** In the marks that it brings along, closed where it was cut, else in new ones. */
export function inMarks(quote: string): string {
  const text = oneLine(quote)
  if (!/^["“„«]/.test(text)) return `“${text}”`
  const closed = /["”»]/.test(text.slice(1)) || (text.startsWith('„') && text.includes('“'))
  return closed ? text : `${text} …”`
}
