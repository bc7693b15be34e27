/** Invisible characters that would make equal words differ: soft hyphens, zero-width and direction marks, noncharacters. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]/g
/** Control characters except white space, to which U+0085 (next line) belongs. Postgres cannot store NUL in JSON. */
const controls = /(?![\s\u0085])\p{Cc}/gu

/** Text that the database can store and a screen can show: no lone surrogates, nothing invisible. */
export function wellFormedText(text: string): string {
  return text.toWellFormed().replace(controls, '').replace(unseen, '')
}

/** At most `longest` UTF-16 units of the trimmed text, without cutting a surrogate pair. */
export function cutText(text: string, longest: number): string {
  return text
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
}
