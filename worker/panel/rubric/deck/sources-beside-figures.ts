/** Figures about the world carry the name of whoever counted them, and the year. */
import { countsIn, moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { onDeck, placed, view } from './finding.ts'
import { capital, counted, listed } from './phrases.ts'
import { isRunning, statements } from './statements.ts'

const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|Spring|Summer|Autumn|Winter|Fall|[QH][1-4]|FY|Year|Phase|Version|Est|Founded|Since|As|In|From|By|Until|CEO|CTO|COO|Founder|Co-founder|PhD|MSc|MBA|Article|Art|Regulation|Directive|Act|Law|Section'
const name = `(?!(?:${month})\\b)\\p{Lu}[\\p{L}\\d&.’'-]+`
/** "(CQC, 2024)", "(Hire Association Europe, 2025)", "(ASCER and ONS 2025)", "(source: Eurostat)". */
const bracketed = new RegExp(
  `\\((?:[Ss]ource:? )?(${name}(?:(?:,| and| of| for| of the|) ${name}){0,6}),? (?:19|20)\\d\\d[^()]{0,12}\\)|\\([Ss]ources?: (${name}(?: ${name}){0,5})[^()]{0,40}\\)`,
  'gu',
)
const outLoud = new RegExp(`\\b[Aa]ccording to (?:the )?(${name}(?: ${name}){0,4})`, 'gu')
/** Where and when something happened looks like who counted it and when. */
const event =
  /\b(?:pilots?|trials?|launch\w*|opened|opens|founded|joined|acquired|bought by|sold to|moved|signed|raised|live (?:in|at)|our offices?|award|prize|winner|born)\b/i

export const sourcesBesideFigures: Observation = {
  id: 'sources-beside-figures',
  category: 'proof',
  appliesTo: isRunning,
  sources: ['STAN', 'P9'],
  detect: onDeck((deck, reading) => {
    const found = statements(reading, deck, 'team', 'traction', 'ask').flatMap(({ slide, sentence }) => {
      const { text } = sentence
      if (event.test(text) || /\b(?:we|our)\b/i.test(text.replace(/\bwe (?:count|estimate)\b/i, ''))) return []
      const source = [...everyMatch(bracketed, text), ...everyMatch(outLoud, text)][0]
      if (!source) return []
      const rest = text.replace(source.text, ' ')
      const figure =
        [...percentsIn(rest), ...moneyIn(rest), ...countsIn(rest)].length > 0 ||
        /\b\d[\d.,]*\b|\b(?:one|two|three|four|five|six|seven|eight|nine) (?:in|out of) |\b(?:half|a third|two thirds)\b/i.test(
          rest,
        )
      const who = source.groups.find(group => group !== undefined)
      return figure && who ? [{ slide, sentence, source, who }] : []
    })
    const [first, second] = found
    if (!first || !second) return []
    const names = [...new Set(found.map(({ who }) => who))]
    return [
      {
        severity: 1,
        quotes: found.slice(0, 3).map(({ sentence, source }) => quoteFound(sentence, source.index, source.length)),
        facts: {
          figures: counted(found.length, 'figure'),
          names: listed(names.slice(0, 3)),
          first: first.who,
          second: second.who,
          ...placed(deck, first.slide),
        },
      },
    ]
  }),
  views: {
    'market-competition': view(
      '+',
      f =>
        `${capital(f.figures)} about the world outside stand with whoever counted them: ${f.names}. I can open the same tables and argue about definitions.`,
      f => `Look ${f.first} up again before the next version, since such counts are revised.`,
      f => `${f.first} is named ${f.on} beside the number, so I need not ask where it comes from.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `${capital(f.figures)} here have an owner outside the company, ${f.names}. That leaves my time for what only the company can know.`,
      () => 'Keep the source beside the figure when the figure is moved.',
      f => `A number from ${f.second} can be traced, and a case that is built on such numbers can be checked.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `I could look ${f.figures} up: ${f.names} ${f.names === f.first ? 'is' : 'are'} named beside what is claimed. So I read the rest with less suspicion.`,
      f => `Leave “${f.first}” beside the number, wherever it is shown again.`,
      f => `Beside the figure ${f.on} I am told that it is from ${f.first}, and did not have to search for that.`,
    ),
    'growth-metrics': view(
      '?',
      f => `Do the definitions of ${f.first} fit what is counted here, the same year and the same region?`,
      f => `Check what the figure from ${f.first} includes before it is used in a sum.`,
      f => `I see that ${f.first} is the source, and cannot tell from here what was counted.`,
    ),
  },
}
