/** Pair 1: as many customers (or users) here, and another number there. */
import { anyCase } from '../../../any-case.ts'
import { type Count, countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { literal, wordsOf } from '../../../text.ts'
import { headingOver } from '../../voice.ts'
import { apart, type Conflict, firstPair, isPlan, sameRegion, sameTime } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { deedOf, isDetermined, isEveryOne, isPartOfSeveral, usingOf } from '../readers/predicates.ts'
import { vagueCounts } from '../readers/vague-counts.ts'
import { areApart, clash, clausesTold, type Told } from '../told-whole.ts'

const counted =
  /^(?:customers?|clients?|users?|subscribers?|members?|companies|businesses|firms|organi[sz]ations|teams|clinics|practices|schools|shops|brands|groups|restaurants|hotels|farms|studios|agencies|hospitals|stores|retailers|households|merchants|homes|venues|students|learners|readers|families|patients|pharmacies|dentists|salons|gyms|kitchens|cafes|cafés|pubs|bakeries|breweries|laboratories|labs|councils|municipalities|plants|factories|shippers|carriers|drivers|nurses|teachers|traders|parents|landlords|nurseries|churches|clubs|libraries|universities|charities|warehouses|dealers|publishers|developers|engineers|freelancers|accountants|farmers|growers|vets|therapists|midwives|architects|plumbers|electricians|joiners|translators|bakers|lawyers|doctors|builders|sellers|hosts|donors)$/
/** Whoever pays, by whatever name: no more of them than there are customers. */
const anyCustomer = /^(?:customer|client)$/
const anyFirm =
  /^(?:compan(?:y|ie)|business(?:e)?|firm|organi[sz]ation|team|clinic|practice|school|shop|restaurant|hotel|venue|store|retailer|merchant|cafe|café|pub|brand|agenc(?:y|ie)|home)$/
/** Whoever loves, trusts or joins it is one of its own, whatever they are called: "sleepers", "gardeners". */
const crowd =
  /\b(?:(?:used|trusted|loved|enjoyed|chosen|relied on) by|join(?:ing)?)\s+(?:our |over |more than |well over |about |around |some |nearly |almost |all )*$/i
const noCrowd =
  /^(?:countries|cities|towns|villages|regions|states|continents|markets|languages|industries|sectors|investors|experts|critics|judges|partners|speakers|sessions|classes|lessons|calls|reviews|stars|awards|brands|others|editors|journalists|winners|volunteers|colleagues|employees|founders|guests|exhibitors)$/
/** Nobody prints a number that is so many times too small. */
const manyTimes = 4

/** What a company may own as well as serve: who has twelve farms may work with forty. */
const ownable =
  /^(?:brands|groups|restaurants|hotels|farms|studios|agencies|hospitals|stores|shops|clinics|practices|schools|kitchens|pubs|gyms|salons|labs|laboratories|plants|factories|warehouses|homes|nurseries|drivers|engineers|developers|teachers|nurses|lawyers|doctors|builders|bakers)$/
const near = '(?:over |more than |well over |about |around |some |nearly |almost |all )?'
/** Used by so many, or a verb whose subject is the company: "we serve", "now serves". */
const served = anyCase(
  `(?:\\b(?:serving|helping|looking after|(?:used|trusted|loved|chosen|relied on) (?:by|in|at)|the choice of|(?:running|live|active|in use) (?:in|at)|join(?:ing)?)|(?:^\\W*(?:and )?|\\b(?:we|it|now|today|currently|already|company|firm) (?:we )?(?:now |today |currently |already )?)(?:serves?|suppl(?:y|ies)|supports?|advises?|insures?|works? (?:with|for)|helps?|looks? after|(?:looks? after|handles?|manages?|runs?|does?) [\\p{L} ]{3,20} for)(?: and (?:serves?|supports?|supplies))?)\\s+${near}(?:the )?$`,
)
const owned = new RegExp(
  `\\b(?:we (?:now |currently |already |today )?(?:have|count|look after|work (?:with|for))|our|all(?: of)? our|for all|all)\\s+${near}$`,
  'i',
)
/** A line that says little else: "Over 900 students". */
const opens = new RegExp(`^\\W*(?:with |now |today |already |we have |our )?${near}$`, 'i')
const closes = /^\W*(?:(?:served|worldwide|today|now|already|so far|on board|and counting|around the world)\W*)?$/i
const brandOf = (reading: Reading) => reading.page?.brand ?? reading.deck?.company ?? ''
/** The brand, or what the title calls by a name where none is known. */
const namesOf = ({ document }: Reading, brand: string): string[] =>
  brand === '' ? wordsOf(document.title ?? '').filter(word => /^\p{Lu}/u.test(word)) : [brand]
/** "the 412 labs that use Coroalink", "8,100 gardeners grow with us": theirs, whatever else is told of them. */
const withUs = (brand: string) => {
  const us = brand === '' ? '(?:us|it)' : `(?:us|it|${literal(brand)})`
  return anyCase(
    `^\\s+(?:(?:that|who|which) (?:now |already )?(?:use|trust|rely on|run on|work with)|are (?:now |already )?with|(?:\\p{Ll}+ )?\\p{Ll}{3,} (?:with|on)|count on) ${us}(?![\\p{L}]| on\\b)`,
  )
}
/** Everyone who ever came is not everyone who is there now. */
const ever =
  /\b(?:ha(?:s|ve) (?:\w+ )?(?:used|joined|enrolled|bought|taken|completed|graduated|signed up|switched|helped|served|been)|since|so far|to date|ever|over the years|alumni|graduates|all time)\b/i
/** "22 clinics have bought a second licence", "31 have been with us for ten years": those of all who did so. */
const didSo =
  /^\s+(?:that |who )?have (?:(?!been)\p{Ll}+ )?(?:(?:helped\b|(?:used|bought|taken|completed|switched|enrolled)\b(?!\s*(?:$|[.,;:!)–—])| (?:us|it|them|our (?:app|service|tools?|software|products?)|from us|with us|at|in|so far|to date|since|over|\p{Lu})))|been\b(?! (?:served|helped|trained|treated|taught|supplied|insured)))/u
