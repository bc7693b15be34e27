/** Section 5.11: forecasts and runway. */
import { type Cases, chart, on, pitch, row } from '../deck-cases.ts'

const forecast = (...rows: string[]) =>
  pitch({
    ask: [
      { title: 'Financials', body: rows.map(row) },
      { title: 'The ask', body: ['Raising €1M.'] },
    ],
    team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
  })
const told = (line: string) =>
  pitch({
    ask: [
      { title: 'Plan', body: [line] },
      { title: 'The ask', body: ['Raising €1M.'] },
    ],
  })
const years = '2026 | 2027 | 2028 | 2029'

export const financialsCases: Cases[] = [
  {
    id: 'projection-no-assumptions',
    holds: [
      ['a table', forecast(years, 'Revenue | €0.1M | €0.4M | €1.2M | €3M')],
      ['forecast marks', forecast('2026E | 2027E | 2028E', 'Revenue | €0.1M | €0.4M | €1.2M')],
      [
        'a line',
        pitch({
          ask: [
            { title: 'Financials', body: ['Revenue 2027: €0.4M, 2028: €1.2M, 2029: €3M'] },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
          team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
        }),
      ],
      [
        'a chart',
        pitch({
          ask: [
            {
              title: 'Financials',
              body: [chart('Revenue, € million'), chart('2027 | 2028 | 2029'), chart('Revenue | 0.4 | 1.2 | 3')],
            },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
          team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
        }),
      ],
      [
        'beside costs and profit alone',
        forecast(
          years,
          'Revenue | €0.1M | €0.4M | €1.2M | €3M',
          'Operating costs | 90 | 200 | 600 | 900',
          'EBITDA | -20 | 3 | 9 | 40',
        ),
      ],
      ['in thousands', forecast('€k | 2027 | 2028 | 2029', 'Revenue | 400 | 1,200 | 3,000')],
    ],
    not: [
      [
        'customers in the table',
        forecast(years, 'Revenue | €0.1M | €0.4M | €1.2M | €3M', 'Customers | 40 | 200 | 600 | 1,500'),
      ],
      [
        'machines in the table',
        forecast(years, 'Kilns in service | 3 | 6 | 24 | 58', 'Revenue | €0.1M | €0.4M | €1.2M | €3M'),
      ],
      [
        'tonnes in the table',
        forecast(years, 'Revenue | €0.1M | €0.4M | €1.2M | €3M', 'Tonnes fired | 40 | 200 | 600 | 1,500'),
      ],
      [
        'a price in the table',
        forecast(years, 'Revenue | €0.1M | €0.4M | €1.2M | €3M', 'Average price | €90 | €85 | €80 | €80'),
      ],
      [
        'assumptions on a slide of their own',
        pitch({
          model: { title: 'Assumptions', body: ['Each kiln fires twice a day from the third month on.'] },
          ask: [
            { title: 'Financials', body: [row(years), row('Revenue | €0.1M | €0.4M | €1.2M | €3M')] },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
        }),
      ],
      ['two years', forecast('2026 | 2027 | 2028', 'Revenue | €0.1M | €0.4M | €1.2M')],
      ['the past', forecast('2023 | 2024 | 2025', 'Revenue | €0.1M | €0.4M | €1.2M')],
      [
        'drivers in the appendix',
        pitch(
          {
            ask: [
              { title: 'Financials', body: [row(years), row('Revenue | €0.1M | €0.4M | €1.2M | €3M')] },
              { title: 'The ask', body: ['Raising €1M.'] },
            ],
            team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
          },
          {},
          [{ title: 'Appendix' }, { title: 'Drivers', body: ['Price €200 and churn 1%'] }],
        ),
      ],
      ['the market', on('market', 'Market revenue 2027: €1bn, 2028: €2bn, 2029: €3bn')],
    ],
  },
  {
    id: 'projection-steep',
    holds: [
      ['five times from a million', forecast(years, 'Revenue | €0.2M | €1.1M | €5.9M | €14M')],
      ['six times', forecast('2026 | 2027', 'Revenue | $2M | $12M')],
      [
        'fiscal years in crore',
        forecast('₹ crore | FY27 | FY28 | FY29 | FY30', 'Revenue (₹ crore) | 1.2 | 14 | 90 | 340'),
      ],
      ['over three years', forecast(years, 'Revenue | €0.2M | €1M | €4.5M | €16M')],
      [
        'a line',
        pitch({
          ask: [
            { title: 'Financials', body: ['Revenue 2026: €1M, 2027: €6M'] },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
        }),
      ],
      ['actual and forecast', forecast('2025A | 2026E', 'Revenue | €1.5M | €9M')],
      ['an arrow in a sentence', told('Revenue: $50k → $300M in 5 years')],
      ['from and to in a sentence', told('Revenue grows from $0.2M in 2026 to $40M by 2029.')],
      ['two years', told('We expect ARR to go from €1.2M (2026) to €40M (2028).')],
    ],
    not: [
      ['a tiny base', forecast('2025A | 2026E', 'Revenue | 20k | 120k')],
      ['three times', forecast(years, 'Revenue | €1M | €3M | €9M | €20M')],
      ['the past', forecast('2023 | 2024', 'Revenue | €1M | €9M')],
      ['the past in a sentence', told('Revenue went from €1M in 2023 to €9M in 2024.')],
      ['a modest rise in a sentence', told('Revenue grows from €1M in 2026 to €9M by 2029.')],
      ['the market in a sentence', told('The market revenue grows from $1bn in 2026 to $90bn in 2028.')],
      ['a price range', told('Sales are made at $50 to $300M in 2028 dollars, the price of a ship.')],
      ['customers', forecast('2026 | 2027', 'Customers | 1,000,000 | 9,000,000')],
      ['costs', forecast('2026 | 2027', 'Cost of sales | €1M | €9M')],
    ],
  },
  {
    id: 'runway-under-18',
    holds: [
      ['12 months', on('ask', 'Raising €1M for 12 months of runway')],
      ['runway first', on('ask', 'Raising €1M', 'Runway: 15 months')],
      ['a year', on('ask', 'Raising €1M, which gives a runway of 1 year')],
      ['computed', on('ask', 'Raising €1M', 'Cash in the bank: €200k', 'Net burn: €100k per month')],
      ['of the cash of today', on('model', 'The burn rate is €140,000 a month and the runway is seven months.')],
      ['weeks', on('ask', 'Raising €100k', 'Runway of 40 weeks')],
    ],
    not: [
      ['18 months', on('ask', 'Raising €1M for 18 months of runway')],
      ['a buffer', on('ask', 'Raising €1M: working capital, 6 months of runway buffer')],
      ['today', on('ask', 'Raising €1M', 'Current runway: 5 months')],
      ['a range up to 20', on('ask', 'Raising €1M for 15-20 months of runway')],
      ['computed long', on('ask', 'Raising €2M', 'Cash in the bank: €200k', 'Net burn: €100k per month')],
      ['what the round adds', on('model', 'Without the new hires the runway is 9 months.')],
      ['airports', on('problem', 'The runway is closed for 6 months.')],
    ],
  },
]
