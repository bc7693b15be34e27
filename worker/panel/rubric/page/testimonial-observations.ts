/** What customers are quoted as saying. */
import { durationsIn, moneyIn, multiplesIn, percentsIn } from '../numbers.ts'
import type { Observation, SightedQuote, Sighting } from '../observation.ts'
import { quoteAround, quoteOf, sentencesOf } from '../text.ts'
import { asking, brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { praising } from './praise-signs.ts'
import { isShop, sellsGoods } from './shop.ts'
import type { Testimonial } from './testimonials.ts'

const isDate =
  /^(?:(?:\d{1,2}\.? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) )?(?:19|20)\d\d\W*$/i

/** Who signed, as far as whole parts of the line go: never cut inside a bracket or between a number and what it counts. */
function signature(by: string, characters: number): string {
  // When it was said is no part of who said it.
  const parts = by
    .replace(/\s*\([^)]*\)?/g, '')
    .split(/,\s+/)
    .filter((part, at) => at === 0 || !isDate.test(part))
  const kept = parts.filter((_part, at) => at === 0 || parts.slice(0, at + 1).join(', ').length <= characters)
  return brief(kept.join(', '), Math.max(characters, 40))
}

/** The whole of what was said where it fits, so that no quotation mark is left open. */
function praiseOf({ block, words }: Testimonial): SightedQuote {
  if (block.text.trim().length <= 300) return quoteOf(block)
  return quoteAround(block, Math.max(0, block.text.indexOf(words)), Math.min(words.length, 120))
}

/** Names are held back for a reason, or the words come from an outside review. */
const withheld =
  /\b(?:names? (?:are |have been )?(?:withheld|changed|anonymi[sz]ed)|privacy of (?:our )?(?:patients|clients)|confidential(?:ity)?|at their request|anonymi[sz]ed)\b/i

/** Nobody, a kind of person, or an office: not so much as a first name. */
const unnamed =
  /^(?:(?:an? |our )?(?:(?:verified|happy|satisfied|anonymous|real|long-time) )?(?:customer|client|user|buyer|member|patient|reviewer|anonymous|name withheld|guest)\b|\p{Lu}\.?(?: ?\p{Lu}\.?)?$)/iu
/** A shop that prints first names, and a reviewer of whom a day or a purchase is told, keep to what is customary. */
const customary = /\bverified\b|\b(?:19|20)\d\d\b|\d{1,2}[./-]\d{1,2}/i

/** "Sofie R., Sint-Amandsberg": a given name, the first letter of another, and where that one lives. */
const placed =
  /^\p{Lu}\p{Ll}{2,} \p{Lu}\., (?!(?:CEO|CTO|CFO|COO|CMO|VP|Founder|Owner|Manager|Director|Head|Business|Verified|Happy|Customer|Client|Marketing|Sales|Senior|Junior)\b)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?=,|$)/u

/** "Paulo, barber": a given name and a trade, which is how many sign. */
const givenAndTrade =
  /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\.)?, (?!(?:happy|satisfied|verified|customer|client|user|buyer|founder|owner|ceo|cto|manager|director|head)\b)\p{Ll}{3,}(?: \p{Ll}+){0,2}$/u

/** "Head of planning, Norrby Foods", where the page tells of Norrby Foods: an office at a firm that can be asked. */
function isAtFirmTold({ by, block, byBlock }: Testimonial, page: PageReading): boolean {
  const firm =
    by
      .split(/,\s+|\bat\s+/)
      .at(-1)
      ?.trim() ?? ''
  if (!/^\p{Lu}[\p{L}&’'-]+(?: (?:& )?\p{Lu}[\p{L}&’'-]+)+$/u.test(firm)) return false
  return page.content.some(other => other !== block && other !== byBlock && other.text.includes(firm))
}

function isAnonymous(testimonial: Testimonial, page: PageReading): boolean {
  const { attribution, by, words } = testimonial
  // "He drew me a picture of it." Paulo, barber
  if (givenAndTrade.test(by.trim()) && !praising.test(words) && !/\d\s?%/.test(words)) return false
  const { fullName, company, link } = attribution
  if (link || fullName || company || placed.test(by.trim()) || isAtFirmTold(testimonial, page)) return false
  const line = by.trim()
  if (line !== '' && !unnamed.test(line) && (customary.test(line) || isShop(page) || sellsGoods(page))) return false
  return !/\b(?:on|via)\s+(?:G2|Trustpilot|Capterra|Google|Product Hunt|App Store|Twitter|X|LinkedIn|Reddit|Yelp)\b/.test(
    by,
  )
}

export const testimonialAnonymous: Observation = {
  id: 'testimonial-anonymous',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['FTC465', 'STAN'],
  detect: onPage((page, reading) => {
    if (reading.visible.some(block => withheld.test(block.text))) return []
    return page.testimonials
      .filter(one => isAnonymous(one, page))
      .map(testimonial => {
        const { block, words, by, byBlock } = testimonial
        return sight(2, [praiseOf(testimonial), byBlock && byBlock !== block ? quoteOf(byBlock) : null], {
          words: brief(words, 60),
          by: by === '' ? 'nobody' : `“${signature(by, 40)}”`,
          name: whereOf(page),
        })
      })
  }),
  beats: ['quote-unsigned'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” is signed by {by}. I cannot find out who that is, so the praise weighs nothing with me.',
      'Print the name under it, with consent, or take the quotation out.',
      'I cannot check {by}.',
    ],
    positioning: [
      '-',
      'Praise from {by} does not say which kind of customer {name} wins.',
      'Choose a speaker from the group that {name} wants to own, by name and with what they use it for.',
      'An untraceable voice proves the value for no one in particular.',
    ],
    brand: [
      '-',
      '“{words}”, signed by {by}, could have been written by anybody.',
      'Let people speak in their own uneven words, under their own names.',
      'A voice without a person belongs to nobody.',
    ],
    'funnel-fixer': [
      '?',
      'Would whoever said “{words}” agree to be named?',
      'Ask for the name, and test the two versions.',
      'Whether a named version exists is for {name} to say.',
    ],
  }),
}

