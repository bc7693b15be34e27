/** The alternatives are named, each with something about it that can be checked. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import { distinct, onDeck, placed, sentencesOn, view } from './finding.ts'
import { capital, counted, short } from './phrases.ts'
import { rolesOfTitle } from './roles.ts'
import type { Slide } from './slides.ts'
import { isRunning } from './statements.ts'
import { cellsOf, headCells, tablesOf } from './tables.ts'

const about =
  /^\W*(?:the )?others\W*$|\b(?:who else|other ways|alternatives?|competition|competitors?|competitive landscape|landscape|rivals?|who competes|who has tried|what (?:\p{L}+ ){1,3}(?:use|do|buy) (?:today|now|instead))\b/iu
/** What a company praises of itself, or what made it possible: a quality with a colon behind it is nobody. */
const quality =
  /^(?:Price|Pricing|Costs?|Speed|Quality|Time|Team|Technology|Tech|Data|Product|Service|Support|Design|Safety|Security|Accuracy|Comfort|Patents?|IP|Brand|Network|Moat|Control|Compute|Hardware|Software|Sensors?|Distribution|Regulation|Advantages?|Strengths?|Weakness(?:es)?|Market|Position|Barriers?|Comment|Stage|Type|Notes?|Features?|Coverage|Delivery|Integration|Scale|Capacity|Range|Weight|Size|Source|Answer|Result|Risk)\b/
const opener =
  /^(?:The|A|An|This|That|These|Those|They|We|Our|Us|It|In|On|At|For|With|By|From|No|Not|Most|Many|Some|All|Each|Every|Few|Others?|Today|Currently|Existing|Traditional|Unlike|While|Although|Because|Our|Competitors?|Alternatives?|Incumbents?|Nobody|None|There|Here|If|When|Key|Direct|Indirect|Why|What|How|And|But)\b/
