/** Section 5.6: who pays for what, and do the parts of the arithmetic stand beside the result? */
import { type Money, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, quoteFound, sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import {
  allText,
  capital,
  everything,
  hasRole,
  isPitch,
  isTraditionalPlan,
  listed,
  onDeck,
  placed,
  sentencesOn,
  slidesRead,
  view,
  wholeOf,
  withRole,
} from './finding.ts'
import type { Slide } from './slides.ts'
import { ltvToCac, missingInputs, paybacks, ratioHasInputs } from './unit-economics.ts'

const charge =
  /\b(?:pric(?:e|es|ed|ing)|fees?|commissions?|subscriptions?|subscribe|licen[cs](?:e|es|ing)|take rate|advertis\w+|we sell|sells? (?:them|it|to|for|through|over)|pays?|paying|paid|charges?|charged|royalt\w+|rent(?:al)?|freemium|per (?:seat|user|month|year|order|transaction|unit)|ARR|MRR|revenue from|sponsors?)\b/i

const revenueModelAbsent: Observation = {
  id: 'revenue-model-absent',
  category: 'model',
  appliesTo: isPitch,
  sources: ['SEQ', 'CBI'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'model') || isTraditionalPlan(deck)) return []
    const text = everything(deck)
    if (charge.test(text)) return []
    if (deck.stage === 'pre-seed' && /\b(?:research|laboratory|preclinical|university spin-?(?:off|out))\b/i.test(text))
      return []
    return [
      {
        severity: 2,
        quotes: [],
        lookedFor: `A price, fee, commission, subscription, licence, take rate or advertising income, and who pays it. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f => `Who hands ${f.name} money, and for what? ${f.none} says, so its size cannot be thought through.`,
      () => 'State the payer, the unit and a first price, even if it is a guess.',
      f => `What could become large about ${f.name} stays open until somebody is named who pays.`,
    ),
    'growth-metrics': view(
      '-',
      f =>
        `No price and no unit of sale appear anywhere, so revenue per customer of ${f.name} cannot be computed even roughly.`,
      () => 'Define the unit that is billed, its price, and how often it is billed.',
      () => 'Every rate I would track needs a unit that is paid for, and there is none.',
    ),
    'skeptical-buyer': view(
      '-',
      f => `I read ${f.read} and do not know whether ${f.name} would cost me nothing or a year's budget.`,
      () => 'Give me a price range before you ask for my time.',
      () => 'When nobody says what it costs, I assume that it is expensive.',
    ),
    'team-execution': view(
      '?',
      f => `Has anyone at ${f.name} asked a user to pay yet? The document neither says so nor gives a reason to wait.`,
      () => 'Say when the first invoice is to be written and by whom.',
      () => 'Whether pricing was put off or forgotten cannot be seen from the file.',
    ),
    'market-competition': view(
      '?',
      f => `Whose budget would ${f.name} replace? Without a payer I cannot tell which spending it competes for.`,
      () => 'Name the line in the customer budget that this comes out of.',
      () => 'The competing expense depends on who pays, and no payer is mentioned.',
    ),
  },
}

