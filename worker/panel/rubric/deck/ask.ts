/** Section 5.10: what is asked for, and what does it buy by when? */
import { countsIn, moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, wordsOf } from '../text.ts'
import { type Ask, asksIn, findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import {
  around,
  capital,
  everything,
  isPitch,
  listed,
  onDeck,
  placed,
  short,
  slidesRead,
  view,
  wholeOf,
  within,
} from './finding.ts'
import type { Slide } from './slides.ts'

const otherPurpose =
  /\b(?:annual report|board (?:meeting|memo|update|pack)|sales deck|request a demo|book a demo|quarterly (?:report|update)|case study)\b/i

const askAbsent: Observation = {
  id: 'ask-absent',
  category: 'ask',
  appliesTo: isPitch,
  sources: ['KAW', 'TETEN', 'SEQ'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || findAsk(deck) || deck.slides.some(slide => asksIn(slide).length > 0)) return []
    const text = everything(deck)
    if (otherPurpose.test(text)) return []
    const late = [...deck.main.filter(slide => slide.roles.includes('ask')), ...deck.main.slice(-3)]
    if (
      late.some(slide =>
        moneyIn(slide.text).some(money =>
          within(
            slide.text.replace(/\n/g, ' '),
            /\b(?:raise|raising|seek\w*|round|ask|need|capital|funding)\b/i,
            [money],
            10,
          ),
        ),
      )
    )
      return []
    const last = deck.main.at(-1)
    return [
      {
        severity: 2,
        quotes: [],
        lookedFor: `An amount of money near raise, raising, seeking, round, ask or funding. ${slidesRead(deck)}`,
        facts: {
          last: short(last?.title || 'the last page', 8),
          name: deck.company ?? 'the company',
          stage: deck.stage
            ? `a ${deck.stage.replace('series-', 'series ')} round is mentioned`
            : 'no round is mentioned',
          ...wholeOf(deck),
        },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f =>
        `The last ${f.unit} before any appendix is “${f.last}”, and no amount is asked for ${f.any}. A plan that is not sized to money cannot be staffed.`,
      () => 'Cost the next milestone: people, months, and what they need.',
      f => `I cannot say what ${f.name} would do first, because I do not know with what.`,
    ),
    'growth-metrics': view(
      '-',
      f =>
        `Without an amount there is no spending to set against any result. What does one more month of ${f.name} cost?`,
      () => 'State the sum, the monthly burn it covers, and the metric it should move.',
      f => `Efficiency is result over money, and after “${f.last}” the money is still missing.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `${capital(f.name)} keeps the terms open until people talk. That leaves room to size the round to the opportunity.`,
      () => 'Have a figure and a fallback ready for the first conversation.',
      f => `Ending on “${f.last}” keeps the discussion on what could be built and not on the price.`,
    ),
    'market-competition': view(
      '?',
      f => `How long could ${f.name} stand against a funded rival? It depends on a sum that is not named.`,
      () => 'Relate the amount to what entering this market costs.',
      () => 'No amount is given, so I cannot compare it with what others have to spend.',
    ),
  },
  question: s => `What does the next milestone of ${s.facts.name} cost, in money and months?`,
}

const use =
  /\b(?:hir(?:e|es|ing)|recruit\w*|engineers?|developers?|sales (?:reps?|people|team)|salespeople|FTEs?|headcount|use of (?:funds|proceeds)|goes (?:to|into)|go to|spent on|spend on|allocat\w+|fund(?:s|ing)? (?:the|our|a|\d)|to (?:build|launch|open|expand|certify|finish|reach|enter|complete|obtain|scale|develop|roll out|hit|get|grow|prove|run|buy)|milestones?|runway|so that|which (?:buys|pays|covers|takes)|marketing|R&D|inventory|certification)\b/i

/** "£45,000 for an oven, a mixer and the shop front": what it buys follows the sum. Months and shares are no purchase. */
const boughtBy =
  /^[^.\n]{0,40}?\bfor (?!(?:\d+|one|two|twelve|eighteen|the next)[ -]?(?:%|percent|months?|years?)|equity|growth\b)(?:an?|the|our|new|more|\d+|two|three|four|five) \p{L}/iu

const askWithoutUse: Observation = {
  id: 'ask-without-use',
  category: 'ask',
  appliesTo: isPitch,
  sources: ['KAW', 'TETEN'],
  detect: onDeck((deck, reading) => {
    const ask = findAsk(deck)
    if (!ask || !reading.complete) return []
    const near = around(deck, ask.slide).filter(slide => slide === ask.slide || !slide.roles.includes('team'))
    const text = near.map(slide => [slide.text, ...slide.notes.map(block => block.text)].join('\n')).join('\n')
    if (use.test(text.replace(ask.text, ' ')) || dated(deck, ask).length > 0) return []
    if (boughtBy.test(ask.block.text.slice(ask.index + ask.length))) return []
    if (percentsIn(ask.slide.text).length >= 2 || moneyIn(ask.slide.text).length >= 3) return []
    if (
      /\b(?:use of (?:funds|proceeds)|road ?map|milestones|budget)\b/i.test(
        deck.slides.map(slide => slide.title).join('\n'),
      )
    )
      return []
    return [
      {
        severity: 2,
        quotes: [quoteAround(ask.block, ask.index, ask.length)],
        facts: { amount: ask.text, ...placed(deck, ask.slide), name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${f.amount} is asked for and nothing says what it buys. I cannot tell how much further along ${f.name} would be afterwards.`,
      f => `Name the two facts that would be true after ${f.amount} and are not true today.`,
      f => `What ${f.amount} changes about the size of this is not ${f.on} or beside it.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `Who is hired with ${f.amount}, and for which work? Neither ${f.at} nor its neighbours give a role, a share or a date.`,
      f => `Split ${f.amount} into people and other costs, with the month in which each starts.`,
      () => 'A sum without tasks is a wish, and I need the tasks.',
    ),
    'growth-metrics': view(
      '-',
      f => `No number is tied to ${f.amount}, so nobody could say later whether it was well spent.`,
      f => `Put a target metric and a date next to each part of ${f.amount}.`,
      f => `${f.amount} has no result to be divided by.`,
    ),
  },
}

const date =
  /\b(?:by |in |from )?(?:(?:end of |mid[- ]|early |late )?(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? ?(?:20\d\d)?|[QH][1-4][ /'’-]?(?:20)?\d\d|[QH][1-4]\b|20[2-4]\d(?: [QH][1-4])?|month \d{1,2}|\d{1,2} months)\b/

interface Milestone {
  slide: Slide
  block: Slide['blocks'][number]
  index: number
  length: number
  text: string
}

/** Parts of the ask slide and its neighbours that carry a number and a date, other than the ask itself. */
function dated(deck: DeckReading, ask: Ask): Milestone[] {
  const near = around(deck, ask.slide).filter(
    slide =>
      slide === ask.slide ||
      /\b(?:milestones?|road ?map|plan|use of)\b/i.test(slide.title) ||
      slide.roles.includes('ask'),
  )
  return near.flatMap(slide =>
    slide.blocks.flatMap(block => {
      if (block === slide.titleBlock && slide !== ask.slide) return []
      return everyMatch(/[^.;\n]+(?:[.,]\d[^.;\n]*)*/, block.text).flatMap((part): Milestone[] => {
        const when = everyMatch(date, part.text)[0]
        if (!when || /\brunway\b|\bfounded\b|\bsince\b/i.test(part.text)) return []
        if (
          slide === ask.slide &&
          block === ask.block &&
          part.index <= ask.index &&
          ask.index < part.index + part.length
        )
          return []
        const rest = part.text.replace(when.text, ' ')
        const numbered = countsIn(rest).length + moneyIn(rest).length + percentsIn(rest).length > 0
        return numbered && wordsOf(part.text).length >= 3
          ? [{ slide, block, index: part.index, length: part.length, text: part.text.trim() }]
          : []
      })
    }),
  )
}

const milestonesTied: Observation = {
  id: 'milestones-tied',
  category: 'ask',
  appliesTo: isPitch,
  sources: ['KAW', 'UNU', 'TETEN'],
  detect: onDeck(deck => {
    const ask = findAsk(deck)
    const milestones = ask ? dated(deck, ask) : []
    const [first, second] = milestones
    if (!ask || !first || !second) return []
    const quotes = [first, second].map(one => quoteAround(one.block, one.index, one.length))
    return [
      {
        severity: 1,
        quotes: quotes.filter((quote, at) => quotes.findIndex(other => other.text === quote.text) === at),
        facts: {
          amount: ask.text,
          count: milestones.length,
          first: short(first.text, 10),
          second: short(second.text, 10),
          both: listed([short(first.text, 10), short(second.text, 10)].map(text => `“${text}”`)),
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f =>
        `${f.amount} is tied to results with dates: ${f.both}. I can ask what would be true afterwards, and the answer is on the page.`,
      () => 'Say which of these results would make the next round an easy conversation.',
      f => `“${f.first}” turns the sum into something that will have happened or not.`,
    ),
    'team-execution': view(
      '+',
      f => `There is a plan with a calendar in it: “${f.first}”, then “${f.second}”. Work can be handed out from that.`,
      () => 'Put the name of one person behind each milestone.',
      f => `Dates and numbers ${f.on} let the team find out early that it is late.`,
    ),
    'growth-metrics': view(
      '+',
      f => `${capital(f.count)} dated numbers follow ${f.amount}, so each can be checked on its day.`,
      f => `Add today's value next to “${f.first}” to show the distance.`,
      f => `“${f.second}” has a value and a date, which is all a target needs.`,
    ),
    'market-competition': view(
      '?',
      f => `Would “${f.first}” change a buyer's mind about the alternatives, or only the company's own books?`,
      () => 'Add one milestone that rivals would notice.',
      () => 'The milestones say how much and when, and leave open against whom.',
    ),
  },
}

export const askObservations: Observation[] = [askAbsent, askWithoutUse, milestonesTied]