/** Of those who come not all reach the end. */
const ended = /\b(?:graduat\w+|completed|finished|alumni)\b/i
/** A heading below which numbers are wishes or dates to come. */
const hoped =
  /\b(?:goals?|targets?|projections?|forecast|milestones?|road ?map|phase|plan|financials?|(?:month|year|quarter|week) \d+|launch)\b/i
const praise = /\b(?:happy|satisfied|loyal|proud|amazing|great)\b\s*/g
/** "As of the last quarter end": the day on which they were counted, and they are those of today. */
const countedOn = /\bas (?:of|at) (?:the )?(?:end of (?:the )?)?last (?:week|month|quarter|year)(?:[ -]end)?\b/gi
/** Another time, or a part of the whole. */
const other =
  /\b(?:had|was|were|started|began|first|last|ago|new|lost|churned|renewed|(?<!ha(?:s|ve) )(?:joined|signed up)|this (?:year|month|week|quarter)|uses? (?:its|their)|(?:each|every|per|a) (?:day|week|month|quarter|year)|average|from \d|grew|\d of (?:the)|% of (?:our|the)|waitlist|waiting list|pilot|beta|communit(?:y|ies)|newsletter|left|competitors?|instead|another|other|alone|with us on|since (?:then|last|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)(?! (?:of )?\d{4})))\b/i
/** "Fenmoor serves 40 schools." */
const ofAnother =
  /\b(?!We\b|It\b|Our\b|Today\b|Now\b)(\p{Lu}[\p{L}\d]+) (?:now |today )?(?:has|have|runs?|operates?|uses?|owns?|serves?|supplies|supports?)\b/u
/** Counted in one place or case only; several places are a way of saying all of them. */
const placed =
  /^\s*(?:are |now |already )*(?:of|in|at|on|from|for|with|without|who|that|whose|under|above|below|between|among|around|near|outside|inside|along) (?!(?:all|over|more than|\d+|two|three|four|five|six|seven|eight|nine|ten|\p{Lu}[\p{L} ]*(?:,| and| &))(?!\p{L}))/u

