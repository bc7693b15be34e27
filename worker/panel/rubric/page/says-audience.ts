/** Whether a text names a group of people as its customer. */
import { audienceNoun } from '../nouns.ts'
import { everyMatch, wordsOf } from '../text.ts'
import { mayNameSomeone } from './generic-words.ts'

const toward =
  /\b(?:for|built for|made for|designed for|helps?|helping|lets?|gives?|enables?|used by|trusted by|loved by|chosen by|serv(?:es|ing)|made by|by|your|every|any|are you an?|if you(?:['’]re| are| run| own| manage) an?)\s+((?:[\p{L}\p{N}'’&-]+\s*){1,5})/giu

/** "For people who work at home", "for teams without a designer": a situation says who is meant as well as a trade does. */
const situation =
  /\b(?:for|helps?|made by) (?:the )?(?:people|those|anyone|everyone|adults|folks|teams|companies|businesses|families|women|men) (?:who(?!['’]s? (?:want|need|like|love) (?:more|to succeed))|whose|with(?:out)?|that) \p{L}+/iu

/** Named with certainty: a role, a trade or a life situation after "for", "helps", "your". */
export function namesAudience(text: string): boolean {
  if (situation.test(text)) return true
  return everyMatch(toward, text).some(({ groups }) => audienceNoun.test(groups[0] ?? ''))
}

/** Named perhaps: as above, or a plural after "for" that no list knows, or a plural audience anywhere. */
export function mayNameAudience(text: string): boolean {
  if (namesAudience(text)) return true
  const plural = everyMatch(audienceNoun, text).some(({ text: noun }) => /(?:s|people|children|men|women)$/i.test(noun))
  if (plural) return true
  return everyMatch(toward, text).some(({ groups, text: written }) => {
    if (/^(?:your|every|any)\b/i.test(written)) return false
    return wordsOf(groups[0] ?? '').some(mayNameSomeone)
  })
}
