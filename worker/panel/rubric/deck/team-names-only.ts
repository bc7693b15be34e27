/** Section 5.9: people are named with titles and nothing else. */
import { audienceNoun } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { isPitch, onDeck, placed, view, withRole } from './finding.ts'
import { peopleOn } from './people.ts'
import { listed } from './phrases.ts'

const background =
  /\b(?:[Ee]x(?:-|\s(?=\p{Lu}))|[Ff]ormerly|[Pp]reviously|[Ff]ormer|[Pp]rior|[Aa]lum\w*|\d{1,2}\+? years|years (?:at|in|of|as)|PhD|MBA|MSc|BSc|MEng|Dr\.?|Prof\.?|degree|university|institute|MIT|ETH|graduated|studied|built|founded|sold|exit(?:ed)?|acquired|led|ran|managed|worked|joined|at [A-Z]\w+|engineer|nurse|doctor|scientist|developer|lawyer|designer|researcher|teacher|author|patents?|linkedin\.com|github\.com|https?:)\b|@/u

export const teamNamesOnly: Observation = {
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
      f => `${f.people} come with titles and nothing else. Why these and not any others?`,
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
