import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { absolutePromise } from '#worker/panel/rubric/any/absolute-promise.ts'
import { aiClaimUnexplained } from '#worker/panel/rubric/any/ai-claim-unexplained.ts'
import { buzzwordDense } from '#worker/panel/rubric/any/buzzword-dense.ts'
import { numberStale } from '#worker/panel/rubric/any/number-stale.ts'
import { safetyAbsolute } from '#worker/panel/rubric/any/safety-absolute.ts'
import { statisticUnsourced } from '#worker/panel/rubric/any/statistic-unsourced.ts'
import { superlativeUnbacked } from '#worker/panel/rubric/any/superlative-unbacked.ts'
import type { Observation } from '#worker/panel/rubric/observation.ts'
import { memo } from '../documents.ts'
import { quotesSeen, see } from '../see.ts'

const filler = 'Our clerks read every invoice twice. They mark what is wrong and send it back the same day.'

interface Samples {
  observation: Observation
  holds: string[][]
  not: string[][]
}

const samples: Samples[] = [
  {
    observation: superlativeUnbacked,
    holds: [
      ['The best soil sensor in the world.'],
      ['It is the most powerful shift swapping on the market.'],
      ['We are the leading platform for dental billing.'],
      ['Acme is the most advanced scheduling software.'],
      ["Join the world's #1 invoicing tool."],
      ['A best-in-class team of editors.'],
      ['We built the fastest app for freight brokers.'],
      ["Ads and search from Europe's leading marketing agency."],
      ['We are the leading platform for dental billing.', 'An award-winning team.'],
    ],
    not: [
      ['One of the best soil sensors in the world.'],
      ['We tested it against the best soil sensor on the market.'],
      ['The best view is from the second floor.'],
      ['Our best practices guide is free.'],
      ['The editor works best on Chrome.'],
      ['The best way to start is small.'],
      ['It strips a leading zero from each code.'],
      ['Late invoices are leading to delays.'],
      ['She spent four years leading a team of nine.'],
      ['The only required setting is the address.'],
      ['We are the leading platform for dental billing.', 'Source: Gartner, 2025'],
      ['We are the leading platform for dental billing.', 'Winner of the Dental Software Award 2025.'],
      ['“They are simply the best and the leading platform we have ever used at our clinic!”'],
      ['We are not the leading platform for dental billing.'],
      ["Talent from the world's leading universities."],
      ["Engineers from Europe's leading games studio."],
      ['Our goal is to become the leading platform for dental billing.'],
      ['Is this the leading platform for dental billing?'],
      ['Competitors claim to be the leading platform for dental billing.'],
      ['The fastest app for freight brokers, at 210 ms a search.'],
    ],
  },
  {
    observation: absolutePromise,
    holds: [
      ['We offer guaranteed results.'],
      ['It is completely risk-free.'],
      ['Our backup never fails.'],
      ['Results are guaranteed.'],
      ['Results are guaranteed.', 'There are no refunds.'],
      ['Repayment of the note is safe with us: repayment is guaranteed.'],
      ['Lowest prices guaranteed.'],
      ['It costs $40 a desk and we guarantee 100% rent compliance.'],
      ['Our assistant never hallucinates.'],
      ['Guaranteed admission to the school.'],
    ],
    not: [
      ['Lowest prices guaranteed.', 'Find it cheaper within 14 days and we refund the difference.'],
      ['Repayment is guaranteed by the state bank.'],
      ['Repayment is guaranteed.', 'A letter of credit of €2M stands behind it.'],
      ['No assistant never hallucinates.'],
      ['Repayment is not guaranteed.'],
      ['We cannot guarantee 100% compliance.'],
      ['Nobody can guarantee 100% delivery, and we do not.'],
      ['We guarantee 100% delivery or your money back.'],
      ['We guarantee 100% cotton.'],
      ['It never makes a mistake twice.'],
      ['Approval is guaranteed for 6 months once it is given.'],
      ['Every order has a 30-day money-back guarantee.'],
      ['Try it risk-free for 30 days.'],
      ['The shirt is 100% organic cotton and 100% safe dye.'],
      ['We are a 100% remote company.'],
      ['The migration is 100% complete.'],
      ['It is not foolproof.'],
      ['“They guarantee results, guaranteed results, and are simply the best we ever had!”'],
      ['Never promise guaranteed results to a client.'],
      ['Are your results guaranteed?'],
      ['100% risk-free guarantee', 'Not satisfied? Get your money back within 60 days.'],
      ['Week 1: make the core loop bulletproof'],
      ['Other vendors promise guaranteed results.'],
      ['Guaranteed results: if stock is not cut by 10%, the year is free.'],
    ],
  },
  {
    observation: statisticUnsourced,
    holds: [
      ['73% of companies lose invoices every month.'],
      ['One in five patients never returns.'],
      ['40% of food is thrown away.'],
      ['3 out of 10 businesses close within a year.'],
      ['60% of all small businesses still bill on paper.'],
      ['Studies show that 73% of companies lose invoices.'],
      ['Research shows that 68% of gardeners overwater.'],
      ['More than 80% of investors sell too late.'],
      ['According to recent research, 73% of companies lose invoices.'],
      ['A survey found that 40% of food is thrown away.'],
      ['Experts say that one in five patients never returns.', 'Many published studies agree.'],
      // The software is ours; the studies are nobody's.
      ['Studies show that companies using our software save 30% of their time.'],
      ['Research shows that you sleep 73% better with us.'],
      ['Nearly 40% of the brake fluids on the market are watered down.'],
      ['Up to 25% of olive oils sold in the country hold other oils.'],
    ],
    not: [
      [
        'About 40% of the brake fluids on the market failed, the Volta Institute found.',
        'Source: Volta Institute, 2025',
      ],
      ['We stock 40% of the brake fluids on the market.'],
      ['41% of buyers buy again within 90 days (n = 3,300, own shop only).'],
      ['Only 40% of the seats in the hall are sold.'],
      ['73% of companies lose invoices every month.', 'Source: Eurostat, 2025'],
      ['According to the OECD, 73% of companies lose invoices.'],
      ['A study by the University of Leeds found that 73% of companies lose invoices.'],
      ['The 2024 census counted that 40% of households rent.'],
      ['A survey of 400 nurses found that 40% of patients come late.'],
      ['73% of companies lose invoices, a Deloitte report says.'],
      ['62% of large invoices are late (BIG Tally, 2025; 1,050 companies asked).'],
      ['The fund holds 11.5% of most companies.'],
      ['# People', 'Women are 61% of all and 50% of managers.'],
      ['73% of our customers renewed.'],
      ['Our own study shows that 40% of visitors return.'],
      ['The data we measured shows that 40% of visitors return.'],
      ['We cut errors by 40%.'],
      ['For example, 40% of companies could pay late.'],
      ['73% of companies lose invoices [1].'],
      ['Save 20% on all plans.'],
      ['The discount is 15% for students.'],
      ['Do 73% of companies really lose invoices?'],
      ['73% of companies lose invoices.', '# References', 'Doe, J. Invoices.'],
    ],
  },
  {
    observation: numberStale,
    holds: [
      ['Clinics spend $4B a year on paperwork (2019).'],
      ['As of 2020, 61% of patients are booked by phone.'],
      ['There are 48,000 clinics in 2018.'],
      ['Nurses lose 30% of a shift to forms (2021).'],
      ['In 2017, 12% of clinics use e-mail.'],
    ],
    not: [
      ['Clinics spend $4B a year on paperwork (2025).'],
      ['We were founded in 2012 and have 40 customers.'],
      ['The act was passed in 2016 and fines are 4% of sales.'],
      ['Revenue grew 30% in 2019.'],
      ['Clinics spend $4B a year on paperwork.'],
      ['Sales rose from $1M in 2018 to $4M in 2025 and are steady.'],
      ['Our class of 2019 has 40 graduates.'],
      ['The office is in 2018 Main Street.'],
    ],
  },
  {
    observation: aiClaimUnexplained,
    holds: [
      ['An AI-powered platform. Our AI-driven workflows help.', 'Built with machine learning.'],
      ['AI-powered billing.', 'AI-powered scheduling.', 'AI-powered everything.'],
      ['Powered by AI.', 'Our AI is there for you.', 'An intelligent assistant for clinics.'],
    ],
    not: [
      ['An AI-powered platform.', 'Built with machine learning.'],
      [
        'AI-powered billing. AI-driven. Machine learning.',
        'Our model reads each invoice, and a human approves every amount over 500.',
      ],
      ['AI-powered betting. AI-driven. Machine learning.', 'We use GPT-4o for:', '- Questions', '- Reviews'],
      ['Hosting for AI researchers. Tools for AI engineers.', 'AI-native. AI-first. AI-powered.'],
      ['Clerks read each invoice.'],
    ],
  },
  {
    observation: buzzwordDense,
    holds: [
      [
        'We leverage synergies to empower teams with a seamless, robust and scalable solution.',
        'Our cutting-edge ecosystem unlocks transformation at the click of a button.',
        filler.repeat(3),
      ],
    ],
    not: [
      [filler.repeat(4), 'A seamless hand-over.'],
      [
        'The seamless tube is robust to outliers in the test.',
        'End-to-end encryption protects the Scalable Vector Graphics.',
        'The Innovation Fund paid for next-generation sequencing.',
        'A smart card opens the door and a smartphone unlocks the bike.',
        filler.repeat(3),
      ],
      ['Simple, fast, easy and affordable for many clinics.', filler.repeat(3)],
    ],
  },
]

