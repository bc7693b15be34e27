/** Whether a text names a group of people as its customer. */

import type { Sentence } from '../base-reading.ts'
import { audienceNoun } from '../nouns.ts'
import { everyMatch, wordsOf } from '../text.ts'
import { mayNameSomeone } from './generic-words.ts'
import type { PageReading } from './page-reading.ts'

const toward =
  /\b(?:for|built for|made for|designed for|helps?|helping|lets?|gives?|enables?|used by|trusted by|loved by|chosen by|serv(?:es|ing)|made by|by|your|every|any|are you an?|if you(?:['’]re| are| run| own| manage) an?)\s+((?:[\p{L}\p{N}'’&-]+\s*){1,5})/giu

/** "For people who work at home", "for teams without a designer": a situation says who is meant as well as a trade does. */
const situation =
  /\b(?:for|to|helps?|made by) (?:the )?(?:people|those|anyone|everyone|adults|folks|teams|companies|businesses|families|women|men) (?:(?:over|under|past|in their) [\p{L}\d’'-]+ )?(?:(?:in|near|around|from|across) [\p{L}’'-]+(?: [\p{L}’'-]+){0,2} )?(?:who(?!['’]s? (?:want|need|like|love) (?:more|to succeed))|whose|with(?:out)?|that) \p{L}+/iu

/** "Even if you come from an arts background", "no experience needed": for those who have not done it before. */
const starting =
  /\bfrom (?:an?|any) (?:non-)?[\p{L}-]+ background\b|\bno (?:prior |previous )?(?:experience|knowledge|degree) (?:is )?(?:needed|required|necessary)\b/iu

/** Named with certainty: a role, a trade or a life situation after "for", "helps", "your". */
export function namesAudience(text: string): boolean {
  if (situation.test(text)) return true
  return everyMatch(toward, text).some(({ groups }) => audienceNoun.test(groups[0] ?? ''))
}

/** Named perhaps: as above, or a plural after "for" that no list knows, or a plural audience anywhere. */
export function mayNameAudience(text: string): boolean {
  if (namesAudience(text) || starting.test(text)) return true
  const plural = everyMatch(audienceNoun, text).some(({ text: noun }) => /(?:s|people|children|men|women)$/i.test(noun))
  if (plural) return true
  return everyMatch(toward, text).some(({ groups, text: written }) => {
    if (/^(?:your|every|any)\b/i.test(written)) return false
    return wordsOf(groups[0] ?? '').some(mayNameSomeone)
  })
}

/** "Parking is free for everyone", "doors open for anyone": a term or a courtesy, not whom the offer was made for. */
const notTheOffer =
  /\b(?:free|open|opens?|safe|fair|fairer|equal|same|enough|room|available|welcome|welcoming|better|good|responsib\w+|speak|wait\w*|hard|easier|expensive|affordable) $/i

/** "For everyone" as a term of use, and "for everyone under 18", which is a group. */
export function isCourtesy(text: string, index: number, length: number): boolean {
  const narrowed = /^ (?:under|over|aged|between|above|below)\b/i.test(text.slice(index + length))
  return narrowed || notTheOffer.test(text.slice(0, index))
}

/** A title or a line right below it says whom the offer is for; a sentence further on does where it says so of the offer. */
export function saysForWhom(page: PageReading, { block, text }: Sentence, index: number): boolean {
  // "There is something for everyone", "fun for everyone": what a place holds, not whom the offer was made for.
  if (/\b(?:something|things|activit\p{L}*|fun|gifts?|presents?|plenty|place|role|good) $/iu.test(text.slice(0, index)))
    return false
  if (block === page.headline || block === page.subhead) return true
  // "Organisations of every kind" are an audience wherever they stand.
  if (!/^for\b/i.test(text.slice(index))) return true
  return /\b(?:made|built|designed|works?|suits?|suited|perfect|ideal|great|software|app|tool|solutions?|platform|services?|products?|we (?:help|serve)|helps?|serves?)\b[^.]{0,60}$/i.test(
    text.slice(0, index),
  )
}
