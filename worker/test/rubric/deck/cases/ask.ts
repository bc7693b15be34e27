/** Section 5.10: the ask. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, plainSlides, row, titled } from '../deck-cases.ts'

export const askCases: Cases[] = [
  {
    id: 'ask-absent',
    holds: [
      ['no slide', pitch({ ask: null })],
      ['a slide without an amount', on('ask', 'We are looking for partners who share the vision.')],
      ['raising awareness', titled('ask', 'Mission', 'Raising awareness for 2 million patients.')],
      ['money raised before', titled('ask', 'History', 'Raised €300k to date.')],
      ['a round without a size', pitch({ ask: null, cover: { title: 'Brindlecot', body: ['Series B', 'Porto'] } })],
      ['thank you', titled('ask', 'Thank you', 'hello@brindlecot.example')],
    ],
    not: [
      ['an amount', pitch()],
      ['two boxes', on('ask', 'We are raising', '€1.5M')],
      ['in the title', titled('ask', 'The ask: £1.2m', 'For two engineers.')],
      ['without a currency', on('ask', 'Raising 1.5M for two engineers')],
      [
        'currency in words',
        titled('ask', 'What we want', '3 million euros for 20 months, to reach 2 million euros of revenue.'),
      ],
      ['an abbreviated million', titled('ask', 'What we need', 'EUR 2m, or 2 Mio, for two years.')],
      ['a number in words', titled('ask', 'What we seek', 'Two million for the first plant.')],
      ['months say what it is', titled('ask', 'The next step', '£900k over 18 months.')],
      [
        'on the cover without a verb',
        pitch({ ask: null, cover: { title: 'Brindlecot', body: ['Series B | Porto | ¥3.2 billion'] } }),
      ],
      ['as a SAFE', pitch({ ask: null, cover: { title: 'Brindlecot', body: ['Pre-seed, USD 750,000 as a SAFE'] } })],
      ['rand', on('ask', 'Raising R12m for two engineers.')],
      ['a currency by its letters', titled('ask', 'The ask', 'COP 3,000,000,000')],
      ['a board memo', pitch({ ask: null, cover: { title: 'Brindlecot', body: ['Board meeting, booking software'] } })],
    ],
  },
  {
    id: 'ask-without-use',
    holds: [
      ['an amount only', on('ask', 'Raising €1M')],
      ['two boxes', on('ask', 'We are raising', '€1.5M')],
      ['terms are no use', on('ask', 'Raising €1M on a SAFE')],
      ['in the title', titled('ask', 'The ask: £1.2m', 'Let us talk.')],
      ['seed', on('ask', 'Seeking $2M seed')],
      ['for a stake', on('ask', 'Seeking €1M for a 10% stake')],
      [
        'for whatever there is',
        on('ask', 'Seeking €1M.', 'Funds will be used for growth and general corporate purposes.'),
      ],
      ['for growth', on('ask', 'Seeking €1M for growth and general purposes.')],
      ['to finance growth', on('ask', 'Seeking €1M to finance further growth.')],
      ['nothing but terms', on('ask', 'Raising €1M', '10% equity', 'Lead investor committed', 'Exit: a trade sale')],
    ],
    not: [
      ['hires', pitch()],
      ['what it is to finance', on('ask', 'Seeking €4M, to finance a service network in Spain.')],
      [
        'shares in words',
        on('ask', '€2.5m seed. Half for Texas, a third for underwriting staff, the rest for the licence.'),
      ],
      [
        'a summary that asks before another section says what for',
        pitch({
          problem: [
            { title: 'Executive summary', body: ['We are looking for £400,000 of equity.'] },
            plainSlides.problem,
          ],
          ask: {
            title: 'Funding requirement',
            body: ['Drying house £210,000, harvest £130,000, listing fees £60,000.'],
          },
        }),
      ],
      ['growth of something', on('ask', 'Seeking €1M.', 'Funds will be used for growth in Spain and two engineers.')],
      [
        'what it pays for, without an article',
        on('ask', 'Seeking €8M for manufacturing validation and the FDA trial.'),
      ],
      ['what it pays for, in a list', on('ask', '€4M', 'Porto and Madrid teams, insurance, pricing model')],
      ['what it leads to', on('ask', 'Raising €750,000, which gets us to 400,000 kegs and break-even in the spring.')],
      ['shares', on('ask', 'Raising €1M', '60% product', '40% sales')],
      ['milestones', on('ask', 'Raising €1M', '200 clinics by June 2027')],
      [
        'next slide',
        pitch({
          ask: [
            { title: 'The ask', body: ['Raising €1M'] },
            { title: 'Use of funds', body: ['Two engineers'] },
          ],
        }),
      ],
      ['in the notes', pitch({ ask: { title: 'The ask', body: ['Raising €1M'], notes: 'To hire two engineers.' } })],
    ],
  },
  {
    id: 'milestones-tied',
    holds: [
      [
        'a pitch by no usual heading',
        memo([
          '# Brindlecot',
          ...['# Where we stand', '61 clinics.'],
          ...['# What comes next', 'We are raising €1M.', '200 clinics by June 2027', '€60k MRR by December 2027'],
        ]),
      ],
      ['two months', on('ask', 'Raising €1M', '200 clinics by June 2027', '€60k MRR by December 2027')],
      ['quarters', on('ask', 'Raising €1M', 'Q2 2027: 200 clinics', 'Q4 2027: 3 countries')],
      ['years', on('ask', 'Raising €1M', 'By 2027 we serve 200 clinics.', 'By 2028 we serve 900 clinics.')],
      ['several by one date', on('ask', 'Raising €1M', 'By June 2027: 200 clinics, 3 countries and churn below 1%')],
      ['revenue and a count', on('ask', 'Raising €1M', 'By September 2027: €980k ARR, 40 clinics')],
      ['one line', on('ask', 'Raising €1M', '200 clinics by June 2027; 3 countries by March 2028')],
      [
        'next slide',
        pitch({
          ask: [
            { title: 'The ask', body: ['Raising €1M'] },
            { title: 'Milestones', body: ['200 clinics by June 2027', '400 clinics by May 2028'] },
          ],
        }),
      ],
    ],
    not: [
      ['one', on('ask', 'Raising €1M', '200 clinics by June 2027')],
      ['no numbers', on('ask', 'Raising €1M', 'Launch in June 2027', 'Growth in 2028')],
      [
        'shares of the money',
        on('ask', 'Raising €1M', 'It funds 18 months: 50% engineering, 30% sales', '200 clinics by June 2027'),
      ],
      ['no dates', on('ask', 'Raising €1M', '200 clinics', '3 countries')],
      [
        'a source and its year',
        on('ask', 'Raising €1M', '9% of calls are missed (Dental Office, 2027)', '200 clinics by June 2027'),
      ],
      [
        'what a part is for',
        on('ask', 'Raising €1M', '€500k is for two engineers until March 2028', '200 clinics by June 2027'),
      ],
      [
        'the next raise',
        on('ask', 'Raising €1M', '200 clinics by June 2027', 'Follow-on of €8M to €12M in 2028 for 40 sites'),
      ],
      [
        'what it is spent at',
        on('ask', 'Raising €1M', '200 clinics by June 2027', 'Net burn of €61k a month: 22 months, to autumn 2027'),
      ],
      ['when it closes', on('ask', 'Raising €1M', '200 clinics by June 2027', 'First close €400k, by January 2027')],
      [
        'lines of a budget',
        on(
          'ask',
          'Raising €1M',
          row('Use | €k | Share'),
          row('Product: 3 engineers from March 2027 | 540 | 54%'),
          row('Sales: second seller in 2027, events | 460 | 46%'),
        ),
      ],
      ['money that goes out', on('ask', 'Raising €1M', '€300k in Q1 2027 for a line', '€200k in Q3 2027 for a kiln')],
      ['no amount', titled('ask', 'Milestones', '200 clinics by June 2027', '400 clinics by May 2028')],
      ['the past', on('traction', '24 clinics in June 2025', '61 clinics in March 2026')],
    ],
  },
]
