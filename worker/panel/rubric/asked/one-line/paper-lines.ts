/** Lines of proposals, letters, quotations and case studies that whoever gets them would ask about. */
import { isPaper, isSellingPaper } from '../offer/own-voice.ts'
import { lineOf, lineQuestion, linesOf, linesWithTerms } from './line-question.ts'

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

const askedAfterGrant = lineQuestion({
  id: 'asked-after-grant',
  category: 'offer',
  sources: ['GREEN'],
  lens: 'skeptical-buyer',
  appliesTo: isPaper,
  line: /\b(?:paid|pay|funded|financed|covered|comes?)\b[^.]{0,30}\b(?:from|by|with|out of) (?:an? |the |our )?((?:[\p{L}-]+ )?grant)\b(?! of (?:rights|options|shares|licen[cs]es))/iu,
  answeredBy:
    /\b(?:after the grant|once the grant|when the grant|beyond the grant|grant (?:ends|runs out|is spent)|pays for itself|self-supporting|self-financing|break-?even)\b/i,
  ask: ({ words }) => `What pays for it once the ${words} is spent, and at which volume does it carry itself?`,
  answer: ({ words }) => `Set what one month costs to run against what one month brings in, without the ${words}.`,
  reason: ({ words }) => `I would be getting used to something that a ${words} pays for.`,
})

const askedSharePaid = lineQuestion({
  id: 'asked-share-paid',
  category: 'offer',
  sources: ['STAN'],
  lens: 'funnel-fixer',
  appliesTo: isPaper,
  line: /\byou (?:would |will )?(?:receive|get|keep|earn|are paid) (\d{1,2}(?:[.,]\d)?\s?%)(?: of\b)?(?! (?:off|discount|less|more|back|interest|cash|of your|bonus|points|faster|better|extra)\b)/i,
  answeredBy:
    /\b(?:paid (?:out )?(?:monthly|quarterly|weekly|each month|every month|within|by the)|payable (?:monthly|quarterly|within)|statement (?:each|every|of)|monthly statement|we (?:pay|settle|transfer) (?:it |this |your share )?(?:monthly|each|every|within|on the)|credit note)\b/i,
  ask: ({ words }) => `When would the ${words} be paid, on whose count, and could that count be looked into?`,
  answer: ({ words }) =>
    `Add the day of payment, the statement that the ${words} is reckoned on, and whether it is before or after tax.`,
  reason: ({ words }) => `${words} of a number that only the other side sees is a matter of trust.`,
})

const askedAdvanceBack = lineQuestion({
  id: 'asked-advance-back',
  inTerms: true,
  category: 'offer',
  sources: ['STAN'],
  lens: 'skeptical-buyer',
  appliesTo: isPaper,
  line: /(?<![\d.,])(\d{1,2}\s?% (?:on|upon|at|with) (?:signature|signing|order|ordering|acceptance|booking)|\d{1,2}\s?% (?:in advance|up ?front))\b/i,
  answeredBy:
    /\b(?:advance|deposit|instal?ment|prepayment|payment)s?\b[^.]{0,60}\b(?:refund\w*|returned|paid back|credited|set off|kept|retained|non-refundable)\b|\b(?:refund|return|pay back|credit|keep|retain)s?\b[^.]{0,40}\b(?:advance|deposit|instal?ment|prepayment)\b/i,
  more: (_line, reading) => {
    const ended = linesWithTerms(reading).find(({ text }) => /\bcancel\w*|\bterminat\w+|\bnotice\b/i.test(text))
    return ended ? { ended: lineOf(ended.text) } : null
  },
  ask: ({ words, ended }) => `What becomes of “${words}” after “${ended}”, where less than that was done?`,
  answer: ({ words }) => `Write one sentence on what is paid back of “${words}”, and by when.`,
  reason: ({ words }) => `“${words}” is money in other hands, and the way back for it is not told.`,
})