/** Stands for the sign in "F&B groups", so that it is read as one word. */
const joint = 'ꞁ'

/** What a house serves besides those who come: what it cooks, speaks or runs on. */
const servedHere =
  /\b[Ww]e (?:now |today |currently )?(?:serve|supply|look after|clean|maintain|insure|heat)s? (?:over |more than |about )?$/
const offered =
  /^(?:meals|dishes|drinks|coffees|portions|plates|beers|wines|formats|devices|currencies|models|orders|routes|needs|purposes|products|items|parts|litres|tonnes)$/

interface Theirs {
  withThem: RegExp
  using: RegExp
  taken: ReadonlySet<string>
}

interface Stated {
  count: Count
  told: Told
  /** All of today, all who ever came, or those of today who pay. */
  class: 'now' | 'ever' | 'paying'
  placed: boolean
  trade: ReadonlySet<string>
}

function ownCounts(reading: Reading, told: Told, { withThem, using, taken }: Theirs): Stated[] {
  const { text, parts } = told
  const brand = brandOf(reading)
  const named = ofAnother.exec(text)?.[1]
  const [own] = countsIn(text).flatMap(({ index, length }) => {
    const match = withThem.exec(text.slice(index + length))
    const end = index + length + (match?.[0].length ?? 0)
    return match || isDetermined(text, end) ? [end] : []
  })
  // What those who use it do, they may do each month.
  const head = text.slice(0, own)
  if (
    isPlan(text) ||
    (other.test(head.replace(countedOn, '')) && !isEveryOne(text)) ||
    (named && !brand.includes(named))
  )
    return []
  if (parts.some(part => inPlanCard(reading, part))) return []
  const few = wordsOf(text).length <= 5
  const page = reading.page
  const trade = new Set(wordsOf(`${page?.facts.title ?? ''} ${page?.headline?.text ?? ''}`.toLowerCase()))
  const marked = text.replace(/(?<=\p{Lu})&(?=\p{Lu})/gu, joint)
  const classOf = ({ noun, index, length }: Count): Stated['class'] | null => {
    const [before, after] = [marked.slice(0, index), marked.slice(index + length)]
    const deed = withThem.test(after) ? 'all' : deedOf(after, using)
    if (deed === 'paying') return 'paying'
    if (deed !== 'part' && ever.test(text)) return 'ever'
    if (deed === 'all' || isEveryOne(text)) return 'now'
    if (isDetermined(marked, index + length)) return ownable.test(noun) ? null : 'now'
    if (deed === 'part' || isPartOfSeveral(parts.map(part => part.text).join(' '))) return null
    if (served.test(before)) return 'now'
    return !ownable.test(noun) && ((few && opens.test(before) && closes.test(after)) || owned.test(before))
      ? 'now'
      : null
  }
  return [...countsIn(marked), ...vagueCounts(marked)]
    .filter(
      ({ noun, index }) =>
        counted.test(noun) ||
        (crowd.test(marked.slice(0, index)) && !noCrowd.test(noun)) ||
        taken.has(noun) ||
        (own !== undefined && index < own && !noCrowd.test(noun)),
    )
    .flatMap((count): Stated[] => {
      const after = marked.slice(count.index + count.length)
      const kind = classOf(count)
      if (!kind) return []
      const words = text.slice(count.index, count.index + count.length)
      const inOnePlace = !withThem.test(after) && placed.test(after)
      return [{ count: { ...count, text: words }, told, trade, class: kind, placed: inOnePlace }]
    })
}

const nounOf = ({ count }: Stated) => count.noun.replace(/s$/, '')
/** The trade that the whole page is for narrows nothing: "dental labs" on a page for dental laboratories. */
const qualifierOf = ({ count, trade }: Stated) =>
  count.qualifier
    .replace(praise, '')
    .replace(/^of our /, '')
    .split(' ')
    .filter(word => !trade.has(word))
    .join(' ')
    .trim()
const kindOf = (one: Stated) => `${qualifierOf(one)} ${nounOf(one)}`.trim()

