/** What a page shows of other people's experience. */
import { durationsIn, moneyIn, multiplesIn, percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import { everyMatch, quoteAround, quoteOf, sentencesOf, wordsOf } from '../text.ts'
import { asking, brief, isEnglishPage, isWholePage, listed, onPage, sight, viewsOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import type { Testimonial } from './testimonials.ts'

export const proofAbsent: Observation = {
  id: 'proof-absent',
  category: 'proof',
  appliesTo: reading =>
    isWholePage(reading) && !['legal', 'documentation', 'article', 'careers'].includes(reading.page?.kind ?? 'other'),
  sources: ['STAN', 'NNG-TRUST', 'CIAL'],
  detect: onPage((page, reading) => {
    const { main, headline } = page
    if (!main || main.intent === null || page.proof.length > 0) return []
    // One more synonym: a quotation of any length, an outside review, a guarantee by a third party.
    const more =
      /\b(?:testimonial|review|customers? (?:say|include)|used (?:by|in)|recommended|peer[- ]reviewed|tested by|approved by|partner(?:s|ed) with|member of|years of experience|clients? include|we have (?:built|helped|worked)|cited|benchmark(?:ed|s)?)\b/i
    if (reading.visible.some(block => more.test(block.text))) return []
    return [
      sight(
        3,
        [quoteOf(main.block), headline && quoteOf(headline)],
        { label: brief(main.label, 40), headline: brief(headline?.text ?? main.label), name: page.brand ?? 'the page' },
        'Testimonials, ratings, logos, customer numbers, certificates, awards, press, and links to case studies, reviews, source code or a public demo, on the whole page and in its footer',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'The page asks me to “{label}” on its own word alone. No customer, no rating, no outside name backs {name} anywhere.',
      'Put one named customer with one result beside “{label}”.',
      'I have been burnt by pages where only the seller spoke, and here only the seller speaks.',
    ],
    'funnel-fixer': [
      '-',
      'At “{label}” the visitor looks for someone who went first, and finds nobody.',
      'Place the strongest piece of evidence that {name} has within sight of “{label}” and compare the clicks.',
      'A step that nobody is seen to have taken is a large step.',
    ],
    positioning: [
      '-',
      '“{headline}” is a value without proof: nothing on the page shows that it came true for anyone.',
      'Back the one difference that matters most with an outside fact.',
      'A difference that is only claimed holds no position.',
    ],
    brand: [
      '?',
      'Is {name} silent about its customers by choice? Restraint can be a style, and it can be an empty drawer.',
      'Decide which one story belongs to the name and tell it.',
      'The page does not show whether the silence is meant.',
    ],
    'investment-opportunity': [
      '-',
      'From this page I cannot tell that anyone outside {name} has ever said yes to “{label}”.',
      'Ask for three customers who would take a call.',
      'There is no outside sign of demand to start from.',
    ],
    'growth-metrics': [
      '-',
      '“{label}” comes without a number, a rating or a customer, so the page gives growth no starting value.',
      'State one usage figure with its date.',
      'Nothing on the page can be counted as evidence of use.',
    ],
  }),
}

/** Names are held back for a reason, or the words come from an outside review. */
const withheld =
  /\b(?:names? (?:are |have been )?(?:withheld|changed|anonymi[sz]ed)|privacy of (?:our )?(?:patients|clients)|confidential(?:ity)?|at their request|anonymi[sz]ed)\b/i

function isAnonymous({ attribution, by }: Testimonial): boolean {
  const { fullName, company, link } = attribution
  if (link || fullName || company) return false
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
    return page.testimonials.filter(isAnonymous).map(testimonial => {
      const { block, words, by, byBlock } = testimonial
      const at = block.text.indexOf(words)
      return sight(
        2,
        [
          quoteAround(block, Math.max(0, at), Math.min(words.length, 120)),
          byBlock && byBlock !== block ? quoteOf(byBlock) : null,
        ],
        { words: brief(words, 60), by: by === '' ? 'nobody' : `“${brief(by, 40)}”`, name: page.brand ?? 'the page' },
      )
    })
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” is signed by {by}. I cannot ring that person, so the praise weighs nothing with me.',
      'Print a surname and a company under it, or replace it with a customer who agrees to that.',
      'I cannot check {by}.',
    ],
    positioning: [
      '-',
      'Praise from {by} does not say which kind of customer {name} wins.',
      'Choose a speaker from the segment that {name} wants to own, with role and company.',
      'An untraceable voice proves the value for no one in particular.',
    ],
    brand: [
      '-',
      '“{words}”, signed by {by}, reads as if it had been written in the house.',
      'Let real people speak in their own uneven words, under their own names.',
      'A voice without a person sounds like the seller’s own.',
    ],
    'funnel-fixer': [
      '?',
      'Would the customer behind “{words}” agree to be named? The quote stands close enough to the step to matter.',
      'Ask for the name, and test the two versions.',
      'Whether a named version exists is for {name} to say.',
    ],
  }),
}

