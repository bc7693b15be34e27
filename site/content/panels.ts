/** The panels as the pages describe them. Only two can be chosen in the application; the others are copy. */

interface Seat {
  mark: number
  who: string
  reads: string
}

export interface PanelCopy {
  title: string
  reads: string
  seats: Seat[]
}

const marketing: Seat[] = [
  { mark: 5, who: 'Skeptical buyer', reads: 'What does not ring true' },
  { mark: 6, who: 'Funnel fixer', reads: 'Where a reader stops' },
  { mark: 7, who: 'Brand persona', reads: 'What only you could say' },
  { mark: 8, who: 'Positioning persona', reads: 'What you are instead of' },
]

export const marketedPanels: PanelCopy[] = [
  {
    title: 'Founder Pitch Panel',
    reads: 'For a deck or a memo, before the room.',
    seats: [
      { mark: 1, who: 'Traction skeptic', reads: 'What has been shown, and to whom' },
      { mark: 2, who: 'Finance-minded persona', reads: 'Whether one unit makes money' },
      { mark: 3, who: 'Market-fit persona', reads: 'Who needs it enough to pay' },
      { mark: 4, who: 'People-focused investor', reads: 'Who does the work' },
    ],
  },
  { title: 'Marketing Panel', reads: 'For a landing page, an ad or an email.', seats: marketing },
  {
    title: 'Sales Coach Panel',
    reads: 'For the transcript of a sales call.',
    seats: [
      { mark: 1, who: 'Pitch coach', reads: 'What was heard' },
      { mark: 2, who: 'Closer', reads: 'When to ask, and for what' },
      { mark: 5, who: 'Skeptical buyer', reads: 'What was left unsaid' },
      { mark: 4, who: 'Finance gatekeeper', reads: 'What gets past a budget' },
    ],
  },
]

/** For the product page: the panels that can be chosen, with the lenses of a new installation's analysts. */
export const choosablePanels: PanelCopy[] = [
  {
    title: 'Marketing Analysis Panel',
    reads: 'For a landing page, a campaign, an email, or a whole website.',
    seats: [
      { mark: 5, who: 'The Skeptical Buyer', reads: 'Doubt, proof and risk as a customer sees them' },
      { mark: 6, who: 'The Funnel Fixer', reads: 'The next step: calls to action, friction and flow' },
      { mark: 7, who: 'The Brand Voice', reads: 'Character, consistency and what is remembered' },
      { mark: 8, who: 'The Positioning Strategist', reads: 'For whom, instead of what, and why this one' },
    ],
  },
  {
    title: 'VC Strategy Panel',
    reads: 'For a pitch deck, an investor memo, or a plan that needs money.',
    seats: [
      { mark: 1, who: 'The Opportunity Analyst', reads: 'How large this can get, and what must be true' },
      { mark: 2, who: 'The Growth Metrics Analyst', reads: 'Numbers, definitions and denominators' },
      { mark: 3, who: 'The Market and Competition Analyst', reads: 'Buyers counted, alternatives named' },
      { mark: 4, who: 'The Team and Execution Analyst', reads: 'Who does what by when, with what' },
    ],
  },
]
