/** What nobody sees and by which words would differ: joints, direction marks, code points that are no characters. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]/g
/** Controls, of which the database's JSON cannot hold NUL; the next line stays, for it is white space. */
const controls = /(?![\s\u0085])\p{Cc}/gu

/** Text that the record can hold and a screen can show: whole characters only, nothing that cannot be seen. */
export function soundText(text: string): string {
  return text.toWellFormed().replace(controls, '').replace(unseen, '')
}

/** At most `longest` UTF-16 units of `text` without white space at its ends; no character is cut in half. */
export function cutText(text: string, longest: number): string {
  return text
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
}
