/** Section 5.7: users or subscribers are counted, who stays is not. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import { everything, isLabelledPitch, onDeck, placed, slidesRead, view } from './finding.ts'
import { ownMetrics } from './metrics.ts'
import { capital, short } from './phrases.ts'

const counted = /\b(?:ARR|MRR|subscribers|monthly active users|MAU|paying (?:customers|users|subscribers|members))\b/i

const stays =
  /\b(?:churn\w*|retention|retained|cohorts?|renew\w*|NRR|GRR|NDR|repeat|stay(?:ed|s)?|left us|(?:customers?|clients?|users?|nobody|none|no one|one|they|farms?|clinics?|schools?) (?:has |have )?(?:left|quit|gone)|back|still (?:there|here|with us|us(?:e|es|ing)|pay(?:s|ing)?)|cancell?(?:ed|ations?)|D30|lapsed|come back|returning)\b/i

/** Who went or stayed, in everyday words: "closed their account", "gave notice", "a customer for 31 months". */
const wentOrStayed =
  /\b(?:no longer|walked away|dropped (?:out|off)|ever went|on board for|year (?:two|three|2|3)|none left|nobody left)\b|\b(?:customers?|clients?|one|clinic|they) (?:has|have) been (?:on board|there|here)\b|\bhas been (?:on board|with)\b|\b(?:with us|stopp(?:ed|ing)|gave notice|given notice|prolong\w*|extend(?:s|ed|ing)? (?:their|the|its|his|her)|second (?:year|term)|for a (?:second|third)|pa(?:y|id) (?:back )?then|loyal\w*|came back|come back|went (?:away|elsewhere)|gone|kept (?:it|us|paying|using)|keep (?:it|us|paying|using))\b|\bclos(?:e|ed|ing) (?:their|the|an?) accounts?\b|\b(?:we|have|has|only|ever)(?: \p{L}+)? lost\b|\b(?:has|have) been (?:an? )?(?:customers?|clients?|subscribers?|members?|users?|paying)\b|\bof the first \d+\b|\baverage (?:\p{L}+ )?(?:lifetime|tenure|contract)\b/iu

/** Months between a launch or first revenue that is dated and the capture; null where none is dated. */
function monthsSinceLaunch(text: string, capturedAt: string): number | null {
  const captured = new Date(capturedAt)
  const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
  const launch = everyMatch(
    /\b(?:launched|launch|live|first (?:revenue|customer|paying customer|sale|invoice)|on sale|selling|started selling|founded)\b[^.\n]{0,24}?(?:(\w{3})\w*\s|Q([1-4])\s)?(20[12]\d)\b/i,
    text,
  ).filter(match => !/\bfounded\b/i.test(match.text))
  const ages = launch.map(({ groups: [month, quarter, year] }) => {
    const named = months.indexOf((month ?? '').toLowerCase())
    const at = named >= 0 ? named : quarter ? Number(quarter) * 3 - 1 : 11
    return (captured.getUTCFullYear() - Number(year)) * 12 + captured.getUTCMonth() - at
  })
  return ages.length > 0 ? Math.max(...ages) : null
}

export const retentionAbsent: Observation = {
  id: 'retention-absent',
  category: 'traction',
  appliesTo: isLabelledPitch,
  sources: ['A16-1', 'A16-2'],
  detect: onDeck((deck, reading) => {
    const text = everything(deck)
    if (!reading.complete || stays.test(text) || wentOrStayed.test(text)) return []
    if (deck.model !== 'subscription' && !/\b(?:MAU|DAU|monthly active)\b/i.test(text)) return []
    const age = monthsSinceLaunch(text, reading.document.capturedAt)
    if (age === null || age < 6) return []
    const count = ownMetrics(deck).find(metric => counted.test(sentenceAt(metric.block.text, metric.index).text))
    if (!count) return []
    const sentence = sentenceAt(count.block.text, count.index).text
    const label =
      /^\D?\d/.test(count.text) && !/\p{L}{3}/u.test(count.text) ? /\b(?:MRR|ARR)\b/.exec(sentence)?.[0] : undefined
    return [
      {
        severity: 2,
        quotes: [quoteAround(count.block, count.index, count.length)],
        lookedFor: `Churn, retention, cohorts, renewals, NRR or repeat use. ${slidesRead(deck)}`,
        facts: {
          count: short(label ? `${count.text} ${label}` : count.text, 6),
          age,
          ...placed(deck, count.slide),
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.count)} ${f.on}, and not a word on who stays. After ${f.age} months on the market the first cohorts are old enough to show it.`,
      () => 'Show monthly churn by customer count and by revenue, for each starting quarter.',
      f => `I know what ${f.name} has and not what it keeps.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `What ${f.count} is worth depends on how long it lasts, and the document is silent there. What must be true is that customers renew.`,
      () => 'Name how many of the first ten customers are still paying.',
      f =>
        `${capital(f.age)} months after launch, staying or leaving is known to ${f.name} and to nobody who reads this.`,
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} calls a customer that stops using it? Nothing is said of those who leave.`,
      () => 'Write down the reasons of the last three who left.',
      () => 'I cannot see whether anyone is responsible for keeping customers.',
    ),
    'market-competition': view(
      '?',
      f =>
        `Do customers leave for an alternative, or do they stay because none is better? ${capital(f.count)} cannot answer that.`,
      () => 'Record where those who left went.',
      () => 'Without a figure on leaving, I cannot tell how strong the alternatives are.',
    ),
    'skeptical-buyer': view(
      '?',
      f => `Would the customers behind ${f.count} sign again? That is the first thing I would ask them.`,
      () => 'Let me speak to someone in their second year.',
      () => 'Nobody here says whether those who bought are still glad.',
    ),
  },
}
