/** Section 5.9: a biography shares its field with the problem. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence, wordsOf } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, withRole } from './finding.ts'
import { notName, peopleOn, personName } from './people.ts'
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
        const own = everyMatch(personName, sentence.text).find(({ text }) => !notName.test(text))?.text
        const who = own ?? people.filter(person => slide.blocks.indexOf(person.block) <= at).at(-1)?.name
        // Whose record it is must be known before anybody is praised for it.
        if (!who) continue
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: {
              who,
              said: short(sentence.text, 12),
              shared: listed(shared.slice(0, 2).map(word => `“${word}”`)),
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
      f => `“${f.said}” names work in the field that the company is about: ${f.shared} stand in both.`,
      f => `Keep what ${f.who} did and where, rather than a title alone.`,
      f => `${capital(f.who)} comes to this from the same field, as ${f.at} tells it.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `What ${f.who} did before and what the company does now meet in ${f.shared}. That is a reason to ask this team rather than another.`,
      f => `Be ready to name somebody who worked with ${f.who} then.`,
      f => `What must be true about the people is at least partly ${f.on}.`,
    ),
    'market-competition': view(
      '+',
      f => `${capital(f.who)} has worked in the field, with ${f.shared} in the record.`,
      f => `Let ${f.who} speak with the first buyers.`,
      f => `“${f.said}” suggests that the field is known from work and not from a search.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `${capital(f.who)} knows the field from work in it. I would rather explain my case to such a person than to a salesman.`,
      f => `Let ${f.who} answer when customers ask.`,
      f => `With ${f.shared} in a biography, I expect my questions to be understood.`,
    ),
  },
}
