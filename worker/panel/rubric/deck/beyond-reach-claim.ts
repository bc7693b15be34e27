/** The company is said to be out of reach of all others: nobody can match it, it cannot be copied, it grows fastest. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { isForFunding, onDeck, placed, sentencesOn, view } from './finding.ts'

const beyond =
  /\b(?:nobody|no[- ]one|no (?:other )?(?:company|competitor|rival|team|player)|none of (?:them|our (?:competitors|rivals))) (?:else )?(?:(?:can|could|will|is able to)(?: ever)? (?:match|copy|replicate|catch up|beat|compete with|do what we do)|comes? close)\b|\b(?:impossible|too hard|very hard) to (?:copy|replicate|imitate|catch up with)\b|\b(?:cannot|can['’]t|can never) be (?:copied|replicated|matched|imitated)\b|\b(?:unmatched|unbeatable|unrivall?ed) (?:technology|product|service|quality|team|platform|position)\b|\bfirst[- ]mover advantage\b|\b(?:the|we are|we['’]re|is) (?:the )?fastest[- ]growing (?:[\p{L}-]+ ){1,4}(?:in|on|of|across|worldwide)\b/iu
/** Who says so, or what makes it so, stands with it. */
const backed =
  /\b(?:patent(?:s|ed)?|exclusive(?:ly)?|licen[cs]e[ds]?|certificate|according to|ranked|ranking|source|measured|because|since|due to|index|award)\b|\(\p{Lu}[^)]*\d{4}|\b(?:we are not|not the|one of the|among the)\b/iu
const aim = /\b(?:want|hope|aim|goal|vision|become|will be|to be|if|until|claim|says?|said)\b/i

export const beyondReachClaim: Observation = {
  id: 'beyond-reach-claim',
  category: 'competition',
  appliesTo: isForFunding,
  sources: ['STAN', '500'],
  beats: ['superlative-unbacked'],
  detect: onDeck((deck, reading) =>
    deck.main.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(beyond, sentence.text)[0]
        if (!match || sentence.text.endsWith('?') || slide.roles.includes('problem')) continue
        if (backed.test(sentence.text) || aim.test(sentence.text.slice(0, match.index))) continue
        if (/\bmarkets?\b|\bindustr(?:y|ies)\b|\bsegments?\b|\bcategor(?:y|ies)\b|\bcit(?:y|ies)\b/i.test(match.text))
          continue
        const whole = sentence.text.trim().split(/\s+/).length <= 14
        return [
          {
            severity: 2 as const,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: {
              rank: /\bfastest\b/i.test(match.text) ? 'yes' : '',
              said: (whole ? sentence.text.trim() : match.text.trim()).replace(/[.;:,!]$/, ''),
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'market-competition': view(
      '-',
      f =>
        f.rank
          ? `“${f.said}” ranks the company before all others, and the sentence says neither who they are nor who measured it.`
          : `“${f.said}” is a claim about everybody else, and the sentence gives no reason for it.`,
      f =>
        f.rank
          ? 'Replace the rank with the own figure and its period.'
          : 'Replace it with what a rival would need, in time, money or rights, to do the same.',
      f => `“${f.said}” speaks of all others and names none of them.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `An advantage that lasts decides what this could be worth, and “${f.said}” only asserts one.`,
      () => 'Write what the lead consists of, and how long it would take others.',
      f => `I need the reason for “${f.said}”, and the sentence is the claim alone.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.said}” is what many sellers tell me.`,
      () => 'Show me the difference where I can measure it.',
      f => `After “${f.said}” I read the next claim with more care.`,
    ),
    positioning: view(
      '-',
      f => `“${f.said}” could be said by each of the others too, so it sets nothing apart.`,
      f => `Write what is different, and let a reader conclude “${f.said}” alone.`,
      f => `In “${f.said}” there is a rank and no difference.`,
    ),
  },
}
