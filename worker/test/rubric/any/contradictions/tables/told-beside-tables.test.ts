/** Averages, headline numbers and sums in prose, against the table that they stand beside. */
import { describe, expect, it } from 'vitest'
import { sides, told } from '../told.ts'
import { text } from '../typed.ts'

const stops =
  'Plant | Presses | Before | After | Change\nA | 22 | 12.1 | 7.4 | -39%\nB | 9 | 10.8 | 6.9 | -36%\nC | 31 | 11.2 | 8.2 | -27%'
const boats =
  'Port | Start | New | Lost | End\nElm | 820 | 140 | 35 | 925\nOak | 410 | 62 | 18 | 454\nTotal | 1,230 | 202 | 53 | 1,379'
const quarters = 'Q2 24 | £5,200\nQ3 24 | £9,100\nQ4 24 | £16,900\nQ1 25 | £20,800'

const wrong: [sides: string, lines: string][] = [
  [
    'the average: “45%” / -39%, -36%, -27%',
    `# Results\nUnplanned stops in hours a month\n${stops}\nOn average our customers cut unplanned stops by 45%.`,
  ],
  [
    'the average: “31 %” / 14 %, 19 %, 22 %, 17 %',
    '# Saved paper\nAn average of 31 % less paper is what the offices saved.\nOffice | Less paper\nBern | 14 %\nBasel | 19 %\nChur | 22 %\nThun | 17 %',
  ],
  [
    'the average: “60%” / 41%, 52%, 47%',
    '# What schools answered\nSchool | Pupils | Answered\nElm | 210 | 41%\nOak | 180 | 52%\nAsh | 300 | 47%\nPupils answered at an average of 60%.',
  ],
  [
    'the number of boats under contract: “1,397” / “1,379”',
    `We closed the season with 1,397 boats under contract.\n# 2. Boats under contract\n${boats}`,
  ],
  [
    'the number of homes in care: “2.450” / “2.540”',
    '# Homes in care\nLand | Nord | Süd | Total\nA | 610 | 420 | 1.030\nB | 900 | 610 | 1.510\nTotal | 1.510 | 1.030 | 2.540\n# Summary\nThe firm has 2.450 homes in care.',
  ],
  [
    'the number of paid desks let: “640” / “604”',
    '# In short\nThere are 640 paid desks let in three houses.\n# Paid desks let\nHouse | End of May\nElm | 210\nOak | 194\nAsh | 200\nTotal | 604',
  ],
  [
    'the revenue: “£61k” / £5,200 + £9,100 + £16,900 + £20,800',
    `# They come back\n£61k revenue in our first 12 months (Apr 24 – Mar 25), with £0 spent on posters\nNet sales by quarter\n${quarters}`,
  ],
  [
    'the revenue: “€1.9m” / 310 + 380 + 410 + 450',
    '# 2025\nSales in 2025 were €1.9m.\n€k | Q1 2025 | Q2 2025 | Q3 2025 | Q4 2025\nSales | 310 | 380 | 410 | 450',
  ],
  [
    'the revenue: “₹48 lakh” / ₹6,10,000 + ₹7,40,000 + ₹9,20,000 + ₹10,80,000',
    '# First year\nTurnover of ₹48 lakh in the first year\nQuarter | Turnover\nQ1 | ₹6,10,000\nQ2 | ₹7,40,000\nQ3 | ₹9,20,000\nQ4 | ₹10,80,000',
  ],
  [
    'the change in pieces lost per month: “38 %” / 4.400 to 3.100',
    '# Elm Wäsche\nHow Elm Wäsche cut its linen loss by 38 %\n# Results\nFigure | before | after\nPieces lost per month | 4.400 | 3.100\nTime for a cart | 14 min | 90 s\nBought without a forecast | yes | no',
  ],
]

