/** The company speaks of itself three times as often as of the reader. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import { isCause } from '../page/cause.ts'
import { attributionOf } from '../page/testimonials.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { said, worried } from '../views.ts'

const company = /\b(?:we|our|ours|us)\b(?!\$)/gi
const reader = /\b(?:you|your|yours|yourself)\b/gi
const about =
  /\/(?:about|careers?|jobs|team|company|investors?|press|story|who-we-are|work|portfolio|projects|case-stud)/i
/** "US" is a country, unless the whole line is in capitals: "TALK TO US". */
function withoutCountry(text: string): string {
  return text === text.toUpperCase() ? text : text.replace(/\bUS\b/g, '')
}

/** A signature stands right below: these are somebody else's words, with or without quotation marks. */
function isSigned(blocks: Block[], at: number): boolean {
  const below = blocks[at + 1]
  const text = below?.text.trim() ?? ''
  if (below?.type === 'heading' || text.length > 110 || /[a-z]{3}[.!?]$/.test(text)) return false
  const { fullName, role, company } = attributionOf(text)
  return (fullName || /^[\s—–-]*\p{Lu}\. ?\p{Lu}[\p{L}’'-]+,/u.test(text)) && (role || company)
}

/** The running text in the company's own voice: no heading, which is often a stock phrase, and no customer's words. */
function ownText(reading: Reading): Sentence[] {
  const { page } = reading
  if (!page) return []
  const { content } = page
  const quoted = new Set([...page.legal, ...page.testimonials.map(({ block }) => block)])
  return reading.sentences.filter(({ block, text }) => {
    const at = content.indexOf(block)
    if (at < 0 || quoted.has(block) || !/^(?:paragraph|list_item|table_row)$/.test(block.type)) return false
    return !/^\s*["“„«]/.test(text) && !/^\s*["“„«]/.test(block.text) && !isSigned(content, at)
  })
}

function times(count: number): string {
  return ['not once', 'once', 'twice'][count] ?? `${count} times`
}

function detect(reading: Reading): Sighting[] {
  // Who gives to a cause is no customer, and asks what is done for others.
  if (isCause(reading)) return []
  const sentences = ownText(reading)
  const speaking = sentences.filter(({ text }) => everyMatch(company, withoutCountry(text)).length > 0)
  const ours = sentences.reduce((sum, { text }) => sum + everyMatch(company, withoutCountry(text)).length, 0)
  const yours = sentences.reduce((sum, { text }) => sum + everyMatch(reader, text).length, 0)
  if (ours < 8 || ours < 3 * yours) return []
  return [
    {
      severity: 1,
      quotes: speaking.slice(0, 2).map(quoteSentence),
      facts: { ours, yours, oursTimes: times(ours), yoursTimes: times(yours) },
    },
  ]
}

export const companyFirstCopy: Observation = {
  id: 'company-first-copy',
  category: 'voice',
  appliesTo: reading =>
    reading.form === 'page' &&
    reading.english &&
    reading.page?.kind !== 'article' &&
    !about.test(new URL(reading.document.website?.finalUrl ?? 'http://x/').pathname),
  sources: ['PL-USER', 'SB7'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `In the running text, headings and customers’ words left out, I count “we”, “our” and “us” ${s.facts.oursTimes} and “you” and “your” ${s.facts.yoursTimes}. ${said(s, 0, 80)} is about them, not about me.`,
      s => `Turn ${said(s, 0, 60)} round so that it starts with what the customer gets.`,
      'I could not find myself in it either.',
    ),
    'funnel-fixer': worried(
      s =>
        `“We”, “our” and “us” stand in the running text ${s.facts.oursTimes}, “you” and “your” ${s.facts.yoursTimes}: ${said(s, 0, 80)}.`,
      'Rewrite the first paragraph with “you” as the subject.',
      s => `“You” and “your” stand there ${s.facts.yoursTimes}, and a visitor looks for them first.`,
    ),
    positioning: worried(
      s => `${said(s)} makes the company the hero; in the running text “you” and “your” stand ${s.facts.yoursTimes}.`,
      "Open with the customer's situation and let the company enter second.",
      'Where the company is the subject throughout, no segment can see that it is meant.',
    ),
  },
}
