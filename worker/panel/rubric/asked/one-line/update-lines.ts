/** Lines of updates, memos and plans that a board or an investor would ask about. */
import { isOnInvestment } from '../../deck/finding.ts'
import type { Reading } from '../../reading.ts'
import { isPaper } from '../offer/own-voice.ts'
import { lineQuestion } from './line-question.ts'

const isReport = (reading: Reading): boolean => isOnInvestment(reading) || isPaper(reading)

const askedRenegotiation = lineQuestion({
  id: 'asked-renegotiation',
  category: 'traction',
  sources: ['A16-2'],
  lens: 'investment-opportunity',
  appliesTo: isReport,
  line: /\b(?:customer|client|account|buyer|tenant|retailer|partner)\b[^.]{0,40}\b(?:asked|asks|wants?|wish(?:es)?|seeks?|tr(?:y|ies|ied)|started|began) (?:us )?to (?:renegotiate|lower (?:the|our|their) price|re-?price)\b|\b(?:customer|client|account|retailer)\b[^.]{0,40}\b(?:wants?|asks for|demands?) (?:a )?\d{1,2}\s?% (?:off|less|discount)\b/i,
  not: /\b(?:was|were) (?:settled|agreed|signed)\b|\bin the past\b|\b(?:you|your|if|when|whenever|should)\b/i,
  answeredBy:
    /\b(?:(?:revenue|margin) (?:would )?(?:falls?|drops?|goes down|loses?) (?:by|to)|would cost us|worth .{0,20} a year)\b/i,
  ask: ({ words }) => `What would revenue and margin be if “${words}” ended in full, and who else would hear of it?`,
  answer: () => 'Give both figures with the terms that are asked for, and with those that were offered.',
  reason: ({ words }) => `“${words}” is told as an event, and its price is not.`,
})

const askedNextTarget = lineQuestion({
  id: 'asked-next-target',
  anyMood: true,
  category: 'go-to-market',
  sources: ['RIES'],
  lens: 'growth-metrics',
  appliesTo: isReport,
  line: /^\W*(?:our |the )?(?:goals?|targets?|aims?|objectives?) for (?:Q[1-4]|H[12]|(?:the )?(?:next|coming) (?:quarter|year|half[- ]year)|20\d\d)\b[^.]*\d/i,
  more: ({ text }) => {
    const aims = text.replace(/^[^:]*?:\s*/, '')
    const isAim = aims.split(/\s+/).length >= 3 && !/\b(?:page|slide|annex|appendix|section|below|see)\b/i.test(aims)
    return isAim && /\d/.test(aims) && aims.length < 140 ? { aims: aims.replace(/[.;]$/, '') } : null
  },
  ask: ({ aims }) => `What must go differently from the period before for “${aims}” to come true?`,
  answer: () => 'Set what was reached last time beside each number, and name the one thing that closes the gap.',
  reason: ({ aims }) => `“${aims}” says where it should end, and the step to it is left to be worked out.`,
})

const askedNotAskedYet = lineQuestion({
  id: 'asked-not-asked-yet',
  category: 'team',
  sources: ['GREEN'],
  lens: 'team-execution',
  appliesTo: isReport,
  anyMood: true,
  line: /\bwe (?:have not|haven['’]t|did not|didn['’]t) (?:yet )?(?:ask(?:ed)?|request(?:ed)?|enquir(?:ed?|y))(?! (?:\p{L}+ ){0,2}to\b)(?: (?:for (?:it|this|that|them)|them|him|her|the \p{L}+))?(?: yet)?\b(?! (?:to\b|(?:for )?(?:money|much|you|our users)))/iu,
  not: /\b(?:because|since|so as not|deliberately|on purpose|until after)\b/i,
  ask: ({ words }) =>
    `“${words}”: what would the answer change, and what speaks against having it before the decision?`,
  answer: () => 'Say by which day it will be asked, or why the decision is the same with either answer.',
  reason: () => 'A question that costs one letter is cheaper than a plan for both answers.',
})

