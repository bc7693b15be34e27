/** Terms or privacy as a link that has no page behind it. */
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { brief, isPage, listed, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'

const legal =
  /^\W*(?:(?:our |general )?(?:terms|conditions|privacy|refund|returns?|cancellation|cookies?|legal|imprint|impressum|disclaimer|datenschutz|agb)\b(?: (?:and|&|of|policy|notice|conditions|service|use|sale|statement|settings))*)\W*$/i
/** A choice of cookies opens where it stands. */
const opensHere = /\b(?:cookie settings|manage cookies|settings|preferences)\b/i
const nowhere = /^\s*$|^#$|^javascript:/i

/** "By continuing you accept our terms": what is accepted there stands behind the link. */
const accepting =
  /\b(?:by (?:\p{L}+ ){0,4}\p{L}+ing\b[^.]{0,40}\byou|you (?:accept|agree)|i (?:accept|agree|consent|have read)|accept(?:ing)? (?:the|our))\b[^.]{0,60}\b(?:terms|conditions|privacy|polic(?:y|ies)|notice)\b/iu

/** How much hangs on it: nothing where the page takes neither data nor money, most where it is accepted unread. */
function weightOf(page: PageReading): 1 | 2 | null {
  const forms = page.forms.filter(({ purpose }) => purpose !== 'search')
  const asksForData = forms.some(({ typed, purpose }) => typed.length > 0 && purpose !== 'sign-in')
  const sells = page.pricing.cards.length > 0 && page.main !== null
  if (!asksForData && !sells) return null
  return page.seen.some(({ text, field }) => accepting.test(`${text} ${field?.label ?? ''}`)) ? 2 : 1
}

export const legalLinkDead: Observation = {
  id: 'legal-link-dead',
  category: 'honesty',
  appliesTo: isPage,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage(page => {
    const dead = page.clickables.filter(
      ({ type, text, href, reacts, zone }) =>
        type === 'link' &&
        zone !== 'consent' &&
        reacts !== true &&
        href !== undefined &&
        nowhere.test(href) &&
        wordsOf(text).length <= 5 &&
        legal.test(text) &&
        !opensHere.test(text),
    )
    const weight = weightOf(page)
    if (dead.length === 0 || weight === null) return []
    const labels = [...new Set(dead.map(({ text }) => brief(text, 40)))]
    return [
      sight(weight, dead.map(quoteOf), {
        labels: listed(labels, 3),
        have: labels.length > 1 ? 'have' : 'has',
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{labels} {have} no address behind the link. What I would agree to cannot be read from here.',
      'Put the text behind the link before anyone is asked for money or data.',
      'I look at {labels} before I hand anything over.',
    ],
    'team-execution': [
      '-',
      '{labels} {have} an empty target, so the duty to inform stands open on the page of {name}.',
      'Ask who writes these texts, and by when they are there.',
      'A link to {labels} without a target was set and then forgotten.',
    ],
    brand: [
      '-',
      'Whoever clicks {labels} gets nothing, and that is an answer too.',
      'Write those pages in the tone of the others.',
      'Small print that is promised and missing reads as carelessness.',
    ],
    'funnel-fixer': [
      '?',
      'How many stop at the step where they would have wanted to read {labels}?',
      'Count the clicks on these links once they lead somewhere.',
      'The few who look for {labels} are close to a decision; how many there are only the log shows.',
    ],
  }),
}
