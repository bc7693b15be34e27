import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from '#worker/panel/rubric/amount.ts'
import { countsIn, durationsIn, moneyIn, multiplesIn, percentsIn, ratiosIn } from '#worker/panel/rubric/numbers.ts'

describe('moneyIn', () => {
  it.each([
    ['$2M', 2e6, 2e6, 'USD', 'exact'],
    ['$82K MRR', 82e3, 82e3, 'USD', 'exact'],
    ['$1.2MM ARR', 1.2e6, 1.2e6, 'USD', 'exact'],
    ['€1,2 Mio.', 1.2e6, 1.2e6, 'EUR', 'exact'],
    ['1,2 Mio. €', 1.2e6, 1.2e6, 'EUR', 'exact'],
    ['USD 5m', 5e6, 5e6, 'USD', 'exact'],
    ['US$ 1.5 billion', 1.5e9, 1.5e9, 'USD', 'exact'],
    ['410,000 euros', 410e3, 410e3, 'EUR', 'exact'],
    ['3 million euros', 3e6, 3e6, 'EUR', 'exact'],
    ['about 85 dollars', 85, 85, 'USD', 'about'],
    ['$50+ billion', 50e9, 50e9, 'USD', 'at-least'],
    ['RM550,000', 550e3, 550e3, 'MYR', 'exact'],
    ['RM180k', 180e3, 180e3, 'MYR', 'exact'],
    ['35.2M KZT', 35.2e6, 35.2e6, 'KZT', 'exact'],
    ['240000 KZT/month', 240e3, 240e3, 'KZT', 'exact'],
    ['$24K–72K', 24e3, 72e3, 'USD', 'exact'],
    ['~$30–50K', 30e3, 50e3, 'USD', 'about'],
    ['$18-24K ARR', 18e3, 24e3, 'USD', 'exact'],
    ['$1,500-2,000 MRR', 1500, 2000, 'USD', 'exact'],
    ['₹5 crore', 5e7, 5e7, 'INR', 'exact'],
    ["CHF 1'200'000", 1.2e6, 1.2e6, 'CHF', 'exact'],
    ['1.200.000 €', 1.2e6, 1.2e6, 'EUR', 'exact'],
    ['£3.5bn', 3.5e9, 3.5e9, 'GBP', 'exact'],
    ['A$5m', 5e6, 5e6, 'AUD', 'exact'],
    ['over $9 a month', 9, 9, 'USD', 'at-least'],
    ['from €12.50', 12.5, 12.5, 'EUR', 'at-least'],
    ['up to $400', 400, 400, 'USD', 'at-most'],
    ['about $3 million', 3e6, 3e6, 'USD', 'about'],
    ['1 234 567 SEK', 1_234_567, 1_234_567, 'SEK', 'exact'],
    ['R 12,000', 12e3, 12e3, 'ZAR', 'exact'],
    ['R1.2m', 1.2e6, 1.2e6, 'ZAR', 'exact'],
    ['R450 000 in sales', 450e3, 450e3, 'ZAR', 'exact'],
    ['R499 a month', 499, 499, 'ZAR', 'exact'],
    ['20 rand', 20, 20, 'ZAR', 'exact'],
    ['ZAR 350', 350, 350, 'ZAR', 'exact'],
    ['COP 20.000', 20e3, 20e3, 'COP', 'exact'],
    ['3.5 million COP', 3.5e6, 3.5e6, 'COP', 'exact'],
    ['KSh 4,500', 4500, 4500, 'KES', 'exact'],
    ['Kshs. 300', 300, 300, 'KES', 'exact'],
    ['KES 2M', 2e6, 2e6, 'KES', 'exact'],
    ['₦15,000', 15e3, 15e3, 'NGN', 'exact'],
    ['₹50L', 50e5, 50e5, 'INR', 'exact'],
    ['Rs 3 lakh', 3e5, 3e5, 'INR', 'exact'],
    ['₱1,250', 1250, 1250, 'PHP', 'exact'],
    ['PHP 12,500', 12_500, 12_500, 'PHP', 'exact'],
    ['MX$300', 300, 300, 'MXN', 'exact'],
    ['MXN 1,500-2,000', 1500, 2000, 'MXN', 'exact'],
    ['R$ 1.500,00', 1500, 1500, 'BRL', 'exact'],
    ['49,90 zł', 49.9, 49.9, 'PLN', 'exact'],
    ['120 000 złotych', 120e3, 120e3, 'PLN', 'exact'],
    ['₺750', 750, 750, 'TRY', 'exact'],
    ['1.500 TL', 1500, 1500, 'TRY', 'exact'],
    ['499 kr', 499, 499, 'KR', 'exact'],
    ['kr 2 500', 2500, 2500, 'KR', 'exact'],
    ['200 kronor', 200, 200, 'KR', 'exact'],
    ["Fr. 1'200", 1200, 1200, 'CHF', 'exact'],
    ['SAR 900', 900, 900, 'SAR', 'exact'],
    ['HKD 80', 80, 80, 'HKD', 'exact'],
    ['฿350', 350, 350, 'THB', 'exact'],
    ['500.000₫', 500e3, 500e3, 'VND', 'exact'],
    ['250.000 đ', 250e3, 250e3, 'VND', 'exact'],
    ['1 200 Kč', 1200, 1200, 'CZK', 'exact'],
    ['NZ$45', 45, 45, 'NZD', 'exact'],
  ])('reads %s', (text, value, max, currency, bound) => {
    const [money, ...more] = moneyIn(text)
    expect(more).toEqual([])
    expect(money?.value).toBeCloseTo(value, 4)
    expect(money?.max).toBeCloseTo(max, 4)
    expect(money).toMatchObject({ currency, bound })
  })

  it.each([
    'version 2.0',
    'team of 12',
    'the RMS value',
    '5 eurosceptics',
    'A4 paper',
    'PHP 8.2 and R 4.3',
    '3 PHP developers',
    'COP 28 in Dubai',
    'TRY 30 DAYS FREE',
    'with R2 = 0.93',
    'petrol of RON 98',
    'building R 12, floor 4',
    'R&D 12,000',
    'room R 204 a floor up',
    'Fr. 12 June',
    '5 kricket bats',
    'rand() and 10 random rows',
    '6 Ft of cable',
  ])('sees none in %s', text => {
    expect(moneyIn(text)).toEqual([])
  })

  it('does not run an amount into a year after it', () => {
    expect(moneyIn('We made $4 2024 and $10K in 2025').map(one => one.value)).toEqual([4, 10_000])
  })

  it('places every amount exactly where it says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('We have', '$2M', 'and', '1,2 Mio. €', 'of', '£3.5bn', '12%', '.')),
        words => {
          const text = words.join(' ')
          for (const one of moneyIn(text)) expect(text.slice(one.index, one.index + one.length)).toBe(one.text)
        },
      ),
    )
  })
})

