import { describe, expect, it } from 'vitest'
import { questionTask, summaryTask } from '#worker/panel/model/prompts.ts'
import type { BallotClaim, ReportedClaim } from '#worker/panel/ports.ts'
import { documentOf } from '../panel/documents.ts'

const document = documentOf([])
const claim = (findingId: string, words: string, stance: BallotClaim['stance'] = 'concern'): BallotClaim => ({
  findingId,
  stance,
  category: 'offer',
  claim: words,
  quotes: ['Fair prices'],
  lookedFor: null,
  observation: null,
})
const reported = (findingId: string, words: string): ReportedClaim => ({
  ...claim(findingId, words),
  severity: 2,
  speaker: 1,
  raised: 3,
  held: 4,
})

describe('what a model is told of a conflict', () => {
  it('is what both sides claim, where both raised one', () => {
    const other = claim('2-1', 'It keeps its calm.', 'strength')
    const asked = questionTask(document, claim('1-1', 'No price is named.'), other)
    expect(asked).toContain('- 1-1 (concern, offer): No price is named.')
    expect(asked).toContain('- 2-1 (strength, offer): It keeps its calm.')
    expect(questionTask(document, claim('1-1', 'No price is named.'), null)).not.toContain('other side')
  })

  it('and of an agreement, is how many raised it on their own', () => {
    const contrary = { ...claim('2-1', 'It keeps its calm.', 'strength'), speaker: 2 }
    const tension = { ...reported('1-1', 'No price is named.'), contrary, for: 2, against: 1, question: 'What is it?' }
    const asked = summaryTask(document, {
      agreements: [reported('3-1', 'The buyer is named.')],
      tensions: [tension],
      loneInsights: [],
      analysts: 4,
    })
    expect(asked).toContain('Raised by 3 independently, agreed to by 1 more.')
    expect(asked).toMatch(/2 for, 1 against[\s\S]*The other side claims:\n- 2-1 \(strength, offer\)/)
  })
})
