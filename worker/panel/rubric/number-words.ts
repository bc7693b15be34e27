/** Whole numbers in words, up to 999,999: "thirty-two", "a hundred and forty", "two hundred and eighteen thousand". */

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Up to ninety-nine, as a part of a pattern; it holds no group. */
const numberWord = `(?:(?:${tens.join('|')})(?:[- ](?:${ones.slice(0, 9).join('|')}))?|${[...ones].reverse().join('|')})`
const hundreds = `(?:(?:an? |${ones.slice(0, 9).join(' |')} )hundred(?: (?:and )?${numberWord})?|${numberWord})`
/** Up to 999,999, as a part of a pattern that holds no group. "A hundred" and "a thousand" alone are ways of saying many. */
export const largeNumberWord = `(?!an? (?:hundred|thousand)\\b(?! and))(?:(?:an? |${hundreds} )thousand(?: (?:and )?${hundreds})?|${hundreds})`

/** One word of such a number, as a part of a pattern, beside which "a" may stand. */
export const wordOfNumber = `(?:${[...tens, ...[...ones].reverse(), 'hundred', 'thousand'].join('|')})`

function belowHundred(text: string): number {
  const [first = '', second] = text.split(/[- ]/)
  const ten = tens.indexOf(first)
  if (ten >= 0) return 10 * (ten + 2) + (second ? ones.indexOf(second) + 1 : 0)
  const one = ones.indexOf(first)
  return one >= 0 ? one + 1 : Number.NaN
}

/** What stands before the word is so many of it, what stands behind it comes on top. */
function around(text: string, word: string, size: number, inner: (text: string) => number): number {
  const [before = '', after] = text.split(word).map(part => part.trim())
  if (after === undefined) return inner(text)
  const rest = after.replace(/^and /, '')
  return (/^an?$/.test(before) ? 1 : inner(before)) * size + (rest === '' ? 0 : inner(rest))
}

const belowThousand = (text: string) => around(text, 'hundred', 100, belowHundred)

/** NaN where it is none. */
export const wordsToNumber = (written: string): number =>
  around(written.trim().toLowerCase(), 'thousand', 1000, belowThousand)
