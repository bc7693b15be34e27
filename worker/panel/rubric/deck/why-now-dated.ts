/** Section 5.3: a dated change gives the reason why now. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, within, withRole } from './finding.ts'
import { capital, short } from './phrases.ts'

const change =
  /\b(?:became|becomes?|changed|fell|fallen|drop(?:s|ped)?|halved|doubled|tripled|rose|grew|requires?|required|obliges?|allows?|permits?|mandatory|must|banned|bans|introduced|enters? into force|in force|came into|took effect|takes effect|opened|launched|ended|ends|lifted|passed|now possible|switched|moved|collapsed|expired?)\b/i

const when =
  /\b20[0-4]\d\b|\b(?:directive|regulation|act|law|standard)s? (?:\(?[A-Z]{2,4}\)? ?)?(?:no\.? ?)?\d{2,4}(?:\/\d+)?\b|\b(?:ISO|EN|IEC|DIN) ?\d{3,5}\b/i

export const whyNowDated: Observation = {
  id: 'why-now-dated',
  category: 'timing',
  appliesTo: isPitch,
  sources: ['SEQ'],
  detect: onDeck((deck, reading) => {
    const captured = new Date(reading.document.capturedAt).getUTCFullYear()
    for (const slide of withRole(deck, 'timing', 'problem', 'market'))
      for (const sentence of sentencesOn(reading, slide)) {
        if (!within(sentence.text, when, change, 20)) continue
        if (
          /\b(?:our|we|founded|forecast|CAGR|projected|expected to (?:reach|grow)|TAM|market (?:size|grew|will))\b/i.test(
            sentence.text,
          )
        )
          continue
        const years = everyMatch(/\b20[0-4]\d\b/, sentence.text).map(one => Number(one.text))
        const latest = Math.max(...years)
        if (years.length > 0 && captured - latest > 6) continue
        const date = years.length > 0 ? String(latest) : (everyMatch(when, sentence.text)[0]?.text ?? '')
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: { date, said: short(sentence.text, 12), ...placed(deck, slide) },
          },
        ]
      }
    return []
  }),
  views: {
    'investment-opportunity': view(
      '+',
      f => `A dated change opens the door: “${f.said}”. It gives an answer to why this year and not some other.`,
      f => `Say how many customers the change of ${f.date} reaches, and how long they have to act.`,
      f => `${f.date} gives the opportunity a beginning, which is what must be true for it to be open.`,
    ),
    'market-competition': view(
      '+',
      f => `The change of ${f.date} meets every vendor at once, so earlier products may lose part of their lead.`,
      () => 'Show which of the established vendors has already answered it.',
      f => `“${f.said}” can be looked up, and it moves buyers and not only this company.`,
    ),
    positioning: view(
      '+',
      f =>
        `${capital(f.at)} gives the customer a reason to look again: ${f.date}. A story with an event in it is easier to retell.`,
      () => 'Open the sales conversation with this change, before the product is mentioned.',
      f => `A change in ${f.date} makes room for a new comparison with what customers have.`,
    ),
    'team-execution': view(
      '?',
      f => `What will the team have ready for the change of ${f.date}? The sentence gives the date and not the work.`,
      f => `Lay the release plan next to ${f.date} on one line.`,
      () => 'The event is dated, and what the team builds for it is another question.',
    ),
    'growth-metrics': view(
      '?',
      f =>
        `Does demand move with the change of ${f.date}? A change of this kind should be visible in a monthly series.`,
      f => `Plot new customers by month with ${f.date} marked.`,
      f => `Whether the change of ${f.date} drives demand cannot be seen without a series around it.`,
    ),
  },
}
