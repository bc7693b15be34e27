/** Whom a page says it is for. */
import type { Sentence } from '../base-reading.ts'
import { audienceNoun } from '../nouns.ts'
import type { Observation, Sighting } from '../observation.ts'
import { everyone, notFor } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, negated, quoteOf, quoteSentence, sentencesOf, wordsOf } from '../text.ts'
import { asking, brief, isEnglishPage, isWholePage, listed, onPage, sight, viewsOf } from './on-page.ts'
import { isClickable, onFirstTwoScreens } from './place.ts'
import { mayNameAudience } from './says-audience.ts'
import { isShop } from './shop.ts'

export const audienceUnnamed: Observation = {
  id: 'audience-unnamed',
  category: 'audience',
  appliesTo: reading =>
    isWholePage(reading) && !['documentation', 'legal', 'article', 'careers'].includes(reading.page?.kind ?? 'other'),
  sources: ['DUN', 'P9', 'PL-AUD'],
  detect: onPage(page => {
    if (!page.headline || page.heroIsImage || isShop(page)) return []
    const texts = [page.facts.title, page.facts.description, ...page.content.filter(onFirstTwoScreens).map(b => b.text)]
    if (texts.some(mayNameAudience)) return []
    // "for everyone" is an audience, only the widest: another observation says so.
    if (texts.some(text => everyone.test(text))) return []
    const { headline, subhead } = page
    return [
      sight(
        2,
        [quoteOf(headline), subhead && quoteOf(subhead)],
        { headline: brief(headline.text), name: page.brand ?? 'the page' },
        'A role, a trade or a situation after “for”, “helps”, “used by” or “your” in the title, the description and the first two screens',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'Two screens in, after “{headline}”, {name} has not named one kind of customer. I cannot tell whether it was made with someone like me in mind.',
      'Name the customer you know best within reach of “{headline}”.',
      'I look for my own trade on a page before I trust it, and found no trade at all.',
    ],
    'funnel-fixer': [
      '-',
      'Traffic that lands on “{headline}” cannot sort itself, since the first two screens of {name} address nobody in particular.',
      'Name one audience in the line under “{headline}” and watch whether that audience goes further down.',
      'Visitors who do not recognise themselves do not take the next step.',
    ],
    positioning: [
      '-',
      'Best for whom? “{headline}” and the two screens around it never say, and without a best-fit customer no difference has a value.',
      'Choose the customer who gains most and write that role into the subhead.',
      'A position needs someone to hold it for, and {name} names no one.',
    ],
    'market-competition': [
      '-',
      'With no customer named on two screens, there is no segment of {name} that I could count.',
      'State the first segment, so that its buyers and their present suppliers can be listed.',
      'Nobody can size a market whose members are not named.',
    ],
    brand: [
      '?',
      'Who would feel spoken to by “{headline}”? The words leave it open, and only its readers can say.',
      'Read “{headline}” to three kinds of customer and note which of them leans in.',
      'A voice may imply its audience without naming it; these words alone do not settle that.',
    ],
    'investment-opportunity': [
      '?',
      'Who buys {name} first? The opening screens leave it out, and the answer shapes everything after.',
      'Ask for the role of the last ten people who signed up.',
      'The first customer may be known to the founders; it is not on the page.',
    ],
  }),
}

/** Where a document may be addressed to everyone: a page's headings and first screen, a deck's slides about customers. */
function addressed(reading: Reading): Sentence[] {
  const { page, deck } = reading
  if (page) {
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    const titles = page.content.filter(
      block => page.hero.includes(block) || (block.type === 'heading' && (block.level ?? 3) <= 2),
    )
    return titles
      .filter(block => !quoted.has(block) && block.type !== 'image' && !isClickable(block))
      .flatMap(sentencesOf)
  }
  if (!deck) return []
  const slides = deck.main.filter(slide =>
    slide.roles.some(role => role === 'market' || role === 'solution' || role === 'go-to-market'),
  )
  const inRole = new Set(slides.flatMap(slide => slide.blocks))
  return reading.sentences.filter(({ block }) => inRole.has(block))
}

const otherTopic =
  /\b(?:accessib\w+|inclusi\w+|disabilit\w+|values?|culture|hiring|careers?|plans?|pricing|prices?|tiers?|licen[cs]e|privacy|community guidelines)\b/i

export const audienceEveryone: Observation = {
  id: 'audience-everyone',
  category: 'audience',
  appliesTo: reading =>
    reading.english &&
    !reading.template &&
    (reading.page === null ? reading.deck?.pitch === true : isEnglishPage(reading)),
  sources: ['DUN', 'P9'],
  detect: reading => {
    const name = reading.page ? reading.page.brand : reading.deck?.company
    const found: Sighting[] = []
    for (const sentence of addressed(reading)) {
      const match = everyMatch(everyone, sentence.text)[0]
      if (!match || negated(sentence.text, match.index) || otherTopic.test(sentence.text)) continue
      found.push(
        sight(2, [quoteSentence(sentence)], {
          phrase: match.text,
          sentence: brief(sentence.text, 90),
          name: name ?? 'the company',
        }),
      )
    }
    return found.slice(0, 6)
  },
  views: viewsOf({
    positioning: [
      '-',
      '“{phrase}” gives up the choice that a position consists of: for whom {name} should be the obvious one.',
      'List the ten customers who bought fastest and write what they share in place of “{phrase}”.',
      'Nobody is the best option “{phrase}”, so the phrase takes no place in any comparison.',
    ],
    'funnel-fixer': [
      '-',
      '“{sentence}” tells no visitor that the next click is meant for them.',
      'Split the traffic by its largest group and address that group where “{phrase}” stands.',
      'A page that is written “{phrase}” gives each visitor the same weak reason to go on.',
    ],
    brand: [
      '+',
      '“{phrase}” keeps the door open, and a warm door is part of how {name} sounds.',
      'Show the width instead of claiming it: three different people, by name.',
      'The line is welcoming, and nobody is turned away by it.',
    ],
    'skeptical-buyer': [
      '?',
      'Does “{phrase}” include the odd case that mine is? I would want to see one customer who looks like me.',
      'Put one example of a small and one of a large customer beside the claim.',
      'I cannot tell from “{phrase}” whether my case was thought of.',
    ],
    'investment-opportunity': [
      '+',
      'With “{phrase}” {name} claims no ceiling: the market stays as wide as the product can reach.',
      'Pair the width with the order in which the segments come.',
      'A wide claim leaves room for a large outcome.',
    ],
    'market-competition': [
      '-',
      '“{phrase}” is no segment, and it puts {name} up against every vendor that serves any part of it.',
      'Name the first segment and its incumbent.',
      'I cannot list the rivals of something that is sold “{phrase}”.',
    ],
    'growth-metrics': [
      '-',
      'What does it cost to reach a customer “{phrase}”? Without a first segment there is no channel to put a price on.',
      'Report sign-ups and paying customers by segment, and lead with the one that converts.',
      'No acquisition cost can be worked out for “{phrase}”.',
    ],
  }),
  question: asking('Which ten customers of {name} bought fastest, and what do they share that “{phrase}” hides?'),
}

const forSomeone = /^\s*(?:built |made |designed )?for (?:the |your )?(.{3,60})$/i

function distinct<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter(item => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}

export const audiencesMany: Observation = {
  id: 'audiences-many',
  category: 'audience',
  appliesTo: isEnglishPage,
  sources: ['PL-AUD', 'DUN'],
  detect: onPage((page, reading) => {
    const labels = reading.visible.flatMap(block => {
      if (!['heading', 'link', 'button', 'list_item'].includes(block.type) || wordsOf(block.text).length > 7) return []
      const who = forSomeone.exec(block.text)?.[1]
      const noun = who && everyMatch(audienceNoun, who)[0]
      return noun ? [{ block, noun: noun.text.toLowerCase() }] : []
    })
    // Siblings: one group or list, one kind of block in one zone.
    const rows = new Map<string, typeof labels>()
    for (const label of labels) {
      const key = `${label.block.type}/${label.block.zone ?? 'main'}`
      rows.set(key, [...(rows.get(key) ?? []), label])
    }
    const row = [...rows.values()].map(list => distinct(list, ({ noun }) => noun)).find(list => list.length >= 4)
    if (!row) return []
    return [
      sight(
        1,
        row.map(({ block }) => quoteOf(block)),
        {
          count: row.length,
          labels: listed(row.map(({ block }) => block.text)),
          first: brief(row[0]?.block.text ?? '', 40),
          name: page.brand ?? 'the page',
        },
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'The path splits {count} ways, {labels}, before a visitor has been given a reason to take any of them.',
      'Find which of the {count} paths converts best and give it the first screen.',
      'Each visitor must first choose between {count} doors, and some choose none.',
    ],
    positioning: [
      '-',
      '{labels} stand side by side, so no segment leads and {name} is second best in each.',
      'Let the segment that {name} wins most often lead, and move the others one level down.',
      'With {count} equal audiences, nobody is told that {name} was made for them.',
    ],
    'skeptical-buyer': [
      '+',
      'I look for my own case, and with {labels} I may find it without reading the rest.',
      'Make sure that each of the {count} pages shows a customer from that group.',
      'A door with my trade on it saves me a call.',
    ],
    'investment-opportunity': [
      '+',
      '{count} audiences, from “{first}” on, are {count} ways to grow once one of them works.',
      'Say which of the {count} pays today.',
      'Several doors are several chances.',
    ],
    'market-competition': [
      '-',
      '{labels} are {count} markets with their own incumbents, and the page proves itself in none.',
      'Show share or customers for one of the {count} first.',
      'Spreading over {count} segments says that none has been won.',
    ],
  }),
  question: asking('What share of conversions does each of the {count} paths bring?'),
}

const toGroup = /\b(?:(?:built|made|designed|software|app|tool|service|platform) for|for|helps?)\s+/gi
const trade =
  /\b(?:independent|family-run|owner-run|single-handed|solo|freelance|self-employed|small|mid-?size[d]?|medium-sized|large|rural|urban|boutique|dental|veterinary|legal|medical|industrial|organic|private|public|non-profit|commercial|residential|mobile|first-time|newly[- ]\w+|early-stage|seed-stage|remote)\b/i
const size =
  /\b(?:with|under|over|up to|between|of)\s+(?:fewer than |more than |up to )?\d[\d,]*(?:\s?(?:to|-|–)\s?\d+)?\s+\w+/i
const place =
  /\b(?:in|across|from|throughout)\s+(?:the )?(?:UK|US|USA|EU|\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)(?=[\s,.;:!)]|$)|\b(?:UK|US|Spanish|German|French|Italian|British|Dutch|Irish|Swiss|Austrian|Nordic|American|Canadian|Australian|European)\b/u
const systemInUse = /\b(?:on|using|running|who use|that use)\s+\p{Lu}[\p{L}\d.]+/u
const situation =
  /\b(?:who|that|which)\s+(?!(?:want|need|care|love|like|seek|demand|deserve|value|believe|are (?:serious|passionate|ready))\b)\p{L}+\s+\p{L}+/u
const endOfPhrase = /[,.;:!?()]|\s[–—-]\s|\b(?:and|so|to(?! \d)|without|because|while|by)\b/

export const audienceNarrow: Observation = {
  id: 'audience-narrow',
  category: 'audience',
  appliesTo: isEnglishPage,
  sources: ['DUN', 'UNU', 'THIEL'],
  detect: onPage((page, reading) => {
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    for (const { block, text, start } of reading.sentences) {
      const early = page.hero.includes(block) || (page.content.includes(block) && onFirstTwoScreens(block))
      if (!(early || (block.type === 'heading' && (block.level ?? 3) <= 2)) || quoted.has(block)) continue
      for (const lead of everyMatch(toGroup, text)) {
        const after = text.slice(lead.index + lead.length)
        const end = endOfPhrase.exec(after)
        const phrase = after.slice(0, end ? end.index : 90).trimEnd()
        const who = everyMatch(audienceNoun, phrase)[0]
        if (!who || wordsOf(phrase.slice(0, who.index)).length > 4 || negated(text, lead.index)) continue
        const qualifiers = [trade, size, place, systemInUse, situation].filter(pattern => pattern.test(phrase))
        if (qualifiers.length === 0 || everyone.test(text)) continue
        const from = start + lead.index
        const quote = block.text.slice(from, from + lead.length + phrase.length).trim()
        return [
          sight(1, [{ blockId: block.id, text: quote }], {
            phrase: brief(phrase, 80),
            who: who.text,
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
      '“{phrase}” is narrow enough that I know within a line whether I am meant.',
      'Back it with a customer who fits the words exactly.',
      'Someone who writes “{phrase}” has met these customers.',
    ],
    'funnel-fixer': [
      '+',
      'Visitors who are “{phrase}” get their answer on arrival, and those who are not cost nothing further.',
      'Aim the paid traffic at the same words, “{phrase}”.',
      'A page for “{phrase}” can be written, tested and measured against one group.',
    ],
    positioning: [
      '+',
      '“{phrase}” carries two qualifiers, which is what makes {name} the obvious choice for someone.',
      'Say what {name} does for {who} that a tool for all cannot.',
      'Narrow words such as “{phrase}” are the strongest position a young product can take.',
    ],
    brand: [
      '?',
      'Would “{phrase}” say it of themselves in those words? The voice should be theirs.',
      'Listen to five of them and borrow their own name for themselves.',
      'The group is named; whether it sounds like its own speech needs its ear.',
    ],
    'market-competition': [
      '+',
      '“{phrase}” can be counted from a register, which makes it a beachhead rather than a hope.',
      'Count them, and note what they use today.',
      'With two qualifiers the segment has edges and its rivals have names.',
    ],
    'growth-metrics': [
      '+',
      '“{phrase}” is a list that can be bought, called and measured, so the cost to win one can be known.',
      'Report conversion and cost for this group alone.',
      'A countable group gives each funnel figure a denominator.',
    ],
    'investment-opportunity': [
      '-',
      'If {name} is only for “{phrase}”, the ceiling has to be argued: how many are there, and what comes after them?',
      'Put the number of {who} and the second segment into the material.',
      'The narrower the words, the sooner the growth of {name} meets their edge.',
    ],
  }),
  question: asking('What is the segment after “{phrase}”, and why does winning this one open it?'),
}

const protectedTopic =
  /\b(?:pregnan\w+|breastfeeding|allerg\w+|medical advice|investment advice|financial advice|children under|under 1[68]|emergenc\w+|contraindicat\w+|hazard\w*|applicants?|this role|the job|candidates?)\b/i

export const saysWhoItsNotFor: Observation = {
  id: 'says-who-its-not-for',
  category: 'audience',
  appliesTo: reading => isEnglishPage(reading) && reading.page?.kind !== 'legal' && reading.page?.kind !== 'careers',
  sources: ['DUN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const quoted = new Set([...page.testimonials.map(({ block }) => block), ...page.legal])
    const sentence = reading.sentences.find(
      ({ text, block }) =>
        notFor.test(text) && !quoted.has(block) && page.content.includes(block) && !protectedTopic.test(text),
    )
    if (!sentence) return []
    const at = reading.sentences.indexOf(sentence)
    const neighbours = [reading.sentences[at + 1], reading.sentences[at - 1]]
    const section = sentence.block.section
    const reason = neighbours.find(
      other =>
        other !== undefined &&
        other.words.length >= 4 &&
        (other.block === sentence.block || other.block.section === section),
    )
    const longEnough = /\b(?:if|because|since|who|when|unless|as)\b/i.test(sentence.text) && sentence.words.length >= 9
    if (!longEnough && !reason) return []
    return [
      sight(1, [quoteSentence(sentence), longEnough || !reason ? null : quoteSentence(reason)], {
        sentence: brief(sentence.text, 110),
        name: page.brand ?? 'the page',
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{sentence}” is the line that makes me believe the others: a seller who turns people away is not selling at any price.',
      'Keep it where people decide, near the price or the form.',
      'Saying who should stay away is the opposite of what burnt me before.',
    ],
    positioning: [
      '+',
      'A position is also what it leaves out, and “{sentence}” draws that line in plain sight.',
      'Follow it with who it is for, in as many words.',
      'The sentence sharpens the fit for everyone whom it does not exclude.',
    ],
    brand: [
      '+',
      '“{sentence}” has a spine. Candour of this kind is remembered and retold.',
      'Let the rest of the copy be as frank as this line.',
      'It sounds like people with a point of view.',
    ],
    'funnel-fixer': [
      '-',
      'Every visitor whom “{sentence}” turns away was paid for with an ad or a search result.',
      'Say it in the targeting first, and measure how many leave at this line.',
      'The line ends visits that the page could still have turned into a trial.',
    ],
  }),
  question: asking('What share of present customers would “{sentence}” have turned away?'),
}
