import { pattern } from '../../annotate/pattern.ts'
import type { Check } from '../check.ts'
import { cite } from '../citations.ts'
import { phraseCheck } from '../statements.ts'

const groups = `(?:${[
  'companies|businesses|people|adults|patients|consumers|employees|workers|firms|organi[sz]ations|households|women|men',
  'children|students|teachers|doctors|nurses|marketers|buyers|shoppers|investors|homeowners|parents|managers|employers',
  'drivers|farmers|americans|europeans|startups|small businesses',
].join('|')})`
const numeral = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})'
const some = '(?:all |the |most |young |small |large |working |older )?'

const statisticUnsourced = phraseCheck('sources of statistics', {
  id: 'statistic-unsourced',
  category: 'proof',
  weight: 2,
  headline: 'A statistic has no source',
  text: 'Nothing near “{claim}” says who counted it, so a reader can neither look it up nor repeat it.',
  suggestion: 'Name who counted it and when, with a link.',
  source: cite('STAN'),
  says: pattern(
    'i',
    `(\\b\\d{1,3}(?:\\.\\d+)?\\s?(?:%|per ?cent) of ${some}${groups}\\b`,
    `|\\b(?:one|two|three|four|[1-9]) (?:in|out of) (?:every )?${numeral} ${groups}\\b)`,
  ),
  // Statements about one's own people, plans and examples need no outside source.
  unless: /\b(?:we|our|us|my|your|you|if|imagine|suppose|example|assum\w+|goal|target|pilot|trial|beta)\b/i,
  unlessSourced: true,
})

const studiesUnnamed = phraseCheck('names of studies', {
  id: 'studies-unnamed',
  category: 'proof',
  weight: 2,
  headline: 'Research is cited but not named',
  text: '“{claim}” names no study, so nobody can read what it found.',
  suggestion: 'Name the study and link to it, or leave out the appeal to research.',
  source: cite('STAN'),
  says: pattern(
    'i',
    String.raw`\b((?:studies|research|experts|scientists|surveys|statistics) (?:has |have )?(?:shows?|shown|says?`,
    String.raw`|proves?|proven|agree|confirms?|suggests?|found|finds?))\b`,
  ),
  unless: pattern(
    'i',
    String.raw`\b(?:we|our|my|their|these|those|user|market|customer|your|the|this)\s+(?:\w+ )?(?:studies|research`,
    String.raw`|experts|scientists|surveys|statistics)\b|\bno \w+ (?:shows?|says?)`,
  ),
  unlessSourced: true,
  unlessNegated: true,
})

const superlativeUnbacked = phraseCheck('claims of rank', {
  id: 'superlative-unbacked',
  category: 'proof',
  weight: 2,
  headline: 'A rank is claimed without saying who measured it',
  text: '“{claim}” is a claim of rank, but nothing near it says who measured it or against whom.',
  suggestion: 'Say who ranked it, when and among whom, or say what it does instead.',
  source: cite('STAN'),
  says: pattern(
    'iu',
    String.raw`(?<![\p{L}\p{N}])(the world['’]s (?:first|best|leading|fastest|largest|biggest|most \p{L}+|number one|#1`,
    String.raw`|smartest|simplest|easiest) \p{L}+|(?:the )?(?:#1|number one) (?:\p{L}+ ){0,3}(?:app|platform|tool`,
    String.raw`|software|solution|service|provider|choice|brand|agency|company|marketplace|network)\b|the (?:best`,
    '|fastest|cheapest|largest|biggest|leading|easiest|simplest|smartest',
    String.raw`|most \p{L}+) (?:\p{L}+ ){1,4}(?:in the world|on the market|on the planet|on earth)|(?:we are`,
    String.raw`|we['’]re) the leading \p{L}+|(?:the )?world[- ]leading (?:solution|platform|provider|product|tool`,
    String.raw`|software|company|service|technology)\b)`,
  ),
  unless: pattern(
    'i',
    String.raw`\b(?:compet\w+|award|winner|become|becoming|aim|goal|vision|mission|want|hope|one of|among|will be|like`,
    String.raw`|most of|of the most|than the)\b|\bworld['’]s \w+ (?:problem|challenge|companies|brands|teams|banks`,
    '|people|polluters|cities|economies|countries|emitters|causes?|issues?|diseases?|killers?)',
  ),
  unlessNear: /\b(?:award|winner|won)\b/i,
  unlessSourced: true,
  unlessNegated: true,
  // "The best oysters in the world come from cold water" is about others: a claim of one's own follows its subject or stands alone.
  where: ({ text }, _reading, claim) =>
    !/^the .+ (?:in the world|on \w+ \w+|on earth)$/i.test(claim) ||
    !text.startsWith(claim) ||
    text.length < claim.length + 3,
  sides: {
    sentence: 'The submission claims a rank without saying who measured it.',
    back: [{ lens: 'brand', reason: 'A bold line is remembered and repeated; a careful one is not.' }],
    doubt: [
      { lens: 'skeptical-buyer', reason: 'Every seller says so; without a name behind it I read past it.' },
      { lens: 'positioning', reason: 'A rank says nothing of what is different, and any rival may claim it too.' },
    ],
    question: 'Would a reader who asked “says who?” find an answer anywhere?',
  },
})

