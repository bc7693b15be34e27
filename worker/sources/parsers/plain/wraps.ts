/** Whether a line of plain text goes on with the one before it, or was broken there by its author. */

import { listItem } from '../text-lines.ts'

/** A file whose lines are mostly shorter than this was wrapped by hand or by an editor. */
const widestWrap = 120
/** A line this much of the usual width may have been broken by the wrap. */
const fullLine = 0.6
/** Before a capital only a line that had no room for another word was: by hand nobody breaks to the letter. */
const noRoom = 0.85
/** Nobody wraps at fewer columns. */
const narrowest = 30
const fewestOfVerse = 3
/** So many capitals in a row are no chance, in a language that gives them to every noun either. */
const surelyVerse = 6

/** So many breaks before a capital or a figure, and none before a small letter, are no wrap's. */
const surelyLines = 4
/** An address of a person or a page begins small wherever it stands. */
const isAddress = (line: string) => /^\s*(?:\S+@|www\.|https?:|[\w-]+\.\w{2,}(?:\/|\s|$))/.test(line)

/** The width at which a text was wrapped; none where its author broke every line of it. */
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
/** "Price: €40"; below another such line the label may be longer. */
const shortLabel = /^\s*\p{Lu}[\p{L}\d/&-]*(?: [\p{L}\d/&-]+){0,3}: +\S/u
const anyLabel = /^\s*\p{Lu}[\p{L}\d/&-]*(?: [\p{L}\d/&-]+){0,9}: +\S/u
const isLabelled = (line: string, before: string) =>
  shortLabel.test(line) || (anyLabel.test(line) && anyLabel.test(before))

/** Where nothing is small, a capital at the beginning tells nothing. */
const isShouted = (line: string) => !/\p{Ll}/u.test(line)
const firstWord = (line: string) => /^\s*(\S+)/.exec(line)?.[1] ?? ''

/**
 * Verse, an address, a signature: each line begins anew, most end in the middle of what would be a sentence, and one at
 * least had room for the word that the next begins with.
 */
export function isBrokenByAuthor(lines: string[]): boolean {
  if (lines.length < fewestOfVerse || !lines.every(line => startsHigh(line) && !isShouted(line))) return false
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  const open = lines.slice(0, -1).filter(line => !endsSentence(line))
  const roomy = lines
    .slice(0, -1)
    .some((line, at) => line.length + 1 + firstWord(lines[at + 1] ?? '').length <= longest)
  return (roomy || lines.length >= surelyVerse) && 2 * open.length >= lines.length - 1
}

/** Whether `line` goes on with `before`, in a text of this width. */
export function goesOn(before: string, line: string, width: number): boolean {
  if (width > widestWrap || before.length < width * fullLine || isLabelled(line, before)) return false
  if (!startsHigh(line) || isShouted(line)) return true
  return width >= narrowest && before.length + 1 + firstWord(line).length >= width * noRoom
}
