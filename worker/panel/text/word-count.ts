/** Counts what is between spaces and contains a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
