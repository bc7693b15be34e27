import { describe, expect, it } from 'vitest'
import { verdictIn, withoutVerdict } from '../../panel/no-verdict.ts'

describe('a sentence that decides', () => {
  it.each([
    'Pass on this deal.',
    'I would not invest in this company.',
    'Invest.',
    'You should ship it now.',
    'My recommendation is to invest at the next round.',
    'This is a hard no.',
    'Looks uninvestable to me.',
    'Overall score: 8/10',
    'Gesamt: 8/10',
    '★★★★',
    'I suggest passing on the round.',
  ])('is found: %s', sentence => {
    expect(verdictIn(`The deck names its buyer. ${sentence}`)).toBe(sentence)
  })

  it.each([
    'Investors will ask for the churn of the last two quarters.',
    'The company says that it will invest in training.',
    'The page says “Invest in this company today” above the fold.',
    'All 10/10 pilots renewed, which the deck does not explain.',
    'The pass rate of the audit is not shown.',
    'The ask does not say what the investment buys.',
    'The team ships it with every order.',
    'Is there a buyer who would pay for this?',
    'The founders should back the team’s claims with names.',
    'You should invest in items that move the buyer.',
  ])('is not found where there is none: %s', sentence => {
    expect(verdictIn(sentence)).toBeNull()
  })

  it('is removed, and the rest is kept word for word', () => {
    expect(withoutVerdict('Churn is missing. Pass on this. The market of $3.2 billion is unsourced.')).toBe(
      'Churn is missing. The market of $3.2 billion is unsourced.',
    )
    expect(withoutVerdict('Ship it.')).toBe('')
  })
})
