/** Several audiences in one breath: which of them it would be, were there only one. */
import { anyCase } from '../../any-case.ts'
import { listed, lowered } from '../../deck/phrases.ts'
import { audienceNoun } from '../../nouns.ts'
import type { Reading } from '../../reading.ts'
import { quoteFound, wordsOf } from '../../text.ts'
import { question, type Subject } from '../question.ts'
import { isSelling, told } from './own-voice.ts'

const item = "(?:[\\p{L}’'-]+ ){0,2}[\\p{L}’'-]+"
/** "for bakers, millers and growers", "special focus on mothers, students and NRIs": the list is the first group. */
const toward = anyCase(
  `\\b(?:(?:made|built|designed|meant|written|right) for|we (?:serve|work with|sell to|supply|help)|our (?:customers|clients|audience|target groups?|target audience) (?:are|is|include)|(?:focus(?:es|ing)?|concentrat(?:e|es|ing)) on|target(?:s|ing)?(?: at)?|aimed at|suits|help(?:s|ing)|serv(?:es|ing)) ((?:${item}, ){1,6}${item},? (?:and|as well as) ${item}|${item} (?:and|as well as) ${item})`,
)
const groupEnd = /\s+(?:to|who|that|in|at|on|with|from|across|by|of|which|whose|for|do|can|get)\b.*$/iu
const generic = /^(?:people|users?|customers?|clients?|teams?|business(?:es)?|companies|others?|everyone|anyone|more)$/i

/** The groups of a list, each of which is known to be an audience. */
function groupsOf(list: string): string[] {
  const groups = list
    .split(/,\s*(?:and\s+)?|\s+(?:and|as well as)\s+/iu)
    .map(group =>
      group
        .replace(groupEnd, '')
        .replace(/^(?:the|our|your|both|especially|also|their)\s+/i, '')
        .trim(),
    )
    .filter(group => group !== '')
  const known = groups.filter(group => audienceNoun.test(group) && /(?:s|people|children|men|women)$/i.test(group))
  if (groups.some(group => generic.test(group))) return []
  // Where most are none, it is a list of something else.
  return known.length >= 2 && known.length >= 0.6 * groups.length ? groups : []
}

/** What the groups do together, or where they have trouble: no list of customers. */
const elsewhere =
  /\b(?:between|both sides|hire|hiring|recruit\w*|employs?|jury|speakers?|talked to|interviewed|asked|surveyed|partners?|connects?|share|together|not for|competitors?|rivals?)\b/i

const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "A wholesaler serving hotels and bars" may be somebody else. */
function isOurs({ page, deck }: Reading, text: string): boolean {
  const name = page ? page.brand : deck?.company
  return /\b(?:we|our|us|it)\b/i.test(text) || (typeof name === 'string' && text.includes(name))
}

function subject(reading: Reading): Subject | null {
  for (const sentence of told(reading)) {
    const { text } = sentence
    const match = toward.exec(text)
    if (!match || elsewhere.test(text)) continue
    if (/^(?:help|serv)/i.test(match[0]) && !isOurs(reading, text)) continue
    const before = text.slice(0, match.index)
    if (/\b(?:no|not|never|don['’]t|doesn['’]t)\s+(?:\w+\s+)?$/i.test(before)) continue
    const groups = groupsOf(match[1] ?? '')
    if (groups.length < 2 || groups.some(group => wordsOf(group).length > 4)) continue
    return {
      quotes: [quoteFound(sentence, match.index, match[0].length)],
      facts: {
        groups: listed(groups.map(lowered)).replace(/ and (?=[^,]*$)/, ' or '),
        first: lowered(groups[0] ?? ''),
        count: inWords[groups.length] ?? groups.length,
      },
    }
  }
  return null
}

export const oneAudience = question({
  id: 'asked-one-audience',
  category: 'audience',
  sources: ['DUN'],
  lens: 'positioning',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:(?:first|primary|main|lead|core|launch) (?:segment|audience|market|group|customers?|target)|beach-?head|best[- ]fit|ideal customer|start(?:ing|s)? with|begin(?:ning|s)? with|primarily for|mainly for|above all for|most of our (?:customers|clients|members)|(?:half|\d+\s?%) of our (?:customers|clients|users)|secondary (?:audience|segment|target))\b/i,
  subject,
  ask: ({ groups }) => `If there were room for one group only this year, ${groups}, which would it be?`,
  answer: ({ first, count }) =>
    `Set the last ten buyers against the ${count} groups; should ${first} turn out to decide fastest, write for them and let the others overhear.`,
  reason: ({ count }) =>
    `The ${count} groups stand in one sentence as equals, and equals seldom buy for the same reason.`,
})
