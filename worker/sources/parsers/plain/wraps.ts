import { listItem } from '../text-lines.ts'

/** A file whose lines are mostly shorter than this was wrapped by hand or by an editor. */
const widestWrap = 120
/** A line of at least this share of the usual width may have been wrapped. */
const fullLine = 0.6
/** Before a capital, a line was wrapped only if the next word would have exceeded this share (wrapping by hand is not exact). */
const noRoom = 0.85
/** Nobody wraps at fewer columns. */
const narrowest = 30
const fewestOfVerse = 3
/** This many lines in a row that begin with a capital are no coincidence, even in German. */
const surelyVerse = 6

/** With this many breaks before capitals or digits, and none before lower case, the text was not wrapped. */
const surelyLines = 4
/** Mail and web addresses begin in lower case anywhere. */
const isAddress = (line: string) => /^\s*(?:\S+@|www\.|https?:|[\w-]+\.\w{2,}(?:\/|\s|$))/.test(line)

/** The width at which the text was wrapped; infinite if its author broke every line. */
export function usualWidth(lines: string[]): number {
  const lengths = lines.filter(line => line.trim() !== '').map(line => line.length)
  const width = lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0
  const wrapped = lines.filter((line, at) => {
    const before = lines[at - 1] ?? ''
    if (before.trim() === '' || !/^\s*["“„'‘(]?[\p{L}\p{N}]/u.test(line) || listItem(line) !== null) return false
    return !isAddress(line) && goesOn(before, line, width)
  })
  return wrapped.length >= surelyLines && wrapped.every(startsHigh) ? Number.POSITIVE_INFINITY : width
}

const startsHigh = (line: string) => /^\s*["“„'‘(]?[\p{Lu}\p{N}]/u.test(line)
const endsSentence = (line: string) => /[.!?:;]["”’')]*\s*$/.test(line)
/** A labelled line such as "Price: €40"; below another one the label may be longer. */
const shortLabel = /^\s*\p{Lu}[\p{L}\d/&-]*(?: [\p{L}\d/&-]+){0,3}: +\S/u
const anyLabel = /^\s*\p{Lu}[\p{L}\d/&-]*(?: [\p{L}\d/&-]+){0,9}: +\S/u
const isLabelled = (line: string, before: string) =>
  shortLabel.test(line) || (anyLabel.test(line) && anyLabel.test(before))

/** Whether a line is all in capitals, so that a capital at its beginning means nothing. */
const isShouted = (line: string) => !/\p{Ll}/u.test(line)
const firstWord = (line: string) => /^\s*(\S+)/.exec(line)?.[1] ?? ''

/** As in verse or a signature: capitals first, mostly no punctuation last, and room for the next line's first word. */
export function isBrokenByAuthor(lines: string[]): boolean {
  if (lines.length < fewestOfVerse || !lines.every(line => startsHigh(line) && !isShouted(line))) return false
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  const open = lines.slice(0, -1).filter(line => !endsSentence(line))
  const roomy = lines
    .slice(0, -1)
    .some((line, at) => line.length + 1 + firstWord(lines[at + 1] ?? '').length <= longest)
  return (roomy || lines.length >= surelyVerse) && 2 * open.length >= lines.length - 1
}

export function goesOn(before: string, line: string, width: number): boolean {
  if (width > widestWrap || before.length < width * fullLine || isLabelled(line, before)) return false
  if (!startsHigh(line) || isShouted(line)) return true
  return width >= narrowest && before.length + 1 + firstWord(line).length >= width * noRoom
}