function isAttributed({ attribution }: Testimonial): boolean {
  const { fullName, role, company, photo, link } = attribution
  if (!fullName && !company) return false
  return [fullName, role, company, photo, link].filter(Boolean).length >= 2
}

export const testimonialAttributed: Observation = {
  id: 'testimonial-attributed',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage(page => {
    const named = page.testimonials.filter(isAttributed)
    const first = named[0]
    if (!first) return []
    const { block, words, by, byBlock } = first
    return [
      sight(
        1,
        [
          quoteAround(block, Math.max(0, block.text.indexOf(words)), Math.min(words.length, 120)),
          byBlock && byBlock !== block ? quoteOf(byBlock) : null,
        ],
        { words: brief(words, 60), by: brief(by, 60), count: named.length, name: page.brand ?? 'the page' },
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{words}” comes from {by}, and that is someone I could find and ask.',
      'Link the name to where this person can be found.',
      '{by} has put a name to the words, which few do for something that failed them.',
    ],
    'funnel-fixer': [
      '+',
      'A named voice, {by}, stands ready to carry the hesitant over the last step.',
      'Move “{words}” next to the main button.',
      'People follow people, and {by} is one.',
    ],
    brand: [
      '+',
      '{by} lends {name} a human voice that the company’s own copy cannot have.',
      'Keep the words as they were spoken.',
      '“{words}” sounds like a person.',
    ],
    positioning: [
      '?',
      'Is {by} the buyer whom {name} wants more of? Each named voice also says whom the product is for.',
      'Compare {by} with the best-fit customer and reorder the quotes.',
      'The person is real; whether it is the right segment the page does not say.',
    ],
    'investment-opportunity': [
      '+',
      '{by} is a reference that can be called.',
      'Ask {name} for an introduction to {by}.',
      'A named customer is the first outside evidence.',
    ],
  }),
}

const change =
  /\b(?:cut|cuts|cutting|sav(?:e[sd]?|ing)|reduc\w+|increas\w+|gr[eo]w\w*|doubl\w+|tripl\w+|halv\w+|drop\w*|f[ea]ll\w*|fewer|faster|more|less|boost\w*|up|down|lower\w*|higher|rose|raised?|gain\w*|improv\w*|earn\w*|made us|extra|return)\b/i
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
      if (durationsIn(words).length > 0 || period.test(words) || compared.test(words)) continue
      found.push(
        sight(2, [quoteAround(block, at + result.index, result.length)], {
          result: result.text.trim(),
          words: brief(sentence.text, 80),
          by: by === '' ? 'the customer' : brief(by, 50),
          name: page.brand ?? 'the page',
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
      'Put “{words}” where the decision is made.',
      'A figure moves the undecided more than an adjective does.',
    ],
    positioning: [
      '+',
      '“{words}” names the value in the customer’s own unit, {result}, and that is what a position is built on.',
      'Use this unit throughout, for the alternative as well.',
      'The customer has said what {name} is worth, as a number.',
    ],
  }),
  question: asking('What do customers of {name} generally get, over what time, where {by} got {result}?'),
}

const relation =
  /\b(?:trusted by|used by|loved by|our (?:customers|clients|partners)|(?:customers|clients) include|teams at)\b|^(?:customers|clients|partners)$/i
const relationSaid =
  /\b(?:paying|pilots?|since 20\d\d|investors?|backed by|integrat\w+|as seen|featured|suppliers?|sponsors?)\b/i

