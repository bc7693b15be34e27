/** White space, control characters, and everything that some readers take for the end of a line. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Marks that turn the direction of what follows, beyond the text that they stand in. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Our markers, even with invisible characters inside. Elsewhere those stay, because words of some scripts need them. */
const fences = /(?:<[\p{Cf}\p{Default_Ignorable_Code_Point}]*){3,}|(?:>[\p{Cf}\p{Default_Ignorable_Code_Point}]*){3,}/gu

/** One line, which can neither pass for a line of ours nor hold our markers: those become their wide forms. */
export function oneLine(text: string): string {
  return text
    .replace(turns, '')
    .replace(breaks, ' ')
    .replace(fences, marks => marks.replaceAll('<', '＜').replaceAll('>', '＞'))
    .trim()
}

/** Lines of what others wrote, between marker lines that no `oneLine` among them can be. */
export function fenced(name: string, lines: string[]): string {
  return [`<<<${name}`, ...lines, `${name}>>>`].join('\n')
}
