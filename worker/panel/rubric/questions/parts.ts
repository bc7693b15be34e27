/** What a submission says outright about itself. Each part is found reliably on texts that nobody here had seen. */
import type { Annotated, Sentence } from '../annotate/annotation.ts'
import { all, amountOf, any, counted, early, inTable, not, type Part, says, under } from './part.ts'

const kindNouns =
  'software app platform tool toolkit service system library framework marketplace agency studio clinic practice bakery ' +
  'school course courses classes lessons workshop workshops shop store restaurant cafe club membership subscription ' +
  'consultancy network sensor sensors device kit machine portal plugin extension generator parser runner server client ' +
  'dashboard newsletter magazine insurance clinic centre center hotel farm brewery museum cooperative co-operative proposal plan'
const kindNoun = says(...kindNouns.split(' '))
const aKind = says(`(?:an?|your|our|the) (?:[\\p{L}-]+ ){0,3}?(?:${kindNouns.replaceAll(' ', '|')})`)
const weMake = says(
  'we (?:make|build|sell|offer|provide|deliver|bake|design|supply|teach|repair|rent|manufacture|install|run (?:an?|the))',
)
const verb = /^[\p{L}\p{N}'’.&-]+(?: [\p{L}\p{N}.&-]+){0,2}? (?:is|are|(?!this|its|us)\p{Ll}{3,}[^s]s) \p{L}/u

/** "Tidemark predicts …": a name that is also in the title or first heading, and a verb. */
function namesItself({ text, words }: Sentence, { document }: Annotated): boolean {
  const first = document.blocks.find(({ type }) => type === 'heading' || type === 'slide_title')
  const names = `${document.title ?? ''} ${first?.text ?? ''}`.toLowerCase()
  const [subject = ''] = words
  return subject.length > 2 && names.includes(subject) && verb.test(text)
}
const headline = ({ block, words }: Sentence) =>
  (block.type === 'heading' || block.type === 'slide_title') && words.length >= 2 && words.length <= 14

/** Plurals that are not groups of people or firms, as in "for years" and "for details". */
const noGroup =
  'years months weeks days hours minutes details reasons purposes terms times things examples updates access results changes ' +
  'sales questions business always less this'
const group =
  `(?!(?:${noGroup.replaceAll(' ', '|')}|us\\b))` +
  "(?:\\p{L}+(?:[^s'’]s|ies)|people|staff|men|women|children|anyone|everyone who|families)"
const forGroup = says(`for (?:(?!the|all|more|your|our|many|any|free|those|these)[\\p{L}\\d-]+ ){0,3}?${group}`)
const servesGroup = says(
  `(?:built|made|designed|written|meant|ideal|intended) for (?:[\\p{L}-]+ ){0,4}?${group}`,
  `(?:helps?|serves?|lets) (?:(?!the|all|more|your|our)[\\p{L}\\d-]+ ){0,3}?${group}`,
  "if you(?:[’']re| are)? (?:run|own|manage|a|an|work)",
  `(?:our|the|typical|target|ideal) (?:customers?|clients?|buyers?|users?|members?|guests) (?:are|is|will be|include)`,
  `we (?:serve|work with|sell to|supply|supplied|deliver to) (?:[\\p{L}\\d-]+ ){0,3}?${group}`,
)

/** "Bookkeeping for vets": a short sentence at the very beginning. */
const tagline = ({ at, words }: Sentence) => at < 8 && words.length <= 14
const opening = ({ at }: Sentence) => at < 12

/** Only the beginning is searched, because nearly every submission says there what it is. */
export const kind: Part = {
  what: 'what kind of thing it is',
  tells: all(
    early,
    ({ negated }) => !negated,
    any(
      all(any(namesItself, weMake), ({ words }) => words.length >= 4),
      all(opening, aKind),
      all(headline, kindNoun),
      all(tagline, forGroup),
    ),
  ),
}

export const audience: Part = {
  what: 'for whom it is',
  tells: all(
    any(servesGroup, all(tagline, forGroup)),
    any(early, under('market', 'go-to-market', 'problem', 'solution')),
    ({ words }) => words.length >= 3,
  ),
}

/** Money that is not a price: raised, earned, lost or spent. */
const otherMoney = says(
  'revenues?|turnover|burn|salar(?:y|ies)|wages?|rais(?:e|ed|ing)|rounds?|valuation|budget|spend(?:s|ing)?',
  'spent|profit|ebitda',
  'market|TAM|SAM|SOM|industry|sav(?:e|es|ed|ings?)|los(?:e|es|t|ing)|wasted?|CAC|LTV|ARR|MRR|grants?|loans?',
  'invest\\w*|forecast|rent',
  'costs? us|our costs?|average (?:order|ticket|basket|contract)|worth',
)
const priceWord = says('from(?= ?[$€£])|prices?|priced|fees?|pays?|subscriptions?|charged?|starts? at|tickets?')
/** Larger amounts are not prices, but what an industry or a country spends. */
const maxPrice = 10_000_000
const rated = ({ amounts }: Sentence) =>
  amounts.some(
    ({ kind: of, value, period, per }) => of === 'money' && value < maxPrice && (period !== null || per !== null),
  )
const money = amountOf('money')
const notPriced = under('market', 'traction', 'ask', 'financials', 'team', 'problem', 'roadmap')

export const price: Part = {
  what: 'a price, with what it is charged for or how often',
  tells: any(
    all(rated, not(otherMoney), not(notPriced)),
    all(money, not(otherMoney), under('pricing'), ({ words }) => words.length >= 3),
    all(money, priceWord, not(otherMoney), not(notPriced)),
    says(
      '(?:is|are|remains?|always|completely|entirely) free(?! of| from| to (?:call|write|get|ask))',
      'free and open[- ]source',
      'free for (?:ever|everyone|personal|open|individuals?|teams|small)',
    ),
  ),
}

const marketWord = says('markets?|TAM|SAM|SOM|addressable|industry|sector|spend(?:s|ing)?(?: on)?|category')
const large = ({ amounts }: Sentence) =>
  amounts.some(
    ({ kind: of, value, period }) => of === 'money' && value >= 1e6 && (period === null || period === 'year'),
  )

export const marketSize: Part = {
  what: 'the size of the market as a sum',
  tells: any(all(large, marketWord, not(says('our revenue', 'raised?', 'raising'))), all(large, under('market'))),
}

export const marketCount: Part = {
  what: 'how the market was counted: buyers times what each pays',
  tells: any(
    all(money, counted, any(under('market'), says('markets?', 'TAM|SAM|SOM', 'addressable'))),
    all(inTable, under('market'), money, amountOf('count')),
    all(any(under('market'), marketWord), money, says('[×x*] ?[$€£]?\\d[^ ]*', 'times', 'multipl\\w+', 'bottom[- ]up')),
  ),
}

const hasPeople = ({ people }: Sentence) => people.length > 0
const names = ({ text }: Sentence) => /(?:^|[\s|(–—-])\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+/u.test(text)

export const people: Part = {
  what: 'people by name',
  tells: all(
    any(hasPeople, all(names, any(under('team'), says('(?:for|of|after|with) (?:\\p{L}+|\\d+) years')))),
    not(under('proof')),
    ({ speaker }) => speaker === 'own',
  ),
}

export const background: Part = {
  what: 'what they have done before',
  tells: all(
    says(
      'former(?:ly)?|previous(?:ly)?|ex-\\p{L}+|\\d+ years|(?:ten|twelve|fifteen|twenty) years',
      'founded|co-?founded|led|ran|worked|managed|trained|spent|sold|launched|degree|PhD|MBA',
      'built|qualified|career|background|experience|owned|headed|designed|studied',
    ),
    any(
      under('team'),
      hasPeople,
      all(says('founders?', 'co-?founder', 'my', 'our team', 'I'), ({ time }) => time === 'past'),
    ),
    not(under('proof', 'pricing', 'problem', 'market')),
  ),
}
