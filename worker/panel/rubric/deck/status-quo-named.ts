/** Section 5.5: what customers do today is named. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, withRole } from './finding.ts'
import { capital, listed, short } from './phrases.ts'

const substitute =
  /\b(?:(?:excel |google )?spreadsheets?|excel|pen and paper|paper(?:[- ](?:forms?|lists?|diar(?:y|ies)|calendars?|notes|based))?|whiteboards?|sticky notes|post-its|manual(?:ly)?(?: (?:work|entry|process(?:es)?|calls?))?|by hand|e-?mails?(?: chains?)?|phone calls?|WhatsApp(?: groups?)?|do(?:ing)? nothing|status quo)\b/i

const used =
  /\b(?:today|currently|still|use[sd]?|using|rely|relies|relying|managed?|handled?|done|kept?|keep|run|runs|track(?:s|ed)?|most|alternative|instead|compet\w+|replac\w+|status quo|fall back|workaround|writ(?:e|es|ten)|works? (?:with|on|from))\b/i

const own = /\b(?:we|our|us)\b/i

const asHabit: [RegExp, string][] = [
  [/^(?:by hand|manual\w*)/, 'work by hand'],
  [/^do(?:ing)? nothing$|^status quo$/, 'doing nothing'],
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
      f => `A present way is named: ${f.way}. Many buyers compare with their habit and not with another vendor.`,
      f => `Do not drop ${f.way} when vendors are compared.`,
      f => `“${f.said}” tells what is done without any new product, and that is an alternative.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `What people do today is named: ${f.way}. I can ask what it costs them and what they would pay to stop.`,
      f => `Keep ${f.way} as the yardstick when the benefit is put into numbers.`,
      f => `A habit such as ${f.way} shows that there is something to be done, before any product does it.`,
    ),
    positioning: view(
      '+',
      f => `With ${f.way} named, the value can be told as a difference.`,
      f => `Keep ${f.way} as what each benefit is held against.`,
      f => `${capital(f.at)} names ${f.way}, and that is a frame which a reader knows.`,
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