const askedMeasuredOnce = lineQuestion({
  id: 'asked-measured-once',
  category: 'proof',
  sources: ['MAGENTA'],
  lens: 'skeptical-buyer',
  appliesTo: isPaper,
  line: new RegExp(
    `\\b(?:on|from|by|in) (?:our|the|a|one) (measurement|inspection|count|visit|sample|test) (?:of|on) (?:the )?\\d{1,2}(?:st|nd|rd|th)? ${month}\\b(?=[^.]*\\d\\s?%)`,
    'i',
  ),
  more: (line, reading) => {
    const day = new RegExp(`\\d{1,2}(?:st|nd|rd|th)? ${month}`, 'i').exec(line.text)?.[0]
    const share = /\d[\d.,]*\s?%/.exec(line.text.slice(line.text.indexOf(day ?? '')))?.[0]
    const yearly =
      share &&
      linesOf(reading).some(
        ({ text }) => text.includes(share) && /\b(?:a|per|each) year\b|\byearly\b|\bannual/i.test(text),
      )
    return day && share && yearly ? { day, share } : null
  },
  answeredBy:
    /\b(?:second measurement|measured (?:again|twice|in every|each)|average of \w+ measurements|seasonal|over the (?:year|seasons))\b/i,
  ask: ({ words, day, share }) => `How far would the ${share} of one ${words} on ${day} move in another season?`,
  answer: ({ share }) =>
    `Measure a second time in the opposite season, or work the year out with a range around ${share}.`,
  reason: ({ share, day }) => `${share} was true on ${day}, and the yearly sum takes it for every day.`,
})

const askedRunningCost = lineQuestion({
  id: 'asked-running-cost',
  category: 'offer',
  sources: ['GREEN'],
  lens: 'skeptical-buyer',
  appliesTo: isSellingPaper,
  line: /\b(?:paid|pays?) (?:for )?(?:itself|themselves) (?:back )?(?:after|in|within|inside)\b|\bpay-?back\b[^.]{0,30}\b(?:after|in|of|within) \d/i,
  answeredBy:
    /\b(?:running|operating|ongoing|maintenance|yearly|annual|monthly|recurring) (?:costs?|fees?|charges?|licen[cs]es?)\b|\b(?:licen[cs]e|subscription|service) (?:fee )?(?:of|is|costs?) \S*\d|\bno (?:running|further|monthly) (?:costs?|fees?)\b|\b(?:a|per) month (?:for|per) (?:the )?(?:software|licen[cs]e|service)/i,
  ask: ({ words }) => `What does it cost to run, month by month, and is that in “${words}”?`,
  answer: () =>
    'Put licences, replacements and the hours of one’s own people below the investment, and work the months out again.',
  reason: () => 'What is bought once and what is paid for ever are two columns, and I was shown one.',
})

const askedAlsoIntroduced = lineQuestion({
  id: 'asked-also-introduced',
  category: 'proof',
  sources: ['MAGENTA'],
  lens: 'skeptical-buyer',
  appliesTo: isSellingPaper,
  line: /\b(?:also|at the same time|in the same (?:month|year|season|spring|summer|autumn|winter|quarter)|meanwhile) (?:\p{L}+ )?(?:introduced|raised|changed|launched|hired|brought in|began|started|moved|replaced|cut)\b[^.:;]{3,90}/iu,
  more: (_line, reading) => {
    const result = linesOf(reading).some(
      ({ text }) =>
        /\b(?:before|compared (?:with|to)|results?|went down|fell|cut|saves?)\b/i.test(text) && /\d/.test(text),
    )
    return result ? {} : null
  },
  answeredBy:
    /\b(?:control (?:group|sites?|plants?)|without the (?:fee|change|campaign)|share of the (?:effect|result)|part of (?:that|this|the) (?:is|was|comes?|effect)|isolat\w+ the effect)\b/i,
  ask: ({ words }) => `How much of the result is owed to “${words}”, and how would one tell?`,
  answer: () => 'Compare one place or month that had only one of the two changes.',
  reason: ({ words }) =>
    `By the text itself “${words}” came in at the same time, and it could bring such a result alone.`,
})

