/** How a page is put together: its ways out, its length, its answers, and how to reach someone. */
import type { Block } from '#db/shapes.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import { targetOf } from './actions.ts'
import { legalForm, pathOf } from './identity.ts'
import { isUtility, plainLabel } from './labels.ts'
import { asking, brief, isPage, isWholePage, listed, makesOffer, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isChrome, isClickable, isText } from './place.ts'
import { mayBeProof } from './proof.ts'
import { isShop } from './shop.ts'

const legalLink =
  /\b(?:terms|privacy|cookies?|imprint|impressum|legal|disclaimer|accessibility statement|gdpr|datenschutz|agb)\b/i

/** Links and buttons that lead somewhere, one for each target, without skip links and dialogs' switches. */
function waysOut(page: PageReading, keyOf: (block: Block) => string = targetOf): Block[] {
  const seen = new Set<string>()
  return page.clickables.filter(block => {
    if (block.zone === 'consent' || block.zone === 'overlay' || block.text.trim() === '') return false
    if (block.type === 'button' && isUtility(block.text)) return false
    if (/^skip\b/i.test(block.text.trim())) return false
    const key = keyOf(block)
    return !seen.has(key) && seen.add(key)
  })
}

function primaryTargets(page: PageReading): Set<string> {
  return new Set(page.actions.map(({ target }) => target))
}

/** Campaign parameters, a landing path, or a form at once and no navigation. */
function campaignSign(page: PageReading): string | null {
  const { requestedUrl } = page.facts
  const parameter = /[?&](utm_\w+|gclid|fbclid|msclkid|mc_cid)=/i.exec(requestedUrl)?.[1]
  if (parameter) return `the campaign parameter ${parameter.toLowerCase()} in its address`
  const path = /(?:^|\/)(lp|landing|landing-page|offer|campaign|promo)(?:[-/]|$)/i.exec(pathOf(page.facts))?.[1]
  if (path) return `the path “${path}”`
  return page.nav.length === 0 && page.forms.some(form => form.firstScreen && !form.aside && form.purpose === 'contact')
    ? 'a form on its first screen and no navigation'
    : null
}