/** Someone of the house that the title names: no voice from outside, though the page was given no name. */
function isOwn({ by }: Testimonial, page: PageReading): boolean {
  const parts = page.facts.title.split(/\s+[|–—·-]\s+|[|:]/).map(part => part.trim())
  return parts.some(part => part.length >= 3 && by.includes(part))
}

function isAttributed({ attribution }: Testimonial): boolean {
  const { fullName, role, company, photo, link } = attribution
  return fullName && (role || company || photo || link)
}

export const testimonialAttributed: Observation = {
  id: 'testimonial-attributed',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage(page => {
    const named = page.testimonials.filter(one => isAttributed(one) && !isOwn(one, page))
    const first = named[0]
    if (!first) return []
    const { block, words, by, byBlock } = first
    return [
      sight(1, [praiseOf(first), byBlock && byBlock !== block ? quoteOf(byBlock) : null], {
        words: brief(words, 60),
        by: signature(by, 60),
        who: signature(by, 1),
        count: named.length,
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{words}” is signed with a name, {by}, and a name can be looked for.',
      'Keep name and words exactly as they were given.',
      '{who} has put a name to the words.',
    ],
    positioning: [
      '?',
      'Is {by} the buyer whom {name} wants more of? Each named voice also says whom the product is for.',
      'Compare {who} with the customer who fits best.',
      'Whether {by} stands for the right segment the page does not say.',
    ],
    'investment-opportunity': [
      '+',
      '{who} has put a name to this, so the statement can be traced to someone.',
      'Ask {who} what was used before, and what is paid now.',
      'A customer with a name is evidence that can be followed up.',
    ],
  }),
}

const change =
  /\b(?:cut|cuts|cutting|sav(?:e[sd]?|ing)|reduc\w+|increas\w+|gr[eo]w\w*|doubl\w+|tripl\w+|halv\w+|drop\w*|f[ea]ll\w*|fewer|faster|more|less|boost\w*|up|down|lower\w*|higher|rose|raised?|gain\w*|improv\w*|earn\w*|made us|extra|return)\b/i
/** What money must be said to have been, to be a result of anything. */
const gained =
  /\b(?:sav(?:e[sd]?|ing)|earn\w*|made|making|gain\w*|brought in|recover\w*|won|cut|reduc\w+|lower\w*|gr[eo]w\w*|increas\w+|doubl\w+|tripl\w+|extra|more|less|return\w*|profits?|revenue|sales|turnover|income)\b/i
const compared =
  /\b(?:compared (?:to|with)|than (?:before|last|the)|from .{1,40} to |used to|before .{1,60} (?:now|after)|versus|vs\.?)\b/i
const period =
  /\b(?:in|within|over|after|during|since|per|a|every|each|this|last|first)\s+(?:the\s+)?(?:first |last |past |our )?(?:day|week|month|quarter|year|season|January|February|March|April|May|June|July|August|September|October|November|December|20\d\d)s?\b/i
const typical =
  /\b(?:typical(?:ly)?|on average|median|average (?:customer|client|user)|results? (?:may|will|can)? ?var(?:y|ies)|not typical)\b/i

export const testimonialNumberNoBasis: Observation = {
  id: 'testimonial-number-no-basis',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['FTC255'],
  detect: onPage((page, reading) => {
    if (reading.visible.some(block => typical.test(block.text))) return []
    const found: Sighting[] = []
    for (const { block, words, by } of page.testimonials) {
      const at = block.text.indexOf(words)
      const results = [
        ...percentsIn(words).filter(({ value }) => value !== 100 && value !== 110),
        ...multiplesIn(words),
        ...moneyIn(words),
      ].sort((a, b) => a.index - b.index)
      const result = results[0]
      if (!result || at < 0 || results.length >= 2) continue
      const sentence = sentencesOf({ ...block, text: words }).find(
        ({ start, text }) => start <= result.index && start + text.length >= result.index,
      )
      if (!sentence || !change.test(sentence.text)) continue
      // A price in a story is no result: "Put them up to $6, lost four customers".
      if (moneyIn(words).some(({ index }) => index === result.index) && !gained.test(sentence.text)) continue
      if (durationsIn(words).length > 0 || period.test(words) || compared.test(words)) continue
      found.push(
        sight(2, [quoteAround(block, at + result.index, result.length)], {
          result: result.text.trim(),
          words: brief(sentence.text, 80),
          by: by === '' ? 'the customer' : signature(by, 50),
          name: whereOf(page),
        }),
      )
    }
    return found
  }),
  beats: ['statistic-unsourced'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” gives {result} and neither a start nor a time. Compared with what?',
      'Add the figure before, the figure after and the months between.',
      '{result} of an unknown amount is an unknown amount.',
    ],
    'growth-metrics': [
      '-',
      '{result} from {by} has no baseline and no period, so it cannot be set beside any other figure.',
      'Report what customers get in the median, over a stated time.',
      'A rate without its base is not a measurement.',
    ],
    'funnel-fixer': [
      '+',
      '{result} in a customer’s mouth is the kind of line that people stop at and act on.',
      'Test “{words}” with its starting figure against the line as it is.',
      'A figure moves the undecided more than an adjective does.',
    ],
  }),
  question: asking('What do customers of {name} generally get, over what time, where {by} got {result}?'),
}
