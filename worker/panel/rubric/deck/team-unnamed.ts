/** Section 5.9: the team is praised and nobody in it has a name. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { isOwnPitch, onDeck, placed, sentencesOn, view, withRole } from './finding.ts'
import { personName } from './people.ts'
import { short } from './phrases.ts'
import type { Slide } from './slides.ts'

const praised =
  /\b[Ee]x[- ]\p{Lu}[\p{L}]+\b|\b(?:\d+x|serial|repeat|two|three|multiple|several) (?:exits?|founders?|entrepreneurs?)\b|\b(?:world[- ]class|seasoned|experienced|top|veteran|award-winning|stellar) (?:\p{L}+ ){0,2}(?:team|founders?|advis[eo]rs?|engineers?|experts?|leadership)\b|\b\d{2,3}\+? years of (?:combined|joint|collective) \p{L}+/u
/** "Rui, CTO", "Marta (design)": one name is a name. */
const firstName =
  /(?:^|[\n,;:•]\s?|\b(?:and|&)\s)\p{Lu}\p{Ll}{2,}\s?(?:,|\(|:|[-–—])\s?(?:CEO|CTO|COO|CFO|CPO|CMO|[Ff]ounder|[Cc]o-?founder|[Hh]ead|\p{Ll})/u

const showsPeople = (slide: Slide): boolean =>
  (slide.imageShare ?? 0) >= 0.05 ||
  slide.blocks.some(
    block =>
      block.type === 'image' ||
      block.href !== undefined ||
      (block !== slide.titleBlock && (everyMatch(personName, block.text).length > 0 || firstName.test(block.text))),
  )

export const teamUnnamed: Observation = {
  id: 'team-unnamed',
  category: 'team',
  appliesTo: isOwnPitch,
  sources: ['SEQ', 'KAW'],
  detect: onDeck((deck, reading) => {
    const slides = withRole(deck, 'team')
    if (!reading.complete || slides.length === 0 || slides.some(showsPeople)) return []
    // A name with a position anywhere is somebody to ask for.
    if (
      deck.slides.some(slide =>
        slide.blocks.some(
          ({ text }) => /\b(?:CEO|CTO|COO|[Ff]ounder)\b/.test(text) && everyMatch(personName, text).length > 0,
        ),
      )
    )
      return []
    for (const slide of slides)
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(praised, sentence.text)[0]
        if (!match || sentence.block === slide.titleBlock) continue
        return [
          {
            severity: 2,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: { said: short(sentence.text, 10), ...placed(deck, slide) },
          },
        ]
      }
    return []
  }),
  views: {
    'team-execution': view(
      '-',
      f => `“${f.said}” praises people whom nobody can look up: no name stands ${f.on}.`,
      () => 'Put a name in the place of each adjective, with one thing that person finished.',
      f => `I cannot tell from “${f.said}” who would do the work.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `Early on the people are most of the case, and “${f.said}” is all that ${f.at} gives of them.`,
      () => 'Name the founders, and what each of them did before and where.',
      f => `“${f.said}” cannot be checked without a name.`,
    ),
    'market-competition': view(
      '?',
      f => `Does anybody behind “${f.said}” come from this trade?`,
      () => 'Write who knows the buyers, and from where.',
      f => `Where they worked on what is not in “${f.said}”.`,
    ),
  },
}
