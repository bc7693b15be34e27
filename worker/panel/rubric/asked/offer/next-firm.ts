/** A headline that names neither its firm nor anything of its own: whether the next firm could print it. */
import { offerNoun } from '../../nouns.ts'
import { headlineNamesNoProduct } from '../../page/clarity.ts'
import { headlineAspirationOnly } from '../../page/headline-observations.ts'
import { headlineWorn } from '../../page/headline-worn.ts'
import { brief } from '../../page/on-page.ts'
import type { PageReading } from '../../page/page-reading.ts'
import type { Reading } from '../../reading.ts'
import { quoteOf, wordsOf } from '../../text.ts'
import { question } from '../question.ts'
import { isOfferPage, sells } from './own-voice.ts'

/** A name, a number, a place: nobody else has the same. In a headline where every word is capital no name can be told. */
function holdsItsOwn(headline: string, page: PageReading): boolean {
  if (/\d/.test(headline) || /[“”"«»]/.test(headline)) return true
  if (page.brand && headline.toLowerCase().includes(page.brand.toLowerCase())) return true
  // What the page is called elsewhere may be a name that was not recognised.
  const [first = ''] = page.facts.title.split(/\s*[|:–—·-]\s*/)
  if (first.length >= 3 && headline.toLowerCase().includes(first.toLowerCase())) return true
  const later = headline.split(/[.!?:]\s+/).flatMap(part => wordsOf(part).slice(1))
  const capitals = later.filter(word => /^\p{Lu}/u.test(word) && word !== 'I' && !/^I['’]/.test(word))
  return capitals.length > 0
}

/** "A desk that fits by the window", "Night serum for dry skin". */
const describes = /^An?\s|^[\p{L}’'-]+(?: [\p{L}’'-]+){0,3} for\b/iu

const isFaulted = (reading: Reading): boolean =>
  [headlineWorn, headlineAspirationOnly, headlineNamesNoProduct].some(
    ({ appliesTo, detect }) => appliesTo(reading) && detect(reading).length > 0,
  )

const legalTail = /,? (?:FZ-)?(?:LLC|Ltd|Limited|Inc|GmbH|plc|PLC|B\.?V|AG|SAS|Pty)\.?$/

export const nextFirm = question({
  id: 'asked-next-firm',
  category: 'voice',
  sources: ['CXL'],
  lens: 'brand',
  appliesTo: reading => isOfferPage(reading) && reading.page !== null && sells(reading.page),
  answeredBy:
    /\b(?:no (?:other|one else)|nobody else|none of the others|unlike (?:other|most|any|the)|the only (?:one|firm|tool|shop|maker)|what (?:makes|sets) (?:us|it|\p{L}+) (?:different|apart)|not like (?:other|the))\b/iu,
  subject: reading => {
    const { page } = reading
    const headline = page?.headline
    if (!page || !headline) return null
    const words = wordsOf(headline.text)
    // "Night serum for dry skin" says what it is and is meant to fit the whole trade; a worn one is a finding already.
    if (offerNoun.test(headline.text) || describes.test(headline.text) || isFaulted(reading)) return null
    if (words.length < 4 || words.length > 16 || holdsItsOwn(headline.text, page)) return null
    return {
      quotes: [quoteOf(headline)],
      facts: { headline: brief(headline.text, 90), name: page.brand?.replace(legalTail, '') ?? 'this house' },
    }
  },
  ask: ({ headline }) => `Would “${headline}” be any less true above the page of the next firm in the trade?`,
  answer: ({ name }) =>
    `Cover the name, show the headline to five people who know the trade, and keep whatever makes them say ${name}.`,
  reason: ({ headline }) =>
    `How much of a character “${headline}” has can only be heard beside what the neighbours print.`,
})
