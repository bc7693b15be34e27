/** Two people or more stand with what they did before and where: a record that can be looked up. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { notName, personName } from './people.ts'
import { capital, counted, short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isRunning } from './statements.ts'

const did =
  /(?:[Ee]x[- ]\p{Lu}[\p{L}&]+|(?:\d{1,2}|\p{Ll}{3,9}) years (?:at|in|of|with|as)|[Rr]an|[Ll]ed|[Bb]uilt|[Cc]ooked|[Ww]orked|[Ss]erved|placed|opened|bred|farmed|negotiated|audited|wrote|designed|founded|co-?founded|sold|directed|headed|managed|launched|grew(?: up)?|scaled|took|made|sold|was with|wrote|created|invented|developed|set up|started|taught|trained|shipped|installed|was (?:the |a |an )?(?:head|lead|chief|senior|first|second|\p{L}+ (?:engineer|baker|buyer|nurse|manager|director|designer|scientist|partner|officer))\b)/u
const where =
  /(?:\b(?:at|for|of|from|in|with|to|by)\s(?:the\s)?\p{Lu}[\p{L}\d&.-]+|(?<![.!?]\s)(?<=\s)\p{Lu}[\p{L}\d&.-]+['’]s?\s|\b\d{1,2} years\b|\bfor \p{L}+ years\b|^\s\p{Lu}[\p{L}\d&.-]+|\b\d[\d.,]*[ -]\p{L}+)/u

/** What was done begins with a whole word: "12 years" is never read as a role of "1" and "2 years". */
const wholeWord = "(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][-’'.]|\\d,)"
const clause = new RegExp(
  `^\\W*(${personName.source})(?:\\s?[,(]\\s?[^,();:.]{2,40}\\)?){0,2}\\s?[,:.–—-]?\\s?(?:who |has |previously |formerly |earlier |both |then )?${wholeWord}(${did.source})\\b`,
  'u',
)

interface Recorded {
  name: string
  block: Block
  index: number
  length: number
  /** What the person did, from its verb on. */
  record: string
}

/** Each clause that begins with a name and goes on with what that person did somewhere. */
function recordsIn(slide: Slide): Recorded[] {
  return slide.blocks.flatMap(block => {
    if (block === slide.titleBlock || block.type === 'table_row') return []
    const found: Recorded[] = []
    let at = 0
    // "Dr. Ana Reis" is no end of a sentence, nor is "Ana Reis, CEO. Built …".
    for (const text of block.text.split(/(?<=[.;\n])(?<!\b(?:Dr|Prof|St|CEO|CTO|COO|CFO|CPO|CMO|Ops)\.)\s+/)) {
      const index = block.text.indexOf(text, at)
      at = index + text.length
      const match = clause.exec(text)
      const name = match?.[1]
      if (!match || !name || notName.test(name)) continue
      if (!where.test(text.slice(match[0].length))) continue
      found.push({
        name,
        block,
        index,
        length: text.length,
        record: text.slice(match[0].length - (match[2]?.length ?? 0)).trim(),
      })
    }
    return found
  })
}

/** Rivals have founders as well, and customers speak with their names. */
const others = ['competition', 'traction', 'problem', 'market'] as const

function recordsOf(deck: DeckReading): { slide: Slide; people: Recorded[] } | null {
  for (const slide of deck.main) {
    const theirs = others.some(role => slide.roles.includes(role)) && !/\bwhy us\b/i.test(slide.title)
    if (theirs && !slide.roles.includes('team')) continue
    const people = recordsIn(slide)
    if (new Set(people.map(({ name }) => name)).size >= 2) return { slide, people }
  }
  return null
}

export const teamRecordSpecific: Observation = {
  id: 'team-record-specific',
  category: 'team',
  appliesTo: isRunning,
  sources: ['500', 'TETEN'],
  detect: onDeck(deck => {
    const found = recordsOf(deck)
    const [first, second] = found?.people ?? []
    if (!found || !first || !second) return []
    return [
      {
        severity: 1,
        quotes: distinct(found.people.slice(0, 3).map(one => quoteAround(one.block, one.index, one.length))),
        facts: {
          people: counted(new Set(found.people.map(({ name }) => name)).size, 'person'),
          first: first.name,
          second: second.name,
          record: short(first.record, 14),
          other: short(second.record, 14),
          ...placed(deck, found.slide),
        },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '+',
      f => `${capital(f.people)} are introduced by work and not by titles alone: of ${f.first} it says “${f.record}”.`,
      f => `Keep it as concrete as “${f.record}” when the team grows.`,
      f => `What ${f.second} did, “${f.other}”, is work that I can ask about.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `For ${f.first} and ${f.second} it is said what they did and where. References can be taken from that.`,
      f => `Have a reference ready for ${f.first} and one for ${f.second}.`,
      f => `The record of ${f.first} stands ${f.on} in words that can be checked.`,
    ),
    'market-competition': view(
      '?',
      f => `How much of what ${f.first} learned there is known to the rivals as well?`,
      f => `Be ready to tell what ${f.second} learned about these buyers.`,
      () => 'The biographies tell what was done, and not what it is worth against the alternatives.',
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `I read who stands behind this, and of ${f.first} I read “${f.record}”. That is a history that I can ask about.`,
      () => 'Keep the names with the work beside them.',
      f => `Names with work behind them, as ${f.on}, are easier to trust than titles.`,
    ),
  },
}