const right: [why: string, lines: string][] = [
  ['the mean', `# Results\nUnplanned stops\n${stops}\nOn average our customers cut unplanned stops by 34%.`],
  ['weighted', `# Results\nUnplanned stops\n${stops}\nOn average our customers cut unplanned stops by 33%.`],
  ['the middle', `# Results\nUnplanned stops\n${stops}\nOn average our customers cut unplanned stops by 36%.`],
  ['others', `# Results\nUnplanned stops\n${stops}\nOn average the industry cuts unplanned stops by 45%.`],
  ['more plants', `# Results\nUnplanned stops\n${stops}\nOn average 14 plants cut unplanned stops by 45%.`],
  ['some', `# Three of our customers\nUnplanned stops\n${stops}\nOn average our customers cut unplanned stops by 45%.`],
  ['something else', `# Results\nUnplanned stops\n${stops}\nOn average our customers buy 45% more paint.`],
  ['a bound', `# Results\nUnplanned stops\n${stops}\nOn average our customers cut unplanned stops by up to 45%.`],
  ['far away', `# Results\nUnplanned stops\n${stops}\n# Reviews\nOn average our customers cut unplanned stops by 45%.`],
  [
    'a course',
    '# Churn\nYear | Churn\n2022 | 14%\n2023 | 19%\n2024 | 22%\nOn average churn was 31% in shops of the trade before.',
  ],
  ['the total', `We closed the season with 1,379 boats under contract.\n# Boats under contract\n${boats}`],
  ['rounded', `We closed the season with 1,400 boats under contract.\n# Boats under contract\n${boats}`],
  ['the start', `The season opened with 1,230 boats under contract.\n# Boats under contract\n${boats}`],
  ['today', `Today there are 1,397 boats under contract.\n# Boats under contract\n${boats}`],
  ['a plan', `We aim at 1,397 boats under contract.\n# Boats under contract\n${boats}`],
  ['another thing', `We look after 1,397 boats in winter storage.\n# Boats under contract\n${boats}`],
  ['of one customer', `Our largest customer has 1,150 boats under contract.\n# Boats under contract\n${boats}`],
  ['a part', `Rivals have 1,397 boats under contract.\n# Boats under contract\n${boats}`],
  [
    'a table that leaves out some',
    'We closed the season with 1,397 boats under contract.\n# Boats under contract\nPort | End\nElm | 925\nOak | 450\nTotal | 1,381 (with Ash)',
  ],
  ['the sum', `# They come back\n£52k revenue in our first 12 months\nNet sales by quarter\n${quarters}`],
  ['with tax', `# They come back\n£62,400 revenue in our first 12 months\nNet sales by quarter\n${quarters}`],
  ['other months', `# They come back\n£61k revenue in our last 12 months\nNet sales by quarter\n${quarters}`],
  ['another year', `# They come back\n£61k revenue in 12 months from Jan 23\nNet sales by quarter\n${quarters}`],
  ['a part of it', `# They come back\n£21k export sales in our first 12 months\nNet sales by quarter\n${quarters}`],
  ['a rate', `# They come back\n£83k run rate of sales after 12 months\nNet sales by quarter\n${quarters}`],
  [
    'a business year',
    '# FY25\nSales in FY 2025 were €1.9m.\n€k | Q1 2025 | Q2 2025 | Q3 2025 | Q4 2025\nSales | 310 | 380 | 410 | 450',
  ],
  [
    'the change of time',
    '# Elm Wäsche\nHow Elm Wäsche cut its counting loss by 89 %\n# Results\nFigure | before | after\nPieces lost per month | 4.400 | 3.100\nTime for a cart | 14 min | 90 s',
  ],
  [
    'a time of its own',
    'Indicator | Year 1 | Year 2\nUse of the hall | 61% | 72%\nUse of the hall: FY28 at 88%\nIndicator | North | South\nOn time | 95% | 91%\nBy autumn 99% on time',
  ],
  ['a business year of its own', 'Indicator | Oak | Elm\nUtilisation | 61% | 72%\nFY28 at 88% utilisation.'],
  ['a plan for a share', 'Indicator | Oak | Elm\nUtilisation | 61% | 72%\nBudgeted: 88% utilisation'],
  ['a later quarter', 'On time by Q3: 99%\nIndicator | North | South\nOn time | 95% | 91%'],
  ['once it is built', '99% on time once built\nIndicator | North | South\nOn time | 95% | 91%'],
]

describe('what is told beside a table', () => {
  it('is held against what the table makes, with the numbers and their place', () => {
    const first = text(`There are 1,397 boats under contract.\n# Boats under contract\n${boats}`)
    expect(told(first)).toEqual([
      'the number of boats under contract: The total row under “Boats under contract” has 1,379, which its rows make, and 1,397 stands nowhere in the table.',
    ])
    const second = text(`# Stops\nUnplanned stops\n${stops}\nOn average our customers cut unplanned stops by 45%.`)
    expect(told(second)).toEqual([
      "the average: The 3 rows under “Change” have a mean of 34%, and no weighting by the table's other columns comes to 45%.",
    ])
    const third = text(`# Sales\n£61k revenue in our first 12 months\nNet sales by quarter\n${quarters}`)
    expect(told(third)).toEqual(['the revenue: The 12 months beside it add up to 52,000, not to £61k.'])
  })
  it.each(wrong)('%s', (expected, lines) => {
    expect(sides(text(lines))).toEqual([expected])
  })
  it.each(right)('is left alone: %s', (_why, lines) => {
    expect(sides(text(lines))).toEqual([])
  })
})
