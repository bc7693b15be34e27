/** Whom a page says it is for. */
import type { Sentence } from '../base-reading.ts'
import { audienceNoun } from '../nouns.ts'
import type { Observation, Sighting } from '../observation.ts'
import { everyone } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, negated, quoteOf, quoteSentence, sentencesOf, wordsOf } from '../text.ts'
import {
  asking,
  brief,
  isEnglishPage,
  isWholePage,
  listed,
  makesOffer,
  onPage,
  sight,
  viewsOf,
  whereOf,
} from './on-page.ts'
import { isClickable, onFirstTwoScreens } from './place.ts'
import { isCourtesy, mayNameAudience, saysForWhom } from './says-audience.ts'
import { aroundTheCorner, houseWithPlace, isShop, leadsToShelves, sellsGoods, sendsGoods } from './shop.ts'

export const audienceUnnamed: Observation = {
  id: 'audience-unnamed',
  category: 'audience',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['DUN', 'P9', 'PL-AUD'],
  detect: onPage(page => {
    if (!page.headline || page.heroIsImage || isShop(page) || sellsGoods(page) || leadsToShelves(page)) return []
    if (page.main?.intent === 'buy' && sendsGoods(page)) return []
    const texts = [page.facts.title, page.facts.description, ...page.content.filter(onFirstTwoScreens).map(b => b.text)]
    if (texts.some(mayNameAudience)) return []
    // A studio or a restaurant is for whoever lives nearby, and its place says that.
    if (texts.some(text => aroundTheCorner.test(text) || houseWithPlace.test(text))) return []
    // "for everyone" is an audience, only the widest: another observation says so.
    if (texts.some(text => everyone.test(text))) return []
    const { headline, subhead } = page
    return [
      sight(
        2,
        [quoteOf(headline), subhead && quoteOf(subhead)],
        { headline: brief(headline.text), name: whereOf(page) },
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
      const { text } = sentence
      if (!match || negated(text, match.index) || otherTopic.test(text)) continue
      if (isCourtesy(text, match.index, match.length)) continue
      if (reading.page && !saysForWhom(reading.page, sentence, match.index)) continue
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
      'Write what the present customers have in common in place of “{phrase}”.',
      'Nobody is the best option “{phrase}”, so the phrase takes no place in any comparison.',
    ],
    'funnel-fixer': [
      '-',
      '“{sentence}” tells no visitor that the next click is meant for them.',
      'Find out which group comes most often, and name it where “{phrase}” stands.',
      'A page that is written “{phrase}” gives each visitor the same weak reason to go on.',
    ],
    'skeptical-buyer': [
      '?',
      'Does “{phrase}” include the odd case that mine is? I would want to see one customer who looks like me.',
      'Put one example of a small and one of a large customer beside the claim.',
      'I cannot tell from “{phrase}” whether my case was thought of.',
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
          name: whereOf(page),
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
      'Let each of the {count} lead to something that was written for that group.',
      'A door with my trade on it saves me a call.',
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
