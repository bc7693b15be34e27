/** Ratios and paybacks as decks write them. */
import type { Block } from '#db/shapes.ts'
import { type Amount, durationsIn, moneyIn, ratiosIn } from '../numbers.ts'
import { everyMatch, sentenceAt } from '../text.ts'
import { within } from './finding.ts'
import type { Slide } from './slides.ts'

const ratioName = /\b(?:C?LTV|CLV|lifetime value)\s?(?:[/:]|to|over|vs\.?)\s?(?:CAC|acquisition cost)\b/i

export interface StatedRatio {
  slide: Slide
  block: Block
  ratio: Amount
  /** A target or forecast, not a measurement. */
  target: boolean
}

const aimed =
  /\b(?:target|goal|aim|expect|expected|project(?:ed|ion)|forecast|plan|should|will|would|by 20\d\d|at scale|benchmark|industry|healthy|rule of thumb|minimum)\b/i

/** "LTV/CAC 9:1", "LTV to CAC of 9x", "9:1 LTV:CAC". Loan-to-value is a percentage, so it never matches. */
export function ltvToCac(slides: Slide[]): StatedRatio[] {
  return slides.flatMap(slide =>
    slide.blocks.flatMap(block => {
      const names = everyMatch(ratioName, block.text)
      if (names.length === 0) return []
      const times = everyMatch(/(?<![\w.$€£])\d{1,3}(?:\.\d+)?\s?[x×](?![\p{L}\d])/iu, block.text).map(match => ({
        ...match,
        value: Number.parseFloat(match.text),
        max: Number.parseFloat(match.text),
        bound: 'exact' as const,
      }))
      const ratio = [...ratiosIn(block.text), ...times].find(one => within(block.text, names, [one], 6))
      if (!ratio) return []
      // A bound is what one wants to stay above; so is a row under a head that says "Target".
      const head = slide.blocks.find(one => one.type === 'table_row')?.text ?? block.text.split('\n')[0] ?? ''
      const wanted =
        ratio.bound === 'at-least' ||
        /\btargets?\b|\bgoals?\b|\bto track\b|\bprojections?\b|\bforecast\b/i.test(slide.title) ||
        (block.type === 'table_row' && /\btarget\b|\bgoal\b/i.test(head)) ||
        /\|\s*(?:target|goal)\s*\|/i.test(block.text)
      return [{ slide, block, ratio, target: wanted || aimed.test(sentenceAt(block.text, ratio.index).text) }]
    }),
  )
}

const cac = /\bCAC\b|\b(?:customer )?acquisition costs?\b|\bcost per (?:acquisition|customer)\b/i
const ltv = /\b(?:C?LTV|CLV)\b|\blifetime value\b/i

/** Whether a metric stands with its own amount of money, outside the name of the ratio. */
function priced(text: string, metric: RegExp): boolean {
  return text.split('\n').some(line => {
    const bare = line.replace(new RegExp(ratioName.source, 'gi'), name => ' '.repeat(name.length))
    return within(bare, metric, moneyIn(bare), 8)
  })
}

/** Both sides of the ratio are in the document, or the parts from which they follow. */
export function ratioHasInputs(text: string): boolean {
  const parts =
    /\b(?:ARPA|ARPU|ACV|average (?:contract|revenue)|per (?:month|year|seat|customer))\b/i.test(text) &&
    /\bchurn\b|\bretention\b|\blifetime of\b/i.test(text) &&
    /\bmargin\b/i.test(text)
  return priced(text, cac) && (priced(text, ltv) || parts)
}

/** The parts of the ratio that the document does not give. */
export function missingInputs(text: string): string[] {
  const parts: [string, boolean][] = [
    ['an acquisition cost', priced(text, cac)],
    ['a lifetime value', priced(text, ltv)],
    ['a margin', /\bmargin\b/i.test(text)],
    ['churn', /\bchurn\b|\bretention\b/i.test(text)],
  ]
  return parts.filter(([, given]) => !given).map(([part]) => part)
}

export interface Payback {
  slide: Slide
  block: Block
  index: number
  length: number
  text: string
  months: number
}

const acquisition =
  /\bCAC\b|\bacqui(?:re|ring|sition)\b|\bC?LTV\b|\bcosts? (?:us )?[^.\n]{0,20}\bto (?:win|sign|onboard)\b|\bmonths to recover\b/i
/** What a buyer gets back from what it bought is no cost of winning it. */
const buyersOwn =
  /\b(?:solar|energy|gas|fuel|heat|[MkG]Wh|panels?|equipment|machines?|saves?|savings?|ROI|return on|invest(?:s|ed|ments?)?|customers? (?:get|see|reach|recover)s?|(?:for|to) (?:the|a|each|our|their) (?!us\b)\p{L}+|their|its)\b|\p{L}s?['’]s? (?:own )?pay-?back\b/iu

/** What is bought once and then earns or saves: "payback" is its owner's there, unless winning customers is spoken of. */
const boughtOnce =
  /\b(?:retrofit\w*|machines?|devices?|hardware|equipment|installations?|panels?|pumps?|robots?|sensors?|vehicles?|batter(?:y|ies)|turbines?|drones?)\b/i

/** The months in which a customer pays back what it cost to win. */
export function paybacks(slides: Slide[]): Payback[] {
  const owned = slides.some(slide => boughtOnce.test(slide.text))
  return slides.flatMap(slide =>
    slide.blocks.flatMap(block =>
      durationsIn(block.text)
        .filter(one => within(block.text, /\b(?:CAC )?pay-?back\b|\bmonths to recover\b/i, [one], 6))
        .filter(one => !aimed.test(sentenceAt(block.text, one.index).text))
        .filter(one => {
          const { text } = sentenceAt(block.text, one.index)
          if (/\bCAC\b/.test(text)) return true
          // Who counts it in years bought something that lasts: a customer's cost is counted in months.
          const lasting = owned || one.unit === 'year'
          return !buyersOwn.test(text) && (!lasting || acquisition.test(slide.text))
        })
        .map(one => ({
          slide,
          block,
          index: one.index,
          length: one.length,
          text: one.text.trim(),
          months: one.months,
        })),
    ),
  )
}
