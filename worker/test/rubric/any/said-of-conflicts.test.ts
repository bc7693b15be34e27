/** What is said of two statements that cannot both hold: what stands in the text, and nothing of who wrote it or how. */
import { describe, expect, it } from 'vitest'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { promisesContradict } from '#worker/panel/rubric/any/promises-contradict.ts'

const subjects = ['competition', 'leaving', 'the year of the beginning', 'what comes in a year', 'the Solo price']
const sides = { first: '“one thing”', second: '“another thing”', because: 'Only one of them can be so.' }

const said = [numbersContradict, promisesContradict].flatMap(({ id, views }) =>
  subjects.flatMap(subject =>
    [0, 1, 2, 3].flatMap(turn => {
      const sighting = { severity: 3 as const, quotes: [], facts: { ...sides, subject, turn } }
      return Object.values(views).flatMap(view =>
        [view.claim(sighting), view.suggestion(sighting), view.reason(sighting)].map(
          sentence => [id, sentence] as const,
        ),
      )
    }),
  ),
)
const sentences = [...new Set(said.map(([id, sentence]) => `${id}: ${sentence}`))]

describe('two statements that cannot both hold', () => {
  it('say nothing of the people who wrote them, which no reader can know', () => {
    for (const sentence of sentences)
      expect(sentence).not.toMatch(
        /\b(?:(?:two|several|different) (?:hands|people|authors)|somebody should|authors?|nobody|no owner|did not talk|compared|went out|wrote this)\b/i,
      )
  })

  it('are told in sentences that fit a subject which is no figure', () => {
    for (const sentence of sentences)
      for (const subject of subjects)
        expect(sentence).not.toMatch(
          new RegExp(`\\b(?:[Rr]ecompute|[Cc]orrect|check|describe|ownership of|sheet that|Until) ${subject}\\b`),
        )
  })
})
