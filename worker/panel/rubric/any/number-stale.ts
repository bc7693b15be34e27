/** A claim in the present tense that rests on an old figure. */

import { countsIn, moneyIn, percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence } from '../text.ts'
import { asks, said, worried } from '../views.ts'

const dated = /(?:\bin|\bas of|\(|\bsource:[^)]{0,40}|\bstudy,?|\breport,?|\bsurvey,?)\s?((?:19|20)\d\d)\b/i
const present =
  /\b(?:is|are|has|have|spend|spends|use|uses|cost|costs|lose|loses|waste|wastes|report|reports|say|says|live|lives|remain|remains|face|faces|struggle|struggles)\b/i
/** History, law, founding, cohorts and series are rightly old. */
const history =
  /\b(?:was|were|had|made|built|created|now|grew|rose|fell|founded|established|launched|started|since|until|from|between|act|directive|regulation|law|passed|signed|introduced|born|graduated|joined|raised|cohort|class of|acquired|copyright|edition|award|won|began|became|happened|invented|published|v\d|version)\b|©|\bto (?:19|20)\d\d\b/i

/** Where another statement begins within a sentence: what is dated there dates nothing on this side. */
const clause = /;\s|\s[–—]\s|,\s(?=(?:and|but|so|while|whereas|yet|or|who|which|where|when)\b)/

/** The clause that its year stands in; a year in brackets or beside a source dates the whole sentence. */
function datedPart(text: string): string {
  const year = dated.exec(text)
  if (!year || /^(?:\(|source|study|report|survey|as of)/i.test(year[0])) return text
  return text.split(clause).find(part => dated.test(part)) ?? text
}

function detect(reading: Reading): Sighting[] {
  const now = Number(reading.document.capturedAt.slice(0, 4))
  if (!Number.isFinite(now)) return []
  return reading.sentences.flatMap((sentence): Sighting[] => {
    const { text } = sentence
    const year = Number(dated.exec(text)?.[1] ?? 0)
    const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(match => Number(match[0]))
    if (year < 1990 || now - Math.max(...years) < 4 || !present.test(text) || history.test(text)) return []
    const part = datedPart(text)
    const figure = percentsIn(part)[0] ?? moneyIn(part)[0] ?? countsIn(part)[0]
    if (!figure || !present.test(part)) return []
    return [{ severity: 1, quotes: [quoteSentence(sentence)], facts: { year, age: now - year, figure: figure.text } }]
  })
}

export const numberStale: Observation = {
  id: 'number-stale',
  category: 'proof',
  appliesTo: reading => reading.english,
  sources: ['STAN'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `“${s.facts.figure}” is told as if it were today's, and it dates from ${s.facts.year}.`,
      s => `Replace the ${s.facts.year} figure or say that it is ${s.facts.age} years old.`,
      s => `A figure from ${s.facts.year} makes me wonder what the newer one says.`,
    ),
    'market-competition': worried(
      s => `${said(s)} takes the market of ${s.facts.year} for the market of now.`,
      s => `Look for the latest edition of what gave “${s.facts.figure}” in ${s.facts.year}.`,
      s => `${s.facts.age} years are long enough for “${s.facts.figure}” to have turned.`,
    ),
    'growth-metrics': worried(
      s =>
        `The base year behind “${s.facts.figure}” is ${s.facts.year}; anything computed from it is ${s.facts.age} years out.`,
      s => `Restate “${s.facts.figure}” for the last full year.`,
      s => `I would not start a model from a ${s.facts.year} value either.`,
    ),
    'team-execution': asks(
      s => `Has anyone checked “${s.facts.figure}” since ${s.facts.year}?`,
      s => `Note who refreshes “${s.facts.figure}”, and how often.`,
      s => `Whether “${s.facts.figure}” still holds cannot be told from what is written.`,
    ),
    positioning: asks(
      s => `Would the buyer of today recognise “${s.facts.figure}” from ${s.facts.year}?`,
      s => `Ask five buyers what the number behind “${s.facts.figure}” is for them now.`,
      s => `The situation of ${s.facts.year} may or may not be the buyer's situation.`,
    ),
  },
}
