/** Section 5.9: who does it, and why these people? */
import { audienceNoun } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import {
  capital,
  everything,
  hasRole,
  isPitch,
  listed,
  onDeck,
  placed,
  sentencesOn,
  short,
  slidesRead,
  view,
  wholeOf,
  withRole,
} from './finding.ts'
import { peopleOn } from './people.ts'

const teamAbsent: Observation = {
  id: 'team-absent',
  category: 'team',
  appliesTo: isPitch,
  sources: ['SEQ', 'CBI', 'KAW'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'team')) return []
    if (deck.slides.some(slide => peopleOn(slide).length > 0)) return []
    const text = everything(deck)
    if (/\b(?:co-?founder|founders?|CEO|CTO|our team of|team of \d+|we are (?:\d+|two|three|four|five) )/i.test(text))
      return []
    return [
      {
        severity: 3,
        quotes: [],
        lookedFor: `A team ${deck.unit}, or a person's name with a position (founder, CEO, CTO, head, lead). ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f =>
        `Nobody who works on ${f.name} is named ${f.any}, so nobody is answerable for it. I cannot say who would do the work.`,
      () => 'Add a line for each founder: name, what they own here, and one thing they finished before.',
      f => `What I read of ${f.name} has no people in it.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Early on, the people carry most of the case, and ${f.name} leaves them out. What must be true about them stays unknown.`,
      () => 'Say who started this and why they are hard to replace.',
      f => `I read ${f.read} and still do not know who is behind ${f.name}.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `Whom would I call when it breaks? ${capital(f.name)} shows no face and no name.`,
      () => 'Put a name with a function on the last page.',
      () => 'I do not hand my data to people who do not say who they are.',
    ),
    'market-competition': view(
      '?',
      f => `Has anyone at ${f.name} worked among these buyers? The document names nobody whom I could look up.`,
      () => 'Name the person who knows this trade from the inside.',
      () => 'Knowledge of the market may be there, but it has no name on it.',
    ),
  },
}

const background =
  /\b(?:ex-|formerly|previously|former|prior|alum\w*|\d{1,2}\+? years|years (?:at|in|of|as)|PhD|MBA|MSc|BSc|MEng|Dr\.?|Prof\.?|degree|university|institute|MIT|ETH|graduated|studied|built|founded|sold|exit(?:ed)?|acquired|led|ran|managed|worked|joined|at [A-Z]\w+|engineer|nurse|doctor|scientist|developer|lawyer|designer|researcher|teacher|author|patents?|linkedin\.com|github\.com|https?:)\b|@|\bex [A-Z]/

const teamNamesOnly: Observation = {
  id: 'team-names-only',
  category: 'team',
  appliesTo: isPitch,
  sources: ['500', 'TETEN'],
  detect: onDeck(deck =>
    withRole(deck, 'team').flatMap(slide => {
      const people = peopleOn(slide)
      if (people.length < 2) return []
      const rest = people.reduce((text, person) => text.replace(person.name, ' '), slide.text.replace(slide.title, ' '))
      const plain = rest.replace(
        /\b(?:co-?founder|founder|CEO|CTO|COO|CFO|CPO|CMO|chief \w+(?: \w+)? officer|head of \w+|VP(?: of)? \w+)\b/gi,
        ' ',
      )
      if (background.test(plain) || slide.blocks.some(block => block.href !== undefined)) return []
      // A sentence about a person is background, whatever its words; only bare titles may remain.
      if (wordsOf(plain).length > people.length * 3 + 4 || audienceNoun.test(plain)) return []
      const blocks = [...new Set(people.map(person => person.block))]
      return [
        {
          severity: 2 as const,
          quotes: blocks.slice(0, 3).map(quoteOf),
          facts: {
            people: listed(people.slice(0, 3).map(person => person.name)),
            first: people[0]?.name ?? '',
            position: people[0]?.position ?? '',
            count: people.length,
            ...placed(deck, slide),
          },
        },
      ]
    }),
  ),
  views: {
    'team-execution': view(
      '-',
      f => `${f.people} come with titles and nothing else. Why these ${f.count} and not any others?`,
      () => 'Write under each name one thing that person built, ran or sold before.',
      f => `“${f.position}” beside ${f.first} tells me a seat, and I need to know what was done in the last one.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `The people are listed ${f.on}, yet no reason is given why ${f.people} would win this. That is half of the case at this point.`,
      () => 'Add the one fact about each founder that a rival could not copy.',
      f => `Titles can be handed out in a minute; a history cannot, and ${f.at} has none.`,
    ),
    'market-competition': view(
      '?',
      f => `Does ${f.first} or anyone else here know the buyers personally? Their titles do not say.`,
      () => 'Mention the years spent in the trade, if there are any.',
      f => `From ${f.at} I cannot tell outsiders from insiders of this market.`,
    ),
  },
}

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

const founderFitStated: Observation = {
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

export const teamObservations: Observation[] = [teamAbsent, teamNamesOnly, founderFitStated]
