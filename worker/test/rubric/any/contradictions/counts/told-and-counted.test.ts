/** A figure by its name, and the count or the second telling that refutes it. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

type Case = [why: string, text: string]

function cases(subject: string, wrong: Case[], right: Case[]) {
  describe(subject, () => {
    it.each(wrong)('cannot hold: %s', async (_why, text) => {
      expect((await said(text)).map(([about]) => about)).toEqual([subject])
    })
    it.each(right)('is left alone: %s', async (_why, text) => {
      expect(await said(text)).toEqual([])
    })
  })
}

cases(
  'the retention',
  [
    ['a sentence and a line', 'Of our 140 members, 112 renewed for another year.\n\nMember retention: 95%.'],
    ['the part first', '88 of the 120 shops renewed after a year.\n\nAnnual customer retention is 91%.'],
    [
      'the year of both',
      'METRICS, 2025\n\nAccount retention    96%\nGross margin   61%\nTeam    9\n\nSTAYING\n\nOf the 80 accounts that paid us at the end of 2024, 66 were still paying a year later.',
    ],
  ],
  [
    ['it fits', 'Of our 140 members, 126 renewed for another year.\n\nMember retention: 90%.'],
    ['rounding', 'Of our 141 members, 126 renewed for another year.\n\nMember retention: 90%.'],
    ['those who left', 'Of our 140 members, 14 were still with us a year later and lapsed.\n\nMember retention: 90%.'],
    ['revenue', 'Of our 140 members, 112 renewed for another year.\n\nNet revenue retention: 104%.'],
    ['a month', 'Of our 140 members, 112 renewed for another year.\n\nMonthly customer retention: 98%.'],
    ['a pilot', 'Of the 40 pilot members, 22 renewed for another year.\n\nMember retention: 95%.'],
    ['a target', 'Of our 140 members, 112 renewed for another year.\n\nThe target is a member retention of 95%.'],
    [
      'the industry',
      'Of our 140 members, 112 renewed for another year.\n\nIndustry benchmark: customer retention 70%.',
    ],
    [
      'another year',
      'Of the 80 accounts that paid us at the end of 2021, 50 were still paying a year later.\n\nAccount retention in 2025: 96%.',
    ],
    [
      'two groups',
      'Of our 140 members, 112 renewed for another year.\n\nMember retention: 95%.\n\nClient retention: 80%.',
    ],
    ['staff', 'Of our 140 members, 112 renewed for another year.\n\nEmployee retention is 97%.'],
  ],
)

cases(
  'the accuracy',
  [
    [
      'a test below the claim',
      '97% of the labels we print are correct at the first run.\n\nTHE TEST\n\nThe institute drew 800 labels from the spring. Our first run matched its list in 704 of them.',
    ],
    [
      'one sentence',
      'Ninety-eight per cent of the invoices we read are right.\n\nIn the audit our reader got 430 of the 500 invoices without a slip.',
    ],
  ],
  [
    [
      'it fits',
      '97% of the labels we print are correct at the first run.\n\nThe institute drew 800 labels. Our first run matched its list in 776 of them.',
    ],
    [
      'whoever else was tested',
      '97% of the labels we print are correct at the first run.\n\nThe institute drew 800 labels. Trained clerks matched its list in 690 of them.',
    ],
    [
      'something else',
      '97% of the labels we print are correct at the first run.\n\nA partner sent 60 parcels. Our driver matched the slot in 48 of them.',
    ],
    [
      'after a correction',
      '99% of the labels we print are correct after review.\n\nThe institute drew 800 labels. Our first run matched its list in 704 of them.',
    ],
    [
      'the share of another maker',
      'A vendor says that 99% of its labels are correct.\n\nThe institute drew 800 labels. Our first run matched its list in 704 of them.',
    ],
  ],
)

cases(
  'the time that it takes',
  [
    [
      'two wordings',
      'The scan takes 6 seconds per tray.\n\nINTEGRATION\n\nWith a pure scanning time of 11 seconds a tray we keep the pace of the oven.',
    ],
    ['two units', 'Each weighing lasts 30 seconds per sack.\n\nOur weighing takes 2 minutes per sack.'],
  ],
  [
    [
      'one time',
      'The scan takes 6 seconds per tray.\n\nWith a pure scanning time of 6 seconds a tray we keep the pace.',
    ],
    ['two units of one', 'Each weighing lasts 120 seconds per sack.\n\nOur weighing takes 2 minutes per sack.'],
    ['two kinds', 'The blood test takes 6 minutes per patient.\n\nThe eye test takes 11 minutes per patient.'],
    ['two sorts of people', 'The test takes 10 minutes per child.\n\nThe test takes 25 minutes per adult.'],
    ['two steps', 'The scan takes 6 seconds per tray.\n\nThe sorting takes 11 seconds per tray.'],
    ['a rival', 'The scan takes 6 seconds per tray.\n\nA competitor says the scan takes 11 seconds per tray.'],
    [
      'before',
      'The scan takes 6 seconds per tray.\n\nIn our first year, with a scan of 11 seconds per tray, we were too slow.',
    ],
    ['a bound', 'The scan takes 6 seconds per tray.\n\nOn large trays the scan takes 11 seconds per tray.'],
    ['a plan', 'The scan takes 6 seconds per tray.\n\nNext year we expect that the scan takes 3 seconds per tray.'],
  ],
)

cases(
  'the number of people in the team',
  [
    [
      'words',
      'There are twelve of us altogether: five bakers and seven drivers.\n\nCOSTS\n\nWe carry a payroll of sixteen.',
    ],
    ['digits', 'There are 21 of us today.\n\nCOSTS\n\nWith a payroll of 27 our wages come to €95,000 a month.'],
    ['on payroll', 'We are 30 people.\n\nCOSTS\n\n41 people on payroll.'],
  ],
  [
    ['the same', 'There are twelve of us altogether.\n\nWe carry a payroll of twelve.'],
    ['a plan', 'There are twelve of us altogether.\n\nNext year we expect a payroll of sixteen.'],
    ['before', 'There are twelve of us today.\n\nIn 2022 we had a payroll of seven.'],
    ['the owners', 'There are two of us.\n\nWe carry a payroll of sixteen.'],
    ['some of them', 'There are nine of us who bake.\n\nWe carry a payroll of sixteen.'],
    ['an amount', 'There are twelve of us altogether.\n\nWe carry a payroll of 38 thousand.'],
    ['money', 'There are twelve of us altogether.\n\nWe carry a payroll of €380 a day.'],
    ['a customer', 'There are twelve of us altogether.\n\nA bakery with a payroll of thirty saves most with us.'],
    ['employers', 'There are twelve of us altogether.\n\nWe are for employers, with a payroll of 60 or so.'],
    ['a rival', 'There are twelve of us altogether.\n\nOur largest competitor has a payroll of sixty.'],
  ],
)

cases(
  'the parts of the whole',
  [
    [
      'words',
      'So far we have handed over sixteen boats to their owners.\n\nWHERE THEY LIE\n\nOf the boats handed over, nine lie in Hull, six in Goole and four in Whitby.',
    ],
    ['the whole in the same sentence', 'Of our 30 ovens, 14 stand in Graz, 12 in Linz and 9 in Wels.'],
    [
      'digits',
      'We have installed 52 pumps.\n\nOf the pumps installed, 30 are in Norway, 17 in Sweden and 11 in Denmark.',
    ],
  ],
  [
    [
      'it fits',
      'We have handed over sixteen boats.\n\nOf the boats handed over, nine lie in Hull, four in Goole and three in Whitby.',
    ],
    ['a rest', 'We have handed over sixteen boats.\n\nOf the boats handed over, nine lie in Hull and four in Goole.'],
    [
      'others',
      'We have sold nineteen boats.\n\nOf the boats handed over, nine lie in Hull, six in Goole and four in Whitby.',
    ],
    [
      'at least',
      'We have handed over more than sixteen boats.\n\nOf the boats handed over, nine lie in Hull, six in Goole and four in Whitby.',
    ],
    [
      'two years',
      'In 2023 we have handed over sixteen boats.\n\nOf the boats handed over in all, nine lie in Hull, six in Goole and four in Whitby.',
    ],
    ['what overlaps', 'Of our 30 ovens, 14 have a timer, 12 a steamer and 9 a stone.'],
    ['people in two places', 'Of our 30 teachers, 14 work in Graz, 12 in Linz and 9 in both.'],
    ['a goal', 'Of our 30 ovens, 14 will stand in Graz, 12 in Linz and 9 in Wels by 2028.'],
  ],
)