const ltvCacNoInputs: Observation = {
  id: 'ltv-cac-no-inputs',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'SKOK'],
  detect: onDeck(deck => {
    const stated = ltvToCac(deck.slides)[0]
    if (!stated || ratioHasInputs(everything(deck))) return []
    return [
      {
        severity: 2,
        quotes: [quoteAround(stated.block, stated.ratio.index, stated.ratio.length)],
        facts: {
          ratio: stated.ratio.text.trim(),
          missing: listed(missingInputs(everything(deck))),
          ...placed(deck, stated.slide),
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f => `An LTV to CAC of ${f.ratio} is a quotient without its parts. The document leaves out ${f.missing}.`,
      f => `Show CAC, gross margin and monthly churn, each with the cohort it was measured on, beside ${f.ratio}.`,
      f => `I cannot recompute ${f.ratio} without ${f.missing}.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `${f.ratio} ${f.on} decides whether more money means more growth. It comes without ${f.missing}, so it has to be taken on trust.`,
      f =>
        `Say which of the two, cost to win or value over time, has to hold for ${f.ratio} to survive ten times the volume.`,
      f => `The case for scaling rests on ${f.ratio}, and nothing under it can be examined.`,
    ),
    'team-execution': view(
      '?',
      f => `Who keeps the spreadsheet behind ${f.ratio}, and does it count the founders' own selling time?`,
      () => 'Name the person who computes it each month and the costs they include.',
      f => `Whether ${f.ratio} is a measured figure or a model of the team's cannot be told from ${f.at}.`,
    ),
  },
}

const loaded =
  /\bfully[- ]loaded\b|\bincluding (?:salar\w+|founder)|\b(?:salaries|payroll) included\b|\bcohorts? (?:of|over|older than|aged)\b[^.\n]{0,20}\b(?:1[2-9]|[2-9]\d) months\b/i

const ltvCacVeryHigh: Observation = {
  id: 'ltv-cac-very-high',
  category: 'model',
  appliesTo: isPitch,
  sources: ['SKOK', 'A16-1'],
  detect: onDeck(deck => {
    const stated = ltvToCac(deck.slides).find(one => one.ratio.value >= 8 && !one.target)
    if (!stated || loaded.test(everything(deck))) return []
    return [
      {
        severity: 2,
        quotes: [quoteAround(stated.block, stated.ratio.index, stated.ratio.length)],
        facts: { ratio: stated.ratio.text.trim(), ...placed(deck, stated.slide), name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.ratio} often means young cohorts, unpaid founder time, or too little spent on winning customers. Nothing ${f.on} rules these out.`,
      () => 'Recompute it with salaries in the cost and only cohorts older than a year in the value.',
      f => `At ${f.ratio} the denominator deserves the first look: which costs of winning a customer are not in it?`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `If ${f.ratio} holds, each unit spent on customers comes back many times over. It is an engine that could take more fuel.`,
      () => 'Show what happened to the ratio when spending was last doubled.',
      f => `A ratio of ${f.ratio} leaves room for it to worsen a good deal as ${f.name} grows.`,
    ),
    'team-execution': view(
      '?',
      f =>
        `How much of the selling behind ${f.ratio} do the founders do themselves? With hired sellers it would be another number.`,
      () => 'Add what a hired seller would cost per customer won.',
      f => `A ratio from founders who sell and one from hired sellers look the same ${f.on}.`,
    ),
  },
  question: s =>
    `What does ${s.facts.ratio} become with paid acquisition and salaries in the cost, on cohorts older than 12 months?`,
}

const acquisitionCost =
  /\b(?:CAC|(?:customer )?acquisition costs?|cost (?:per|of) (?:customer )?acquisition|cost to acquire)\b/i
const noCost =
  /\b(?:CAC|(?:customer )?acquisition costs?|cost (?:per|of) (?:customer )?acquisition)\b(?: (?:is|of|was|are|remains|stays))?(?: (?:currently|still|effectively|essentially|practically|virtually|near(?:ly)?|almost|close to|approximately|about))*\s?[:=~≈–—-]?\s?(?:(?:[$€£]\s?0(?:\.0+)?|0(?:\.0+)?\s?[$€£])(?![.,]?\d|\s?[kKmM]\b)|(?:zero|nothing|nil)\b)|\bzero (?:CAC|(?:customer )?acquisition costs?)\b|[$€£]0 CAC\b/i
/** One channel's cost, or one that is compared or wished for. */
const otherCost =
  /\b(?:for (?:referrals?|referred|organic)|referral|per channel|competitors?|their|target|goal|aim|should|would|could|never|not|isn['’]t|paid CAC|marginal)\b/i

const cacZero: Observation = {
  id: 'cac-zero',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'SKOK'],
  detect: onDeck((deck, reading) =>
    deck.main.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(noCost, sentence.text)[0]
        if (!match || otherCost.test(sentence.text) || sentence.text.trim().endsWith('?')) continue
        return [
          {
            severity: 2 as const,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: {
              said: match.text.replace(/\s+/g, ' ').trim(),
              name: everyMatch(acquisitionCost, match.text)[0]?.text ?? 'CAC',
              company: deck.company ?? 'the company',
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `“${f.said}” cannot be the whole cost: somebody's time goes into each customer, paid or not. Blended and paid cost have to be told apart.`,
      () => "Give the founders' hours, tools and any spending of last month, over the customers won in it.",
      f => `I cannot divide by “${f.said}”: payback and lifetime value over cost would both come out endless.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `“${f.said}” says that nothing was spent yet, and not what a customer will cost once money is spent to win more of them.`,
      () => 'Say which channel brought the customers so far, and what the next hundred would cost.',
      f => `Money can only be put to work at a known cost per customer, and “${f.said}” gives none.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `“${f.said}” tells that the first customers of ${f.company} came by themselves. That is pull without advertising.`,
      () => 'Show how these customers heard of it, and whether rivals could use the same way.',
      f => `Customers who come at “${f.said}” were looking for something that nobody else gave them.`,
    ),
    'team-execution': view(
      '?',
      f => `Whose hours stand behind “${f.said}”? If the founders sell, the cost is their time.`,
      () => 'Write down who talked to the last five customers, and for how long.',
      f => `Whether “${f.said}” leaves out work or tools cannot be told from the sentence alone.`,
    ),
  },
  question: s => `What did the last ten customers cost with salaries counted, instead of “${s.facts.said}”?`,
}

const smallCustomers =
  /\bSM[EB]s?\b|\bsmall (?:and medium|businesses|firms|companies|practices|shops)\b|\bfreelancers?\b|\bsole traders?\b/i

const paybackLong: Observation = {
  id: 'payback-long',
  category: 'model',
  appliesTo: isPitch,
  sources: ['BVP6', 'SKOK'],
  detect: onDeck(deck => {
    const small = smallCustomers.test(allText(deck))
    const long = paybacks(deck.slides).find(one => one.months > (small ? 18 : 24))
    if (!long) return []
    return [
      {
        severity: long.months >= 36 ? 3 : 2,
        quotes: [quoteAround(long.block, long.index, long.length)],
        facts: { months: long.text, ...placed(deck, long.slide), who: small ? 'small firms' : 'accounts' },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `With ${f.months} to recover what a customer cost, every new sale ties up cash until then. Faster growth makes the hole deeper first.`,
      f => `Break ${f.months} into acquisition cost, monthly price and margin, and say which of them you will move.`,
      f => `${capital(f.months)} is longer than many ${f.who} are sure to stay.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `The round has to carry each customer for ${f.months}. What must be true is that nearly all of them stay that long.`,
      () => 'Show renewals of the oldest customers, since the whole case leans on them.',
      f => `A payback of ${f.months} limits how fast this can grow on its own money.`,
    ),
    'market-competition': view(
      '+',
      f =>
        `Customers who take ${f.months} to win back are costly for a rival to win as well. Large accounts that expand can bear it.`,
      () => 'Say how hard it would be for another vendor to take such a customer away.',
      f => `A long payback goes with deep contracts, and ${f.at} should say whether these are.`,
    ),
  },
  question: s => `What is the net retention of the accounts that take ${s.facts.months} to pay back?`,
}

const ownRevenue = /\b(?:revenue|ARR|turnover|sales)\b/i
const notNow =
  /\b(?:forecast\w*|project\w*|plan\w*|target\w*|goals?|aim\w*|will|would|could|expect\w*|by (?:the end of )?20\d\d|by (?:year|month|Q)|potential|market|TAM|SAM|customers['’]?|their|(?:year|month|quarter) (?:\d|one|two|three|four|five)|Y[1-5]|reach(?:es|ing)?|grow(?:s|ing)? to|road ?map|milestones?|next|future|at scale|run[- ]rate|if|when|once|hope|path to|pipeline|opportunity)\b|→|->/i
/** On a slide of financials most figures are to come: only what says that it was counts there. */
const wasThen =
  /\b(?:last (?:year|month|quarter|12 months)|today|current(?:ly)?|so far|to date|in the (?:last|past)|trailing|LTM|TTM|actual|we (?:made|earned|had|closed)|was|were|grew|reached)\b/i

/** Whether every year that a sentence names has come. */
function isPast(sentence: string, captured: number): boolean {
  const years = everyMatch(/\b20\d\d(?: ?([EFP]))?\b/, sentence)
  return years.every(({ text, groups: [mark] }) => mark === undefined && Number(text.slice(0, 4)) <= captured)
}

/** The largest revenue stated as a fact about the company. */
function statedRevenue(
  deck: DeckReading,
  captured: number,
): { slide: Slide; money: Money; block: Slide['blocks'][number] } | null {
  const found = withRole(deck, 'traction', 'financials', 'model').flatMap(slide => {
    const forecast = slide.roles.includes('financials')
    if (slide.roles.includes('market') || slide.roles.includes('ask') || notNow.test(slide.title)) return []
    return slide.blocks.flatMap(block =>
      // A row's year stands in another row: whether it has come yet cannot be told here.
      block.type === 'table_row' || block.type === 'chart' || everyMatch(/[|│]/, block.text).length >= 2
        ? []
        : moneyIn(block.text)
            .filter(money => {
              const sentence = sentenceAt(block.text, money.index).text
              if (!ownRevenue.test(sentence) || notNow.test(sentence) || !isPast(sentence, captured)) return false
              return !forecast || wasThen.test(sentence) || /\b20\d\d\b/.test(sentence)
            })
            .map(money => ({ slide, block, money })),
    )
  })
  return found.sort((a, b) => b.money.value - a.money.value)[0] ?? null
}

const grossMarginAbsent: Observation = {
  id: 'gross-margin-absent',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'BVP100'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete) return []
    const text = everything(deck)
    if (
      /\bgross[- ](?:margin|profit)s?\b|\bCOGS\b|\bcontribution\b|\bcost of (?:goods|sales|revenue|delivery)\b|\bmargins?\b|\bCM[123]\b|\bGM\b/i.test(
        text,
      )
    )
      return []
    const revenue = statedRevenue(deck, new Date(reading.document.capturedAt).getUTCFullYear())
    const late = deck.stage !== null && /^series-/.test(deck.stage)
    if (!late && (revenue === null || revenue.money.value < 1e6)) return []
    const because = revenue
      ? `revenue of ${revenue.money.text.trim()} ${placed(deck, revenue.slide).on}`
      : `a ${String(deck.stage).replace('series-', 'series ').toUpperCase()} round`
    return [
      {
        severity: 2,
        quotes: revenue ? [quoteAround(revenue.block, revenue.money.index, revenue.money.length)] : [],
        lookedFor: `Gross margin, gross profit, COGS, contribution or the cost of delivery. ${slidesRead(deck)}`,
        facts: { because, name: deck.company ?? 'the company' },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `The document shows ${f.because} and no margin after the cost of delivery. Lifetime value and payback both need that number.`,
      () => 'Give gross margin by quarter, with what is counted as cost of delivery.',
      f => `With ${f.because} the delivery costs must be known to ${f.name}, yet they are not here.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `What part of each sale ${f.name} keeps is not said. Two companies with ${f.because} can differ in worth several times over for that reason.`,
      () => 'State what the margin is now and what must change for it to reach its long-run level.',
      () => 'How large this can become in profit, and not only in sales, stays unanswered.',
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} watches the cost of serving a customer? I see ${f.because} and no sign of that work.`,
      () => 'Name the owner of delivery cost and the next step to lower it.',
      () => 'Whether delivery runs on people or on software cannot be read without a margin.',
    ),
  },
}

const volume =
  /\b(?:GMV|GTV|TPV|gross (?:merchandise|transaction|payment)s? (?:value|volume)|gross bookings|(?:transaction|payment|processed) volume|volume processed|bookings)\b/i
const kept =
  /\btake rate\b|\bnet revenue\b|\bcommissions?\b|\bour (?:fee|cut|share)\b|\b\d{1,2}(?:[.,]\d)?\s?% (?:fee|of (?:each|every|the) (?:order|sale|booking|transaction|payment))\b/i

const gmvAsRevenue: Observation = {
  id: 'gmv-as-revenue',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'P9'],
  detect: onDeck(deck => {
    const mentions = deck.slides.flatMap(slide =>
      slide.roles.includes('market')
        ? []
        : slide.blocks.flatMap(block =>
            moneyIn(block.text)
              .filter(money => everyMatch(volume, sentenceAt(block.text, money.index).text).length > 0)
              .map(money => ({ slide, block, money })),
          ),
    )
    const first = mentions[0]
    if (!first) return []
    // The same amount under both names: no model needs to be known.
    const twice = mentions.flatMap(one =>
      deck.slides.flatMap(slide =>
        slide.blocks.flatMap(block =>
          moneyIn(block.text)
            .filter(money => {
              const sentence = sentenceAt(block.text, money.index).text
              return (
                money.value === one.money.value &&
                money.currency === one.money.currency &&
                /\brevenue\b|\bturnover\b/i.test(sentence) &&
                !volume.test(sentence)
              )
            })
            .map(money => ({ one, slide, block, money })),
        ),
      ),
    )[0]
    const headline = deck.model === 'marketplace' && !kept.test(everything(deck)) && !/\brevenue\b/i.test(allText(deck))
    if (!twice && !headline) return []
    const term = everyMatch(volume, sentenceAt(first.block.text, first.money.index).text)[0]?.text ?? 'volume'
    return [
      {
        severity: 3,
        quotes: [
          quoteAround(first.block, first.money.index, first.money.length),
          ...(twice ? [quoteAround(twice.block, twice.money.index, twice.money.length)] : []),
        ],
        facts: {
          amount: first.money.text.trim(),
          term,
          ...placed(deck, first.slide),
          also: twice ? `called revenue ${placed(deck, twice.slide).on}` : 'shown without the share that is kept',
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.amount} is ${f.term} that passes through, and it is ${f.also}. Own revenue is only the part of it that is kept.`,
      f => `Show ${f.term}, take rate and net revenue as three lines over the same months.`,
      f => `Every ratio built on ${f.amount} is too high by the inverse of the take rate.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `I took ${f.amount} for sales until I saw the word ${f.term}. What ${f.name} keeps decides how large it can be.`,
      f => `State how much of ${f.amount} stayed with ${f.name} last quarter.`,
      f => `Comparing ${f.amount} with other companies' revenue would be comparing two different things.`,
    ),
    'market-competition': view(
      '?',
      f =>
        `Does ${f.amount} show that buyers and sellers find each other, or that discounts were paid? The share kept would tell.`,
      () => 'Split the volume into subsidised and unsubsidised transactions.',
      f => `From ${f.term} alone I cannot see whether the other side would pay a fee.`,
    ),
  },
}

export const modelObservations: Observation[] = [
  revenueModelAbsent,
  ltvCacNoInputs,
  ltvCacVeryHigh,
  cacZero,
  paybackLong,
  grossMarginAbsent,
  gmvAsRevenue,
]
