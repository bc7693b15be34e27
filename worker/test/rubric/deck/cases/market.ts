/** Section 5.4: the market. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, row } from '../deck-cases.ts'

export const marketCases: Cases[] = [
  {
    id: 'market-top-down-only',
    holds: [
      ['a report figure', on('market', 'The dental software market is worth $14bn.')],
      ['label and amount in two boxes', on('market', 'TAM', '€4.2bn')],
      ['three labels', on('market', 'TAM $14bn', 'SAM $2bn', 'SOM $90M')],
      ['a source does not count buyers', on('market', 'TAM €4bn (Statista, 2025)')],
      ['a growing market', on('market', 'A €9 billion industry that grows by 8% a year')],
      ['how old they are', on('market', 'TAM €4bn', 'Patients, 18 to 75 years, rate us 9.5')],
      [
        'the same figure elsewhere, with nothing that leads to it',
        pitch({
          market: { title: 'Market', body: ['TAM €4bn'] },
          whyNow: { title: 'Why now', body: ['A €4bn market.'] },
        }),
      ],
      ['figures that count no buyer', on('market', 'TAM €4bn in 2026', '3 regions, 12 months, 40% online')],
    ],
    not: [
      ['buyers without a price', on('market', '9,000 clinics book by phone', 'A €4bn market')],
      ['a table that counts', on('market', 'Segment | Number | TAM', 'Bookings | 20,210 | €37.8m', 'A €38m market')],
      ['a bare count beside it', on('market', 'Utilities in scope', '9,500', 'TAM $180M')],
      [
        'its sum on another slide',
        pitch({
          problem: {
            title: 'Problem',
            body: ['Iberia bakes 2 million tonnes. At 20 kg a tray and €3 per tray for boxes this is a €300M market.'],
          },
          market: { title: 'Market', body: ['TAM: €300M (boxes)', 'SAM: €40M'] },
        }),
      ],
      [
        'its sum told line by line elsewhere',
        pitch({
          whyNow: { title: 'Why now', body: ['36,000 visits a day', '€310 each', 'That is €4bn'] },
          market: { title: 'Market', body: ['TAM €4bn'] },
        }),
      ],
      [
        'a quantity and its price, for another part of the market',
        pitch({
          market: { title: 'Market', body: ['TAM €4bn'] },
          reach: { title: 'Go-to-market', body: ['The first market: 4,200 beds at €90 per bed.'] },
        }),
      ],
      ['a Swiss count', on('market', "1'250 Betriebe", 'TAM CHF 48m')],
      ['counted', pitch()],
      [
        'counted on the next slide',
        pitch({
          market: [
            { title: 'Market', body: ['TAM €4bn'] },
            { title: 'How we counted', body: ['18,000 clinics at €2,400 a year'] },
          ],
        }),
      ],
      [
        'counted in the appendix',
        pitch({ market: { title: 'Market', body: ['TAM €4bn'] } }, {}, [
          { title: 'Appendix' },
          { title: 'Count', body: ['18,000 clinics pay €2,400 per year'] },
        ]),
      ],
      ['no amount', on('market', 'Dental software is a growing market.')],
      ['go-to-market', pitch({ market: null, reach: { title: 'Go-to-market', body: ['We spend €2M on marketing.'] } })],
    ],
  },
  {
    id: 'market-one-percent',
    holds: [
      ['of this', on('market', 'A €48bn market.', 'If we win only 1% of this we are large.')],
      ['just', on('market', 'Just 1% of this market is worth €40M.')],
      ['if we capture', on('market', 'If we capture 2% of the market we reach €80M.')],
      ['only', on('market', 'We need only 0.5% market share.')],
      ['capturing', on('market', 'Capturing 3% of the TAM makes €120M.')],
      ['if we achieve', on('market', 'If we achieve 1% market share we make €1.6bn.')],
      ['even', on('market', 'Even 1 percent of the segment is enough.')],
      [
        'of what stands above',
        on('market', 'Road freight is worth €150bn', 'If we capture just 1% we are a €1.5bn company'),
      ],
    ],
    not: [
      ['a fee', on('model', 'Our fee is just 1% of each invoice.')],
      ['a conversion', on('traction', 'If we win 2% of our trials the quarter is met.')],
      ['counted beside it', on('market', 'Just 1% of the market: 180 clinics at €2,400 a year.')],
      ['a large share', on('market', 'We want to win 30% of the market in Porto.')],
      ['advice', on('market', 'Never say that just 1% of the market is enough.')],
      ['a lost share', on('market', 'Incumbents churn only 2% of market share a year.')],
    ],
  },
  {
    id: 'market-bottom-up',
    holds: [
      ['by the month', on('market', '4,900 clinics in Iberia.', '4,900 x €290 x 12 = €17M a year.')],
      ['one line', pitch()],
      ['three boxes', on('market', '18,000 clinics', '€2,400 per clinic and year', '€43M market')],
      ['a monthly price', on('market', '18,000 clinics × €200 a month = €43.2M market')],
      ['within 5%', on('market', '20,000 clinics at €2,000 a year: a €42M market')],
      [
        'in an appendix',
        pitch({ market: { title: 'Market', body: ['Large.'] } }, {}, [
          { title: 'Appendix' },
          { title: 'Market count', body: ['5,000 farms × $1,000 a year = $5M'] },
        ]),
      ],
    ],
    not: [
      ['the product is wrong', on('market', '18,000 clinics × €2,400 a year = €90M')],
      ['a factor that is not told', on('market', '18,000 clinics × €2,400 a year = €47.3M')],
      ['no total', on('market', '18,000 clinics at €2,400 a year')],
      [
        'sums that happen to fit',
        on('market', 'Tools are £7.9bn a year.', 'Firms under 20 people spend £1.3bn of it, towns like ours £410m.'),
      ],
      ['no count', on('market', '€2,400 a year, €43.2M market')],
      ['two currencies', on('market', '18,000 clinics × $2,400 a year = €43.2M')],
      ['employees are no buyers', on('market', '18,000 employees, €2,400 a year, €43.2M market')],
    ],
  },
  {
    id: 'market-under-1b',
    holds: [
      ['counted', on('market', '18,000 clinics × €2,400 a year = €43.2M')],
      ['a stated TAM', on('market', 'TAM: €640M')],
      ['pounds', on('market', 'TAM £300m (own count)')],
      [
        'pre-seed',
        pitch({
          cover: { title: 'Brindlecot', body: ['Booking software for clinics', 'Pre-seed round'] },
          market: { title: 'Market', body: ['TAM $90M'] },
        }),
      ],
      ['label beside', on('market', 'Total addressable market', '$720M')],
    ],
    not: [
      ['expansion', pitch()],
      [
        'the next market is counted',
        on('market', '18,000 clinics × €2,400 a year = €43.2M', 'Next: 41,000 practices of physiotherapists'),
      ],
      ['over a billion', on('market', 'TAM: €1.2bn')],
      [
        'more buyers',
        on('market', '18,000 clinics × €2,400 a year = €43.2M', 'There are 95,000 practices of other trades.'),
      ],
      [
        'more of the same buyers',
        on('market', '18,000 clinics × €2,400 a year = €43.2M', 'Both regions: 27,000 clinics'),
      ],
      ['times as many', on('market', '18,000 clinics × €2,400 a year = €43.2M', 'All practices: six times as many.')],
      ['a share of the whole', on('market', 'TAM: €640M, which is 4% of the whole front desk trade')],
      ['another currency beside it', on('market', 'TAM: €640M', 'All of health care: CHF 80bn')],
      [
        'unknown stage',
        pitch({
          cover: { title: 'Brindlecot', body: ['Booking software'] },
          market: { title: 'Market', body: ['TAM €640M'] },
        }),
      ],
      ['a grant', on('market', 'TAM: €640M', 'We finance this by a grant.')],
      ['another currency', on('market', 'TAM ₹640M')],
      ['only the SOM is small', on('market', 'SOM €40M')],
    ],
  },
  {
    id: 'market-number-unsourced',
    holds: [
      ['bare', on('market', 'A $14bn market')],
      ['labels', on('market', 'TAM $14bn', 'SAM $2bn')],
      ['two boxes', on('market', 'TAM', '€4.2bn')],
      ['people beside it', on('market', 'A €14bn market', 'Two of 3 clinics still call')],
      ['industry', on('market', 'The industry spends €9 billion.')],
      [
        'a memo',
        memo([
          '# Problem',
          'Clinics lose time.',
          '# Market',
          'It is a €9bn market.',
          '# Team',
          'Two of us.',
          '# Solution',
          'An app.',
        ]),
      ],
    ],
    not: [
      ['a source', on('market', 'A $14bn market. Source: own count')],
      ['a publisher', on('market', 'A $14bn market (Eurostat, 2025)')],
      ['a link', on('market', 'A $14bn market https://example.org/report')],
      ['a footnote', on('market', 'A $14bn market¹')],
      [
        'in the notes',
        pitch({ market: { title: 'Market', body: ['A $14bn market'], notes: 'Source: the register of 2025.' } }),
      ],
      ['computed', pitch()],
      [
        'a row that counts',
        on('market', row('Segment | Number | A year'), row('Bookings | 20,210 | €37.8m'), 'A €38m market'),
      ],
      [
        'a total that counts',
        on('market', row('Tier | Clinics | Price'), 'Small | 5,050 | €9,600', '9,500 €180M market'),
      ],
      [
        'summed up on another slide',
        pitch({
          problem: { title: 'Problem', body: ['95 million trays at €50 per tray are a €4.7 billion market.'] },
          market: { title: 'Market', body: ['TAM: €4.7bn'] },
        }),
      ],
    ],
  },
  {
    id: 'market-very-large',
    holds: [
      ['200 billion', on('market', 'A $200bn market')],
      ['a trillion', on('market', 'TAM: $1.4 trillion')],
      [
        'the stage is unknown',
        pitch({ cover: { title: 'Brindlecot' }, market: { title: 'Market', body: ['€120bn industry'] } }),
      ],
      ['with growth', on('market', 'A $300 billion market that grows by 9%')],
      ['health', on('market', 'The addressable market is €150bn.')],
    ],
    not: [
      ['a SAM', on('market', 'TAM $200bn', 'SAM $2bn')],
      ['below', on('market', 'A $90bn market')],
      ['a segment with a count', on('market', 'A $200bn market, of which 4,000 clinics come first')],
      [
        'a later stage',
        pitch({
          cover: { title: 'Brindlecot', body: ['Series B round'] },
          market: { title: 'Market', body: ['A $200bn market'] },
        }),
      ],
      ['a beachhead', on('market', 'A $200bn market. Our beachhead: Porto')],
    ],
  },
]
