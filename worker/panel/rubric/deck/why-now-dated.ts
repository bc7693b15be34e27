/** Section 5.3: a dated change gives the reason why now. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view, within, withRole } from './finding.ts'
import { capital, short } from './phrases.ts'

const change =
  /\b(?:became|becomes?|changed|fell|fallen|drop(?:s|ped)?|halved|doubled|tripled|rose|grew|requires?|required|obliges?|allows?|permits?|mandatory|must|banned|bans|introduced|enters? into force|in force|came into|took effect|takes effect|opened|launched|ended|ends|lifted|passed|now possible|switched|moved|collapsed|expired?)\b/i

const when =
  /\b20[0-4]\d\b|\b(?:directive|regulation|act|law|standard)s? (?:\(?[A-Z]{2,4}\)? ?)?(?:no\.? ?)?\d{2,4}(?:\/\d+)?\b|\b(?:ISO|EN|IEC|DIN) ?\d{3,5}\b/i

/** A rule or a body that makes it so, or a source in brackets. */
const ordered =
  /\b(?:laws?|acts?|directives?|regulations?|regulators?|rules?|ordinances?|standards?|bans?|banned|mandates?|mandatory|compulsory|subsid\w+|phase[sd]?[- ]out|ministry|commission|parliament|government|EU|Ofwat|FDA|EPA|ISO|EN|penalt(?:y|ies)|fines?|signed up to|in force)\b|\(\p{Lu}[^()]*\d{4}\)/u

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
        // Where the timing is not the subject, only what somebody ordered is more than news of the trade.
        if (!slide.roles.includes('timing') && !ordered.test(sentence.text)) continue
        if (
          /\b(?:our|we|founded|forecast|CAGR|projected|expected to (?:reach|grow)|TAM|market (?:size|grew|will))\b/i.test(
            sentence.text,
          )
        )
          continue
        const years = everyMatch(/\b20[0-4]\d\b/, sentence.text).map(one => Number(one.text))
        const latest = Math.max(...years)
        if (years.length > 0 && captured - latest > 6) continue
        // A year to come is a wish unless somebody ordered it or says so.
        if (latest > captured && !ordered.test(sentence.text)) continue
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
      f => `Something with a date speaks for the timing: “${f.said}”.`,
      f => `Keep the date in, and correct it if ${f.date} should move.`,
      f => `“${f.said}” can be checked, which a trend in general cannot.`,
    ),
    'market-competition': view(
      '+',
      f => `“${f.said}” has a date, so it can be looked up and need not be believed.`,
      () => 'Watch who else answers it, and how soon.',
      f => `The timing ${f.on} does not rest on a mood alone.`,
    ),
    positioning: view(
      '+',
      f => `${capital(f.at)} has an event in it, and a story with an event in it is easier to retell.`,
      () => 'Keep the event and its date together wherever the story is told.',
      f => `“${f.said}” is easier to remember than a trend.`,
    ),
    'team-execution': view(
      '?',
      f => `What will the team have ready for it? “${f.said}” gives the event and not the work.`,
      f => `Lay the release plan next to ${f.date} on one line.`,
      () => 'The event is dated, and what the team builds for it is another question.',
    ),
    'growth-metrics': view(
      '?',
      f => `Does demand move with it? What “${f.said}” tells of should be visible in a monthly series.`,
      f => `Plot new customers by month with ${f.date} marked.`,
      () => 'Whether it drives demand cannot be seen without a series around it.',
    ),
  },
}
