/**
 * Parts of a pitch that stand there in words which no list foresees. Whoever says that something is missing has to rule
 * this out first: a slide whose title names none of the usual parts may be the missing one, and a sentence may tell it
 * in passing wherever it stands. All of it is read generously, for it only ever keeps a finding back.
 */
import { anyCase } from '../any-case.ts'
import { moneyIn } from '../numbers.ts'
import { everyMatch, literal, wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import type { SlideRole } from './roles.ts'
import type { Slide } from './slides.ts'
import { partsTold } from './told-parts.ts'

const closing = /^\W*(?:thank(?:s| you)|contact|agenda|contents|questions?|disclaimer|legal|appendix|backup)\b/i
/** Titles of what is neither a part of the pitch nor could stand for one. */
const aside =
  /^\W*(?:our |the )?(?:values?|vision|mission|purpose|principles|culture|funding landscape|competitive (?:salar\w+|pay)|night shift.*|shift planning|history|story|journey|costs|expenses|(?:team|family|business) plans?)\W*$|^\W*(?:loved by|as seen|featured|awards?\b|(?:in the )?press\b)/i
const fewest = 3

/** Slides that say something under a title of their own: what they are about, nobody has told the code. */
export function ownTitled(deck: DeckReading): Slide[] {
  return deck.main.filter(
    slide =>
      slide.number > 1 &&
      slide.roles.length === 0 &&
      !closing.test(slide.title) &&
      !aside.test(slide.title) &&
      wordsOf(bodyOf(slide)).length >= fewest,
  )
}

/**
 * Whether one of them may be the missing part: its sentences tell of that part, or of none that the code would know. One
 * that plainly tells another part is accounted for.
 */
export const mayBe = (deck: DeckReading, part: SlideRole, slides = deck.slides): boolean =>
  ownTitled(deck).some(slide => {
    const told = partsTold(bodyOf(slide))
    return slides.includes(slide) && (told.size === 0 || told.has(part))
  })

const bodyOf = (slide: Slide): string =>
  slide.blocks
    .filter(block => block !== slide.titleBlock)
    .map(({ text }) => text)
    .join('\n')

/** Whether a slide under a title of its own may be the missing part, by a loose sign of it. */
export const mayStandUnder = (deck: DeckReading, sign: RegExp): boolean =>
  ownTitled(deck).some(slide => sign.test(slide.text))

const ownWords = (deck: DeckReading): string => `we|us|ours?${deck.company ? `|${literal(deck.company)}` : ''}`

/** A capital that neither a sentence's beginning nor a place explains. */
const namedInside =
  /(?<=[\p{Ll}\d,;:(]\s)(?<!\b(?:in|near|from|across|around|of|to|since|until|by)\s)\p{Lu}[\p{L}\d&.-]{2,}/u

const asksFor = 'charges?|costs?|asks?|takes?|needs?|sells? (?:it )?(?:at|for)|starts? at|is priced|wants?'
const leaving =
  'left|leave|leaving|gave up|dropped|cancelled|came (?:over )?from|come from|moved (?:over |away )?from|switch(?:ed|ing)? (?:over )?from|changed from|won against|win against|beat|beats|lost to|lose to|compete[sd]? (?:with|against)|tried|used|used to use|replaced|replaces|instead of|rather than|cheaper than|faster than|better than|data from|customers of|users of'

/** Others by name, held against oneself: a price beside one's own, a list of prices, or whom customers left. */
export function comparesWithNamed(deck: DeckReading): boolean {
  const self = ownWords(deck)
  const own = anyCase(`(?<![\\p{L}\\d])(?:${self})(?![\\p{L}\\d])`)
  const ownName = anyCase(`^(?:${self})$`)
  const priced = new RegExp(
    `(?:^|[.;:]\\s+|\\s)(\\p{Lu}[\\p{L}\\d&.-]+)(?: \\p{Lu}[\\p{L}\\d&.-]+)? (?:${asksFor})\\b[^.\\n]*\\d`,
    'u',
  )
  const left = new RegExp(`\\b(?:${leaving}) (\\p{Lu}[\\p{L}\\d&.-]+)`, 'u')
  const labelled = /(?:^|[.;,|]\s*)(\p{Lu}[\p{L}\d&.-]+(?: \p{Lu}[\p{L}\d&.-]+)?)\s?[:–—|-]?\s?(?=[^.;|\n]{0,16}\d)/u
  return deck.slides.some(slide => {
    if (slide.roles.includes('team') || slide.roles.includes('ask')) return false
    return slide.text.split('\n').some(line => {
      const others = (pattern: RegExp) =>
        everyMatch(pattern, line).filter(({ groups: [name = ''] }) => name !== '' && !ownName.test(name))
      if (others(left).length > 0) return true
      if (own.test(line) && others(priced).length > 0) return true
      // "Aster: 179 a month. Borealis: 149. We: 99": several with a sum each, and oneself among them.
      const labels = everyMatch(labelled, line)
      return moneyIn(line).length >= 2 && labels.length >= 2 && own.test(line) && others(labelled).length > 0
    })
  })
}

const beside =
  /\b(?:than|instead|another|others?|before us|without us|same|similar|cop(?:y|ies)|nobody|no one|they|free|tried|second|existing|until now|so far|by hand|used to)\b|\band us\b|\bside by side\b/i

/** Under a title of its own: somebody else by name, or anything that one thing is held against. */
export function mayCompare(deck: DeckReading): boolean {
  const self = anyCase(`^(?:${ownWords(deck)})$`)
  const written = deck.slides.map(({ text }) => text).join('\n')
  return ownTitled(deck).some(slide => {
    if (beside.test(slide.text)) return true
    const body = bodyOf(slide)
    if (everyMatch(namedInside, body).some(({ text }) => !self.test(text))) return true
    // A name where a sentence begins: one that never stands there in lower case and does something.
    return everyMatch(
      /(?:^|[.!?;]\s+)(\p{Lu}\p{Ll}{2,})(?=,? (?:in\b|and\b|could\b|can\b|does\b|is\b|has\b|\p{Ll}{3,}(?:s|ed)\b))/u,
      body,
    ).some(
      ({ groups: [name = ''] }) =>
        !self.test(name) && !/s$/.test(name) && !new RegExp(`\\b${name.toLowerCase()}\\b`, 'u').test(written),
    )
  })
}

const trade =
  'product|sales|support|engineering|code|codes|software|design|finance|books|marketing|operations|customers|care|growth|hardware|research|science|production|kitchen|legal|technology'
const somebody = new RegExp(
  [
    // "My name is", "I am a dentist", "I wrote": one person speaks.
    "\\b[Mm]y name is\\b|\\bI(?:[’']m| am| was| have|[’']ve| wrote| built| ran| run| worked| started| began| spent| left| quit) ",
    // "the two of us", "us three".
    '\\b(?:both|two|three|four|five|six|seven|eight|\\d{1,2}) of us\\b|\\bus (?:two|three)\\b',
    // "Dr Halm", "R. Halm writes".
    '(?<![\\p{L}\\d])(?:Dr|Prof|Mr|Mrs|Ms)\\.? \\p{Lu}\\p{Ll}|(?<![\\p{L}\\d.])\\p{Lu}\\. \\p{Lu}\\p{Ll}+ \\p{Ll}{3,}',
    // "Lena: sales. Omar: product."
    `(?:^|[.;,]\\s+)\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?\\s?[:(–—-] ?(?:\\p{Ll}+ )?(?:${trade}|\\p{Ll}+(?:ist|eer|er|or|ian|ect|yer|ant))\\b`,
    // A person's own address.
    '\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+[^\\n]{0,24}@',
    '\\b(?:brothers?|sisters?|siblings|married|husband|wife|cousins)\\b',
  ].join('|'),
  'u',
)
/** "Lena is a vet. Omar writes software": a name by itself that works, has learned or has done something. */
const givenName =
  /(?:^|[.;!]\s+)(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?:,[^,.\n]{2,40},)? (?:(?:is|was) (?:an?|the|our) \p{Ll}+(?:ist|eer|er|or|ian|ect|yer|ant|vet|nurse|cook|chef|smith|wife|man|woman)?\b|(?:wrote|writes|joined|treats|treated|codes|coded|programs|teaches|taught|studied|learned|ran|runs|built|builds|led|leads|sold|sells|designed|designs|managed|manages|spent|worked|works|left|quit|founded|started)\b)/u

/** Whether anybody of one's own is told of, by a name of any shape or in the first person. */
export function tellsOfSomebody(deck: DeckReading): boolean {
  const own = anyCase(`^(?:${ownWords(deck)})`)
  // What a customer says of the problem is the customer's, and who sells what elsewhere is no team.
  const said = deck.main.filter(slide => !slide.roles.includes('problem'))
  const elsewhere = ['competition', 'market', 'solution'] as const
  const written = deck.slides.map(({ text }) => text).join('\n')
  return said.some(slide => {
    if (somebody.test(slide.text)) return true
    if (slide.number === 1 || elsewhere.some(role => slide.roles.includes(role))) return false
    return everyMatch(givenName, slide.text).some(
      ({ groups: [name = ''] }) =>
        !own.test(name) &&
        !/s$/.test(name) &&
        !/^(?:This|That|It|He|She|Who|What|Each|Every|One|Nobody|Everyone|There|Revenue|Growth|Software|Nothing)$/.test(
          name,
        ) &&
        !new RegExp(`\\b${name.toLowerCase()}\\b`, 'u').test(written),
    )
  })
}

/** It says itself that it wants no money, in whichever order. */
const wantsNone =
  /\b(?:not|never|no longer|without|do(?:es)?n['’]t|don['’]t|aren['’]t|isn['’]t|won['’]t|no|nor|neither)\b(?: \p{L}+){0,3} (?:rais(?:e|ing)|fund-?rais\w+|(?:outside |external |venture |your )?(?:money|capital|funding|investment|cash)|investors?|cheques?|checks?|round)\b(?! (?:has|have|was|were|so far|before|yet|until|to date))|\bbootstrapp\w+\b|\bnot (?:cash|money|a cheque)\b|\bno (?:shares|equity|stakes?) (?:is|are) (?:for sale|sold|on offer)\b|\bnothing but (?:advice|introductions?|customers|partners)\b|\bround is closed\b|\b(?:come|ask|look) for (?:advice|introductions?)\b|\b(?:money|capital|funding|cash|investors?)\b(?: \p{L}+){0,3} (?:we|it) (?:do(?:es)? not|don['’]t) (?:need|want|take|seek)\b/iu
const notNeeded = /\b(?:do(?:es)? not|don['’]t) (?:need|want|ask for|seek|take)\W*$/i

export const wantsNoMoney = (deck: DeckReading): boolean =>
  deck.slides.some(
    slide =>
      slide.text.split('\n').some(line => wantsNone.test(line)) ||
      (notNeeded.test(slide.title) && /^\W*(?:money|capital|funding|cash|investors?)\b/i.test(bodyOf(slide))),
  )

const spelledSum =
  /\b(?:half a|a quarter of a|a|one|two|three|four|five|six|eight|ten|twelve)(?: and a half)? million\b|\bmillion and a half\b/i

/** A sum on one of the last slides whose title names nothing known: what is asked for, however it is put. */
export const maySayTheSum = (deck: DeckReading): boolean =>
  deck.main
    .slice(-3)
    .some(slide => ownTitled(deck).includes(slide) && (moneyIn(slide.text).length > 0 || spelledSum.test(slide.text)))
