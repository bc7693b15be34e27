/** More than half of the headings name a topic instead of saying something. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteOf } from '../text.ts'
import { pleased, worried } from '../views.ts'
import { genericHeadings } from '../words.ts'

const moreTopics = new Set(
  'numbers|figures|metrics|key metrics|people|plan|terms|money|use of funds|advantage|advantages|our advantage|raising|the raise|the round|founders|road map|roadmap'.split(
    '|',
  ),
)
/** Below this a text has been read before its headings are missed. */
const fewestWords = 300

/** What a closing slide or the foot of a page says. */
const farewells = new Set(['thank you', 'thanks', 'questions', 'any questions', 'q&a', 'contact', 'contact us'])

const capital = (text: string | number | undefined) => {
  const said = String(text ?? '')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function detect(reading: Reading): Sighting[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^\W*(?:\d+[.)]?\s*)?/, '')
      .replace(/[\s.:!…]+$/, '')
      .replace(/\s+/g, ' ')
  const isTopic = (text: string) =>
    plain(text)
      .split(/ (?:and|&|\+) /)
      .every(part => genericHeadings.has(part) || moreTopics.has(part))
  const titles = reading.prose.filter(({ type }) => type === 'heading' || type === 'slide_title')
  // A cover bears the name of the whole, which is no heading of a part.
  const parts = titles[0] && titles[0] === reading.prose[0] && !isTopic(titles[0].text) ? titles.slice(1) : titles
  // A farewell closes the whole; no part stands below it.
  const headings = parts.filter(block => !farewells.has(plain(block.text)))
  const generic = headings.filter(block => genericHeadings.has(plain(block.text)) || isTopic(block.text))
  const [first, ...more] = generic
  if (
    titles.filter(block => !farewells.has(plain(block.text))).length < 5 ||
    !first ||
    generic.length * 2 <= titles.length ||
    (reading.form === 'memo' && reading.words < fewestWords)
  )
    return []
  return [
    {
      severity: 1,
      quotes: [first, ...more.slice(0, 2)].map(quoteOf),
      facts: {
        // Slides can be counted by anyone; what counts as a heading of running text is for its reader to say.
        some:
          generic.length === headings.length
            ? 'all of the'
            : reading.form === 'deck'
              ? `${generic.length} of the ${titles.length}`
              : 'most of the',
        list: generic
          .slice(0, 4)
          .map(block => `“${block.text.trim()}”`)
          .join(', '),
        kind: reading.form === 'deck' ? 'slide titles' : 'headings',
      },
    },
  ]
}

export const headingsGeneric: Observation = {
  id: 'headings-generic',
  category: 'structure',
  appliesTo: reading => reading.english,
  sources: ['PL-HEAD', 'WCAG'],
  detect,
  views: {
    'funnel-fixer': worried(
      s => `Skim the ${s.facts.kind} and you learn the topics and not the argument: ${s.facts.list} are labels.`,
      s => `Turn each of ${s.facts.list} into the sentence that the part below it proves.`,
      s => `People skim first, and ${s.facts.list} give a skimmer nothing to stop for.`,
    ),
    positioning: worried(
      s => `${capital(s.facts.some)} ${s.facts.kind} could stand over anyone's text: ${s.facts.list}.`,
      s => `Let the ${s.facts.kind} carry the claim that only this company can make.`,
      s => `With ${s.facts.list}, the most read words are the least distinctive ones.`,
    ),
    'skeptical-buyer': pleased(
      s => `With ${s.facts.list} I know where to look for what I came to check.`,
      'Keep the familiar labels wherever readers look something up.',
      s => `Plain labels such as ${s.facts.list} let me go straight to my questions.`,
    ),
    'investment-opportunity': pleased(
      s => `${s.facts.list}: the part that I want is found at once.`,
      s => `Keep the order that ${s.facts.list} promise.`,
      s => `${s.facts.list} stand where a reader looks for them.`,
    ),
    'growth-metrics': worried(
      s => `${capital(s.facts.some)} ${s.facts.kind} state no finding, so what stands below has to argue alone.`,
      'Put the figure that a part proves into its title, wherever it has one.',
      s => `A title among ${s.facts.list} could have given its part's main number.`,
    ),
    'market-competition': worried(
      s => `${s.facts.list} name topics, and what was learnt about each has to be looked for below.`,
      'Title each part with its finding.',
      s => `I read the ${s.facts.kind} alone, and ${s.facts.list} gave me no claim to test.`,
    ),
  },
  question: s => `What does someone know who has read only the ${s.facts.kind}?`,
}
