/** Section 5.9: a biography shares its field with the problem. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence, wordsOf } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, withRole } from './finding.ts'
import { peopleOn } from './people.ts'
import { capital, listed, short } from './phrases.ts'

const common = new Set(
  'group groups person persons place world system systems process service services large small total annual thing things different better whole problem solution market customers customer company companies people their about which with from that this today every years would could there these those have more than over only less most make makes time money work works working team data software product first other using used many hours month year week cost costs million billion euros europe germany percent where when what into after before because between business businesses still since without manage management manual platform growth number'.split(
    ' ',
  ),
)

/** Nouns of a field: longer words that are not everybody's. The endings are cut so that "clinics" meets "clinical". */
function fieldWords(text: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const word of wordsOf(text)) {
    const lower = word.toLowerCase()
    if (lower.length < 5 || common.has(lower) || /^\d/.test(lower)) continue
    words.set(lower.slice(0, Math.max(5, lower.length - 3)), lower)
  }
  return words
}

const record =
  /\b\d{1,2}\+? years\b|\bex-|\b(?:formerly|previously|former|spent|led|ran|built|founded|managed|worked|was|headed|co-?founded)\b/i

const organisationName = /(?:\b(?:at|for|of|from|ex-?)\s?|,\s)\p{Lu}[\p{L}\d&.-]+/u

export const founderFitStated: Observation = {
  id: 'founder-fit-stated',
  category: 'team',
  appliesTo: isPitch,
  sources: ['500', 'UNU'],
  detect: onDeck((deck, reading) => {
    const field = fieldWords(
      withRole(deck, 'problem', 'market')
        .filter(slide => !slide.roles.includes('team'))
        .map(slide => slide.text)
        .join('\n'),
    )
    for (const slide of withRole(deck, 'team')) {
      const people = peopleOn(slide)
      for (const sentence of sentencesOn(reading, slide)) {
        if (sentence.block === slide.titleBlock || !record.test(sentence.text)) continue
        if (!/\b\d{1,2}\+? years\b/.test(sentence.text) && !organisationName.test(sentence.text)) continue
        const shared = [...fieldWords(sentence.text)].filter(([stem]) => field.has(stem)).map(([, word]) => word)
        if (shared.length < 2) continue
        const at = slide.blocks.indexOf(sentence.block)
        const who = people.filter(person => slide.blocks.indexOf(person.block) <= at).at(-1)?.name
        const years = everyMatch(/\b\d{1,2}\+? years\b/, sentence.text)[0]?.text
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: {
              who: who ?? 'a founder',
              said: short(sentence.text, 12),
              shared: listed(shared.slice(0, 2).map(word => `“${word}”`)),
              years: years ?? 'time',
              ...placed(deck, slide),
            },
          },
        ]
      }
    }
    return []
  }),
  views: {
    'team-execution': view(
      '+',
      f =>
        `${capital(f.who)} has done this work: “${f.said}”. The words ${f.shared} return where the problem is described.`,
      f => `Say which part of the plan ${f.who} owns because of that.`,
      f => `${capital(f.years)} in the field means fewer wrong turns in the first release.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `The history of ${f.who} meets the problem at ${f.shared}. That is a reason why this team might see what others missed.`,
      () => 'Tell the moment in that job when the idea became obvious.',
      f => `What must be true about the people is at least partly ${f.on}.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `Someone here knows the buyers from the inside: ${f.who}, with ${f.shared} in the record. That opens doors that a newcomer has to knock at.`,
      f => `Name the first buyers that ${f.who} can call without an introduction.`,
      f => `“${f.said}” suggests that the alternatives are known from use and not from a search.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `${capital(f.who)} has stood where I stand. I would rather explain my case to that person than to a salesman.`,
      () => 'Let this person write the first page.',
      f => `With ${f.shared} in a biography, I expect my questions to be understood.`,
    ),
  },
}
