/** Whether one customer’s result is told so that it could be checked. */
import { durationsIn, moneyIn, multiplesIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteAround, sentencesOf } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const organisation = "\\p{Lu}[\\p{L}\\d&’'.-]*[\\p{L}\\d](?: (?:& )?\\p{Lu}[\\p{L}\\d&’'.-]*){0,3}"
const resultVerb =
  '(?:cut|cuts|reduced|reduces|saved|saves|grew|grows|increased|increases|raised|lowered|halved|doubled|tripled|went|moved|recovered|shortened|replaced)'
const namedSubject = new RegExp(
  `(?:^|[.!?:]\\s|\\b(?:how|helped|at|for|customer)\\s)(${organisation})(?:,[^,.]{3,60},)?(?:\\s${resultVerb}\\b|['’]s\\b|\\s(?:to|with)\\b)`,
  'gu',
)
const commonSubject =
  /^(?:We|They|You|I|It|He|She|Our|Their|The|This|That|These|Those|One|Customers?|Clients?|Teams?|Users?|Companies|Businesses|People|Most|Many|Some|Each|Every|All|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Sales|Revenue|Costs?|Time|Orders|Results?|Work|Life|Home|Free|How|What|Why|When|Your|My|On|In|An?)\b/
const beforeAfter = /\bfrom\s+\S*\d.{0,40}?\bto\s+\S*\d/i

export const caseStudySpecific: Observation = {
  id: 'case-study-specific',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST', 'UNU'],
  detect: onPage(page => {
    for (const block of page.content) {
      if (!['paragraph', 'heading', 'list_item', 'table_row'].includes(block.type) || page.legal.includes(block))
        continue
      for (const sentence of sentencesOf(block)) {
        const match = everyMatch(namedSubject, sentence.text).find(({ groups }) => {
          const organisationName = groups[0] ?? ''
          return (
            !commonSubject.test(organisationName) &&
            organisationName !== page.brand &&
            !page.facts.title.includes(organisationName)
          )
        })
        const who = match?.groups[0]
        if (!match || !who) continue
        const results = [...percentsIn(sentence.text), ...multiplesIn(sentence.text), ...moneyIn(sentence.text)]
        const times = durationsIn(sentence.text)
        const paired = beforeAfter.test(sentence.text)
        const pastTense = new RegExp(`\\b${resultVerb}\\b`).test(sentence.text)
        const number = results[0] ?? (paired ? times[0] : undefined)
        if (!number || !pastTense || !(times.length > 0 || paired)) continue
        if (/\b(?:could|can|would|will|might|may|up to|imagine|if)\b/i.test(sentence.text)) continue
        return [
          sight(1, [quoteAround(block, sentence.start, sentence.text.length)], {
            who,
            number: number.text.trim(),
            sentence: brief(sentence.text, 110),
            name: whereOf(page),
          }),
        ]
      }
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'A name, {who}, a figure, {number}, and a time stand in one sentence: this can be checked.',
      'Keep name, figure and time together wherever this is told again.',
      '“{sentence}” could be shown to be false, which is why I give it weight.',
    ],
    'funnel-fixer': [
      '+',
      '“{sentence}” shows a case where a promise might have stood.',
      'Leave the figure in the sentence; without it the story is like any other.',
      'One concrete story carries people further than a list of features.',
    ],
    positioning: [
      '+',
      '{who} with {number} puts the value into a figure.',
      'Find two more like {who} and let them define the segment.',
      'A named customer with a figure is stronger proof than an adjective.',
    ],
    brand: [
      '?',
      'Is {who} the story by which {name} wants to be known? The first case told becomes the one remembered.',
      'Ask the people at {who} how they would tell it.',
      'The fact is strong; whether it fits the character of {name} is open.',
    ],
    'investment-opportunity': [
      '+',
      '“{sentence}” names a customer, a figure and a time, and each can be asked about.',
      'Ask whether {who} has renewed since.',
      'A named result makes the claim of {name} testable.',
    ],
    'growth-metrics': [
      '+',
      '{number} at {who}, with a time beside it, is a measurement that the next customers can be held against.',
      'Ask for the same figure over all customers, in the median.',
      'Number, unit and period are all there.',
    ],
  }),
}
