/** Section 5.8: many channels, none first, none with a number. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf } from '../text.ts'
import { anyChannel, channels } from './channels.ts'
import { isSlidePitch, onDeck, placed, view, withRole } from './finding.ts'
import { capital, listed, short } from './phrases.ts'

const order =
  /\b(?:first(?:ly)?|now|phase|step|stage|beachhead|then|next|initially|start(?:s|ing)? with|today|primary|main|focus|year \d|Q[1-4])\b/i

export const gtmChannelList: Observation = {
  id: 'gtm-channel-list',
  category: 'go-to-market',
  appliesTo: isSlidePitch,
  sources: ['UNU'],
  detect: onDeck(deck =>
    withRole(deck, 'go-to-market').flatMap(slide => {
      const body = slide.blocks.filter(block => block !== slide.titleBlock)
      const text = body.map(block => block.text).join('\n')
      const named = channels.flatMap(([, pattern]) => {
        const match = everyMatch(pattern, text)[0]
        return match ? [{ text: match.text, index: match.index }] : []
      })
      if (named.length < 5 || /\d/.test(text) || order.test(text)) return []
      const holding = body.filter(block => anyChannel.test(block.text))
      return [
        {
          severity: 2 as const,
          quotes: holding.slice(0, 3).map(quoteOf),
          facts: {
            count: named.length,
            list: listed(
              named
                .sort((a, b) => a.index - b.index)
                .slice(0, 5)
                .map(one => one.text),
            ),
            first: short(named[0]?.text ?? '', 4),
            ...placed(deck, slide),
          },
        },
      ]
    }),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.count} channels stand side by side ${f.on} with no number against any of them. None shows a conversion.`,
      f => `Run ${f.first} alone for six weeks and report cost per customer before adding a second.`,
      f => `${capital(f.list)}: I cannot tell which of them has ever brought a customer.`,
    ),
    'team-execution': view(
      '-',
      f => `A small team cannot work ${f.list} at once. Which of the ${f.count} gets the first month?`,
      () => 'Strike all but one for this quarter and put a name beside it.',
      f => `${f.count} channels with the same people means that each gets a day a week at best.`,
    ),
    'funnel-fixer': view(
      '-',
      f =>
        `With ${f.count} entrances and no traffic figure, I would not know where to start mending. ${capital(f.first)} is listed like all the others.`,
      () => 'Sort the channels by customers won so far, and show the first two.',
      f => `No step behind ${f.list} is described, so every one of them may leak.`,
    ),
    'investment-opportunity': view(
      '?',
      f => `Where did the last ten customers come from? ${capital(f.at)} offers ${f.count} possible answers.`,
      () => 'Name the channel that could carry ten times the volume, and why.',
      f => `Whether one of the ${f.count} can scale is not something a list can show.`,
    ),
    'market-competition': view(
      '?',
      f => `Which of the ${f.count} channels do rivals not already crowd? The list treats them alike.`,
      () => 'Mark the channels on which buyers hear from no other vendor.',
      f => `${capital(f.list)} are open to everyone, so the list shows no advantage either way.`,
    ),
  },
}
