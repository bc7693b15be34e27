/** Section 5.8: how are customers reached, and what comes first? */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf } from '../text.ts'
import {
  capital,
  everything,
  hasRole,
  isPitch,
  isSlidePitch,
  isTraditionalPlan,
  listed,
  onDeck,
  placed,
  short,
  slidesRead,
  view,
  wholeOf,
  within,
  withRole,
} from './finding.ts'

const channels: readonly [string, RegExp][] = [
  ['outbound', /\boutbound\b|\bcold (?:calls?|calling|e-?mails?|outreach)\b/i],
  ['field sales', /\bfield sales\b|\bdirect sales\b|\bsales (?:team|reps?|force)\b|\binside sales\b/i],
  ['partners', /\b(?:channel |strategic )?partner(?:s|ships?)?\b/i],
  ['resellers', /\bresellers?\b|\bdistributors?\b|\bdealers?\b/i],
  ['SEO', /\bSEO\b|\bsearch engine\b|\borganic search\b/i],
  ['content', /\bcontent(?: marketing)?\b|\bblogs?(?:ging)?\b|\bwebinars?\b|\bpodcasts?\b/i],
  ['ads', /\b(?:paid |online |search |social |google |facebook )?(?:ads|advertising|adwords|paid search|PPC)\b/i],
  ['social media', /\bsocial(?: media| networks?)?\b|\bInstagram\b|\bTikTok\b|\bLinkedIn\b|\bYouTube\b/i],
  ['influencers', /\binfluencers?\b|\bambassadors?\b/i],
  ['referrals', /\breferrals?\b|\bword[- ]of[- ]mouth\b|\bviral(?:ity)?\b/i],
  ['events', /\bevents?\b|\btrade (?:shows?|fairs?)\b|\bconferences?\b/i],
  ['community', /\bcommunit(?:y|ies)\b|\bforums?\b/i],
  ['marketplaces', /\bapp stores?\b|\bmarketplaces?\b/i],
  ['e-mail', /\be-?mail (?:marketing|campaigns?)\b|\bnewsletters?\b/i],
  ['press', /\bPR\b|\bpress\b|\bmedia coverage\b/],
  ['associations', /\b(?:trade |professional )?associations?\b/i],
]

const anyChannel = new RegExp(channels.map(([, pattern]) => pattern.source).join('|'), 'i')
const action =
  /\b(?:sells?|selling|sold|reach(?:es|ed|ing)?|acquir\w+|through|via|using|signs?|sign(?:ed|ing)? up|introduc\w+|bring(?:s|ing)?|visits?|calls?|run(?:s|ning)?|launch\w*|win|won|convert\w*|distribut\w+|start(?:s|ed|ing)?)\b|\d/i

const gtmAbsent: Observation = {
  id: 'gtm-absent',
  category: 'go-to-market',
  appliesTo: isPitch,
  sources: ['SEQ', 'KAW'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'go-to-market') || isTraditionalPlan(deck)) return []
    const text = everything(deck)
    if (text.split('\n').some(line => within(line, anyChannel, action, 12))) return []
    if (
      /\b(?:how (?:we|customers) (?:sell|reach|find|get|win)|sales (?:cycle|process|motion|plan|pipeline)|customer acquisition|marketing|launch plan|rollout|roll-out)\b/i.test(
        text,
      )
    )
      return []
    return [
      {
        severity: 2,
        quotes: [],
        lookedFor: `A go-to-market ${deck.unit}, or a channel in use: outbound, field sales, partners, resellers, SEO, ads, referrals, events, community. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `How the next customer of ${f.name} is found is not said ${f.any}. Without a channel there is no cost to acquire and no conversion to track.`,
      () => 'Name one channel with its volume, its conversion and its cost last month.',
      f => `Acquisition is the first step of every funnel, and the one for ${f.name} is blank.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `${capital(f.name)} may have something worth buying, but the road to the buyers is not drawn. What must be true about distribution remains open.`,
      () => 'Tell where the last three customers came from, and whether that source has more.',
      () => 'Products that nobody can reach stay small, whatever they are worth.',
    ),
    'team-execution': view(
      '-',
      f => `Nobody in the document is given the job of selling ${f.name}. I see no first week of it either.`,
      () => 'Write down who calls whom on the first ten working days.',
      f => `A plan without a way to customers leaves the hardest work of ${f.name} unassigned.`,
    ),
    'market-competition': view(
      '-',
      f => `Established vendors own the ways to these buyers, and ${f.name} does not say which way is still free.`,
      () => 'Find the place where the buyers meet and no rival sells yet.',
      () => 'Access to buyers is what a later entrant lacks first, and it is not discussed.',
    ),
    'funnel-fixer': view(
      '-',
      f => `I cannot find the top of the funnel of ${f.name}: no source of visitors, leads or calls is mentioned.`,
      () => 'Draw the steps from first contact to payment with a count on each.',
      () => 'A leak cannot be found in a funnel that has no entrance.',
    ),
  },
}

const order =
  /\b(?:first(?:ly)?|now|phase|step|stage|beachhead|then|next|initially|start(?:s|ing)? with|today|primary|main|focus|year \d|Q[1-4])\b/i

const gtmChannelList: Observation = {
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
        `${f.count} channels stand side by side ${f.on} with no number against any of them. None has shown a conversion yet.`,
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

export const goToMarketObservations: Observation[] = [gtmAbsent, gtmChannelList]
