/** Lines of pitches that an investor would ask about, each for what it leaves open. */
import { isForFunding, isOwnPitch } from '../../deck/finding.ts'
import { plural } from '../../deck/phrases.ts'
import { lineOf, lineQuestion, linesOf } from './line-question.ts'

const askedJoinsLater = lineQuestion({
  id: 'asked-joins-later',
  anyMood: true,
  category: 'team',
  sources: ['SEQ', 'TETEN'],
  lens: 'team-execution',
  appliesTo: isForFunding,
  line: /\b(?:joins?|will join|becomes?|goes|moves to|starts?)(?: us)?(?: full[- ]time| the team)? (?:when|once|after|as soon as) (?:the|this|our) (?:round|funding|investment|financing|raise|money|seed)\b/i,
  ask: ({ words }) =>
    `“${words}”: who does the work until then, and what if the round closes half a year later or at half the sum?`,
  answer: () => 'Say how many hours a week are worked today, what was signed, and from which sum on the post is kept.',
  reason: ({ words }) => `“${words}” makes a person depend on the money, and the money on the person.`,
})

const again =
  /\b\d{1,2}(?:[.,]\d)?\s?% (?:of [^.|]{2,30}? )?(?:have |has )?(?:booked|ordered|bought|come|came|used it|returned|reordered|rebooked|purchased)(?: (?:again|back|twice|more than once))?\b/i

const askedSecondOrder = lineQuestion({
  id: 'asked-second-order',
  category: 'model',
  sources: ['SKOK'],
  lens: 'growth-metrics',
  appliesTo: isForFunding,
  line: /\b(?:earn|pay|get|make|recover|recoup)s? (?:it|this|that|us|itself|the cost)(?: all)? (?:back )?(?:on|with|by|after) (?:the|their|its) ((?:second|third|fourth) (?:job|order|purchase|booking|visit|month|box|delivery))\b/i,
  more: (_line, reading) => {
    const share = linesOf(reading).flatMap(({ text }) => again.exec(text)?.[0] ?? [])[0]
    return share && /again|back|twice|reorder|rebook|returned|more than once/i.test(share) ? { share } : null
  },
  ask: ({ words, share }) => `With “${share}”, what does the average customer bring who never comes to the ${words}?`,
  answer: () =>
    'Show one month of new customers: how many came a second time by now, after how long, and what all of them have paid back.',
  reason: ({ words }) => `What comes back on the ${words} comes back only from those who have one.`,
})

