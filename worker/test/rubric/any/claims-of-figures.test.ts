/** Statistics, numbers that are old, AI and stock words, and what only looks like them. */
import { expect, it } from 'vitest'
import { aiClaimUnexplained } from '#worker/panel/rubric/any/ai-claim-unexplained.ts'
import { buzzwordDense } from '#worker/panel/rubric/any/buzzword-dense.ts'
import { numberStale } from '#worker/panel/rubric/any/number-stale.ts'
import { statisticUnsourced } from '#worker/panel/rubric/any/statistic-unsourced.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'
import { held, type Samples } from './samples.ts'

const filler = 'Our clerks read every invoice twice. They mark what is wrong and send it back the same day.'

const samples: Samples[] = [
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

held(samples)

it('takes a row of a table for an explanation of AI', () => {
  const row = { type: 'table_row' as const, text: 'AI research | GPT-4o answers any question' }
  const claims = ['AI-powered billing.', 'AI-powered scheduling.', 'AI-powered everything.']
  expect(see(aiClaimUnexplained, memo(claims))).toHaveLength(1)
  expect(see(aiClaimUnexplained, memo([...claims, row]))).toEqual([])
})