describe.each(samples)('$observation.id', ({ observation, holds, not }) => {
  it.each(holds.map(lines => [lines.join(' / '), memo(lines)] as [string, LocatedDocument]))(
    'sees: %s',
    (_, document) => {
      expect(see(observation, document).length).toBeGreaterThan(0)
    },
  )

  it.each(not.map(lines => [lines.join(' / '), memo(lines)] as [string, LocatedDocument]))(
    'leaves alone: %s',
    (_, document) => {
      expect(quotesSeen(observation, document)).toEqual([])
    },
  )

  it('is silent in another language', () => {
    for (const lines of holds) expect(see(observation, memo(lines, { language: 'de' }))).toEqual([])
  })
})

it('takes a row of a table for an explanation of AI', () => {
  const row = { type: 'table_row' as const, text: 'AI research | GPT-4o answers any question' }
  const claims = ['AI-powered billing.', 'AI-powered scheduling.', 'AI-powered everything.']
  expect(see(aiClaimUnexplained, memo(claims))).toHaveLength(1)
  expect(see(aiClaimUnexplained, memo([...claims, row]))).toEqual([])
})

describe('a claim deep inside a long sentence', () => {
  const before = Array<string>(60).fill('it reads each bill').join(', ')

  it.each([
    [superlativeUnbacked, 'we are the leading platform for dental billing'],
    [absolutePromise, 'our clerks offer guaranteed results'],
    [safetyAbsolute, 'your data is 100% secure'],
    [statisticUnsourced, '73% of companies lose invoices'],
  ])('is in the quote', (observation, claim) => {
    expect(quotesSeen(observation, memo([`Every day ${before}, and ${claim}.`]))[0]).toContain(claim)
  })
})

describe('superlative-unbacked', () => {
  const rank = (line: string) => see(superlativeUnbacked, memo([line]))[0]?.facts
  it('names the rank to the end of its field', () => {
    expect(rank('It is the best wine app in the world.')?.rank).toBe('the best wine app in the world')
    expect(rank('We make the fastest platform for dental billing and we are small.')?.rank).toBe(
      'the fastest platform for dental billing',
    )
  })
  it('does not say a sentence twice that is the rank and no more', () => {
    const [sighting] = see(superlativeUnbacked, memo(['The best soil sensor in the world.']))
    const claim = sighting && superlativeUnbacked.views['skeptical-buyer']?.claim(sighting)
    expect(claim).toBe(
      '“The best soil sensor in the world”, says who? I looked beside it for a ranking, a test or an award.',
    )
  })
  it('names the whole of what ranks itself, and praises no rank', () => {
    expect(rank('Brackwater is a leading payroll solutions provider in the region.')?.rank).toBe(
      'a leading payroll solutions provider',
    )
    expect(Object.values(superlativeUnbacked.views).filter(view => view?.sign === '+')).toEqual([])
  })
})
