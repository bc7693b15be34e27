/** Section 5.7: intentions are listed among the results. */
import type { Observation } from '../observation.ts'
import { letterOfIntent } from '../patterns.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, within } from './finding.ts'
import { capital, short } from './phrases.ts'

const intentCount =
  /\b(?:(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple) )?(?:(?:signed|written) )?(?:letters? of intent|LOIs?|MOUs?|memorand(?:um|a) of understanding)\b/i

const nothingSold =
  /\b(?:no|zero|without) (?:paying )?(?:revenues?|sales|turnover|customers?)(?: yet| so far| today| to date)\b|\bno paying customers?\b|\bpre-?revenue\b|\bnot (?:yet )?(?:sold|invoiced|earned) anything\b/i

/** "(not signed orders)", "non-binding", "none is a contract", "not revenue": the text says itself what they are not. */
const owned =
  /\bnon-?binding\b|\bnot (?:legally |yet )?(?:binding|signed|paid|sold|firm|committed|contracted)\b|\b(?:not|no|neither|nor|none(?: of (?:them|these|those|which))? (?:is|are|was|were)|rather than|(?:is|are)n['’]t|before (?:any|they become)|short of) (?:(?:yet|an?|any|signed|firm|paid|binding|real|booked|of them|counted (?:as|in)) ){0,3}(?:revenues?|orders?|contracts?|bookings?|sales|turnover|income|ARR|MRR|commitments?|obligations?|customers?)\b|\bnone(?: of (?:them|these|those|which))? (?:is|are|has|have|was|were)(?: been)? (?:yet )?(?:binding|signed|paid|converted|firm|committed)\b|\bunsigned\b|\b(?:obliges?|binds?|commits?) (?:nobody|no one|none)\b/i
/** Of letters themselves, so "not signed" about a sensor two lines on is no remark on them. */
const intentWord =
  /\b(?:letters?|LOIs?|MOUs?|memorand(?:um|a)|intent|they|these|those|none|neither|which|commitments?|talks)\b/i

/** Whether the text marks these letters as no orders: in their sentence, or in the next one where that is about them. */
function ownsUp(text: string, next: string | undefined): boolean {
  return owned.test(text) || (next !== undefined && intentWord.test(next) && owned.test(next))
}

/** "three LOIs", "letters of intent", "talks": always several, always fit to open a sentence in the plural. */
function intentions(found: string): string {
  const text = found.trim().replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
  if (/\b(?:talks|discussions|conversations)\b/i.test(text)) return 'talks'
  if (/^(?:verbal|soft)/i.test(text)) return 'verbal commitments'
  return text
    .replace(/\bletter of intent\b/i, 'letters of intent')
    .replace(/\bmemorandum of\b/i, 'memoranda of')
    .replace(/\b(LOI|MOU)$/i, '$1s')
}

export const loiAsTraction: Observation = {
  id: 'loi-as-traction',
  category: 'traction',
  appliesTo: isPitch,
  sources: ['A16-1'],
  detect: onDeck((deck, reading) => {
    for (const slide of deck.main)
      for (const [at, sentence] of sentencesOn(reading, slide).entries()) {
        const match = everyMatch(letterOfIntent, sentence.text)[0]
        if (!match) continue
        const onTraction = slide.roles.includes('traction')
        const beside = within(sentence.text, [match], /\b(?:revenue|customers?|bookings|ARR)\b/i, 12)
        if (!onTraction && !beside) continue
        // Whoever says on the same slide that nothing is sold yet has told the two apart.
        if (nothingSold.test(slide.text)) continue
        if (ownsUp(sentence.text, sentencesOn(reading, slide)[at + 1]?.text)) continue
        if (
          /(?<!\bsigned )\bpipeline\b|\bnot (?:yet )?(?:counted|included|revenue)\b|\bconverted\b|\bnot LOIs?\b/i.test(
            sentence.text,
          )
        )
          continue
        if (
          /\bpipeline\b/i.test(slide.title) ||
          /\b(?:no|not|without|instead of)\b[^.]{0,12}$/i.test(sentence.text.slice(0, match.index))
        )
          continue
        const what = everyMatch(intentCount, sentence.text)[0]?.text ?? match.text
        return [
          {
            severity: 2,
            quotes: [quoteSentence(sentence)],
            facts: {
              what: intentions(what),
              said: short(sentence.text.replace(/^[\s•·▪‣◦*–—-]+/u, ''), 12),
              ...placed(deck, slide),
            },
          },
        ]
      }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${capital(f.what)} are neither revenue nor bookings, yet ${f.at} lists them among the results. They oblige nobody to pay.`,
      () => 'Move them to a pipeline line with an amount, a date and a conversion rate.',
      f => `“${f.said}” adds wishes to a list of facts.`,
    ),
    'market-competition': view(
      '-',
      f => `“${f.said}” stands among the results, and nobody has decided anything with it.`,
      () => 'Move it out of the results until somebody has paid or signed for something.',
      f => `${capital(f.what)} leave a buyer free to stay with the alternative.`,
    ),
    'investment-opportunity': view(
      '?',
      f =>
        `Under which condition do ${f.what} become orders? Until that is known they could be worth everything or nothing.`,
      () => 'Add price and condition for each of the most likely ones.',
      f => `The document does not say what has to happen for ${f.what} to turn into money.`,
    ),
  },
}
