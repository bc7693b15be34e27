/** Section 5.5: what customers do today is named. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, withRole } from './finding.ts'
import { capital, listed, short } from './phrases.ts'

const substitute =
  /\b(?:(?:excel |google )?spreadsheets?|excel|pen and paper|paper(?:[- ](?:forms?|lists?|diar(?:y|ies)|calendars?|notes|based))?|whiteboards?|sticky notes|post-its|manual(?:ly)?(?: (?:work|entry|process(?:es)?|calls?))?|by hand|in-house|agenc(?:y|ies)|e-?mails?(?: chains?)?|phone calls?|WhatsApp(?: groups?)?|hiring|freelancers?|temps|do(?:ing)? nothing|status quo)\b/i

const used =
  /\b(?:today|currently|still|use[sd]?|using|rely|relies|relying|managed?|handled?|done|kept?|keep|run|runs|track(?:s|ed)?|most|alternative|instead|compet\w+|replac\w+|status quo|fall back|workaround|writ(?:e|es|ten)|works? (?:with|on|from))\b/i

const own = /\b(?:we|our|us)\b/i

const asHabit: [RegExp, string][] = [
  [/^(?:by hand|manual\w*)/, 'work by hand'],
  [/^in-house$/, 'in-house work'],
  [/^do(?:ing)? nothing$|^status quo$/, 'doing nothing'],
  [/^agenc/, 'agencies'],
  [/spreadsheet/, 'spreadsheets'],
  [/^e-?mail/, 'e-mail'],
  [/^paper/, 'paper'],
]

/** The first two substitutes of a sentence, as things one can give up. */
function ways(text: string): string {
  const named = everyMatch(substitute, text).map(({ text: found }) => {
    const lower = /whatsapp|excel|google/i.test(found) ? found : found.toLowerCase()
    return asHabit.find(([pattern]) => pattern.test(lower))?.[1] ?? lower
  })
  return listed([...new Set(named)].slice(0, 2))
}

export const statusQuoNamed: Observation = {
  id: 'status-quo-named',
  category: 'competition',
  appliesTo: isPitch,
  sources: ['DUN', 'SEQ'],
  detect: onDeck((deck, reading) => {
    for (const slide of withRole(deck, 'competition', 'problem'))
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(substitute, sentence.text)[0]
        if (!match || !used.test(sentence.text.replace(match.text, ' ')) || own.test(sentence.text)) continue
        if (sentence.words.length < 4 || sentence.text.trim().endsWith('?')) continue
        // A table that lost its shape names things side by side; who uses what is not to be had from it.
        if (everyMatch(/[|│]/, sentence.text).length >= 3) continue
        if (
          /\b(?:no|not|without|never|eliminates?|no more|integrat\w+|export)\b[^.]{0,20}$/i.test(
            sentence.text.slice(0, match.index),
          )
        )
          continue
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: {
              way: ways(sentence.text),
              said: short(sentence.text, 12),
              ...placed(deck, slide),
              name: deck.company ?? 'the company',
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '+',
      f =>
        `The real rival is on the page: ${f.way}. Most buyers compare with their present habit and not with another vendor.`,
      f => `Estimate how many of the reachable buyers use ${f.way} today.`,
      f => `“${f.said}” names what customers would go back to, which is the alternative that decides.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `Customers already spend effort on this, through ${f.way}. The need is proven by what people put up with.`,
      f => `Say what must be true for someone to give up ${f.way} for good.`,
      f => `A habit such as ${f.way} shows demand that exists before any product does.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `They know that I use ${f.way}. From there I can follow the argument.`,
      f => `Tell me honestly when ${f.way} would still do.`,
      f => `“${f.said}” describes my day, so I believe that someone looked.`,
    ),
    positioning: view(
      '+',
      f =>
        `With ${f.way} as the alternative, each attribute has something to beat. The value can be told as a difference.`,
      f => `Lead with the moment in which ${f.way} will no longer do.`,
      f => `${capital(f.at)} sets the frame by naming ${f.way} before any vendor.`,
    ),
    'growth-metrics': view(
      '?',
      f =>
        `What does leaving ${f.way} cost a customer in hours and money? The switching cost sets the conversion rate, and this sentence does not give it.`,
      f => `Measure the days from signing to the last use of ${f.way} in each account.`,
      f => `I cannot judge from ${f.at} how hard it is to give up ${f.way}.`,
    ),
  },
}
