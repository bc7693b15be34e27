/** Section 5.7: one customer carries much of the revenue. */
import type { Observation } from '../observation.ts'
import { concentration, namedConcentration, payer } from '../patterns.ts'
import { everyMatch, literal, type Match, negated, quoteSentence } from '../text.ts'
import { isOnInvestment, onDeck, placed, sentencesOn, view } from './finding.ts'
import { short, singular } from './phrases.ts'
import type { Slide } from './slides.ts'

/** "Sysco brings 72% of sales", where the text calls Sysco a distributor or a customer. */
function namedPayer(slide: Slide, text: string): Match | undefined {
  const match = everyMatch(namedConcentration, text)[0]
  // Whoever has a contract that can end is a payer, whatever else it is called.
  const contracted = /\b(?:its|their) contracts?\b|\brenewals?\b/i.test(text)
  return match && (contracted || callingIt(slide, match.groups[0] ?? '')) ? match : undefined
}

function callingIt(slide: Slide, name: string): string | undefined {
  // "Two distributors, Sysco and a regional firm" says what Sysco is; "clinics in Norway" says nothing of Norway.
  const pattern = `(?:${payer.source})(?:[,:]| \\(|,? such as| like| called| named| are| is| include)?\\s?(?:\\p{Lu}[^.\\n]{0,30}(?:,| and)\\s)?${literal(name)}(?![\\p{L}\\d])`
  const called = new RegExp(pattern, 'u').exec(slide.text)?.[0]
  return called && payer.exec(called)?.[0]
}

/** "customer", "farm", "distributor": as the sentence, or the text on its name, has it. */
function whoPays(slide: Slide, match: Match): string {
  const named = everyMatch(namedConcentration, match.text)[0]?.groups[0]
  const word = (named ? callingIt(slide, named) : undefined) ?? payer.exec(match.text)?.[0] ?? 'customer'
  return /^(?:client|account|contract)/i.test(word) ? 'customer' : singular(word.toLowerCase())
}

export const customerConcentration: Observation = {
  id: 'customer-concentration',
  category: 'traction',
  appliesTo: isOnInvestment,
  sources: ['A16-2'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(concentration, sentence.text)[0] ?? namedPayer(slide, sentence.text)
        if (!match || negated(sentence.text, match.index) || /\b(?:no|none|never)\b/i.test(match.text)) continue
        if (
          /\b(?:channels?|countr(?:y|ies)|region|segment|product line|category|market share|partner channel|industry|industries|sector|vertical|city|cities|month|quarter|less than|under|below)\b/i.test(
            sentence.text,
          )
        )
          continue
        const share = match.groups.find(group => group !== undefined && /^\d+$/.test(group)) ?? ''
        return [
          {
            severity: 2 as const,
            quotes: [quoteSentence(sentence)],
            facts: {
              measure: /\b(?:ARR|MRR|revenue|sales|turnover)\b/i.exec(match.text)?.[0] ?? 'revenue',
              share: `${share}%`,
              who: whoPays(slide, match),
              said: short(sentence.text, 12),
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
        `${f.share} of ${f.measure} hangs on one ${f.who}. Any growth rate computed from the total moves with that ${f.who}.`,
      f => `Report growth twice, with the ${f.who} behind ${f.share} and without.`,
      f => `With ${f.share} in one account, averages per customer say little.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Should the ${f.who} behind ${f.share} leave, that much of ${f.measure} leaves too. What must be true is that this contract lasts.`,
      () => 'Have the end of that contract ready, and the customers that will lower the share.',
      f => `“${f.said}” puts one procurement department into every forecast.`,
    ),
  },
}
