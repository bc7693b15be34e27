/** Section 5.3: why is this possible or needed now? */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import {
  capital,
  everything,
  hasRole,
  isPitch,
  isTraditionalPlan,
  onDeck,
  placed,
  sentencesOn,
  short,
  slidesRead,
  view,
  wholeOf,
  within,
  withRole,
} from './finding.ts'

const nowTerms =
  /\bwhy now\b|\buntil recently\b|\bfor the first time\b|\b(?:since|from|as of|in) (?:\w+ )?20[12]\d\b[^.\n]{0,60}\b(?:law|rule|directive|regulat\w+|standard|require\w*|must|mandatory|price|cost)\b|\b(?:new|recent|upcoming) (?:\w+ )?(?:law|directive|regulation|standard|rule|act)s?\b|\b(?:costs?|prices?) (?:of|for) [^.\n]{2,50}\b(?:fell|fallen|dropped|collapsed|halved|declined)\b|\b(?:became|become|becomes|becoming|now) (?:mandatory|possible|required|affordable|cheap enough)\b|\bno longer\b|\btipping point\b|\b(?:since|after) (?:the )?(?:pandemic|covid)\b|\brecently became\b|\b(?:the|market|right) timing\b|\btiming:|\b(?:is|are) now (?:live|legal|available|open|in force|real|possible|ready|mandatory|required)\b|\bha(?:s|ve) become\b|\b(?:has|have) (?:just|only now|finally|recently) \w+(?:ed|en|me)\b|\b(?:AI|LLMs?|GPT(?:-\d)?|GPUs?|smartphones?|5G) (?:made|makes|now|has made|have made)\b/i

const whyNowAbsent: Observation = {
  id: 'why-now-absent',
  category: 'timing',
  appliesTo: isPitch,
  sources: ['SEQ', 'THIEL'],
  detect: onDeck((deck, reading) => {
    const text = everything(deck)
    if (isTraditionalPlan(deck)) return []
    if (!reading.complete || hasRole(deck, 'timing') || nowTerms.test(text) || everyMatch(changedWhen, text).length > 0)
      return []
    return [
      {
        severity: 2,
        quotes: [],
        lookedFor: `A reason why now: “why now”, “until recently”, “for the first time”, a new law or standard, a cost that fell, something that became possible or mandatory. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f => `${f.none} says what changed. If ${f.name} could have been started ten years ago, someone probably tried.`,
      () => 'Name one dated change in law, cost or behaviour without which this would not work.',
      f => `A large outcome needs an opening, and ${f.name} points at none.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `The incumbents had years to do what ${f.name} does, and the document gives no reason why they would be late now.`,
      () => 'Say what happened recently that the established vendors cannot follow quickly.',
      () => 'Without a recent change, the present alternatives look settled.',
    ),
    'team-execution': view(
      '?',
      f => `Why did these founders start ${f.name} this year? The answer may be good, and it is not in the file.`,
      () => 'Tell in one line what you saw that others had not seen yet.',
      () => 'How long the window stays open for this team cannot be judged without knowing what opened it.',
    ),
    positioning: view(
      '?',
      f =>
        `What makes the old way fail now, after it was good enough for years? ${capital(f.name)} leaves the reader to supply that.`,
      () => 'Find the event after which customers began to look for something else, and name it.',
      () => 'I cannot tell whether customers feel a change, since none is mentioned.',
    ),
  },
}

const change =
  /\b(?:became|becomes?|changed|fell|fallen|drop(?:s|ped)?|halved|doubled|tripled|rose|grew|requires?|required|obliges?|allows?|permits?|mandatory|must|banned|bans|introduced|enters? into force|in force|came into|took effect|takes effect|opened|launched|ended|ends|lifted|passed|now possible|switched|moved|collapsed|expired?)\b/i
const when =
  /\b20[0-4]\d\b|\b(?:directive|regulation|act|law|standard)s? (?:\(?[A-Z]{2,4}\)? ?)?(?:no\.? ?)?\d{2,4}(?:\/\d+)?\b|\b(?:ISO|EN|IEC|DIN) ?\d{3,5}\b/i
const changedWhen =
  /\b(?:since|in|from|as of|by) (?:\w+ )?20[12]\d\b[^.\n]{0,80}\b(?:became|fell|dropped|requires?|mandatory|must|in force|banned|halved|doubled|obliges?)\b|\b(?:became|fell|dropped|mandatory|in force|banned|halved|requires?)\b[^.\n]{0,80}\b(?:since|in|from|as of) (?:\w+ )?20[12]\d\b/i

const whyNowDated: Observation = {
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

export const timingObservations: Observation[] = [whyNowAbsent, whyNowDated]
