/** Section 5.8: how customers are reached is not said. */
import type { Observation } from '../observation.ts'
import { anyChannel } from './channels.ts'
import {
  everything,
  hasRole,
  isPitch,
  isTraditionalPlan,
  onDeck,
  slidesRead,
  view,
  wholeOf,
  within,
} from './finding.ts'
import { capital } from './phrases.ts'

const action =
  /\b(?:sells?|selling|sold|reach(?:es|ed|ing)?|acquir\w+|through|via|using|signs?|sign(?:ed|ing)? up|introduc\w+|bring(?:s|ing)?|visits?|calls?|run(?:s|ning)?|launch\w*|win|won|convert\w*|distribut\w+|start(?:s|ed|ing)?)\b|\d/i

export const gtmAbsent: Observation = {
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
