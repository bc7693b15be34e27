/** What the first line of copy says, and what the text starts from. */
import type { Block } from '#db/shapes.ts'
import { durationsIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { isGenericWord } from '../page/generic-words.ts'
import { brief, sight, viewsOf } from '../page/on-page.ts'
import { aspiration, superlative } from '../patterns.ts'
import { everyMatch, quoteAround, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import type { Copy } from './copy-reading.ts'
import { isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'
import { sumsIn } from './sums.ts'

const label = /^\W*(?:subject(?: line)?|proposal|offer|quotation|quote|estimate)\s?:\s*/i

/** The headline of a page, the subject of a mail. A proposal's title names the paper. */
function firstLine({ kind, asPage: { page } }: Copy): { block: Block; text: string; start: number } | null {
  const block = kind === 'proposal' || kind === 'story' ? null : page.content[0]
  if (!block) return null
  const start = label.exec(block.text)?.[0].length ?? 0
  if (kind === 'mail' && start === 0) return null
  const text = block.text.slice(start).trim()
  return wordsOf(text).length <= 14 && wordsOf(text).length >= 3 ? { block, text, start } : null
}

/** An act with an object, as whoever has the task would say it. */
const act =
  /^(?:stop|never|rent|hire|learn|send|sell|print|find|get|book|order|eat|sleep|cook|keep|know|see|pay|write|share|plan|track|run|ship|heat|cool|clean|repair|fix|mend|move|store|park|ride|drive|grow|bake|brew|train|swim|play|hear|read|count|file|close|open|invoice|schedule|replace|insure|borrow|wash|paint|map|archive|sign)\b/i
const empty =
  /\b(?:business|potential|success|future|world|growth|possibilit\w+|life|dreams?|game|way you|journey|power|level)\b/i

export const taskInFirstLine: Observation = {
  id: 'task-in-first-line',
  category: 'clarity',
  appliesTo: isCopy,
  sources: ['NNG-STAY', 'DUN'],
  detect: onCopy(copy => {
    const line = firstLine(copy)
    if (!line || aspiration.test(line.text) || superlative.test(line.text) || /[?!]$|\d\s?% off\b/.test(line.text))
      return []
    const words = wordsOf(line.text)
    // Articles and prepositions stand in any line.
    const telling = words.slice(1).filter(word => word.length > 3)
    const generic = telling.filter(isGenericWord).length / Math.max(1, telling.length)
    const measured =
      /\byour?s?\b/i.test(line.text) &&
      (durationsIn(line.text).length > 0 || percentsIn(line.text).length > 0 || sumsIn(line.text).length > 0)
    if (empty.test(line.text) || !(measured || (act.test(line.text) && telling.length >= 2 && generic < 0.5))) return []
    return [
      sight(1, [quoteAround(line.block, line.start, line.text.length)], {
        line: brief(line.text, 90),
        seller: sellerIn(copy),
      }),
    ]
  }),
  views: viewsOf({
    positioning: [
      '+',
      '“{line}” says in the first line what it is for, so readers know what to compare it with.',
      'Open with the same words wherever {seller} is introduced.',
      'The line names a thing that people do, and no category that they would have to learn.',
    ],
    'funnel-fixer': [
      '+',
      'Whoever has this task recognises it in “{line}” and reads on for a reason.',
      'Use the line unchanged where people come from, so that they find what they expected.',
      'A first line that names the task sorts its readers by itself.',
    ],
    'market-competition': [
      '+',
      '“{line}” names a job that somebody has, and those who have it can be counted.',
      'Count them in one town first.',
      'A task makes a market that can be looked up, and a slogan does not.',
    ],
  }),
}

/** What the reader has said or asked, or what was found at the reader's own place. */
const readerSaid =
  /\byou (?:mentioned|told (?:me|us)|said|asked (?:us |me )?(?:for|how|whether|about)|wrote|described|showed (?:me|us))\b|\bwhen we (?:met|spoke|talked)\b/i
const lookedAt =
  /\bwe (?:measured|counted|inspected|visited|tested|looked (?:at|through)|walked|weighed|went through|timed|surveyed)\b|\bwe (?:have )?(?:read|counted|studied|heard|saw) your\b/i

export const startsFromReader: Observation = {
  id: 'starts-from-reader',
  category: 'audience',
  appliesTo: isCopy,
  sources: ['SB7', 'DUN'],
  detect: onCopy(copy => {
    const { page } = copy.asPage
    if (copy.kind === 'page' || copy.kind === 'story') return []
    const lines = ownLines(copy).filter(({ text }) => !/\?\s*$/.test(text))
    const told = lines.find(({ text }) => readerSaid.test(text) || (lookedAt.test(text) && /\d/.test(text)))
    if (told) return [sight(1, [quoteSentence(told)], { start: brief(told.text, 120), seller: sellerIn(copy) })]
    const at = page.content.findIndex(
      ({ type, text }) =>
        type === 'heading' && /^\W*what you (?:asked (?:us )?for|told us|need(?:ed)?|want(?:ed)?)\W*$/i.test(text),
    )
    const below = at < 0 ? undefined : page.content[at + 1]
    const heading = page.content[at]
    if (!below || !heading || below.type === 'heading') return []
    return [sight(1, [quoteOf(below), quoteOf(heading)], { start: brief(below.text, 120), seller: sellerIn(copy) })]
  }),
  views: viewsOf({
    brand: [
      '+',
      '“{start}” could only have been written to this one reader.',
      'Keep that sentence ahead of anything about {seller}.',
      'Whoever begins with the reader’s own matter has listened.',
    ],
    'skeptical-buyer': [
      '+',
      '“{start}”: that is about me, and I can tell whether it is right.',
      'Say it again in one line above the price.',
      'An offer that begins with my case was not copied from the last one.',
    ],
    'funnel-fixer': [
      '+',
      'A reader who meets “{start}” is in the middle of the own matter from the start.',
      'Let the next step refer to it as well.',
      'What readers know to be true at the start carries them on.',
    ],
  }),
}

const rivals =
  /\b(?:competitors?|rivals?|compared (?:with|to)|unlike|instead of|rather than|alternatives?|other (?:suppliers?|firms|tools|apps|providers|offers?|agencies|shops|studios)|switch(?:ed|ing)? from|cheaper than|faster than|spreadsheets?)\b/i

/** "Riverbank Dental: new patient page", "Spring mail, draft 2": what the paper is, and no offer. */
const paperTitle =
  /\b(?:drafts?|wireframe|(?:landing|home|web|sales|product|patient|pricing) ?page|website copy|copy for|text for|version \d|v\d)\b|\b(?:page|copy|text|site|website|newsletter|flyer|leaflet|brochure|poster|e-?mail|mail|mailing|letter|script|proposal|offer|quotation|document)\W*$/i

export const askedBesideWhat: Observation = {
  id: 'asked-beside-what',
  category: 'competition',
  appliesTo: isCopy,
  sources: ['DUN'],
  detect: onCopy(copy => {
    const { page } = copy.asPage
    const first = page.content[0]
    if (!first || copy.kind === 'story' || page.content.some(({ text }) => rivals.test(text))) return []
    const start = label.exec(first.text)?.[0].length ?? 0
    if (copy.kind === 'mail' && start === 0) return []
    const text = first.text.slice(start).trim()
    if (/^\W*welcome\b/i.test(text)) return []
    if (wordsOf(text).length < 3 || wordsOf(text).length > 16 || !everyMatch(/\p{L}{3}/gu, text).length) return []
    const told = paperTitle.test(text) ? null : brief(text, 100)
    return [
      sight(1, [quoteAround(first, start, text.length)], {
        offer: told ? `“${told}”` : 'this one',
        offered: told ? `what “${told}” offers` : 'what is offered here',
        seller: sellerIn(copy),
      }),
    ]
  }),
  views: viewsOf({
    positioning: [
      '?',
      'Which other offer will readers hold beside {offer}, and at which line does {seller} win?',
      'Ask three who said yes what else lay on the table, and answer that one in the text.',
      'No alternative is named, and readers will find one by themselves.',
    ],
    'market-competition': [
      '?',
      'Who else sells {offered}, and what do they ask for it?',
      'Put the three nearest beside it, with their prices.',
      'No rival is named in the text, and none would have to be far away.',
    ],
  }),
}