/** A part cannot be more than the whole: whatever else the smaller one is, it has no narrower name than the larger. */
function areOneKind(larger: Stated, smaller: Stated): boolean {
  if (nounOf(larger) !== nounOf(smaller)) {
    // "Thousands of venues" and "all 260 of our customers": chains may have several, and not that many.
    const firms = anyFirm.test(nounOf(larger)) && anyCustomer.test(nounOf(smaller))
    return firms && qualifierOf(smaller) === '' && larger.count.value >= 3 * smaller.count.max
  }
  return qualifierOf(smaller) === qualifierOf(larger) || qualifierOf(smaller) === ''
}

/** "1,000,000+" and "50,000+": both may be true of one crowd, and nobody who has the first says the second. */
function bothAtLeast(smaller: Stated, larger: Stated): boolean {
  return (
    [smaller, larger].every(
      ({ count, class: when }) => count.bound === 'at-least' && when === 'now' && /\d/.test(count.text),
    ) &&
    [smaller, larger].every(whole) &&
    larger.count.value >= manyTimes * smaller.count.value
  )
}

const afterIt = ({ count, told }: Stated) => told.text.slice(count.index + count.length)
/** Nothing narrows it: the line or the clause ends there. */
const whole = (stated: Stated) => /^\s*(?:$|[^\p{L}\s\d(])/u.test(afterIt(stated))

/** "We serve 140 buildings" makes them those who are served, and "our 95 buildings" are buildings of theirs. */
function takenCare(text: string): string[] {
  const noun = ({ index, noun: word }: Count) =>
    servedHere.test(text.slice(0, index)) && !noCrowd.test(word) && !offered.test(word) && !ownable.test(word)
  return isPlan(text)
    ? []
    : countsIn(text)
        .filter(noun)
        .map(({ noun: word }) => word)
}

export function customerCounts(reading: Reading): Conflict[] {
  const brand = brandOf(reading)
  const clauses = clausesTold(reading)
  const taken = new Set(clauses.flatMap(({ text }) => takenCare(text)))
  const theirs = { withThem: withUs(brand), using: usingOf(namesOf(reading, brand)), taken }
  const stated = clauses.flatMap(told => ownCounts(reading, told, theirs))
  const now = stated.filter(({ told }) => !told.parts.some(({ block }) => hoped.test(headingOver(reading, block))))
  return firstPair(now, (a, b) => {
    const [smaller, larger] = a.count.value <= b.count.value ? [a, b] : [b, a]
    // Who pays is a part of all there are; several payers are held against payers.
    if ((a.class === 'paying') !== (b.class === 'paying')) return null
    // Everyone who ever came may be more than are there now, and not fewer.
    if (a.class !== b.class && larger.class === 'ever') return null
    if ([a, b].some(one => one.class === 'ever' && didSo.test(afterIt(one)))) return null
    if (a.class === 'ever' && b.class === 'ever' && ended.test(a.told.text) !== ended.test(b.told.text)) return null
    if (!areApart(a.told, b.told) || !areOneKind(larger, smaller)) return null
    const least = bothAtLeast(smaller, larger)
    if ((!least && !apart(a.count, b.count, 0.1)) || (smaller.placed && !larger.placed)) return null
    if (!sameTime(a.told.text, b.told.text)) return null
    // All of them cannot be fewer than those of two countries.
    if (!sameRegion(a.told.text, b.told.text) && !sameRegion(smaller.told.text, '')) return null
    const subject = kindOf(smaller).replace(new RegExp(`\\S*${joint}\\S*`, 'g'), word =>
      word.replaceAll(joint, '&').toUpperCase(),
    )
    return clash(
      reading,
      `the number of ${subject}s`,
      least
        ? 'With the larger number there is no reason to print the smaller.'
        : a.class !== b.class
          ? 'All so far cannot be fewer than those of today.'
          : a.class === 'ever'
            ? 'Both count everyone so far.'
            : 'Both are given as the number of today.',
      [
        { told: a.told, words: a.count.text },
        { told: b.told, words: b.count.text },
      ],
      least ? 2 : undefined,
    )
  })
}