const askedAroundPlatform = lineQuestion({
  id: 'asked-around-platform',
  category: 'model',
  sources: ['A16-1'],
  lens: 'market-competition',
  appliesTo: isForFunding,
  line: /\b(?:commission|take rate|service fee)\b(?: of| is)? (?:\()?(\d{1,2}(?:[.,]\d)?\s?%)|(?<![\d.,])(\d{1,2}(?:[.,]\d)?\s?%) (?:commission|take rate)\b/i,
  not: /\b(?:competitors?|they|others|agenc(?:y|ies)|dealers?|brokers?|up to|sales (?:staff|team|people)|interest)\b/i,
  answeredBy:
    /\b(?:off[- ]platform|off the platform|disintermediat\w+|circumvent\w*|bypass\w*|leakage|around (?:us|the platform)|directly with each other|deal directly|cut us out|repeat (?:jobs|bookings) stay)\b/i,
  more: (line, reading) => {
    const rate = /\d{1,2}(?:[.,]\d)?\s?%/.exec(line.text)?.[0]
    const side = linesOf(reading).flatMap(({ text }) => sides.exec(text)?.[1] ?? [])[0]
    return rate && side ? { rate, side: side.toLowerCase() } : null
  },
  ask: ({ rate, side }) =>
    `What keeps customers and ${side} from settling the second deal between themselves, without the ${rate}, once they know each other?`,
  answer: () => 'Give the share of pairs that met once and dealt here again, and what they would lose outside.',
  reason: ({ rate }) => `${rate} is paid for a meeting, and two who have met need no second one.`,
})

const sides =
  /\b(?:connects?|match(?:es)?|brings? together|links?)\b[^.]{3,60}?\b(?:with|and|to) (?:\p{L}+ )?(painters|professionals|tradespeople|tutors|drivers|hosts|sellers|suppliers|freelancers|cleaners|carers|nannies|farmers|growers|caterers|handymen|craftsmen|artisans|coaches|trainers|therapists|photographers|landlords|carriers|mechanics|installers|technicians|cooks|chefs|makers)\b/iu

const askedVerified = lineQuestion({
  id: 'asked-verified',
  category: 'honesty',
  sources: ['STAN'],
  lens: 'team-execution',
  appliesTo: isForFunding,
  line: /\b(?:verified|vetted|hand-?picked|screened) (professionals?|tradespeople|tutors?|drivers?|hosts?|sellers?|suppliers?|freelancers?|cleaners?|carers?|partners?|experts?|caterers?|installers?|technicians?|providers?)\b/i,
  answeredBy:
    /\b(?:(?:background|criminal|police|identity|ID|reference|licen[cs]e|insurance|document|credit) (?:checks?|records?|proof|certificates?)|we check|checks? (?:their|the|each)|verification (?:means|covers|consists|includes)|interview(?:ed|s)?|proof of (?:identity|insurance|address|qualification)|references)\b/i,
  more: line => ({
    said: /\b(?:verified|vetted|hand-?picked|screened)\b/i.exec(line.text)?.[0].toLowerCase() ?? 'verified',
  }),
  ask: ({ words, said }) =>
    `What has been checked of ${plural(String(words))} before they count as ${said}, how often is it done again, and who failed it?`,
  answer: ({ said }) => `List the papers that are looked at, and the share of applicants who were not ${said}.`,
  reason: ({ said }) => `“${said}” may stand for a visit or for a ticked box.`,
})

const askedMoneySplit = lineQuestion({
  id: 'asked-money-split',
  category: 'ask',
  sources: ['KAW', 'SEC-CF'],
  lens: 'investment-opportunity',
  appliesTo: isOwnPitch,
  line: /\b(?:investment|round|funds|funding|money|capital|proceeds|raise) (?:will|is to|shall|would|is going to) (?:be used (?:to|for) )?(?:accelerate|support|fuel|boost|finance|fund|drive|strengthen|be invested in|go into)?\s?([\p{L}-]+(?: [\p{L}-]+){0,2}(?:, [\p{L}-]+(?: [\p{L}-]+){0,2})*,? and [\p{L}-]+(?: [\p{L}-]+){0,2})\b/iu,
  more: (line, reading) => {
    const slide = reading.deck?.slideOf(line.block)
    if (!slide || /\d/.test(line.text)) return null
    const near =
      reading.deck?.slides.filter(
        other =>
          other === slide ||
          other.roles.includes('ask') ||
          /\b(?:use of|budget|financing|milestones)\b/i.test(other.title),
      ) ?? []
    const shares = near.flatMap(({ text }) => text.match(/\d{1,3}\s?%(?! (?:discount|of the company|equity))/g) ?? [])
    return shares.length >= 3 ? null : {}
  },
  ask: ({ words }) => `How is the money shared out between ${words}, and what can be seen of each when it is spent?`,
  answer: () => 'Put a sum and a result with a date behind each of them.',
  reason: ({ words }) => `${words} could take the sum in any proportion.`,
})

const askedWhenDone = lineQuestion({
  id: 'asked-when-done',
  category: 'go-to-market',
  sources: ['RIES', 'P9'],
  lens: 'team-execution',
  appliesTo: isOwnPitch,
  line: /^\W*((?:Consolidate|Expand|Launch|Open|Strengthen|Scale|Grow|Evolve|Improve|Enter|Develop|Build|Extend|Roll out|Become|Increase)\b[^.;|]{3,60})/u,
  more: (line, reading) => {
    const slide = reading.deck?.slideOf(line.block)
    if (!slide || !/\b(?:next steps|road ?map|milestones|timeline|what comes next|plan)\b/i.test(slide.title))
      return null
    const items = slide.blocks.filter(block => block !== slide.titleBlock)
    return items.length >= 3 && items.every(({ text }) => !/\d/.test(text))
      ? { steps: items.length, last: lineOf(items.at(-1)?.text ?? '') }
      : null
  },
  ask: ({ words, steps }) =>
    `By which day, and by which number, would the first of the ${steps} steps, “${words}”, be done?`,
  answer: ({ last }) => `Give each step one number and one month, down to “${last}”.`,
  reason: ({ words }) => `Nobody could say later whether “${words}” was reached.`,
})

const askedTwoModels = lineQuestion({
  id: 'asked-two-models',
  category: 'model',
  sources: ['SKOK'],
  lens: 'investment-opportunity',
  appliesTo: isForFunding,
  line: /\b(?:business|revenue) model:? (?:is )?([^.|]{6,70}?,? or [^.|]{6,70})/i,
  not: /\bwhether or not\b|\bor (?:more|less|so)\b/i,
  ask: ({ words }) =>
    `“${words}”: which of the two have the first customers asked for, and what would the choice do to the money that is needed?`,
  answer: () =>
    'Take one deal that is being talked about, and set both ways beside each other for it: price, date of payment, and who owns what.',
  reason: () => 'Two ways of being paid are two companies with different needs for money.',
})

const askedWhichRule = lineQuestion({
  id: 'asked-which-rule',
  category: 'timing',
  sources: ['SEQ'],
  lens: 'market-competition',
  appliesTo: isForFunding,
  line: /\b(?:regulation|legislation|regulators?|policy|politics|lawmakers)\b[^.]{0,30}\b(?:(?:going|moving|heading|developing|evolving) in our (?:direction|favou?r)|on our side(?! of)|in our favou?r|is (?:a )?tailwind|will force|is (?:clearly )?helping)\b/i,
  answeredBy:
    /\b(?:Directive|Regulation \(|Act (?:of )?\d{4}|\bAct\b,? (?:in force|from)|in force (?:since|from)|Article \d+|§ ?\d+)/,
  ask: ({ words }) =>
    `“${words}”: which rule is meant, in which country, and from which day does it make somebody buy?`,
  answer: () => 'Name one rule with its date, and one customer who has put it into a budget.',
  reason: () => 'A direction is no date, and a buyer waits for the date.',
})

const askedWhoOwnsIt = lineQuestion({
  id: 'asked-who-owns-it',
  category: 'team',
  sources: ['SEC-CF', 'TETEN'],
  lens: 'team-execution',
  appliesTo: isForFunding,
  line: /\b(spin-?(?:off|out) (?:from|of) [^.;|]{3,60})/i,
  answeredBy:
    /\b(?:licen[cs]ed (?:from|by)|exclusive licen[cs]e|assigned (?:to|by)|assignment|transferred to|we own|owned by (?:us|the company)|holds? (?:all |the )?(?:rights|patents)|IP (?:is|was) (?:ours|bought))\b/i,
  ask: ({ words }) => `Of the “${words}”, what has been signed over to the company, and what is only lent to it?`,
  answer: () => 'Show the agreement with the institution: who owns what, for which field, and what is owed on sales.',
  reason: ({ words }) => `Whoever paid for the research behind a “${words}” may hold rights in it.`,
})

const years =
  /\b(?:pay-?back|pays? (?:for itself|back)|ROI|return)\b[^.|]{0,50}\b\d[\d.,]*\s?(?:years?|months?|weeks?)\b|\b\d[\d.,]*[- ](?:year|month)s?[- ](?:pay-?back)\b/i

const askedPaybackYears = lineQuestion({
  id: 'asked-payback-years',
  category: 'proof',
  sources: ['SKOK'],
  lens: 'growth-metrics',
  appliesTo: isForFunding,
  line: /\b((?:an? )?(?:attractive|short|quick|fast|rapid|good|favou?rable|very good|strong|compelling) (?:pay-?back|ROI|return on investment))\b/i,
  not: /\d\s?(?:years?|months?|weeks?)/i,
  answeredBy: years,
  ask: ({ words }) => `In how many years, and at which price to the customer, does “${words}” come about?`,
  answer: () => 'Set the price of one unit against one year of its saving, and give the months that come out.',
  reason: ({ words }) => `“${words}” is the outcome of two numbers, and I have at most one of them.`,
})

export const pitchLines = [
  askedJoinsLater,
  askedSecondOrder,
  askedAroundPlatform,
  askedVerified,
  askedMoneySplit,
  askedWhenDone,
  askedTwoModels,
  askedWhichRule,
  askedWhoOwnsIt,
  askedPaybackYears,
]