const askedHowUnlikely = lineQuestion({
  id: 'asked-how-unlikely',
  category: 'financials',
  sources: ['GREEN'],
  lens: 'investment-opportunity',
  appliesTo: isReport,
  line: /\bwe (?:hold|consider|think|believe|regard|judge|deem) (?:this|that|it|such an? \p{L}+|the \p{L}+ case)(?: to be| is| as)? (?:very |rather |highly |quite )?(?:unlikely|improbable|remote)\b/iu,
  answeredBy:
    /\b(?:probabilit\w+ of|\d{1,2}\s?% (?:chance|probable|likely|probability)|one in (?:five|ten|twenty)|odds of)\b/i,
  ask: ({ words }) =>
    `“${words}”: how unlikely as a number, and what would be seen first if it came about all the same?`,
  answer: () => 'Put a share on it, name the sign to watch, and say who watches it.',
  reason: () => 'An unlikely case is weighed by its number and by how early it shows.',
})

const askedGrantRefused = lineQuestion({
  id: 'asked-grant-refused',
  category: 'financials',
  sources: ['GREEN', 'SEC-CF'],
  lens: 'investment-opportunity',
  appliesTo: isReport,
  line: /\b(?:grants?|subsid(?:y|ies)|public (?:money|funding)|soft loan|bank loan)\b[^.]{0,24}\b(?:applied for|application (?:submitted|pending|filed)|pending|expected|answer in|decision in|not yet (?:granted|approved|decided))\b/i,
  not: /\b(?:was|were|has been|have been) (?:paid|approved|granted|signed|received|awarded)\b/i,
  answeredBy:
    /\b(?:without|if|should|in case) (?:the |this |that |a )?(?:grant|subsidy|loan|application|public (?:money|funding))\b|\b(?:grant|subsidy) (?:is )?(?:refused|rejected|declined|fails)\b/i,
  ask: ({ words }) => `What is left out, or who pays, if “${words}” ends with a no?`,
  answer: () =>
    'Show the plan once without it: what comes later, what is cut, and how long the rest of the money lasts.',
  reason: ({ words }) => `“${words}” stands among the means, and somebody else decides on it.`,
})

const askedMeasuredInstead = lineQuestion({
  id: 'asked-measured-instead',
  category: 'proof',
  sources: ['MAGENTA'],
  lens: 'growth-metrics',
  appliesTo: isReport,
  line: /(\d[\d.,]*\s?(?:%|per cent|kWh|kW|ms|hours?|h|°C)?) (?:measured|actual)\b.{1,24}?(\d[\d.,]*\s?(?:%|per cent|kWh|kW|ms|hours?|h|°C)?) (?:modelled|modeled|simulated|calculated|estimated|expected|projected|design)\b/i,
  more: ({ text }) => {
    const [measured, modelled] =
      text.match(
        /\d[\d.,]*\s?(?:%|per cent|kWh|kW|ms|hours?|h|°C)?(?= (?:measured|actual|modelled|modeled|simulated|calculated|estimated|expected|projected|design)\b)/gi,
      ) ?? []
    return measured && modelled ? { measured, modelled } : null
  },
  ask: ({ measured, modelled }) =>
    `What becomes of the case that is made with the modelled ${modelled} if the product stays at the measured ${measured}?`,
  answer: ({ measured }) => `Work the customer's saving out once more with ${measured}, and set it below the other.`,
  reason: ({ modelled }) => `${modelled} comes from a model, and nobody has paid by a model yet.`,
})

const askedDealersShare = lineQuestion({
  id: 'asked-dealers-share',
  category: 'model',
  sources: ['SKOK'],
  lens: 'funnel-fixer',
  appliesTo: isPaper,
  line: /\b((?:our|the) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:dealers|resellers|distributors|retailers|stockists|wholesalers))\b/i,
  answeredBy:
    /\b(?:dealer|reseller|distributor|retailer|trade|wholesale)s?['’]? (?:margins?|discounts?|prices?|commissions?|shares?|terms)\b|\b(?:retailer|dealer|distributor)s? (?:takes?|gets?|keeps?|earns?) \d/i,
  more: (_line, reading) => {
    const profit = linesProfit(reading)
    return profit ? { profit } : null
  },
  ask: ({ words, profit }) => `How much of the ${profit} stays once ${words} have taken their share?`,
  answer: ({ words }) => `Name the share of ${words}, and how many of the units go through them.`,
  reason: ({ words }) => `${words} will not sell at the price that they pay.`,
})

function linesProfit(reading: Reading): string | null {
  return reading.prose.some(({ text }) => /\bgross (?:profit|margin)\b/i.test(text) && /\d/.test(text))
    ? 'gross profit'
    : null
}

export const updateLines = [
  askedRenegotiation,
  askedNextTarget,
  askedNotAskedYet,
  askedHowUnlikely,
  askedGrantRefused,
  askedMeasuredInstead,
  askedDealersShare,
]