describe('parseNumber', () => {
  it.each([
    ['1,234', false, 1234],
    ['1.234', true, 1.234],
    ['0.125', false, 0.125],
    ['1.234,56', false, 1234.56],
    ['1,234.56', false, 1234.56],
    ['12,5', false, 12.5],
    ['1.200.000', false, 1_200_000],
  ])('reads %s', (text, magnitude, value) => {
    expect(parseNumber(text, magnitude)).toBe(value)
  })
})

describe('percentsIn', () => {
  it.each([
    ['+230% MoM', 230, 230],
    ['40 %', 40, 40],
    ['5-7% a week', 5, 7],
    ['-3%', -3, -3],
    ['12 percent', 12, 12],
    ['2,5 %', 2.5, 2.5],
  ])('reads %s', (text, value, max) => {
    expect(percentsIn(text)).toMatchObject([{ value, max, points: false }])
  })

  it.each(['up 12 pp', 'up 12pp', 'up 12\u00a0pp'])('tells points from per cent in “%s”', text => {
    expect(percentsIn(text)).toMatchObject([{ value: 12, points: true }])
  })
})

describe('durationsIn', () => {
  it.each([
    ['3–5 mo payback', 3, 5, 'month'],
    ['24-mo LTV', 24, 24, 'month'],
    ['18 months', 18, 18, 'month'],
    ['six weeks', 6, 6, 'week'],
    ['a 30-day trial', 30, 30, 'day'],
    ['2 to 3 years', 2, 3, 'year'],
  ])('reads %s', (text, value, max, unit) => {
    expect(durationsIn(text)).toMatchObject([{ value, max, unit }])
  })
})

describe('countsIn', () => {
  it.each([
    ['10,432 paying users', 10_432, 'paying', 'users', 'exact'],
    ['10,000+ users', 10_000, '', 'users', 'at-least'],
    ['2.5 million patients', 2.5e6, '', 'patients', 'exact'],
    ['1.2k teams', 1200, '', 'teams', 'exact'],
    ['three pilots', 3, '', 'pilots', 'exact'],
    ['over 500 independent dental clinics in Spain', 500, 'independent dental', 'clinics', 'at-least'],
    ['40M people', 40e6, '', 'people', 'exact'],
    ['20 000 customers', 20_000, '', 'customers', 'exact'],
  ])('reads %s', (text, value, qualifier, noun, bound) => {
    expect(countsIn(text)).toMatchObject([{ value, qualifier, noun, bound }])
  })

  it.each(['In 2024 customers asked', '12 months of data', '5 is less', '24/7 answers', '$30 vouchers'])(
    'sees none in %s',
    text => {
      expect(countsIn(text)).toEqual([])
    },
  )

  it('reads no number out of a longer word, whatever else is counted beside it', () => {
    expect(countsIn('One hundredweight sacks and three pilots')).toMatchObject([{ value: 3, noun: 'pilots' }])
  })
})

describe('multiples and ratios', () => {
  it('reads them', () => {
    expect(multiplesIn('10x and 3.5× at 1024x768').map(one => one.value)).toEqual([10, 3.5])
    expect(ratiosIn('~7:1–20:1, then 3:1 at 12:15').map(one => [one.value, one.max])).toEqual([
      [7, 20],
      [3, 3],
    ])
  })
})
