import { describe, expect, it } from 'vitest'
import { verdictIn, withoutVerdict } from '../../panel/no-verdict.ts'

describe('a sentence that decides', () => {
  it.each([
    'Pass on this deal.',
    'I would not invest in this company.',
    'We recommend investing in this team.',
    'Do not fund this.',
    'Investors should pass.',
    'Invest.',
    'Ship it!',
    'You should ship it now.',
    'Verdict: pass',
    'My recommendation is to invest at the next round.',
    'This is a hard no.',
    'It’s a no from me.',
    'The company is not investable.',
    'Looks uninvestable to me.',
    'Overall score: 8/10',
    '8/10',
    'I give the deck 7 out of 10.',
    'We rate this 4.5/5.',
    'Gesamt: 8/10',
    '★★★★',
    'A team worth backing.',
    'I’d walk away from this.',
    'I suggest passing on the round.',
    'We advise to reject the deal.',
  ])('is caught: %s', sentence => {
    expect(verdictIn(`The deck names its buyer. ${sentence}`)).toBe(sentence)
  })

  it.each([
    'Investors will ask for the churn of the last two quarters.',
    'The company says that it will invest in training.',
    'We invest in training our nurses is the only sentence on culture.',
    'The page says “Invest in this company today” above the fold.',
    'The button reads "Ship it" and leads to checkout.',
    'All 10/10 pilots renewed, which the deck does not explain.',
    '9 out of 10 customers renewed according to slide 4.',
    'A visitor may pass over the second headline.',
    'The pass rate of the audit is not shown.',
    'The ask does not say what the investment buys.',
    'Users rate 9 out of 10 visits as good, says slide 3.',
    'The team ships it with every order.',
    'The deck passes on a chance to show its customers.',
    'The founders back the claim with a named customer.',
    'It does not say who decides to buy.',
    'Is there a buyer who would pay for this?',
    'The deck does not say why investors passed on this in 2024.',
    'What would investors need to see?',
    'The clinic needs its director to approve it, and the deck does not say how long that takes.',
    'The founders should back the team’s claims with names.',
    'A reader may pass on this detail.',
    'You should invest in items that move the buyer.',
  ])('is not seen where there is none: %s', sentence => {
    expect(verdictIn(sentence)).toBeNull()
  })

  it('is taken out and the rest left word for word', () => {
    expect(withoutVerdict('Churn is missing. Pass on this. The market of $3.2 billion is unsourced.')).toBe(
      'Churn is missing. The market of $3.2 billion is unsourced.',
    )
    expect(withoutVerdict('Ship it.')).toBe('')
  })
})