function logoName(alt: string): string {
  return alt
    .replace(/\b(?:logo|logotype|icon|image|of|the|svg|png|jpe?g|webp|customer|client|partner)\b|[_.]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export const logoWallUnlabelled: Observation = {
  id: 'logo-wall-unlabelled',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST', 'A16-1'],
  detect: onPage((page, reading) =>
    page.logoRows
      .filter(
        ({ heading, logos }) => logos.length >= 4 && relation.test(heading.text) && !relationSaid.test(heading.text),
      )
      .filter(({ logos }) => logos.every(logo => !logo.href))
      .flatMap(({ heading, logos }) => {
        const names = logos.map(logo => logoName(logo.text)).filter(name => name.length >= 3)
        const told = page.content.some(
          block => block.type !== 'image' && block !== heading && names.some(name => block.text.includes(name)),
        )
        const linkedInRow = reading.visible.some(
          block => block.type === 'link' && names.some(name => block.text.includes(name)),
        )
        if (told || linkedInRow) return []
        return [
          sight(1, [quoteOf(heading)], {
            heading: brief(heading.text, 60),
            count: logos.length,
            named: names.length > 0 ? `, ${listed(names, 3)}` : '',
            firms: names.length > 0 ? listed(names, 3) : 'other firms',
            name: page.brand ?? 'the page',
          }),
        ]
      }),
  ),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{heading}” and {count} logos{named}: is each a payer, a pilot or one employee with a free seat? The page does not say.',
      'Link each logo to a sentence on what that customer does with {name}.',
      'I have seen logos of companies that had never heard of the product.',
    ],
    'growth-metrics': [
      '-',
      '{count} logos under “{heading}” are no revenue until someone says which of them pay.',
      'Give the number of paying accounts among the {count} and their start dates.',
      'A logo counts nothing that can be tracked.',
    ],
    'funnel-fixer': [
      '+',
      'The {count} logos under “{heading}” reassure within a glance, at a point where few people read.',
      'Keep the row near the first button.',
      'Familiar marks lower the guard of a first-time visitor.',
    ],
    brand: [
      '+',
      'Standing next to {firms} lends {name} some of their standing.',
      'Choose the {count} by the company that {name} wants to keep.',
      'The company one keeps is part of a name.',
    ],
    'investment-opportunity': [
      '+',
      '{count} logos under “{heading}” show that doors have opened for {name}.',
      'Ask which two of the {count} grew their contract.',
      'Access to such accounts is hard to fake for long.',
    ],
  }),
  question: asking('Which of the {count} logos under “{heading}” pay today, and since when?'),
}

export const bigNumberUndefined: Observation = {
  id: 'big-number-undefined',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['A16-1', 'A16-2', 'RIES'],
  detect: onPage(page => {
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    const shown = page.crowds.filter(({ block, defined }) => !defined && !quoted.has(block) && inCrowdZone(page, block))
    return shown.map(({ block, match, number, noun }) =>
      sight(2, [quoteAround(block, match.index, match.length)], {
        phrase: match.text.trim(),
        number,
        noun,
        name: page.brand ?? 'the page',
      }),
    )
  }),
  beats: ['statistic-unsourced'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{phrase}”: since when, and how many of them are still there? The page leaves both out.',
      'Write the date and the word “active” or “ever” beside {number}.',
      'A count of {noun} that never shrinks tells me little about today.',
    ],
    'growth-metrics': [
      '-',
      '“{phrase}” may count registrations of all years; {noun} who once signed up are not {noun} who use it.',
      'Report how many of the {number} were active in the last 30 days.',
      'Without a definition {number} cannot be compared with next quarter’s figure.',
    ],
    'funnel-fixer': [
      '+',
      '“{phrase}” tells a hesitant visitor that others have gone first.',
      'Repeat the number beside the form.',
      'Size reassures, and {number} is quick to read.',
    ],
    brand: [
      '+',
      '“{phrase}” gives {name} weight in three words.',
      'Say who some of them are, so that the crowd has faces.',
      'A large following is part of what a name means.',
    ],
    'investment-opportunity': [
      '?',
      'What kind of {noun} are the {number}: paying, active or registered?',
      'Ask for the same number a year ago.',
      'The number may be strong; its meaning is not on the page.',
    ],
    'market-competition': [
      '+',
      '“{phrase}” shows that someone wants this, whatever the definition.',
      'Set {number} against the known counts of the nearest rivals.',
      'Demand exists at the scale of {number}.',
    ],
  }),
  question: asking('How many of the {number} {noun} were active in the last 30 days?'),
}