export const linksManyOnCampaignPage: Observation = {
  id: 'links-many-on-campaign-page',
  category: 'structure',
  appliesTo: reading => isPage(reading) && reading.page?.kind !== 'home',
  sources: ['UNB-AR', 'NNG-TRUST'],
  detect: onPage(page => {
    const sign = campaignSign(page)
    const primary = primaryTargets(page)
    const ways = waysOut(page)
    if (!sign || primary.size === 0 || ways.length / primary.size < 20) return []
    const others = ways.filter(block => !primary.has(targetOf(block)))
    return [
      sight(1, others.map(quoteOf), {
        ways: ways.length,
        primary: primary.size === 1 ? 'one main action' : `${primary.size} main actions`,
        label: brief(page.main?.label ?? '', 40),
        sign,
        first: listed(
          others.map(({ text }) => text),
          3,
        ),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'This is a campaign page by {sign}, and it offers {ways} ways to go for {primary}. {first} are all exits before “{label}”.',
      'Take the navigation off this page and leave “{label}” alone with the legal links.',
      'Paid visitors have {ways} places to go, and one of them pays.',
    ],
    positioning: [
      '-',
      '{first} pull the reader toward {ways} different stories when the campaign made one promise.',
      'Let the page answer only the promise that brought the visitor.',
      'One promise among {ways} links is hard to hold on to.',
    ],
    'skeptical-buyer': [
      '+',
      'With links such as {first} I can look around before I press “{label}”.',
      'Keep at least the links to the people and the terms.',
      'I decide more easily where nobody has shut the other doors.',
    ],
  }),
  question: asking('What do those who follow one of the links do afterwards?'),
}

export const singleGoal: Observation = {
  id: 'single-goal',
  category: 'structure',
  appliesTo: isWholePage,
  sources: ['UNB-AR', 'NNG-TRUST'],
  detect: onPage(page => {
    // A row of goods is not one goal, though each has the same button.
    if (isShop(page)) return []
    const primary = primaryTargets(page)
    const intents = new Set(page.actions.map(({ label }) => plainLabel(label)))
    const { main } = page
    if (!main || main.intent === null || (primary.size !== 1 && intents.size !== 1)) return []
    const others = waysOut(page).filter(
      block =>
        !primary.has(targetOf(block)) &&
        !legalLink.test(block.text) &&
        plainLabel(block.text) !== plainLabel(main.label),
    )
    // In-page links and the footer's are links too: what is said of their number counts them all.
    const all = waysOut(page, block => `${targetOf(block)} ${plainLabel(block.text)}`).filter(
      block => plainLabel(block.text) !== plainLabel(main.label),
    )
    if (others.length > 3 || all.length > 8) return []
    // A number to ring, a second button in the header, a picture that is a link: there is something else to do here.
    const second = page.seen.some(
      block =>
        block !== main.block &&
        block.zone !== 'consent' &&
        block.zone !== 'overlay' &&
        targetOf(block) !== main.target &&
        ((isClickable(block) &&
          !isUtility(block.text) &&
          plainLabel(block.text) !== plainLabel(main.label) &&
          (block.style?.filled === true || (block.zone !== 'footer' && /^(?:tel|sms):/i.test(block.href ?? '')))) ||
          (block.type === 'image' && block.href !== undefined && !isChrome(block))),
    )
    if (second) return []
    return [
      sight(1, [quoteOf(main.block)], {
        label: brief(main.label, 40),
        others: all.length === 0 ? 'no other link' : all.length === 1 ? 'one other link' : `${all.length} other links`,
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '+',
      '“{label}” is the one thing to do here, with {others} on the whole page: the page knows what it wants.',
      'Spend the effort on what stands right before “{label}”.',
      'Attention has one place to go on this page.',
    ],
    'skeptical-buyer': [
      '-',
      'Besides “{label}” the whole page has {others}. Before I act I like to look around, and {name} gives me little to follow.',
      'Offer one way to look closer for those who do not press at once.',
      'A page that leads only to its own button gives me little to look further with.',
    ],
    brand: [
      '?',
      'Is the bareness around “{label}” a choice of style or a page still in the making?',
      'Decide what a curious visitor may discover beyond the button.',
      'Restraint and emptiness look alike from outside.',
    ],
  }),
  question: asking('What do the visitors of {name} search for after leaving without pressing “{label}”?'),
}

/** A person or a company by name. */
const signs = new RegExp(`\\b(?:[Bb]y|Dr\\.?|Prof\\.?) \\p{Lu}\\p{Ll}+|${legalForm.source}`, 'u')

export const pageThin: Observation = {
  id: 'page-thin',
  category: 'structure',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['STAN', 'NNG-READ'],
  detect: onPage((page, reading) => {
    const asked = (page.main !== null && page.main.intent !== null) || (page.mainForm?.typed.length ?? 0) > 0
    if (!asked || reading.words >= 150 || page.pricing.blocks.length > 0 || page.proof.length > 0) return []
    if ((page.facts.videos ?? 0) > 0 || page.facts.images >= 12 || page.heroIsImage) return []
    // What it calls missing must be: a price in any sentence, a name that stands behind something.
    const told = ({ text }: Block) =>
      moneyIn(text).length > 0 || /\bfree\b(?! trial)/i.test(text) || mayBeProof(text) || signs.test(text)
    if (reading.visible.some(block => isText(block) && told(block))) return []
    const shows = /\b(?:watch (?:the )?(?:video|demo|film)|live demo|play video|interactive|portfolio|gallery)\b/i
    if (reading.visible.some(block => shows.test(block.text))) return []
    const step = page.main?.label ?? page.mainForm?.typed[0]?.name ?? ''
    const opening = page.headline ?? page.content.find(isText)
    if (!opening || step === '') return []
    return [
      sight(
        2,
        [quoteOf(opening)],
        {
          words: reading.words,
          step: brief(step, 40),
          headline: brief(opening.text, 60),
          name: whereOf(page),
        },
        'A price, a testimonial, a logo, a rating or 150 words of prose, on the whole page',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{words} words between menu and footer, no price and nobody’s name: that is what I get before “{step}”. I have nothing to judge {name} by.',
      'Answer the three questions that every caller asks, on the page.',
      'Between “{headline}” and “{step}” there is too little to decide on.',
    ],
    positioning: [
      '-',
      '{words} words around “{headline}” leave no room for an alternative, a difference or a proof.',
      'Add one paragraph on what people do today and why that falls short.',
      'A comparison needs more material than the page of {name} gives.',
    ],
  }),
}
