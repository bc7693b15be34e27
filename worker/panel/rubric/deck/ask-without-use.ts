/** Section 5.10: an amount is asked for without what it buys. */
import { moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { findAsk } from './asks.ts'
import { around, isPitch, onDeck, placed, view } from './finding.ts'
import { dated } from './milestones.ts'

const use =
  /\b(?:hir(?:e|es|ing)|recruit\w*|engineers?|developers?|sales (?:reps?|people|team)|salespeople|FTEs?|headcount|use of (?:funds|proceeds)|goes (?:to|into)|go to|spent on|spend on|allocat\w+|fund(?:s|ing)? (?:the|our|a|\d)|to (?:build|launch|open|expand|certify|finish|reach|enter|complete|obtain|scale|develop|roll out|hit|get|grow|prove|run|buy)|milestones?|runway|so that|(?:gets?|takes?|brings?|carries|lasts?|funds?|buys?|covers?|pays?) (?:us|for|it)?|until|break-?even|which (?:buys|pays|covers|takes)|marketing|R&D|inventory|certification)\b/i

/** "£45,000 for an oven, a mixer and the shop front": what it buys follows the sum. Months and shares are no purchase. */
const boughtBy =
  /^[^.\n]{0,40}?\bfor (?!(?:\d+|one|two|twelve|eighteen|the next)[ -]?(?:%|percent|months?|years?)|equity|growth\b)(?:an?|the|our|new|more|\d+|two|three|four|five) \p{L}/iu

export const askWithoutUse: Observation = {
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
