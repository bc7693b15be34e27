/** What honest decks and updates say of changes, shares and revenue with numbers beside each other that are of two things. */
import { expect, it } from 'vitest'
import { lines, told } from './told.ts'

it.each<[why: string, line: string]>([
  [
    'a bracket that holds the change before it',
    'Half price on the first crate (£17 instead of £34), 20% off the second.',
  ],
  ['a third price', 'The first crate is £17 instead of £34 and 20% off the second makes £27.20'],
  ['the rate of those that stayed', 'Gross retention 96%: one of 25 customers left in three years.'],
  ['the rate of what was not late', 'On time 92%: four of 50 ferries were late.'],
  [
    'a change of another group behind',
    'Uric acid down 47% at the top dose (n = 8), from 6.4 to 3.4 mg/dl, placebo down 2%.',
  ],
  ['growth beside what fell', 'Cost per unit went down from €12 to €9 while output rose 40%.'],
  ['growth of something else before', 'Output rose 40% and staff went from 10 to 30.'],
  ['a part before the whole', 'Sales doubled in Spain, from €0.4m to €0.8m; in all they rose 35%.'],
  ['what is signed and not begun', 'We have €7,620 MRR. Contracts signed but not begun bring €147,600 ARR.'],
  ['one part of the year', 'We have €7,620 MRR, €91,440 ARR. Sweden alone makes €38,000 ARR.'],
])('are left alone at %s', (_why, line) => {
  expect(told(lines(line))).toEqual([])
})

it.each<[line: string, because: string]>([
  ['The bill fell by 20%, to £17 instead of £34.', 'the decrease: From £34 to £17 is 50% less.'],
  ['Revenue grew 50% from €100k to €200k.', 'the growth rate: From €100k to €200k is 100%.'],
  ['We have €7,620 MRR. That is €147,600 ARR.', 'recurring revenue: Twelve months of €7,620 make 91,440.'],
  ['Gross retention 90%: one of 25 customers left in three years.', 'the share: one of 25 is 4%.'],
])('are held against themselves: %s', (line, because) => {
  expect(told(lines(line))).toEqual([because])
})
