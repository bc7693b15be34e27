/** How much better it makes things, without saying than what. */
import { percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { asks, inTurn, pleased, said, worried } from '../views.ts'
import { around, hasSource, isAboutOthers, isAdvice, isQuestion } from './voice.ts'

const better =
  '(?:faster|quicker|cheaper|better|easier|smarter|longer|stronger|cleaner|safer|happier|fitter|more (?:productive|efficient|accurate|effective|profitable|sales|leads|bookings|customers|revenue|orders|replies|clicks|conversions|time|energy|output)|(?:higher|greater) (?:productivity|conversions?|sales|revenue|output)|less (?:time|stress|work|paperwork|waste|churn|downtime)|fewer (?:errors|mistakes|complaints|no-shows|tickets|meetings|calls|returns))'
const several = '(?:\\d{1,3}(?:[.,]\\d+)?|two|three|four|five|six|seven|eight|nine|ten)'
/** "3 times faster", "5x more leads", "73% more productive", "twice as fast". */
const comparison = new RegExp(
  `(?<![\\w.])(?:(?:up to )?(?:${several}(?: times|\\s?[x×])|\\d{1,3}(?:[.,]\\d+)?\\s?(?:%|percent|per cent)) ${better}|(?:twice|${several} times|\\d{1,3}\\s?[x×]) as (?:fast|quick|productive|efficient|accurate|effective|many|much|long|profitable))\\b`,
  'i',
)
/** What it is held against, where it was measured, on whom, and since when. */
const basis =
  /\b(?:than|compared|comparison|versus|vs|against|relative to|over the (?:old|previous|usual)|as (?:before|by hand|on paper|last)|before|used to|median|average|mean|measured|tested|tests?|benchmark\w*|trial|pilot|study|studies|survey\w*|case study|laboratory|in our own|among|across|between|from .{1,40}\bto\b|last (?:year|season|quarter|month)|since|in (?:19|20)\d\d|(?:as|what|how) .{1,30} (?:did|was|were))\b/i
/** A specification, a price or a rule of thumb is another kind of sentence. */
const other =
  /\b(?:if|when you|would|could|might|may|imagine|suppose|goal|target|aim|hope|plan(?:s|ned)? to|off|discount|price[sd]?|interest|storage|per (?:day|week|month|year)|a (?:day|week|month|year)|zoom|magnification)\b/i

/** "Saver rate, 12% cheaper": of two prices on offer the one is told by the other. */
const ofPrices = /\b(?:rates?|fares?|tickets?|tariffs?|passes|pass)\b/i

function detect(reading: Reading): Sighting[] {
  return reading.sentences.flatMap((sentence): Sighting[] => {
    const { text, block } = sentence
    const match = everyMatch(comparison, text)[0]
    if (!match || basis.test(text) || other.test(text) || isQuestion(text)) return []
    if (isAdvice(text) || isAboutOthers(text) || negated(block.text, sentence.start + match.index)) return []
    if (/cheaper$/i.test(match.text) && ofPrices.test(text)) return []
    // Two figures in one sentence may be the before and the after, and a neighbour may name the test.
    if (percentsIn(text).length > 1 && /\b(?:now|then|down|up) (?:to|from)\b/i.test(text)) return []
    const beside = around(reading, block)
    if (
      hasSource(beside) ||
      /\b(?:compared (?:to|with)|measured|median|on average|benchmark\w*|we (?:timed|tested|asked))\b/i.test(beside)
    )
      return []
    return [
      { severity: 2, quotes: [quoteFound(sentence, match.index, match.length)], facts: { gain: match.text.trim() } },
    ]
  })
}

export const comparisonNoBase: Observation = {
  id: 'comparison-no-base',
  category: 'proof',
  // In a manual a figure of speed stands beside the code that was timed, and a pitch has rules of its own for growth.
  appliesTo: reading => reading.english && !reading.technical && reading.page !== null && !reading.template,
  sources: ['CXL', 'FTC255'],
  detect,
  beats: ['superlative-unbacked', 'buzzword-dense'],
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `“${s.facts.gain}” than what? ${said(s)} names neither the old way nor who timed it.`,
        s => `Here too a gain has no starting point: “${s.facts.gain}”.`,
        s => `“${s.facts.gain}” is half of a comparison, and I would need the other half.`,
      ),
      s => `Give the figure before and the figure after that “${s.facts.gain}” was worked out from.`,
      s => `I cannot hold “${s.facts.gain}” against my own figures, since nothing says what it was held against.`,
    ),
    'growth-metrics': worried(
      s => `“${s.facts.gain}” is a ratio without its base, its period and its sample.`,
      s => `Publish the two medians behind “${s.facts.gain}”, with the number of customers.`,
      s => `No model can take in “${s.facts.gain}” while the denominator is missing.`,
    ),
    'funnel-fixer': pleased(
      s => `“${s.facts.gain}” is a gain that a skimming visitor takes in at once.`,
      s => `Link “${s.facts.gain}” to the case that it comes from, for those who stop at it.`,
      s => `A number such as “${s.facts.gain}” holds the eye where an adjective would not.`,
    ),
    positioning: asks(
      s => `Which alternative does “${s.facts.gain}” beat: the spreadsheet, the rival, or doing nothing?`,
      s => `Name the alternative right after “${s.facts.gain}”.`,
      s => `“${s.facts.gain}” could be the whole position, and its other side is not written down.`,
    ),
    'market-competition': worried(
      s => `“${s.facts.gain}” compares with something, and no rival or old method is named beside it.`,
      s => `Put the product that “${s.facts.gain}” was measured against into the same line.`,
      s => `Every supplier in a field can say “${s.facts.gain}” as long as the other side stays open.`,
    ),
  },
  question: s => `Compared with what, and on how many customers, was “${s.facts.gain}” measured?`,
}
