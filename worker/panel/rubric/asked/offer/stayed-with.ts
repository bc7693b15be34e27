/** An alternative by name: who knew both and kept it. */
import { anyCase } from '../../any-case.ts'
import type { Sentence } from '../../base-reading.ts'
import { withRole } from '../../deck/finding.ts'
import { cellsOf, tablesOf } from '../../deck/tables.ts'
import type { Reading } from '../../reading.ts'
import { literal, quoteFound, quoteOf } from '../../text.ts'
import { question, type Subject } from '../question.ts'
import { isSelling, told } from './own-voice.ts'

/** How the job is done today where nobody sells anything for it. */
const oldWay =
  '(?:an? |the |your |their )?(?:(?:shared |own )?spreadsheets?|whiteboards?|paper (?:forms?|lists?|diar(?:y|ies))|pen and paper|hand-written \\p{L}+ \\p{L}+|(?:in-house|internal) (?:teams?|tools?|scripts?)|freelancers?|(?:staffing |temp |creative )?agenc(?:y|ies)|consultants?|Excel(?: sheets?| files?)?|Google Sheets)'
const instead = anyCase(
  `\\b(?:instead of|rather than|unlike|compared (?:with|to)|replac(?:es|ed|ing)|faster than|cheaper than|in place of|switch(?:ed|ing)? from|mov(?:ed|ing) (?:on|away|over) from|did not go into [\\p{L} ]{3,20} to do|goodbye to|tired of) (${oldWay})(?![\\p{L}-])`,
)
const name = '\\p{Lu}[\\p{L}\\d]+(?:[ &-]\\p{Lu}[\\p{L}\\d]*)?'
/** "Compared with Axiom QA", "switching from Tracklet": another firm's product by name. */
const rival = new RegExp(
  `\\b(?:[Uu]nlike|[Cc]ompared (?:with|to)|[Ss]witch(?:ed|ing)? from|[Aa]lternatives? to|[Cc]ompetitors? (?:such as|like|include)|[Rr]ivals? (?:such as|like|include)) (${name})(?![\\p{L}\\d])`,
  'u',
)
/** "Haldivita spends", in a part about rivals. */
const rivalActs = new RegExp(
  `(?:^|: )(${name}) (?:has|offers|sells|spends|runs|charges|costs|makes|does|is|was|raised|stores|covers|starts)\\b`,
  'u',
)
/** "Competition: Haldwin spends …", wherever it stands. */
const afterLabel = new RegExp(`^(?:Competition|Competitors?|Rivals?|Alternatives?): (${name}) \\p{Ll}`, 'u')
const notRival =
  /^(?:The|This|That|These|Those|They|There|Some|Most|Many|Other|Others|Our|We|You|It|He|She|One|Two|Both|Each|None|All|Competition|Competitors|Customers|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Europe|Germany|France|Britain|America|India|China|London|Everyone|Nobody|Nothing|Doing|Last|Next|Price|Product|Market|US|UK|EU|What|When|Where|Why|How|If|In|On|At|As|And|But|An?|Today|Tomorrow|Yesterday|Pricing|Quality|Status|Manual|Traditional|Existing|Current|Figure|Table|Excel|Google|Microsoft|Outlook|WhatsApp|SharePoint|PowerPoint)\b/

/** "Axiom's $38,000", where alternatives are spoken of. */
const rivalPrice = new RegExp(`(?:^|[.,;] )(${name})['’]s (?:[$€£]\\s?\\d|(?:list |published )?prices? )`, 'u')
const ofAlternatives = /\b(?:alternatives|competitors|rivals)\b/i

function named(reading: Reading, sentences: Sentence[], pattern: RegExp): Subject | null {
  const own = reading.page ? reading.page.brand : reading.deck?.company
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.text)
    const other = match?.[1]
    if (!match || !other || notRival.test(other) || (own && other.includes(own))) continue
    return { quotes: [quoteFound(sentence, match.index, match[0].length)], facts: { other, whom: other } }
  }
  return null
}

function inTable(reading: Reading): Subject | null {
  const { deck } = reading
  for (const slide of deck?.main ?? [])
    for (const table of tablesOf(slide)) {
      const head = table[0] ? cellsOf(table[0]).filter(cell => cell !== '') : []
      const own = head.findIndex(cell => deck?.company && cell.toLowerCase().includes(deck.company.toLowerCase()))
      const other = own < 0 ? undefined : head.slice(own + 1).find(cell => new RegExp(`^${name}$`, 'u').test(cell))
      // A name that is used in the text again is a name, and no heading of a column.
      if (!table[0] || !other || notRival.test(other)) continue
      const again = new RegExp(`(?<!\\p{L})${literal(other.split(' ')[0] ?? other)}(?:['’]s)? \\p{Ll}`, 'u')
      if (table.length < 3 || !slide.blocks.some(block => block.type !== 'table_row' && again.test(block.text)))
        continue
      return { quotes: [quoteOf(table[0])], facts: { other, whom: other } }
    }
  return null
}

function old(sentences: Sentence[]): Subject | null {
  for (const sentence of sentences) {
    const match = instead.exec(sentence.text)
    if (!match?.[1]) continue
    const words = match[1].toLowerCase().replace(/^(?:an?|your|their|the) /, 'the ')
    const whom = /^the /.test(words) ? words : /s$|paper$/.test(words) ? words : `the ${words}`
    return {
      quotes: [quoteFound(sentence, match.index, match[0].length)],
      facts: { other: match[1], whom: whom.replace(/\bexcel\b/, 'Excel').replace(/google sheets/, 'Google Sheets') },
    }
  }
  return null
}

/** Another firm or product that the text names as an alternative. */
export function namedRival(reading: Reading): Subject | null {
  const sentences = told(reading)
  const first = named(reading, sentences, rival) ?? named(reading, sentences, afterLabel)
  if (first) return first
  if (reading.deck) {
    const blocks = new Set(withRole(reading.deck, 'competition').flatMap(slide => slide.blocks))
    const about = named(
      reading,
      sentences.filter(({ block }) => blocks.has(block)),
      rivalActs,
    )
    if (about) return about
    const { main } = reading.deck
    const beside = main
      .filter(({ text }, at) => ofAlternatives.test(text) || ofAlternatives.test(main[at - 1]?.text ?? ''))
      .flatMap(({ blocks }) => blocks)
    const priced = named(
      reading,
      sentences.filter(({ block }) => beside.includes(block)),
      rivalPrice,
    )
    if (priced) return priced
    const tabled = inTable(reading)
    if (tabled) return tabled
  }
  return null
}

export const stayedWith = question({
  id: 'asked-stayed-with',
  category: 'competition',
  sources: ['DUN'],
  lens: 'positioning',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:we lost|lost (?:to|two|three|one|the|a) |(?:stay(?:s|ed)?|stuck|stick|went|go|gone|are better off|better off) (?:with|back to) |(?:chose|choose|prefer(?:red)?|picked) [^.]{0,40}\b(?:over|instead|to ours|to us)\b|they suit|is (?:the )?better (?:choice|option|for)|we (?:would )?(?:advise|recommend|send|tell) (?:them|such|people|those|you to)|keep your (?:spreadsheet|runner|tool|agency)|not (?:the right|a good) fit)\b/i,
  subject: reading => namedRival(reading) ?? old(told(reading)),
  ask: ({ whom }) => `Who would stay with ${whom} even after a full look at this offer, and for which reason?`,
  answer: ({ whom }) =>
    `Talk to two who are content with ${whom}; if their reason is one and the same, it marks where this offer ends.`,
  reason: ({ whom }) => `What speaks for ${whom} is known best by those who use it.`,
})
