/** What an investor asks: what the round leads to, on which terms, and which number carries the plan. */
import { type Cases, on, pitch, titled } from '../../deck/deck-cases.ts'

const ask = (...body: string[]) => on('ask', ...body)

export const investmentCases: Cases[] = [
  {
    id: 'asked-after-the-round',
    holds: [
      ['an amount and its use', ask('Raising €1M for two engineers and a trainer.')],
      ['a wanted sum', ask('We are looking for €750,000: 60% engineering, 40% sales.')],
      [
        'a loss of time elsewhere is no runway',
        pitch({ problem: { title: 'Problem', body: ['A clinic waits 18 months for a new desk.'] } }),
      ],
    ],
    not: [
      ['runway', ask('Raising €1M for two engineers.', 'Runway of 20 months.')],
      ['a goal', ask('Raising €1M for two engineers.', 'Goal: 700 clinics')],
      ['months to a figure', ask('Raising €1M for two engineers.', '18 months to €60k MRR')],
      ['a profit', ask('Raising €1M for two engineers.', 'A profit of €37,000 in 2028.')],
      ['milestones', ask('Raising €1M for two engineers.', 'Milestones: 200 clinics, two countries.')],
      ['a dated result', ask('Raising €1M for two engineers.', '200 paying clinics by June 2027.')],
      ['said in the same breath', ask('Raising €1M for a trainer and an engineer, to reach 300 clinics.')],
      ['what is already in', ask('€1M already raised, for two engineers and a trainer.')],
      ['a loan', ask('We are seeking a loan of €90,000 for two chairs.')],
      ['no use at all, which is a finding', titled('ask', 'The ask', 'Raising €1M.')],
      [
        "a rival's round",
        pitch({ ask: null, competition: { title: 'Competition', body: ['Dentarix is raising €8M.'] } }),
      ],
    ],
  },
  {
    id: 'asked-terms',
    holds: [
      ['an amount alone', ask('Raising €1M for two engineers and a trainer.')],
      [
        'terms of another kind',
        pitch({
          model: { title: 'Business model', body: ['Clinics pay €200 per month, on payment terms of 30 days.'] },
        }),
      ],
      ['a share of a market', pitch({ market: { title: 'Market', body: ['Our share of 18,000 clinics is 0.3%.'] } })],
    ],
    not: [
      ['left to a lead', ask('Raising €1M. Lead sought for €600k.')],
      ['a valuation', ask('Raising €1M at a valuation of €6M.')],
      ['an instrument', ask('Raising €1M on a SAFE.')],
      ['a share', ask('Raising €1M for 15% of the company.')],
      [
        'a slide on terms',
        pitch({
          ask: [
            { title: 'The ask', body: ['Raising €1M for a trainer.'] },
            { title: 'Terms', body: ['On request.'] },
          ],
        }),
      ],
      ['new shares', ask('Raising €1M in new shares.')],
      ['a range', ask('Raising €1M - €3M for two engineers.')],
      ['another range', ask('Raising €500k to €2M for two engineers.')],
      ['a grant', ask('We are seeking a grant of €100,000.')],
      ['no ask', pitch({ ask: null, cover: { title: 'Brindlecot', body: ['Booking software for dental clinics'] } })],
      ['a question', ask('Raising €1M: too little?')],
    ],
  },
  {
    id: 'asked-carrying-number',
    holds: [
      ['a goal with a year', ask('Raising €1M for a trainer.', '€3M ARR by the end of 2028.')],
      ['a climb', titled('reach', 'Plan', 'Revenue grows from €1M in 2026 to €9M by 2029.')],
      ['a plan in words', titled('reach', 'Plan', 'We will reach €2.4M of revenue by December 2028.')],
    ],
    not: [
      ['assumptions told', ask('€3M ARR by the end of 2028.', 'It assumes 40 new clinics a quarter.')],
      ['a scenario', ask('€3M ARR by the end of 2028.', 'In the worst case half of it.')],
      ['a market', on('market', 'The market will reach €3M of revenue by 2028.')],
      ['the past', on('traction', 'In 2025 revenue was €310k.')],
      ["a rival's", titled('reach', 'Plan', 'Dentarix raised funds to reach €90M ARR by 2028.')],
      ['no date', ask('We want to reach €3M ARR.')],
      ['not money', ask('200 clinics by the end of 2028.')],
      ['hypothetical', ask('If all goes well, €3M ARR by the end of 2028.')],
    ],
  },
]