const askedResultLasted = lineQuestion({
  id: 'asked-result-lasted',
  category: 'proof',
  sources: ['MAGENTA'],
  lens: 'funnel-fixer',
  appliesTo: isSellingPaper,
  line: new RegExp(
    `\\b(${month}(?: (?:to|until|–|-) ${month})? 20\\d\\d),? (?:compared (?:with|to)|against|versus|vs\\.?)\\b`,
    'i',
  ),
  answeredBy:
    /\b(?:since then|ever since|a year later|twelve months later|has (?:held|lasted|stayed)|still (?:holds|stands)|to this day|in the following year)\b/i,
  ask: ({ words }) => `What do the same figures show for the months after ${words}?`,
  answer: ({ words }) => `Add the latest three months below those of ${words}, whichever way they went.`,
  reason: ({ words }) => `${words} is a short time, and new habits are at their best in it.`,
})

const askedUsualPrice = lineQuestion({
  id: 'asked-usual-price',
  category: 'offer',
  sources: ['NNG-PRICE'],
  lens: 'skeptical-buyer',
  appliesTo: isSellingPaper,
  line: /\b(?:get in touch|contact us|ask us|call us|write to us|talk to us|speak to us) for (?:a |your |our )?(?:free |no-obligation |individual |tailored )?(?:quote|price|prices|pricing|quotation|rates?)\b|\bpric(?:e|es|ing) (?:is |are )?(?:on|upon) (?:request|application)\b/i,
  answeredBy:
    /[$€£¥₹]\s?\d|\b(?:NZD|AUD|CAD|USD|EUR|GBP|CHF|SEK|NOK|DKK|INR|ZAR|SGD|R) ?\d|\d\s?(?:€|£|kr\b|zł|CHF|EUR|USD)/,
  ask: () => 'What did the smallest, the usual and the largest customer so far pay?',
  answer: () => 'Print one worked example: what was ordered, for how long, and what stood on the bill.',
  reason: ({ words }) => `“${words}” asks me for a call before I know whether it is worth one.`,
})

const askedPressNamed = lineQuestion({
  id: 'asked-press-named',
  category: 'proof',
  sources: ['STAN'],
  lens: 'skeptical-buyer',
  appliesTo: isPaper,
  line: /\b(?:featured|mentioned|covered|published|seen|written about) in ((?:several|many|various|numerous|leading|major|top|well-known|national|a number of|countless)(?: \p{L}+)? (?:publications?|magazines?|newspapers?|media|outlets|journals|press|blogs))\b(?!\s?(?:[(:]|,? ?(?:such as|like|including|among)))/iu,
  ask: ({ words }) => `In which of the “${words}” can it be read, and on which day?`,
  answer: () => 'Name two with their dates and a link, or leave the line out.',
  reason: ({ words }) => `“${words}” are not named, so none of them can be opened.`,
})

const askedWhatGuarantee = lineQuestion({
  id: 'asked-what-guarantee',
  category: 'offer',
  sources: ['STAN'],
  lens: 'skeptical-buyer',
  appliesTo: reading => isSellingPaper(reading) && reading.deck !== null,
  line: /\b(?:if (?:something|anything|it) (?:goes|should go) wrong,? we(?:['’]ll| will) (?:make it right|put it right|sort it out|take care of it|fix it))\b/i,
  answeredBy:
    /\b(?:refund\w*|money back|credit note|up to [$€£₹]|within \d+ (?:hours|days)|liabilit\w+|insur(?:ed|ance)|compensat\w+|free of charge|at no (?:extra )?(?:cost|charge)|replace(?:d|ment)?)\b/i,
  ask: ({ words }) => `“${words}”: by when, up to which sum, and who decides what is right?`,
  answer: () => 'Say what the customer gets in the two likeliest cases, with a number of days and a sum.',
  reason: () => 'A promise without a limit is one that nobody can call on.',
})

export const paperLines = [
  askedAfterGrant,
  askedSharePaid,
  askedAdvanceBack,
  askedMeasuredOnce,
  askedRunningCost,
  askedAlsoIntroduced,
  askedResultLasted,
  askedUsualPrice,
  askedPressNamed,
  askedWhatGuarantee,
]
