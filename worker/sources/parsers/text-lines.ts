const bullet =
  /^\s*(?:[•◦‣⁃▪▫●○■□➢➤✓✔·∙]|[-–—*+](?=\s)|o(?=\s+\p{Lu})|(?![©®™])\p{Extended_Pictographic}\u{fe0f}?(?=\s))\s*(?=\S)/u
const numbered = /^\s*(?:\(?\d{1,3}(?:\.\d{1,3}){0,4}[.)]|\(?[a-z][.)]|[ivx]{1,4}[.)])\s+(?=\S)/
const numberedHeading = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.)\s+\p{Lu}/u
const longestHeading = 90
const longestMarked = 300

/** The item without its bullet, or with its number. Null if the line is not a list item. */
export function listItem(line: string): string | null {
  if (bullet.test(line)) return line.replace(bullet, '')
  return numbered.test(line) ? line.trim() : null
}

export function markdownHeading(line: string): { level: number; text: string } | null {
  if (line.length > longestMarked) return null
  const match = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line)
  return match?.[1] && match[2] ? { level: match[1].length, text: match[2] } : null
}

/** A line in capitals: at least four letters, none in lower case, and not a sentence. */
export function isCapitals(line: string): boolean {
  if (line.trim().length > longestHeading || (line.match(/\p{L}/gu)?.length ?? 0) < 4) return false
  if (/\p{Ll}/u.test(line) || !/\p{Lu}/u.test(line)) return false
  return !/[.;,|]\s*$/.test(line)
}

/** The heading of a ruled line such as "--- Mail 2 (day 4) ---"; null if it is not one. */
export function ruledHeading(line: string): string | null {
  if (line.length > longestMarked) return null
  return /^\s*([-=*_~])\1{2,}\s*([\p{L}\p{N}].*[\p{L}\p{N})\]])\s*\1{3,}\s*$/u.exec(line)?.[2] ?? null
}

const amount = /[$€£¥₹]\s?\d|\d\s?(?:%|[kmb]n?\b)/i

/** Whether a line in capitals is a figure, such as "TAM $600B" below another line or above another figure, and not a heading. */
export function isFigure(line: string, before: string | undefined, after: string | undefined): boolean {
  if (!amount.test(line)) return false
  return before !== undefined || (after !== undefined && amount.test(after) && isCapitals(after))
}

export function isNumberedHeading(line: string): boolean {
  return line.trim().length <= longestHeading && numberedHeading.test(line) && !/[.;,:!?]\s*$/.test(line)
}

/** In words. The first line of a paragraph may be longer, because no sentence continues into it. */
const longestTopic = 5
const longestOpeningTopic = 7

/** A few words such as "Problem" above longer text. A single such line may be a name or a salutation. */
export function isTopic(line: string, before: string | undefined, after: string | undefined): boolean {
  const count = (text: string) => text.trim().split(/\s+/).length
  const most = before === undefined ? longestOpeningTopic : longestTopic
  if (!/^\s*\p{Lu}/u.test(line) || /[.;,!?|)\d]\s*$/.test(line) || count(line) > most) return false
  // "Raising: TBC" or an amount is a statement, not a heading.
  if (/:\s+\S+(?:\s\S+)?\s*$/.test(line) || amount.test(line)) return false
  if (before !== undefined && !/[.!?:”"')]\s*$/.test(before)) return false
  return after !== undefined && (bullet.test(after) || count(after) > count(line) + 2)
}

const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\u3000-\\u303f\\u30fc\\uff01-\\uff65'
const endsUnspaced = new RegExp(`[${unspaced}]$`, 'u')
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** Joins two lines of a paragraph with a space, or without one in scripts that do not use spaces. */
export function joinLines(text: string, line: string): string {
  // Only the end is examined, because this runs for each line of a long text.
  const unspacedJoint = endsUnspaced.test(text.slice(-8).trimEnd()) && startsUnspaced.test(line.trimStart())
  return unspacedJoint ? text.trimEnd() + line.trimStart() : `${text} ${line}`
}
