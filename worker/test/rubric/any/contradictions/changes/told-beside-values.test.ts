/** Changes told beside the two values that they are of, in many wordings, and how many stay beside how many leave. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

const wrong: [subject: string, because: string, text: string][] = [
  ['the growth rate', 'From $1.4m to $2.9m is 2.1 times as much.', 'Sales tripled last year, from $1.4m to $2.9m.'],
  ['the decrease', 'From 6.2% to 4.9% is 21% less.', 'We halved the scrap rate: 6.2% before, 4.9% after.'],
  [
    'the growth rate',
    'From 3,2 Mio. € to 4,0 Mio. € is 25% more.',
    'Turnover grew from 3,2 Mio. € to 4,0 Mio. €, an increase of 40 %.',
  ],
  [
    'the growth rate',
    'From 4.2 to 8.5 is 2 times as much.',
    '| | 2023 | 2024 |\n| Revenue | 4.2 | 8.5 |\n| EBITDA | -1.0 | -0.4 |\n\nRevenue tripled in 2024.',
  ],
  [
    'the decrease',
    'From 22,000 to 15,600 is 29% less.',
    'How Larchmere Dairy cut its water use by 45%\n\n\tBefore\tAfter\nWater (m³ per year)\t22,000\t15,600\nMilk (tonnes)\t410\t430',
  ],
  [
    'the decrease',
    'From $3,900 to $2,145 is 45% less.',
    'Their oil bill was $3,900 a year. Now it comes to $2,145 a year. That is 60% off, or $1,755 every year.',
  ],
  [
    'the growth rate',
    'From 4,100 to 6,300 is 1.5 times as much.',
    'Members more than doubled: 4,100 at the end of 2023, 6,300 at the end of 2024.',
  ],
  ['the decrease', 'From 40 to 22 is 45% less.', 'Downtime fell by 70 %, from 40 hours a month to 22.'],
  ['the decrease', 'From 32 to 21 is 34% less.', 'We cut waiting time by 50% (from 32 to 21 days).'],
  ['the growth rate', 'From 4,800 to 5,400 is 13% more.', 'Orders rose 35% to 5,400 from 4,800.'],
  ['the growth rate', 'From 1,840 to 2,020 is 10% more.', 'Bookings: 1,840 in 2023 and 2,020 in 2024, up 25%.'],
  [
    'the growth rate',
    'From 310 to 480 is 1.5 times as much.',
    'Active farms went from 310 to 480, almost three times as many.',
  ],
  ['the decrease', 'From 84 to 61 is 27% less.', 'Complaints halved in a year: 84 in 2023, 61 in 2024.'],
  [
    'how many stay for a year',
    'Where 14% leave, 86% stay.',
    'Customer retention 91% (trailing twelve months)\n\nLater on.\n14% of accounts that were active a year ago have since cancelled.',
  ],
  ['the decrease', 'From 9,800 to 6,900 is 30% less.', 'Guest nights fell by 45% to 6,900 from 9,800.'],
  [
    'the growth rate',
    'From 2,100 to 4,000 is 1.9 times as much.',
    'Our list has tripled since May (from 2,100 to 4,000 addresses).',
  ],
  ['the decrease', 'From 42 to 31 is 26% less.', 'Press time was halved, from 42 minutes to 31.'],
  ['the decrease', 'From 5 to kes 3 is 40% less.', 'Installation takes 3 hours instead of 5: 60% less.'],
  [
    'the growth rate',
    'From 210 to 290 is 38% more.',
    '| | FY23 | FY24 |\n|---|---|---|\n| Revenue (₹ lakh) | 210 | 290 |\n| Stores | 4 | 6 |\n\nWe doubled our revenue in FY24.',
  ],
  [
    'the decrease',
    'From 6.4% to 4.8% is 25% less.',
    '| Metric | Old | New |\n|---|---|---|\n| Scrap rate | 6.4% | 4.8% |\n| Changeover (min) | 45 | 30 |\n\nScrap rate down by 50%.',
  ],
  ['the decrease', 'From 5,0 % to 3,5 % is 30% less.', 'Our churn is down 60%: from 5,0 % to 3,5 %.'],
]

/** Each of these is as it should be, and looks much like one that is not. */
const right: [text: string][] = [
  ['Revenue doubled in 2024\nRevenue by year (€ m): 2022 1.2, 2023 2.0, 2024 4.1'],
  ['Revenue tripled since 2022\n| | 2022 | 2023 | 2024 |\n| Revenue | 1.4 | 2.9 | 4.3 |'],
  ['Sales tripled last year in Norway, from group sales of $1.4m to $2.9m.'],
  [
    '| | 2023 | 2024 |\n| Revenue | 4.2 | 8.5 |\n| Subscriptions | 0.4 | 1.2 |\n\nSubscription revenue tripled in 2024.',
  ],
  [
    'How Larchmere Dairy cut its water use per litre by 45%\n\n\tBefore\tAfter\nWater (m³ per year)\t22,000\t15,600\nMilk (tonnes)\t310\t430',
  ],
  [
    'How Larchmere Dairy cut its gas use by 45%\n\n\tBefore\tAfter\nWater (m³ per year)\t22,000\t15,600\nGas (GJ)\t900\t495',
  ],
  ['Their oil bill was $3,900 a year. Now it comes to $2,145 a year. That is 45% off, or $1,755 every year.'],
  ['Downtime fell by 45 %, from 40 hours a month to 22.'],
  ['Staff doubled in 2024. Revenue went from 4.2 to 8.5 million and orders from 40 to 55.'],
  ['Orders rose 12% to 5,400 from 4,800.'],
  ['We cut waiting time by 50% in Bergen. Across all clinics it fell from 32 to 21 days.'],
  ['Complaints nearly halved in a year: 84 in 2023, 45 in 2024.'],
  ['Customer retention 91% (trailing twelve months)\n9% of accounts that were active a year ago have since cancelled.'],
  ['Net revenue retention 112%\nLogo churn 9% a year.'],
  ['Retention on the yearly plan 94%. On the monthly plan 30% cancelled within a year.'],
  ['Monthly churn 1.2%. Yearly retention 86%.'],
  ['We doubled the number of engineers in 2024 and raised prices by 8%. Revenue went from €1.1m to €1.4m.'],
  ['Since 2021 the price of coal doubled. We pay 210 € a tonne now, from 180 € at the old pit.'],
  ['Churn fell from 4.1% to 2.9%, a third less; tickets fell 40%.'],
  ['Conversion rose from 2% to 3%, up 50%.'],
  ['Conversion rose from 2% to 3%, up one point.'],
  ['Now 40% off: CHF 84, was CHF 140.'],
  ['Our waiting list was 40 names in March and 120 in June: it tripled.'],
  [
    'Heating costs fell 30% in the first house, from 4,000 to 2,800 francs, and 22% in the second, from 3,600 to 2,808.',
  ],
  ['The grant doubles every pound you give, from £10 to £20 or from £50 to £100.'],
  ['Weekly orders went from 60 (January) to 96 (June), 60 % more, although we cut the budget by 20%.'],
  ['Water use was cut by 40% per guest, from 310 to 186 litres.'],
  [
    '| Region | 2023 | 2024 |\n|---|---|---|\n| North | 4.2 | 4.9 |\n| South | 1.0 | 2.1 |\n\nThe South doubled in 2024.',
  ],
  [
    '| Metric | Before | After |\n|---|---|---|\n| Calls per day | 60 | 41 |\n| Waiting time (min) | 12 | 6 |\n\nWaiting time was halved; calls fell by a third.',
  ],
  [
    '| Metric | Before | After |\n|---|---|---|\n| Energy for heating (kWh) | 6,000 | 3,000 |\n| Energy | 10,000 | 7,000 |\n\nThe house cut its heating energy by 50%. It needs 30% less energy.',
  ],
  [
    '| | 2022 | 2023 | 2024 |\n|---|---|---|---|\n| Members | 800 | 1,100 | 1,650 |\n\nMembership doubled between 2022 and 2024. Members grew 50% in 2024.',
  ],
  ['| | Plan | Actual |\n|---|---|---|\n| Revenue | 4.0 | 5.1 |\n\nRevenue grew by 60%.'],
  ['| | 2023 | 2024 |\n|---|---|---|\n| Revenue | 4.0 | 5.1 |\n\nIn the first quarter of 2025 revenue grew by 60%.'],
  ['| | 2023 | 2024 |\n|---|---|---|\n| Revenue | 4.0 | 5.1 |\n\nRevenue doubled last year at our Lyon site.'],
  ['| | 2023 | 2024 |\n|---|---|---|\n| Revenue | 4.0 | 5.1 |\n\nRevenue doubled since we opened the second shop.'],
  ['| | 2023 | 2024 |\n|---|---|---|\n| Revenue | 4.0 | 5.1 |\n\nOur first customer doubled its revenue with us.'],
  [
    '| | 2023 | 2024 | 2025 |\n|---|---|---|---|\n| Revenue | 4.0 | 5.1 | 6.0 |\n\nOnline revenue doubled. Export revenue is up 80%. "Our revenue doubled," says a customer.',
  ],
  ['Retention of customers after a year: 91%. In the last twelve months 14% of customers of the old plan cancelled.'],
  ['Annual customer retention 92%. 30% of customers who cancelled last year left for price.'],
  ['94% of members renew every year. 22% of members who leave come back within a year.'],
  ['Customer retention 91% a year. 14% of accounts opened in the last year cancelled in the trial.'],
  ['Our guest nights rose from 12,400 to 15,900, up 28%; revenue is up 41%.'],
  ['Waste fell from 14% to 9% of purchases, 36% less.'],
  ['In 2023 we had 1,200 members, in 2024 1,500: up 25%.'],
  ['The price of cocoa tripled while our price went from €4.20 to €4.90.'],
  ['Staff turnover halved from 22% in 2023 to 11% in 2024.'],
  ['Visits doubled from 400 in May to 820 in June.'],
  ['From 3 to 9 sites: we tripled in two years.'],
  ['We cut energy by 18%, from 412 to 338 MWh, and cost by 31%.'],
  ['Returns dropped by a quarter, from 8.0% to 6.1%. Complaints are down 45%.'],
  ['Sales of the blue one doubled. Sales of the red one went from 310 to 330.'],
  ['Nearly tripled: from 1,900 to 5,300 subscribers in 14 months.'],
  [
    '| KPI | Q1 2024 | Q1 2025 |\n|---|---|---|\n| Revenue (k€) | 410 | 560 |\n| Orders | 1,200 | 1,900 |\n\nRevenue grew 37%. Orders are up 58%.',
  ],
  [
    '| KPI | Q3 2024 | Q4 2024 | Q1 2025 |\n|---|---|---|---|\n| Revenue (k€) | 410 | 480 | 560 |\n\nYear on year, revenue grew 61%.',
  ],
  [
    '| Item | 2024 | 2025 budget |\n|---|---|---|\n| Marketing | 40,000 | 60,000 |\n| Rent | 24,000 | 24,500 |\n\nMarketing was cut by 30% in the spring.',
  ],
  [
    '| Item | 2023 | 2024 |\n|---|---|---|\n| Visitors | 40,000 | 52,000 |\n\nVisitors from abroad doubled. School visitors fell by 12 %.',
  ],
  ['Monthly churn 1.0%, yearly customer retention 88%.'],
  ['Customer retention (annual): 90%. Last year 10% of customers left.'],
]

describe('figures beside each other', () => {
  it.each(wrong)('%s: %s', async (subject, because, text) => expect(await said(text)).toEqual([[subject, because]]))
  it.each(right)('leaves alone: %s', async text => expect(await said(text)).toEqual([]))
})