const named =
  /^(\p{Lu}[\p{L}\d.&+’'-]*(?:(?:,? (?:and|&) |, | )\p{Lu}[\p{L}\d.&+’'-]*){0,5})(?: \([^)]{2,50}\))?(?:\s?[:–—]\s?\S|(?:'s|’s)?\s(?:sells?|offers?|flew|flies|detects?|do|does|has|have|is|are|was|costs?|needs?|stops?|charges?|covers?|excludes?|closed|failed|serves?|works?|makes?|takes?|starts?|reads?|sends?|ask[s]?|sold|raised|showed|runs?|rents?|requires?|lists?|supports?|lacks?|handles?|measures?|ships?|counts?)\b)/u
const limiting =
  /\b(?:do|does|did|is|are|has|have|can) not\b|\bcannot\b|\bonly\b|\bnot\b|\bno \p{L}+|\bwithout\b|\bexcept\b/iu
const figure = /(?<![\p{L}\d])(?:[$€£]\s?)?\d[\d.,]*/u
/** A price, a share, a time or a measure, or what became of it: how many of them there are says nothing of any. */
const measured =
  /[$€£]\s?\d|\b(?:EUR|USD|GBP|CHF)\s?\d|\d\s?%|\d[\d.,]*(?:\s?[-–]|\s)?(?:days?|weeks?|months?|hours?|minutes?|kg|g|litres?|km|kW|MW|TRL|missions?|wards?)\b|\bTRL \d|\b(?:closed|failed|shelved|withdrawn|sold) in (?:19|20)\d\d\b|\bwe (?:lose|lost)\b|\bdearer\b|\bcheaper\b/iu

interface Rival {
  slide: Slide
  sentence: Sentence
  name: string
}

function rivalsOn(slide: Slide, lines: Sentence[]): Rival[] {
  return lines.flatMap(sentence => {
    const text = sentence.text.replace(/^[\s•*-]+/, '')
    const name = named.exec(text)?.[1]
    if (
      !name ||
      opener.test(name) ||
      quality.test(name) ||
      sentence.block.type === 'table_row' ||
      wordsOf(text).length < 4
    )
      return []
    // "Gripper: ours rotates before it pulls" is about us, whatever it is held against.
    if (/\b(?:we|our)\b/i.test(text.slice(0, name.length + 8)) || /^[^:]{1,60}:[^.]*\b(?:our|ours)\b/i.test(text))
      return []
    return figure.test(text.slice(name.length)) || limiting.test(text.slice(name.length))
      ? [{ slide, sentence, name }]
      : []
  })
}

const priced =
  /[$€£₹¥]\s?\d|\b(?:EUR|USD|GBP|CHF|SEK|KES)\s?\d|\d\s?%|\d[\d.,]*\s?(?:m|km|kg|days?|weeks?|minutes?|hours?)\b/i
const tick = /^(?:✓|✔|☑|✅|●|✗|✘|❌|○|◯|yes|no|y|n|x|n\/a|-|–|—|)$/iu

/** "Why it works when others failed" tells of its own causes. */
const isElsewhere = ({ roles, title }: Slide): boolean =>
  roles.includes('team') || (roles.includes('timing') && !rolesOfTitle(title).includes('competition'))

interface Tabled {
  rows: Block[]
  count: number
  said: string
}

/** A table with a rival to each column or row, where one of its facts is a figure: no table of ticks. */
function tabled(slide: Slide, company: string | null): Tabled | null {
  for (const table of tablesOf(slide)) {
    const [head, ...body] = table
    const width = body[0] ? cellsOf(body[0]).length : 0
    if (!head || body.length < 2 || width < 3) continue
    const top = headCells(head, width)
    const isOwn = (name: string) =>
      /^(?:us|we|our \w+)$/i.test(name) || (company !== null && name.includes(company.split(' ')[0] ?? company))
    const isName = (name: string) =>
      /^\p{Lu}/u.test(name) && !priced.test(name) && !quality.test(name) && name.split(/\s+/).length <= 8
    const columns = top.slice(1)
    const byColumn = columns.some(isOwn)
    const names = (byColumn ? columns : body.map(row => cellsOf(row)[0] ?? '')).filter(
      name => !isOwn(name) && isName(name),
    )
    if (!byColumn && !body.some(row => isOwn(cellsOf(row)[0] ?? ''))) continue
    const facts = body.filter(row => {
      const cells = cellsOf(row).slice(1)
      return (
        cells.filter(cell => priced.test(cell)).length >= (byColumn ? 2 : 1) && cells.some(cell => !tick.test(cell))
      )
    })
    const rival = byColumn ? facts[0] : facts.find(row => !isOwn(cellsOf(row)[0] ?? ''))
    if (names.length < 2 || facts.length < (byColumn ? 1 : 2) || !rival) continue
    const cells = cellsOf(rival)
    const told = byColumn
      ? cells.slice(1).flatMap((cell, at) => (isOwn(columns[at] ?? '') ? [] : [`${columns[at]} ${cell}`]))
      : cells.slice(1).filter(cell => priced.test(cell))
    return { rows: [head, rival], count: names.length, said: `${cells[0]} (${told.slice(0, 2).join(', ')})` }
  }
  return null
}

export const rivalsWithFacts: Observation = {
  id: 'rivals-with-facts',
  category: 'competition',
  appliesTo: isRunning,
  sources: ['SEQ', 'DUN', '500'],
  detect: onDeck((deck, reading) => {
    for (const slide of deck.main) {
      const table = slide.roles.includes('competition') ? tabled(slide, deck.company) : null
      if (table)
        return [
          {
            severity: 1,
            quotes: table.rows.map(quoteOf),
            facts: {
              count: counted(table.count, 'alternative'),
              said: table.said,
              ...placed(deck, slide),
            },
          },
        ]
      if (!(about.test(slide.title) || slide.roles.includes('competition')) || isElsewhere(slide)) continue
      const lines = sentencesOn(reading, slide).filter(({ block }) => block !== slide.titleBlock)
      const rivals = rivalsOn(slide, lines).filter(({ name }) => name !== deck.company)
      const first = rivals.find(({ sentence, name }) => measured.test(sentence.text.slice(name.length)))
      const second = rivals.find(rival => rival !== first && rival.name !== first?.name)
      if (!first || !second) continue
      const losses = lines.find(
        ({ text }) =>
          everyMatch(
            /\b(?:we lose|we lost|of our \d+ losses|dearer|more expensive than|we are (?:slower|smaller|\d))/i,
            text,
          )[0],
      )
      return [
        {
          severity: 1,
          quotes: distinct([first.sentence, second.sentence, ...(losses ? [losses] : [])].map(quoteSentence)),
          facts: {
            count: counted(rivals.length, 'alternative'),
            said: `“${short(first.sentence.text.replace(/^[\s•·▪‣◦*–—-]+/u, ''), 16)}”`,
            ...placed(deck, slide),
          },
        },
      ]
    }
    return []
  }),
  views: {
    'market-competition': view(
      '+',
      f =>
        `${capital(f.count)} stand ${f.on} with figures or limits, not as logos: ${f.said}. I can hold that against a price list or a buyer's word.`,
      () => 'Check these facts again before each new version, since the others change too.',
      f => `What is said of the others ${f.on} could be shown to be wrong, which is what makes it useful.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `Something that can be checked is said of the other ways ${f.on}: ${f.said}. I can begin from there.`,
      f => `Keep what is said of the others ${f.on} up to date, because it will be checked first.`,
      f => `Knowing the other ways is a condition for winning against them, and ${f.at} shows some of that knowledge.`,
    ),
    positioning: view(
      '+',
      f =>
        `A reader can tell from ${f.at} what it is compared with, and by what: ${f.said}. The frame is set by facts and not by adjectives.`,
      () => 'Keep the comparison in, even where it is uncomfortable.',
      f => `The comparison ${f.on} is one that readers would make anyway.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `I would compare in any case, and here the comparison is begun for me: ${f.said}.`,
      () => 'Stay fair to the others, because I will look at them too.',
      f => `That the other ways stand ${f.on} at all tells me that I may compare.`,
    ),
    'growth-metrics': view(
      '?',
      () => 'How often is it chosen where the others were looked at as well?',
      () => 'Count how often each of the others is chosen instead.',
      () => 'Facts about the alternatives are no win rate, and I would need that one.',
    ),
  },
}
