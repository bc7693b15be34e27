/** Something that speaks against the text's own case is said in it, in its own voice. */
import type { Sentence } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound, quoteSentence } from '../text.ts'
import { onDeck, placed, view } from './finding.ts'
import { short } from './phrases.ts'
import { isRunning, type Statement, statements } from './statements.ts'

/** Each a fact about oneself that nobody says to shine. "We do not sell your data" is a promise, so what one does not do is left out. */
const admitted = [
  /\bwe (?:still )?have no (?:paying )?(?:customers|revenue|sales)\b/i,
  /\bwe (?:do not|don['’]t) (?:yet )?have (?:any )?(?:paying )?(?:customers|revenue|sales)\b/i,
  /\bno (?:product |recurring )?revenue (?:yet|before 20\d\d|until 20\d\d)\b/i,
  /\bwe (?:lose|lost) (?:(?:deals?|bids?|tenders?|customers?|out) )?(?:to|against)\b|\bwe lost (?:the|a|\d{1,3}|one|two|three|four|five|six) (?:\p{L}+ )?(?:deals?|bids?|tenders?|customers?|clients?|contracts?|accounts?)\b/iu,
  /\bnot (?:yet )?(?:statistically )?significant\b/i,
  /\b(?:small|tiny) (?:base|sample|numbers?)\b(?=[^.]{0,10}(?:[.,;)]|$))|\bone season\b(?= ?(?:only|,|\)|and))/i,
  /\bwe (?:have not|haven['’]t|did not|didn['’]t) (?:yet )?(?:test|measure|prove|show|shown|tested|measured|proven|proved|ship|shipped|tried|reach|reached|meet|met|hit|solved|solve)\b/i,
  /\bwe (?:closed (?:(?:it|them|that)\b|(?:the|both|two|one|our) (?:\p{L}[\p{L}-]* ){0,3}(?:sites?|shops?|stores?|offices?|branch(?:es)?|plants?|kitchens?|clinics?|lines?|depots?|workshops?|warehouses?|locations?|programmes?|products?|pilots?|services?))|were wrong|got (?:it|this|that) wrong|misjudged|underestimated|missed (?:our|the) (?:own )?(?:plan|target|date|budget|forecast)|(?:do not|don['’]t) (?:yet )?know (?:yet |whether|why|how|if|what|which))\b/iu,
  /\b(?:it|this|that|the \p{L}+) did not help (?:with|against)\b/iu,
  /\bnot a (?:venture-sized|venture-scale|unicorn|billion-\p{L}+)\b/iu,
  /\bwe have no (?:proof|evidence|data|certificate|answer) (?:of|for|on) (?:that|this|it)\b|\bunproven (?:in|through|at|over|with)\b|\bwe (?:do not|don['’]t) (?:yet )?have (?:any )?(?:proof|evidence|data) (?:of|for|on)\b/i,
  /\bwhere (?:we lose|they beat us|we are beaten|we are weaker)(?=\s?:\s?\S)/i,
  /\b[Ww]e failed (?!to\b)(?:the |our |an? )?[\p{L}\d]+|\b(?:it|this|that) lost (?:us )?[^.\n]{0,24}\d[^.\n]{0,40}\b(?:and|so) we stopped\b/u,
  /\bno (?:contract|customer|client|clinic|site) has (?:yet )?(?:come up for renewal|been up for renewal|reached (?:its|a) renewal)\b/i,
  /\b(?:has|have) cost us (?:\d+|one|two|three|four|five|six) (?:tenders?|deals?|customers?|bids?|contracts?)\b/i,
  /\bnobody has been through a renewal\b|\bnone has (?:yet )?been through a renewal\b/i,
] as const

/** What is closed to a good end: "We closed the quarter with 300 sites", "we closed it oversubscribed". */
const closedWell =
  /\bclosed\b[^.;]{0,60}\b(?:deals?|rounds?|raise|funding|financing|contracts?|orders?|sales?|quarter|year|month|season|books|gaps?|loops?|leads?|tickets?|issues?|accounts?|customers?|seed|series)\b|\b(?:deals?|rounds?|raise|funding|financing|contracts?|sales?|quarter|gaps?|seed|series [a-d])\b[^.;]{0,60}\bclosed (?:it|them|that|both|two|one)\b|\boversubscribed\b/i

const untold = /["“„«]|\bif we\b|\b(?:never|no longer|any ?more)\b/i

/** A long sentence is cut to the two parts of it that end with what was found. */
function partAround(text: string, index: number): string {
  if (text.split(/\s+/).length <= 20) return text
  // Lines of a table without stops run into the sentence behind them.
  if (/^where\b/i.test(text.slice(index))) return text.slice(index)
  const parts = text.split(/(?<=[,;:])\s/)
  let end = 0
  const at = parts.findIndex(part => {
    end += part.length + 1
    return index < end
  })
  return parts.slice(Math.max(0, at - 1), at + 1).join(' ')
}

/** "We have not measured it": of what, only the sentence before can say. */
const pointing =
  /^\W*(?:it|this|that|they|these|those)\b|\b(?:it|them)\b|\b(?:this|that|these|those)\b(?=\s?[.,;:)]|\s(?:yet|long|either|so|in|on|at|for|with)\b|\s?$)/iu
/** "What we lose to: the first row": what it is stands in another place altogether. */
const pointingAway =
  /\b(?:first|second|third|last|next|top|bottom) (?:row|column|line|point|bullet|slide|page|section)\b|\b(?:above|below|overleaf)\b/i
const fewWords = 12

/** The sentence, with the one before it where it would say nothing alone; null where that one is not at hand. */
function whole(all: Statement[], at: number): Sentence[] | null {
  const [before, statement] = [all[at - 1], all[at]]
  if (!statement) return null
  const { sentence, slide } = statement
  if (sentence.words.length <= fewWords && pointingAway.test(sentence.text)) return null
  if (sentence.words.length > fewWords || !pointing.test(sentence.text)) return [sentence]
  if (before?.slide !== slide || before.sentence.words.length > 18 || untold.test(before.sentence.text)) return null
  const [from, to] = [before, statement].map(one => slide.blocks.indexOf(one.sentence.block))
  return (to ?? 0) - (from ?? 0) <= 1 && !before.sentence.text.endsWith('?') ? [before.sentence, sentence] : null
}

export const limitAdmitted: Observation = {
  id: 'limit-admitted',
  category: 'honesty',
  appliesTo: isRunning,
  sources: ['NNG-TRUST', 'SEC-CF'],
  detect: onDeck((deck, reading) =>
    statements(reading, deck, 'problem')
      .flatMap(({ slide, sentence }, at, all) => {
        const { text } = sentence
        if (untold.test(text) || text.endsWith('?')) return []
        const match = admitted
          .flatMap(pattern => everyMatch(pattern, text))
          .find(({ text: words }) => !/closed/i.test(words) || !closedWell.test(text))
        const said = match ? whole(all, at) : null
        if (!match || !said) return []
        return [
          {
            severity: 1 as const,
            quotes: [quoteFound(sentence, match.index, match.length), ...said.slice(0, -1).map(quoteSentence)],
            facts: {
              said:
                said.length > 1
                  ? said
                      .map(one => one.text)
                      .join(' ')
                      .replace(/[.;]$/, '')
                  : short(partAround(text, match.index), 20),
              words: short(/^where/i.test(match.text) ? text.slice(match.index) : match.text, 8),
              ...placed(deck, slide),
            },
          },
        ]
      })
      .slice(0, 2),
  ),
  views: {
    'skeptical-buyer': view(
      '+',
      f => `“${f.said}” is something that I would have asked about, and it is said without being asked.`,
      () => 'Keep it, and say what would settle the matter where that is known.',
      f => `I read the other claims with less suspicion after “${f.words}” ${f.on}.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `A weak point is named by those who know it best: “${f.said}”. I can ask about it straight away.`,
      f => `Let “${f.words}” stand when the text is shortened.`,
      f => `A weak point such as “${f.words}”, from those who know it, is worth more to me than another reason.`,
    ),
    'team-execution': view(
      '+',
      f => `The people behind this write down what speaks against them: “${f.said}”.`,
      () => 'Do not take it back when somebody wants a smoother text.',
      f => `I would rather plan with people who write “${f.words}” than find it out later.`,
    ),
    positioning: view(
      '+',
      f => `“${f.said}” is candid, and candour is rare enough to be remembered.`,
      f => `Do not let an editor smooth “${f.words}” away.`,
      f => `An admission such as “${f.words}” makes other claims easier to believe.`,
    ),
    'funnel-fixer': view(
      '?',
      f => `Does “${f.words}” stand where it costs readers, or where it wins them? That cannot be seen from the text.`,
      () => 'Try the same text with the sentence in two places.',
      f => `What readers do after “${f.words}” would have to be measured.`,
    ),
    'growth-metrics': view(
      '+',
      f => `“${f.said}” is written down, so I need not find it out from the figures.`,
      () => 'Keep writing down what did not go as hoped.',
      f => `That “${f.words}” is written down makes the other figures easier to take as they are.`,
    ),
  },
}
