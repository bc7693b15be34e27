/** Section 5.10: an amount is asked for without what it buys. */
import { anyCase } from '../any-case.ts'
import { moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, wordsOf } from '../text.ts'
import { type Ask, findAsk } from './asks.ts'
import { around, distinct, isOwnPitch, onDeck, placed, view, withRole } from './finding.ts'
import { dated } from './milestones.ts'
import type { Slide } from './slides.ts'

const use =
  /\b(?:hir(?:e|es|ing)|recruit\w*|engineers?|developers?|sales (?:reps?|people|team)|salespeople|FTEs?|headcount|use of (?:funds|proceeds)|goes (?:to|into)|go to|spent on|spend on|allocat\w+|fund(?:s|ing)? (?:the|our|a|\d)|to (?:build|launch|open|expand|certify|finish|reach|enter|complete|obtain|scale|develop|roll out|hit|get|grow|prove|run|buy)|milestones?|runway|so that|(?:gets?|takes?|brings?|carries|lasts?|funds?|buys?|covers?|pays?) (?:us|for|it)?|until|break-?even|which (?:buys|pays|covers|takes)|(?:half|thirds?|quarters?|most|(?:the )?(?:rest|remainder)) (?:of (?:it|this|that|the (?:money|round|sum)) )?(?:is |goes |will go )?(?:for|to|on|into|pays|buys)|marketing|R&D|inventory|certification|to (?:finance|fund|pay for) (?!(?:the |our |its |further |future |general )*(?:growth|scal|expansion|operations|purposes|working capital|business|company|development|journey|vision))\p{L}+)\b/iu

/** "£45,000 for an oven, a mixer and the shop front": what it buys follows the sum. Months and shares are no purchase. */
const boughtBy =
  /^[^.\n]{0,40}?\bfor (?!(?:\d+|one|two|twelve|eighteen|the next)[ -]?(?:%|percent|months?|years?)|(?:\d|an?\b)[^.\n]{0,12}\b(?:equity|stake|shares?)\b|equity|growth\b|general\b|working capital\b)[\p{L}\d-]+,? \p{L}/iu

/** How the money comes, and who to write to: whatever else stands beside an amount may well be what it buys. */
const terms =
  /\b(?:equity|SAFE|notes?|convertible|valuation|cap|rounds?|clos(?:e[sd]?|ing)|S?EIS|lead|investors?|investing|exit|acquisition|IPO|contact|talk|join|thank\w*|pre-money|post-money|money|committed|commitments?|tickets?|angels?|stake|shares?|seed|series|rais\w+|ask|seeking|amount|journey)\b|@/i

const anything =
  '(?:(?:continued|further|future|rapid|our|its|the|company|business|general|overall|accelerated) )*(?:growth|scaling|scale|expansion|working capital|(?:corporate|business|company|operating) purposes|purposes|operations|business development|growth initiatives)'
/** What any round could be used for, where the sentence says no more: "growth and general corporate purposes". */
const forAnything = anyCase(
  `(?:\\b(?:the )?(?:funds?|proceeds|money|capital|investment|round|it)\\s(?:will|would|shall|is|are|to)(?: be)?(?: used| spent| deployed| invested| put)?|\\b[Uu]se of (?:funds|proceeds)\\W{1,3}|^)\\s?(?:for|towards?|on|to (?:fund|finance|support|fuel|accelerate|drive))?\\s?(${anything}(?:(?:,| and|, and) ${anything}){0,3})\\s?(?=[.\\n]|$)`,
)

const namesMore = (slide: Slide, ask: Ask): boolean =>
  slide.blocks
    .filter(block => block !== slide.titleBlock && block !== ask.block && !forAnything.test(block.text))
    .flatMap(block => block.text.split('\n'))
    .some(line => wordsOf(line).length >= 2 && !terms.test(line) && /\p{L}{4}/u.test(line))

export const askWithoutUse: Observation = {
  id: 'ask-without-use',
  category: 'ask',
  appliesTo: isOwnPitch,
  sources: ['KAW', 'TETEN'],
  detect: onDeck((deck, reading) => {
    const ask = findAsk(deck)
    if (!ask || !reading.complete) return []
    const beside = around(deck, ask.slide).filter(slide => slide === ask.slide || !slide.roles.includes('team'))
    // A summary asks first, and another section says what for.
    const near = [...new Set([...beside, ...withRole(deck, 'ask')])]
    const text = near.map(slide => [slide.text, ...slide.notes.map(block => block.text)].join('\n')).join('\n')
    const empty = ask.slide.blocks.flatMap(block =>
      everyMatch(forAnything, block.text).map(match => ({ block, match })),
    )[0]
    const rest = empty ? text.replace(empty.match.text, ' ') : text
    if (use.test(rest.replace(ask.text, ' ')) || dated(deck, ask).length > 0) return []
    if (namesMore(ask.slide, ask)) return []
    if (boughtBy.test(ask.block.text.slice(ask.index + ask.length))) return []
    const splits = [ask.slide, ...withRole(deck, 'ask')]
    if (splits.some(slide => percentsIn(slide.text).length >= 2 || moneyIn(slide.text).length >= 3)) return []
    if (
      /\b(?:use of (?:funds|proceeds)|road ?map|milestones|budget)\b/i.test(
        deck.slides.map(slide => slide.title).join('\n'),
      )
    )
      return []
    return [
      {
        severity: 2,
        quotes: distinct([
          quoteAround(ask.block, ask.index, ask.length),
          ...(empty ? [quoteAround(empty.block, empty.match.index, empty.match.length)] : []),
        ]),
        facts: {
          amount: ask.text,
          anything: empty?.match.groups[0]?.trim() ?? '',
          ...placed(deck, ask.slide),
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${f.amount} is asked for and ${f.anything ? `all that it is to buy is “${f.anything}”, which any round could say of itself` : 'nothing says what it buys'}. I cannot tell how much further along ${f.name} would be afterwards.`,
      f => `Name the two facts that would be true after ${f.amount} and are not true today.`,
      f => `What ${f.amount} changes about the size of this is not ${f.on} or beside it.`,
    ),
    'team-execution': view(
      '-',
      f =>
        f.anything
          ? `“${f.anything}” names no role, no share and no date. Nobody could begin to spend ${f.amount} by that.`
          : `Who is hired with ${f.amount}, and for which work? Neither ${f.at} nor its neighbours give a role, a share or a date.`,
      f => `Split ${f.amount} into people and other costs, with the month in which each starts.`,
      f =>
        f.anything
          ? `“${f.anything}” is no task, and I need the tasks.`
          : 'A sum without tasks is a wish, and I need the tasks.',
    ),
    'growth-metrics': view(
      '-',
      f => `No number is tied to ${f.amount}, so nobody could say later whether it was well spent.`,
      f => `Put a target metric and a date next to each part of ${f.amount}.`,
      f => `${f.amount} has no result to be divided by.`,
    ),
  },
}
