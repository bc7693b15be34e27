/** Section 5.8: how customers are reached is not said. */
import type { Observation } from '../observation.ts'
import { everyMatch } from '../text.ts'
import { isInTrials } from './before-sales.ts'
import { anyChannel } from './channels.ts'
import {
  everything,
  hasRole,
  isLabelledPitch,
  isTraditionalPlan,
  onDeck,
  slidesRead,
  view,
  wholeOf,
  within,
} from './finding.ts'
import { capital } from './phrases.ts'
import { mayBe, mayStandUnder } from './put-otherwise.ts'

const action =
  /\b(?:sells?|selling|sold|reach(?:es|ed|ing)?|acquir\w+|through|via|using|signs?|sign(?:ed|ing)? up|introduc\w+|bring(?:s|ing)?|visits?|calls?|run(?:s|ning)?|launch\w*|win|won|convert\w*|distribut\w+|start(?:s|ed|ing)?)\b|\d/i

/** Whatever could be a way to customers, or somebody whose work it is. */
const anySelling =
  /\bCAC\b|\bcosts? (?:of|per) (?:customer )?acquisition\b|\b(?:cost|costs|spend|pay) [^.\n]{0,20}\bto (?:win|acquire|sign) (?:a|an|one|each)\b|\bsales ?(?:people|person|m[ae]n|wom[ae]n|lead|director|manager|rep\w*|team|force|calls?|visits?|partners?|agents?|staff|hires?|cycle|pipeline)\b|\b(?:head|director|VP|vice president|chief|lead|two|three|one|for|of|in|runs?|leads?|does) (?:of )?sales\b|[,:–—-] ?sales\b(?! (?:of|were|are|rose|grew|fell|in))|\baccount (?:managers?|executives?)\b|\b(?:signed|won|found|met|recruited|closed|sold|bought) (?:up )?(?:by|through|via|at|from|with|in|on|over)\b|\bpipeline\b|\bpartnerships?\b|\bpartner(?:s|ed|ing)? with\b|\b(?:under|framework|supply|group|national|multi-year|signed|won) (?:\w+ )?(?:contracts?|agreements?)\b|\bframeworks? (?:with|at|of)\b|\bcontract(?:ed|s? (?:with|at|for|from))\b|\b(?:renewed|signed|listed|stocked|piloted|prescribed|specified) (?:\w+ )?(?:with|by|at|in|for|from|us|our|three|two|four|\d)\b|\blistings?\b|\bpilots?\b|\bcommercial (?:team|lead|hires?|director|manager)\b|\bbusiness development\b|\b(?:free|included|bundled|offered|embedded|sold) (?:with|by|in|through)\b|\b(?:head[- ]teachers?|buying groups?|chambers?|unions?|guilds?|co-?operatives?)\b|\b(?:visited|met with|called on|demoed|pitched)\b|\b(?:\d[\d,]*|two|three|four|five|six|several) (?:\w+ ){0,3}(?:visited|called|met|audits?|demos?|trials?|tenders?)\b|\bsell(?:s|ing)? (?:to|through|via|by|direct\w*|at|in|on|online|into|door)\b|\bsold (?:to|through|via|by|at|in|on)\b|\b(?:vessels?|customers?|clients?|clinics?|schools?|farms?|shops?|sites?) signed\b|\b(?:fairs?|exhibitions?|expos?|showrooms?|door[- ]to[- ]door|roadshows?|demo days?|open days?)\b|\b(?:channel|distribution|reseller|referral|sales|marketing|implementation|integration|launch) partners?\b|\b(?:resellers?|distributors?|dealers?|wholesalers?|agents?|field (?:team|staff|force|officers?)|brokers|franchis\w+|affiliates?|integrators?|white[- ]label\w*|OEMs?|referr\w+|recommend(?:s|ed)? (?:us|it)|word of mouth|self[- ]serve|sign(?:s)? up online|free trials?|freemium|app store|web ?shop|online shop|newsletters?|inbound|outbound|leads|waiting list|tenders?|procurement|framework agreements?)\b|\b(?:through|via) (?:\d+|two|three|our|the|local|regional|trade|harbour|harbor|dental|their|its|a)\b/i

/** "4,100 of them through Babboe". */
const sellerNamed = /\d[^.\n]{0,24}\b(?:through|via) \p{Lu}/u

/** Somebody goes to them, writes to them, or sends them, by whatever road. */
const roadToThem =
  /\b(?:knock(?:s|ed|ing)?|phon(?:e|es|ed|ing)|telephon\w+|call(?:s|ed|ing)? (?:on|up)|visit\w*|door|doors|doorsteps?|stands? at|stalls?|booths?|congress\w*|conferences?|postcards?|leaflets?|flyers?|posters?|letters|mail(?:s|ed|ing|ings)?|catalogues?|catalogs?|talks?|lectures?|webinars?|tell(?:s|ing)? (?:each other|one another|others|friends|colleagues)|told (?:each other|others|friends|colleagues)|pass(?:es|ed)? (?:it|us) on|names? us|mentions? us|hand(?:s|ed)? (?:out )?(?:our|it|them)|put(?:s)? us in|(?:show(?:s|ed)?|recommend(?:s|ed)?) (?:it|us) to|ask(?:s|ed)? (?:their |his |her |the )?\p{L}+ for (?:it|us)|came to us|come to us|find us|found us|hear(?:s|d)? of us|heard|link|links|search(?:es|ed)?|invit\w+|neighbours?|neighbors?|introduc\w+)\b/iu

export const gtmAbsent: Observation = {
  id: 'gtm-absent',
  category: 'go-to-market',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', 'KAW'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'go-to-market') || isTraditionalPlan(deck) || isInTrials(deck)) return []
    const text = everything(deck)
    if (text.split('\n').some(line => within(line, anyChannel, action, 12))) return []
    // Only a title of its own says that such a sentence is about customers, and not about what the product does.
    if (mayStandUnder(deck, roadToThem) || mayBe(deck, 'go-to-market')) return []
    if (everyMatch(anySelling, text).length > 0 || sellerNamed.test(text)) return []
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
      f => `Nobody in the document is given the job of selling ${f.name}.`,
      () => 'Write down who calls whom on the first ten working days.',
      f => `A plan without a way to customers leaves the hardest work of ${f.name} unassigned.`,
    ),
    'market-competition': view(
      '-',
      f => `Which way to the buyers of ${f.name} is still open to a newcomer is not said.`,
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