/** Hero, or a part about proof and traction: near logos, testimonials, ratings or other crowd numbers. */
function inCrowdZone(page: PageReading, block: PageReading['content'][number]): boolean {
  if (page.hero.includes(block) || block.type === 'heading') return true
  if (wordsOf(block.text).length <= 7) return true
  const sections = page.proof.map(({ block: other }) => other).filter(other => other !== block)
  return sections.some(other => other.section !== undefined && other.section === block.section)
}

const organisation = "\\p{Lu}[\\p{L}\\d&’'.-]*[\\p{L}\\d](?: (?:& )?\\p{Lu}[\\p{L}\\d&’'.-]*){0,3}"
const resultVerb =
  '(?:cut|cuts|reduced|reduces|saved|saves|grew|grows|increased|increases|raised|lowered|halved|doubled|tripled|went|moved|recovered|shortened|replaced)'
const namedSubject = new RegExp(
  `(?:^|[.!?:]\\s|\\b(?:how|helped|at|for|customer)\\s)(${organisation})(?:,[^,.]{3,60},)?(?:\\s${resultVerb}\\b|['’]s\\b|\\s(?:to|with)\\b)`,
  'gu',
)
const commonSubject =
  /^(?:We|They|You|I|It|He|She|Our|Their|The|This|That|These|Those|One|Customers?|Clients?|Teams?|Users?|Companies|Businesses|People|Most|Many|Some|Each|Every|All|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Sales|Revenue|Costs?|Time|Orders|Results?|Work|Life|Home|Free|How|What|Why|When|Your|My|On|In|An?)\b/
const beforeAfter = /\bfrom\s+\S*\d.{0,40}?\bto\s+\S*\d/i

export const caseStudySpecific: Observation = {
  id: 'case-study-specific',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST', 'UNU'],
  detect: onPage(page => {
    for (const block of page.content) {
      if (!['paragraph', 'heading', 'list_item', 'table_row'].includes(block.type) || page.legal.includes(block))
        continue
      for (const sentence of sentencesOf(block)) {
        const match = everyMatch(namedSubject, sentence.text).find(({ groups }) => {
          const organisationName = groups[0] ?? ''
          return !commonSubject.test(organisationName) && organisationName !== page.brand
        })
        const who = match?.groups[0]
        if (!match || !who) continue
        const results = [...percentsIn(sentence.text), ...multiplesIn(sentence.text), ...moneyIn(sentence.text)]
        const times = durationsIn(sentence.text)
        const paired = beforeAfter.test(sentence.text)
        const pastTense = new RegExp(`\\b${resultVerb}\\b`).test(sentence.text)
        const number = results[0] ?? (paired ? times[0] : undefined)
        if (!number || !pastTense || !(times.length > 0 || paired)) continue
        if (/\b(?:could|can|would|will|might|may|up to|imagine|if)\b/i.test(sentence.text)) continue
        return [
          sight(1, [quoteAround(block, sentence.start, sentence.text.length)], {
            who,
            number: number.text.trim(),
            sentence: brief(sentence.text, 110),
            name: page.brand ?? 'the page',
          }),
        ]
      }
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'A name, {who}, a figure, {number}, and a time stand in one sentence: this I can check with a single call.',
      'Link the sentence to the full account and to someone at {who}.',
      '“{sentence}” could be shown to be false, which is why I give it weight.',
    ],
    'funnel-fixer': [
      '+',
      '“{sentence}” answers “does it work for people like me” right where visitors ask.',
      'Repeat the line beside the main button.',
      'One concrete story carries people further than a list of features.',
    ],
    positioning: [
      '+',
      '{who} with {number} shows the value in the unit that the next customer counts in.',
      'Find two more like {who} and let them define the segment.',
      'A named before-and-after is the strongest proof that a difference matters.',
    ],
    brand: [
      '?',
      'Is {who} the story by which {name} wants to be known? The first case told becomes the one remembered.',
      'Tell it once in the words of the people at {who}.',
      'The fact is strong; whether it fits the character of {name} is open.',
    ],
    'investment-opportunity': [
      '+',
      '“{sentence}” is evidence from outside with a date on it.',
      'Ask whether {who} has renewed since.',
      'A named result makes the claim of {name} testable.',
    ],
    'growth-metrics': [
      '+',
      '{number} at {who}, with a time beside it, is a measurement that the next customers can be held against.',
      'Report the same figure for all customers, in the median.',
      'Number, unit and period are all there.',
    ],
  }),
}
