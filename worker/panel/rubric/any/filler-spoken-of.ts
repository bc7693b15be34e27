/** Filler that a text speaks of, told apart from filler that was left in it. */
import type { Reading } from '../reading.ts'
import { everyMatch, sentenceAt, wordsOf } from '../text.ts'

const latin =
  '(?:lorem|ipsum|dolore?|sit(?= amet)|amet|consectetu?er|consectetur|adipisci(?:ng)?|elit|sed|do(?= eiusmod)|eiusmod|tempor|incididunt|ut|et|labore|magna|aliqua|enim|ad(?= minim)|minim|veniam|quis|nostrud|exercitation|ullamco|laboris|nisi|aliquip|ex(?= ea)|ea(?= commodo)|commodo|consequat|duis|aute|irure|in(?= (?:voluptate|reprehenderit))|reprehenderit|voluptate|velit|esse|cillum|eu(?= fugiat)|fugiat|nulla|pariatur|excepteur|occaecat|cupidatat|proident|deserunt|mollit|laborum)'
/** "Lorem ipsum", and the Latin that it goes on in. */
const run = new RegExp(`(?<![\\p{L}\\d])${latin}(?:[\\s,.;:…]+${latin})*(?![\\p{L}\\d])`, 'giu')
const twoWords = /\blorem ipsum\b/gi
const nothingElse = /^(?:[^\p{L}?]*lorem ipsum\b)+[^\p{L}?]*$/iu
/** "Headline: Lorem ipsum" is a label and what it is of; "Lorem Ipsum, CEO" stands for a person. */
const labelled =
  /^\W*(?:\p{Lu}[\p{L}\d]*(?: [\p{L}\d]+){0,2}: )?Lorem ipsum[^?\p{L}]*$|^\W*Lorem Ipsum, [\p{L} ]{2,30}$/u
/** "Lorem ipsum dolor sit amet is not a headline". */
const said =
  /^["”’')]*,? (?:is|isn['’]t|was|wasn['’]t|has|means|does|doesn['’]t|hurts|still|never|belongs|says|stood)\b/i

/** Whether filler at an offset is spoken of: with English around it, and not going on in Latin or alone in its place. */
export function isSpokenOf(text: string, index: number, length: number): boolean {
  const match = text.slice(index, index + length)
  if (!/^[a-z ]+$/i.test(match)) return false
  if (!/\bipsum\b|\bamet\b|^consectetur/i.test(match)) return isMentioned(text, index, index + length)
  // Filler is long: only what stands near is read for each of its words.
  const from = Math.max(0, index - 300)
  const whole = everyMatch(run, text.slice(from, index + 300)).find(
    one => from + one.index <= index && from + one.index + one.length > index,
  )
  const start = whole ? from + whole.index : index
  const end = whole ? start + whole.length : index + length
  // "Lorem ipsum et faux texte" goes on in French.
  if (wordsOf(text.slice(start, end).replace(twoWords, ' ')).some(one => !/^(?:ut|et|sed)$/i.test(one))) {
    return isMentioned(text, start, end) || isNamed(text, start, end)
  }
  return !standsAlone(text, start)
}

/** Nothing else on its line or in its cell. "Lorem ipsum?" asks, and a line that goes on with a small letter is wrapped. */
function standsAlone(text: string, index: number): boolean {
  const from = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('|', index)) + 1
  const [place = ''] = /^[^\n|]*/.exec(text.slice(from)) ?? []
  if (labelled.test(place.trim())) return true
  const wrapped = /^\s*l/.test(place) && text.lastIndexOf('\n', index) >= 0
  return !wrapped && nothingElse.test(place)
}

/** All of what stands between two quotation marks, in a sentence of other words: “Your headline here” is what was read. */
function isMentioned(text: string, start: number, end: number): boolean {
  if (!/["“„«‘']$/.test(text.slice(0, start)) || !/^[,.!?…]*["”“»’']/.test(text.slice(end, end + 6))) return false
  const { text: sentence } = sentenceAt(text, start)
  return wordsOf(sentence).length - wordsOf(text.slice(start, end)).length >= 2
}

/** "It read lorem ipsum dolor sit amet for a month": a few words of it, inside a sentence or with a verb after. */
function isNamed(text: string, start: number, end: number): boolean {
  if (wordsOf(text.slice(start, end)).length > 8) return false
  if (said.test(text.slice(end, end + 20))) return true
  const sentence = sentenceAt(text, start)
  if (wordsOf(text.slice(sentence.start, start)).length < 2) return false
  const after = text.slice(end, sentence.start + sentence.text.length)
  return /^l/.test(text.slice(start)) || (wordsOf(after).length >= 3 && everyMatch(run, after).length === 0)
}

const speaks = (text: string): boolean =>
  everyMatch(twoWords, text)
    .slice(0, 3)
    .some(({ index, length }) => isSpokenOf(text, index, length))

/** A text with filler for its subject shows it on purpose: its title or a heading speaks of it, or three lines do. */
export function isAboutFiller(reading: Reading): boolean {
  const { title } = reading.document
  const talk = reading.visible.filter(({ text }) => speaks(text))
  if (talk.length > 0 && title !== null && /\blorem ipsum\b/i.test(title)) return true
  return talk.length >= 3 || talk.some(({ type }) => type === 'heading' || type === 'slide_title')
}
