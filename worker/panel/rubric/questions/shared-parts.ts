/** Parts that more than one analyst asks for. */
import { amountOf, both, dated, either, figure, named, type Part, says } from './part.ts'

const isThing = says(/\b(?:is|are|was built as) (?:an?|the|your|our)\s+\p{L}/iu)
const helps = says(/\b(?:helps?|lets?|allows?|enables?|gives?|turns?|makes?|builds?|sells?|offers?|provides?|runs?)\b/i)
const forWhom = says(
  /\b(?:(?:built|made|designed|written|meant|ideal|for|to|by|helps?|lets?|serves?)\s+(?:\p{L}+\s+){0,3}?\p{L}{3,}(?:s|men|women|people|staff)\b|who (?:run|own|work|want|need|manage))/iu,
)

/** A few sentences at the head, and what stands under titles that tell what is offered. */
export const kind: Part = {
  what: 'what kind of thing it is',
  words: 'platform tool service app software product company system product library agency shop',
  roles: ['top', 'solution'],
  answers: either(isThing, helps),
}

export const audience: Part = {
  what: 'for whom it is',
  so: 'by role, trade, size or situation',
  words: 'customers clients users owners teams companies people built designed',
  phrase: /\b(?:for|built for|designed for|helps?|used by)\s+\p{L}/u,
  roles: ['top'],
  answers: forWhom,
}

export const price: Part = {
  what: 'a price',
  so: 'with what it is charged for or how often',
  words: 'price pricing cost fee pay plan subscription charge rate',
  phrase: /\bfree\b/,
  roles: ['pricing'],
  answers: ({ amounts, text }) =>
    amounts.some(({ kind: of, period, per }) => of === 'money' && (period !== null || per !== null)) ||
    /\b(?:is|are|remains?|always) free\b|\bper (?:month|year|user|seat|night|hour|person|head)\b/i.test(text),
}

export const marketSize: Part = {
  what: 'the size of the market',
  so: 'as a figure',
  words: 'market tam sam som addressable spend industry',
  roles: ['market'],
  answers: amountOf('money', 'count'),
}

export const marketCount: Part = {
  what: 'how the market was counted',
  so: 'buyers times what each pays',
  words: 'market buyers customers companies households sites addressable count',
  roles: ['market'],
  answers: ({ amounts, text }) =>
    (amounts.some(({ kind: of }) => of === 'count') && amounts.some(({ kind: of }) => of === 'money')) ||
    /[×x]\s*[$€£]|\btimes\b.{0,30}[$€£]|\bmultipl|\bbottom[- ]up\b/iu.test(text),
}

export const today: Part = {
  what: 'what is used today instead',
  words:
    'instead currently spreadsheet manual manually paper phone existing incumbent traditional agency outsource excel whatsapp',
  phrase:
    /\b(?:rather than|by hand|today,? (?:they|most|many|you|the)|right now|status quo|replac(?:e|es|ing)|switch(?:ed|ing)? from|do nothing|pen and paper)\b/,
}

export const cancelling: Part = {
  what: 'how to get out again',
  words: 'cancel cancellation terminate refund notice leave unsubscribe',
  phrase: /\b(?:money[- ]back|no (?:long[- ]term )?contracts?|lock[- ]in|month[- ]to[- ]month|opt out|uninstall)\b/,
  roles: [],
  answers: says(
    /\b(?:any ?time|days?|weeks?|months?|refund|no contract|notice|without|penalt|uninstall|month-to-month)/i,
  ),
}

export const theirData: Part = {
  what: 'what becomes of the data',
  words: 'export delete erase gdpr retention ownership',
  phrase: /\b(?:your data|personal data|data (?:is|are|stays?|belongs?|will)|keep your|download your|privacy)\b/,
  answers: says(
    /\b(?:export|delet|eras|remov|download|stays?|belongs?|own|stored?|hosted|encrypt|shared?|sell|sold|never|kept)\w*/i,
  ),
}

export const useOfMoney: Part = {
  what: 'what the money is for',
  words: 'use fund funds allocate spend hire proceeds budget invest',
  phrase: /\buse of (?:funds|proceeds)\b|\bto (?:hire|build|open|expand|launch|reach)\b/,
  roles: ['ask'],
  answers: either(
    amountOf('percent', 'money'),
    says(/\b(?:hir|build|open|expand|launch|marketing|engineer|sales|product)\w*/i),
  ),
}

export const milestone: Part = {
  what: 'a milestone',
  so: 'with a figure or a date',
  words: 'milestone reach goal target launch profitability breakeven',
  phrase: /\b(?:break[- ]even|gets? us to|takes? us to|until|by (?:q[1-4]|the end|20\d\d|\p{L}+ 20\d\d)|series a)\b/u,
  roles: ['ask', 'roadmap'],
  answers: both(says(/\b(?:reach|milestone|goal|target|launch|profitab|break|to\b|by|until)/i), either(dated, figure)),
}

export const rivals: Part = {
  what: 'rivals',
  so: 'by name',
  words: 'competitor competition rival alternative incumbent versus',
  phrase: /\b(?:vs\.?|unlike|compared (?:to|with)|such as)\b/,
  roles: ['competition'],
  answers: named,
}
