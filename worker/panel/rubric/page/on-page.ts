/** Small steps that the page's observations share: the gates they pass, and how their sentences take up the facts. */
import type { Lens, Severity } from '#db/vocabulary.ts'
import type { SightedQuote, Sighting, View } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { clip } from '../text.ts'
import { asks, pleased, worried } from '../views.ts'
import { pathOf } from './identity.ts'
import type { PageReading } from './page-reading.ts'

/** Gate G1 for pages, whatever the language. */
export function isPage(reading: Reading): boolean {
  return reading.page !== null && reading.page.notReviewable === null && !reading.template
}

/** Gates G1 and G3: a page whose words the lists know. */
export function isEnglishPage(reading: Reading): boolean {
  return isPage(reading) && reading.english
}

/** On so few words nothing can be called missing, and no share of them means anything. */
const shortest = 80

/** Gates G1, G2 and G3: a page of which "missing" may be said. What a short page shows may still be named. */
export function isWholePage(reading: Reading): boolean {
  return isEnglishPage(reading) && reading.complete && reading.words >= shortest
}

const offerPath =
  /(?:^|[/_-])(?:landing|lp|offer|promo|product|features?|pricing|plans?|packages|shop|store|solutions?|services?|book(?:ing)?|demo|trial|sign-?up|beta|get-started)(?:[-_./]|$)/i

/** A page that makes an offer: a front page, or one whose address says so. An "about" or "security" page owes no button. */
export function makesOffer(reading: Reading): boolean {
  const { page } = reading
  if (!page || page.kind === 'home') return page !== null
  return page.kind === 'other' && (offerPath.test(pathOf(page.facts)) || page.pricing.cards.length > 0)
}

/** Runs a detector on the page. At most six sightings (gate G8). */
export function onPage(detect: (page: PageReading, reading: Reading) => Sighting[]): (reading: Reading) => Sighting[] {
  return reading => (reading.page ? detect(reading.page, reading).slice(0, 6) : [])
}

/** One sighting; quotes that say the same twice are dropped and three are kept. */
export function sight(
  severity: Severity,
  quotes: (SightedQuote | null | undefined)[],
  facts: Sighting['facts'],
  lookedFor?: string,
): Sighting {
  const kept: SightedQuote[] = []
  for (const quote of quotes) {
    if (!quote || quote.text === '') continue
    if (!kept.some(other => other.blockId === quote.blockId && other.text === quote.text)) kept.push(quote)
  }
  return { severity, quotes: kept.slice(0, 3), facts, ...(lookedFor === undefined ? {} : { lookedFor }) }
}

/** Without one or two words of a sentence that has only begun: "It was full. We". */
function withoutStray(cut: string): string {
  return cut.replace(/(?<=\p{Ll}{2}[.!?]) \p{Lu}[\p{L}’']*(?: [\p{L}’']+)?$/u, '')
}

/** Words of the submission for use inside a sentence: on one line, cut at a word's end. */
export function brief(text: string, characters = 70): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // A cut that saves a word or two takes the point and gives nothing.
  const cut = withoutStray(clip(line, line.length <= characters + 24 ? line.length : characters))
  return cut.length < line.length ? `${cut.replace(/[\s,;:.–—-]+$/, '')} …` : cut.replace(/[.]+$/, '')
}

/** "“Pricing”, “Docs” and “Blog”". */
export function listed(labels: string[], most = 4): string {
  const shown = labels.slice(0, most).map(label => `“${brief(label, 40)}”`)
  const rest = labels.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}

/** Puts the sighting's facts into a sentence: "{label}" becomes the fact "label". */
export function fill(sentence: string, facts: Sighting['facts']): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
  // What stands for a name that is not known may open a sentence.
  return filled.replace(
    /(^|[.?!] )(the|this)(?= (?:page|business|organisation)\b)/g,
    (_whole, before: string, word: string) => `${before}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
}

type Signed = [sign: '+' | '-' | '?', claim: string, suggestion: string, reason: string]
const bySign = { '+': pleased, '-': worried, '?': asks }

/** Views from sentences with the facts' names in braces, in the order of whose job it is. */
export function viewsOf(views: Partial<Record<Lens, Signed>>): Partial<Record<Lens, View>> {
  const made: Partial<Record<Lens, View>> = {}
  for (const [lens, signed] of Object.entries(views) as [Lens, Signed][]) {
    const [sign, claim, suggestion, reason] = signed
    const say = (sentence: string) => (sighting: Sighting) => fill(sentence, sighting.facts)
    made[lens] = bySign[sign](say(claim), say(suggestion), say(reason))
  }
  return made
}

/** The question that settles a tension, from a sentence with the facts' names in braces. */
export function asking(sentence: string): (sighting: Sighting) => string {
  return sighting => fill(sentence, sighting.facts)
}

/**
 * Whose page it is, in a sentence: a page has no register entry, no rivals and no terms, so where it has no name the
 * one behind it is meant.
 */
export function whereOf(page: PageReading): string {
  return page.brand ?? (page.pricing.cards.length > 0 ? 'this business' : 'this organisation')
}
