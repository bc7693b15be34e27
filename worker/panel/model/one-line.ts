/** White space, control characters, and everything that some readers treat as the end of a line. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Marks that change the writing direction of what follows, even beyond their own text. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Our markers, even with invisible characters inside. Elsewhere invisible characters stay, because some scripts need them. */
const fences = /(?:<[\p{Cf}\p{Default_Ignorable_Code_Point}]*){3,}|(?:>[\p{Cf}\p{Default_Ignorable_Code_Point}]*){3,}/gu

/** One line that can neither imitate a line of ours nor contain our markers, whose characters become their wide forms. */
export function oneLine(text: string): string {
  return text
    .replace(turns, '')
    .replace(breaks, ' ')
    .replace(fences, marks => marks.replaceAll('<', '＜').replaceAll('>', '＞'))
    .trim()
}

/** Lines of other people's text between marker lines. No line that `oneLine` returns can equal a marker line. */
export function fenced(name: string, lines: string[]): string {
  return [`<<<${name}`, ...lines, `${name}>>>`].join('\n')
}