const absolutePromise = phraseCheck('promises without a limit', {
  id: 'absolute-promise',
  category: 'honesty',
  weight: 2,
  headline: 'A promise has no limit',
  text: '“{claim}” is promised without a condition or a remedy beside it, so one exception makes it untrue.',
  suggestion: 'Say what happens if it does not hold, or promise what you control.',
  says: pattern(
    'i',
    String.raw`\b(guaranteed (?:results?|returns|success|growth|rankings?)|we guarantee (?:results?|success|growth`,
    "|returns?|that you will|you['’]ll|you will|an? (?:increase|roi))|100% (?:success rate|guaranteed",
    '|foolproof|risk[- ]free)|zero (?:risk|downtime) (?:guaranteed|ever)|results are guaranteed)',
  ),
  unless: pattern(
    'i',
    String.raw`\b(?:nothing|few|other|others|vendors|rivals|competitors|to guarantee|impossible|never promise|cannot`,
    "|can't|can’t|not|no|don't|doesn't|never guarantee|coverage|isn't|is not|without|nobody|aim|goal|toward",
    String.raw`|towards|target|or your money|money[- ]back|refund|unless|if|except|credit)\b`,
  ),
  unlessNear: /\bmoney[- ]back\b|\brefund|\bservice credits?\b|\bSLA\b/i,
  where: ({ block }) => block.type !== 'table_row',
})

const safetyAbsolute = phraseCheck('claims of safety', {
  id: 'safety-absolute',
  category: 'honesty',
  weight: 2,
  headline: 'Safety is claimed without exception',
  text: '“{claim}” allows no exception, which nobody can prove, so readers who know the field doubt the rest.',
  suggestion: 'Name the measure or the audit instead, and the remaining risk.',
  says: pattern(
    'i',
    String.raw`\b(unhackable|hack-?proof|impossible to hack|can(?:no|['’])t be hacked|100% (?:secure|safe|private`,
    '|anonymous|protected)|(?:completely|totally|absolutely|perfectly) (?:secure|safe|anonymous)',
    String.raw`|military[- ]grade (?:encryption|security)|unbreakable encryption)\b`,
  ),
  unless:
    /\b(?:not|never|nobody|nothing|neither|nor|none|hardly|few|isn['’]t|aren['’]t|no \w+|cannot be|function|pure|if|compil\w+|thread|type)\b/i,
})

const upToUnbacked = phraseCheck('“up to” promises', {
  id: 'up-to-unbacked',
  category: 'proof',
  weight: 2,
  headline: '“Up to” promises a best case only',
  text: '“{claim}” gives the best case but not whose it was or what is usual, so it commits nobody to anything.',
  suggestion: 'Say what is usual, for whom, and how it was measured.',
  says: pattern(
    'i',
    String.raw`\b((?:(?:save|cut|reduce|increase|boost|grow|improve|raise|lower`,
    String.raw`|earn)s?\b[^.;,]{0,40} )?(?:by )?up to \d[\d.,]*\s?(?:%|x|times|hours?)(?: (?:more|less|faster|higher`,
    '|lower|fewer|better|cheaper|savings?|of your time))?)',
  ),
  unless: pattern(
    'i',
    String.raw`\b(?:off|discount|sale|cashback|battery|charge|file|upload|users?|members?|seats?|limit|maximum|credits?`,
    String.raw`|interest|apr|commission|refund|retr\w+|zoom|equity|average|most|typical\w*|median|trial|brightness`,
    String.raw`|dimm\w+|commitment|trade-?off|api|requests?|latency|memory)\b`,
  ),
  unlessNear: /\b(?:average|typical\w*|median)\b/i,
  unlessSourced: true,
  unlessNegated: true,
  where: (_sentence, _reading, claim) =>
    /^(?:save|cut|reduc|increas|boost|grow|improv|rais|lower|earn)/i.test(claim) ||
    /(?:more|less|faster|higher|lower|fewer|better|cheaper|savings?|time)$/i.test(claim),
})

export const claimsChecks: Check[] = [
  statisticUnsourced,
  studiesUnnamed,
  superlativeUnbacked,
  absolutePromise,
  safetyAbsolute,
  upToUnbacked,
]
