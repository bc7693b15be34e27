/** Section 5.6: the margin after delivery is not given. */
import { type Money, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import { isInTrials, saysNoRevenue } from './before-sales.ts'
import type { DeckReading } from './deck-reading.ts'
import { everything, isLabelledPitch, onDeck, placed, slidesRead, view, within, withRole } from './finding.ts'
import type { Slide } from './slides.ts'

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

const unitCost =
  /\b(?:costs?(?: us| of (?:one|a|each))?|built? for|bill of materials|BOM|to (?:make|build|serve|deliver))\b/i

/** What one of them costs, in money, on a slide of its own: whoever has the price beside it has the margin. */
const givesUnitCost = (slide: Slide): boolean =>
  !(['problem', 'competition', 'market', 'ask', 'timing'] as const).some(role => slide.roles.includes(role)) &&
  slide.number > 1 &&
  slide.blocks.some(
    ({ text }) => within(text, unitCost, moneyIn(text), 4) && !/\b(?:CAC|acqui\w+|win|them|customers?)\b/i.test(text),
  )

/** The margin in any words: "we keep 1.89, or 41%", "84 cents stay with us", "leaves ₹89", "the reagent costs 31". */
const tellsWhatIsKept =
  /\b(?:keeps?|kept|leaves?|leaving|remains?|stays?|left over|is left|retain|earns?|make|nets?)\b[^.\n]{0,40}(?:\d|\bof (?:it|every|each)\b)|\d[^.\n]{0,24}\b(?:stays?|remains?|is left|left over|are left)\b|\b(?:unit|variable|direct|delivery|serving|production|material|hosting) costs?\b|\bcosts? (?:us|of (?:making|serving|delivery|production|materials?|service))\b|\bcost to (?:serve|make|deliver|produce)\b|\b(?:ingredients|materials|reagents?|packing|freight|hosting|processing|build and shipping|labou?r|fulfilment|printing)\b[^.\n]{0,24}\d|\bprofit(?:able|s|ability)?\b|\bmark-?up\b|\bbreak[- ]?even\b/i

/** What goes out again of what comes in: "22 cents of every euro go to servers", "delivery takes a fifth". */
const goesOut =
  /\b(?:hosting|servers?|suppl(?:y|ies|iers)|buy in|bought in|materials?|wages|freight)\b[^.\n]{0,40}(?:\d|\b(?:half|third|quarter|fifth|tenth)s?\b)|(?:\d|\b(?:half|third|quarter|fifth|tenth)s?\b)[^.\n]{0,40}\b(?:hosting|servers?|support|suppliers|materials?|wages|freight|ours|it)\b|\bone (?:euro|dollar|pound|franc) in \p{L}+\b|\b(?:of|from|for|out of) (?:every|each|the|its|a|\d[\d.,]*) ?(?:\d[\d.,]* )?(?:euros?|dollars?|pounds?|francs|rupees|hundred)\b[^.\n]{0,40}\d|\b(?:eats?|takes?|swallows?|consumes?|absorbs?|go(?:es)? (?:to|into|on))\b[^.\n]{0,40}(?:\d|\b(?:a |one )?(?:half|third|quarter|fifth|tenth)\b)|\d[^.\n]{0,24}\b(?:are|is) ours\b|\b(?:servers?|support|help ?desk|service|delivery|running|serving|material|staff)\b[^.\n]{0,24}\b(?:take|takes|took|cost|costs|eats?|is|are)\b[^.\n]{0,12}\d/iu

export const grossMarginAbsent: Observation = {
  id: 'gross-margin-absent',
  category: 'model',
  appliesTo: isLabelledPitch,
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
    if (deck.slides.some(givesUnitCost) || tellsWhatIsKept.test(text) || goesOut.test(text)) return []
    const revenue = statedRevenue(deck, new Date(reading.document.capturedAt).getUTCFullYear())
    const late = deck.stage !== null && /^series-/.test(deck.stage) && !isInTrials(deck) && !saysNoRevenue(deck)
    if (!late && (revenue === null || revenue.money.value < 1e6)) return []
    const because = revenue
      ? `revenue of ${revenue.money.text.trim()} ${placed(deck, revenue.slide).on}`
      : `a ${String(deck.stage).replace(/^series-(.)$/, (_, letter: string) => `series ${letter.toUpperCase()}`)} round`
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
        `With ${f.because}, I found no margin after the cost of delivery. Lifetime value and payback both need that number.`,
      () => 'Give gross margin by quarter, with what is counted as cost of delivery.',
      f => `The document tells of ${f.because}, and I found no cost of delivery to set against it.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `I could not find what part of each sale ${f.name} keeps. Two companies with ${f.because} can differ in worth several times over for that reason.`,
      () => 'State what the margin is now and what must change for it to reach its long-run level.',
      () => 'How large this can become in profit, and not only in sales, stays unanswered.',
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} watches the cost of serving a customer? I see ${f.because} and found no such cost.`,
      () => 'Name the owner of delivery cost and the next step to lower it.',
      () => 'Whether delivery runs on people or on software cannot be read without a margin.',
    ),
  },
}
