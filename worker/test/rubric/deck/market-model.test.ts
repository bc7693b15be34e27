import type { LocatedDocument } from '#db/shapes.ts'
import { memo } from '../documents.ts'
import { pitch } from './deck-cases.ts'
import { checkCases } from './soundness.ts'

const market = (...body: string[]) => pitch({ market: { title: 'Market', body } })
const rivals = (...body: string[]) => pitch({ competition: { title: 'Competition', body } })
const model = (...body: string[]) => pitch({ model: { title: 'Business model', body } })
const row = (text: string) => ({ type: 'table_row' as const, text })
const ticks = (...rows: string[]) => pitch({ competition: { title: 'Competition', body: rows.map(row) } })
const head = 'Feature | Brindlecot | Dentario | PhoneDesk'

checkCases([
  {
    id: 'market-top-down-only',
    holds: [
      ['a report figure', market('The dental software market is worth $14bn.')],
      ['label and amount in two boxes', market('TAM', '€4.2bn')],
      ['three labels', market('TAM $14bn', 'SAM $2bn', 'SOM $90M')],
      ['a source does not count buyers', market('TAM €4bn (Statista, 2025)')],
      ['a growing market', market('A €9 billion industry that grows by 8% a year')],
    ],
    not: [
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
      ['no amount', market('Dental software is a growing market.')],
      ['go-to-market', pitch({ market: null, reach: { title: 'Go-to-market', body: ['We spend €2M on marketing.'] } })],
    ],
  },
  {
    id: 'market-one-percent',
    holds: [
      ['just', market('Just 1% of this market is worth €40M.')],
      ['if we capture', market('If we capture 2% of the market we reach €80M.')],
      ['only', market('We need only 0.5% market share.')],
      ['capturing', market('Capturing 3% of the TAM makes €120M.')],
      ['even', market('Even 1 percent of the segment is enough.')],
    ],
    not: [
      ['a fee', model('Our fee is just 1% of each invoice.')],
      ['counted beside it', market('Just 1% of the market: 180 clinics at €2,400 a year.')],
      ['a large share', market('We want to win 30% of the market in Porto.')],
      ['advice', market('Never say that just 1% of the market is enough.')],
      ['a lost share', market('Incumbents churn only 2% of market share a year.')],
    ],
  },
  {
    id: 'market-bottom-up',
    holds: [
      ['one line', pitch()],
      ['three boxes', market('18,000 clinics', '€2,400 per clinic and year', '€43M market')],
      ['a monthly price', market('18,000 clinics × €200 a month = €43.2M market')],
      ['within 15%', market('20,000 clinics at €2,000 a year: a €42M market')],
      [
        'in an appendix',
        pitch({ market: { title: 'Market', body: ['Large.'] } }, {}, [
          { title: 'Appendix' },
          { title: 'Market count', body: ['5,000 farms × $1,000 a year = $5M'] },
        ]),
      ],
    ],
    not: [
      ['the product is wrong', market('18,000 clinics × €2,400 a year = €90M')],
      ['no total', market('18,000 clinics at €2,400 a year')],
      ['no count', market('€2,400 a year, €43.2M market')],
      ['two currencies', market('18,000 clinics × $2,400 a year = €43.2M')],
      ['employees are no buyers', market('18,000 employees, €2,400 a year, €43.2M market')],
    ],
  },
  {
    id: 'market-under-1b',
    holds: [
      ['counted', market('18,000 clinics × €2,400 a year = €43.2M')],
      ['a stated TAM', market('TAM: €640M')],
      ['pounds', market('TAM £300m (own count)')],
      [
        'pre-seed',
        pitch({
          cover: { title: 'Brindlecot', body: ['Booking software for clinics', 'Pre-seed round'] },
          market: { title: 'Market', body: ['TAM $90M'] },
        }),
      ],
      ['label beside', market('Total addressable market', '$720M')],
    ],
    not: [
      ['expansion', pitch()],
      ['over a billion', market('TAM: €1.2bn')],
      [
        'unknown stage',
        pitch({
          cover: { title: 'Brindlecot', body: ['Booking software'] },
          market: { title: 'Market', body: ['TAM €640M'] },
        }),
      ],
      ['a grant', market('TAM: €640M', 'We finance this by a grant.')],
      ['another currency', market('TAM ₹640M')],
      ['only the SOM is small', market('SOM €40M')],
    ],
  },
  {
    id: 'market-number-unsourced',
    holds: [
      ['bare', market('A $14bn market')],
      ['labels', market('TAM $14bn', 'SAM $2bn')],
      ['two boxes', market('TAM', '€4.2bn')],
      ['industry', market('The industry spends €9 billion.')],
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
      ['a source', market('A $14bn market. Source: own count')],
      ['a publisher', market('A $14bn market (Eurostat, 2025)')],
      ['a link', market('A $14bn market https://example.org/report')],
      ['a footnote', market('A $14bn market¹')],
      [
        'in the notes',
        pitch({ market: { title: 'Market', body: ['A $14bn market'], notes: 'Source: the register of 2025.' } }),
      ],
      ['computed', pitch()],
    ],
  },
  {
    id: 'market-very-large',
    holds: [
      ['200 billion', market('A $200bn market')],
      ['a trillion', market('TAM: $1.4 trillion')],
      [
        'the stage is unknown',
        pitch({ cover: { title: 'Brindlecot' }, market: { title: 'Market', body: ['€120bn industry'] } }),
      ],
      ['with growth', market('A $300 billion market that grows by 9%')],
      ['health', market('The addressable market is €150bn.')],
    ],
    not: [
      ['a SAM', market('TAM $200bn', 'SAM $2bn')],
      ['below', market('A $90bn market')],
      ['a segment with a count', market('A $200bn market, of which 4,000 clinics come first')],
      [
        'a later stage',
        pitch({
          cover: { title: 'Brindlecot', body: ['Series B round'] },
          market: { title: 'Market', body: ['A $200bn market'] },
        }),
      ],
      ['a beachhead', market('A $200bn market. Our beachhead: Porto')],
    ],
  },
  {
    id: 'competition-absent',
    holds: [
      ['no slide', pitch({ competition: null })],
      ['a slide on something else', pitch({ competition: { title: 'Our values', body: ['Calm.'] } })],
      ['competitive salary', pitch({ competition: { title: 'Competitive salary', body: ['We pay well.'] } })],
      ['funding landscape', pitch({ competition: { title: 'Funding landscape', body: ['Rates are low.'] } })],
      [
        'a memo',
        memo([
          '# Problem',
          'Clinics lose time.',
          '# Market',
          'It is large.',
          '# Team',
          'Two of us.',
          '# Solution',
          'An app.',
        ]),
      ],
    ],
    not: [
      [
        'present defences',
        pitch({ competition: null, problem: { title: 'Problem', body: ['Current defenses are fragmented.'] } }),
      ],
      [
        'a habit in a list',
        pitch({ competition: null, problem: { title: 'Where facts get lost', body: ['Excel sheets', 'Calls'] } }),
      ],
      ['a slide', pitch()],
      [
        'named elsewhere',
        pitch({ competition: null, traction: { title: 'Traction', body: ['19 clinics switched from Dentario.'] } }),
      ],
      [
        'the claim of none',
        pitch({ competition: null, market: { title: 'Market', body: ['We have no competitors.'] } }),
      ],
      ['an image-only slide', pitch({ competition: { imageShare: 0.9 } })],
      [
        'instead of paper',
        pitch({
          competition: null,
          solution: { title: 'Solution', body: ['A demo of booking instead of paper lists.'] },
        }),
      ],
    ],
  },
  {
    id: 'no-competitors-claim',
    holds: [
      ['we have none', rivals('We have no competitors.')],
      ['no direct competition', rivals('There is no direct competition.')],
      ['the only company', rivals('We are the only company that does this.')],
      ['without competition', rivals('We operate without any competition.')],
      ['elsewhere', pitch({ ask: { title: 'The ask', body: ['Raising €1M. We face no real rivals.'] } })],
    ],
    not: [
      ['advice', rivals('Never say you have no competition.')],
      ['a difference', rivals('No competitor offers same-day payout.')],
      ['about a data set', rivals('There are no direct competitors listed for this model.')],
      ['a question', rivals('Is it true that there is no competition?')],
      ['a capability', rivals('No direct competitor has our certificate.')],
    ],
  },
  {
    id: 'competition-all-ticks',
    holds: [
      ['ticks', ticks(head, 'Booking | ✓ | ✗ | ✓', 'Recall | ✓ | ✓ | ✗', 'Billing | ✓ | ✗ | ✗', 'Portal | ✓ | ✓ | ✗')],
      [
        'words',
        ticks(
          head,
          'Booking | yes | no | yes',
          'Recall | yes | yes | no',
          'Billing | yes | no | no',
          'Portal | yes | no | no',
        ),
      ],
      [
        'an empty corner',
        ticks(
          'Brindlecot | Dentario | PhoneDesk',
          'Booking | ✓ | ✗ | ✓',
          'Recall | ✓ | ✓ | ✗',
          'Billing | ✓ | ✗ | ✗',
          'Portal | ✓ | ✓ | ✗',
        ),
      ],
      [
        'us',
        ticks(
          'Feature | Us | Dentario | PhoneDesk',
          'Booking | ✓ | ✗ | ✓',
          'Recall | ✓ | ✓ | ✗',
          'Billing | ✓ | ✗ | ✗',
          'Portal | ✓ | ✓ | ✗',
        ),
      ],
      [
        'circles',
        ticks(head, 'Booking | ● | ○ | ●', 'Recall | ● | ● | ○', 'Billing | ● | ○ | ◐', 'Portal | ● | ○ | ○'),
      ],
    ],
    not: [
      [
        'a rival is complete too',
        ticks(head, 'Booking | ✓ | ✓ | ✓', 'Recall | ✓ | ✓ | ✗', 'Billing | ✓ | ✓ | ✗', 'Portal | ✓ | ✓ | ✗'),
      ],
      [
        'an own gap',
        ticks(head, 'Booking | ✓ | ✗ | ✓', 'Recall | ✗ | ✓ | ✗', 'Billing | ✓ | ✗ | ✗', 'Portal | ✓ | ✓ | ✗'),
      ],
      ['three rows', ticks(head, 'Booking | ✓ | ✗ | ✓', 'Recall | ✓ | ✓ | ✗', 'Billing | ✓ | ✗ | ✗')],
      ['one rival', ticks('Feature | Brindlecot | Dentario', 'A | ✓ | ✗', 'B | ✓ | ✗', 'C | ✓ | ✗', 'D | ✓ | ✗')],
      [
        'numbers',
        ticks(head, 'Price | 200 | 300 | 250', 'Days | 1 | 14 | 3', 'Sites | 61 | 900 | 40', 'Staff | 6 | 80 | 9'),
      ],
      [
        'a price table',
        pitch({
          model: { title: 'Pricing', body: [row('Plan | Basic | Plus | Pro'), row('Price | €20 | €40 | €90')] },
        }),
      ],
    ],
  },
  {
    id: 'status-quo-named',
    holds: [
      ['a paper diary', pitch()],
      ['spreadsheets', rivals('Today most clinics still run on spreadsheets.')],
      [
        'on the problem slide',
        pitch({
          competition: { title: 'Competition', body: ['Dentario.'] },
          problem: { title: 'Problem', body: ['Rotas are kept by hand and sent by e-mail.'] },
        }),
      ],
      ['an agency', rivals('Most homes use an agency for this.')],
      ['doing nothing', rivals('The usual alternative is doing nothing at all.')],
    ],
    not: [
      [
        'a table that lost its shape',
        rivals('| Lost calls | still on paper | 9 hours | Manual lists | most use them |'),
      ],
      ['the own process', rivals('We still use spreadsheets for our reports.')],
      ['an export', rivals('Most rivals only use an export to Excel.')],
      ['vendors only', rivals('Dentario and PhoneDesk are the alternatives.')],
      [
        'another slide',
        pitch({
          competition: { title: 'Competition', body: ['Dentario.'] },
          ask: { title: 'The ask', body: ['Raising €1M. Most use paper lists today.'] },
        }),
      ],
      ['a question', rivals('Do clinics still use spreadsheets today?')],
    ],
  },
  {
    id: 'revenue-model-absent',
    holds: [
      [
        'nothing on money',
        pitch({
          model: null,
          traction: { title: 'Traction', body: ['61 clinics in March 2026.'] },
          market: { title: 'Market', body: ['18,000 clinics'] },
        }),
      ],
      [
        'a memo',
        memo([
          '# Problem',
          'Clinics lose time.',
          '# Market',
          'It is large.',
          '# Team',
          'Two of us.',
          '# Solution',
          'An app.',
        ]),
      ],
      [
        'a title without model',
        pitch({
          model: { title: 'Vision', body: ['Calm mornings.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'costs are no income',
        pitch({
          model: { title: 'Costs', body: ['Servers are cheap.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'growth is no income',
        pitch({ model: null, traction: { title: 'Traction', body: ['61 clinics use it daily.'] } }),
      ],
    ],
    not: [
      ['a slide', pitch()],
      [
        'a price elsewhere',
        pitch({ model: null, traction: { title: 'Traction', body: ['61 clinics pay €200 per month.'] } }),
      ],
      [
        'a commission',
        pitch({
          model: null,
          solution: { title: 'Solution', body: ['We keep a commission. Demo follows.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'research before seed',
        pitch({
          cover: { title: 'Brindlecot', body: ['Pre-seed round'] },
          model: null,
          traction: { title: 'Traction', body: ['61 samples in the laboratory.'] },
        }),
      ],
      ['not read whole', pitch({ model: { imageShare: 0.9 }, traction: { title: 'Traction', body: ['61 clinics.'] } })],
    ],
  },
  {
    id: 'ltv-cac-no-inputs',
    holds: [
      ['a ratio', model('LTV/CAC is 4:1.')],
      ['times', model('LTV to CAC of 5x')],
      ['reversed', model('4:1 LTV:CAC')],
      ['one part only', model('LTV/CAC 4:1', 'CAC: €400')],
      ['lifetime value', model('Lifetime value to CAC: 3.5x')],
    ],
    not: [
      ['both parts', model('LTV/CAC 4:1', 'CAC €400, LTV €1,600')],
      ['the parts of value', model('LTV/CAC 4:1', 'CAC €400', 'ARPA €50 per month, churn 2%, gross margin 80%')],
      ['loan to value', model('LTV capped at 80%')],
      ['no ratio', model('We watch LTV and CAC.')],
      [
        'in the appendix',
        pitch({ model: { title: 'Business model', body: ['LTV/CAC 4:1'] } }, {}, [
          { title: 'Appendix' },
          { title: 'Parts', body: ['CAC €400', 'LTV €1,600'] },
        ]),
      ],
    ],
  },
  {
    id: 'ltv-cac-very-high',
    holds: [
      ['nine', model('LTV/CAC is 9:1.')],
      ['twelve times', model('LTV to CAC of 12x')],
      ['eight', model('LTV:CAC 8:1')],
      ['with parts', model('LTV/CAC 10:1', 'CAC €100, LTV €1,000')],
      ['on traction', pitch({ traction: { title: 'Traction', body: ['61 paying clinics.', 'LTV/CAC 11:1'] } })],
    ],
    not: [
      ['three', model('LTV/CAC is 3:1.')],
      ['a target', model('Target LTV/CAC is 9:1.')],
      ['fully loaded', model('LTV/CAC is 9:1, fully loaded.')],
      ['old cohorts', model('LTV/CAC is 9:1 on cohorts older than 18 months.')],
      ['a scale', model('We print maps at 10:1.')],
    ],
  },
  {
    id: 'cac-zero',
    holds: [
      ['a sum of nothing', model('CAC is $0.')],
      ['a colon', model('CAC: €0')],
      ['in words', model('Our customer acquisition cost is essentially zero.')],
      ['as an adjective', model('We grow with zero CAC.')],
      ['with a comma behind', model('CAC = $0, LTV = $900')],
    ],
    not: [
      ['a cost', model('CAC is $0.40.')],
      ['thousands', model('CAC is $0.3k.')],
      ['of referrals', model('CAC is $0 for referrals and €40 for ads.')],
      ['a wish', model('Our goal is zero CAC.')],
      ['denied', model('CAC is not zero: it is €41.')],
      ['a rival', model('Competitors claim that their CAC is $0.')],
    ],
  },
  {
    id: 'payback-long',
    holds: [
      ['30 months', model('CAC payback: 30 months')],
      ['payback of', model('A payback of 26 months')],
      ['small firms', model('Payback is 20 months with SMB customers.')],
      ['three years', model('CAC payback is 3 years.')],
      ['40 months', model('CAC payback 40 months')],
    ],
    not: [
      ['12 months', model('CAC payback: 12 months')],
      ['20 months, large accounts', model('CAC payback: 20 months with hospitals')],
      ['solar panels', model('The solar panel has a payback of 7 years.')],
      ['a target', model('Our target is a payback of 30 months.')],
      ['the customer', model('Payback for the customer: 36 months')],
    ],
  },
  {
    id: 'gross-margin-absent',
    holds: [
      [
        'series A',
        pitch({
          cover: { title: 'Brindlecot', body: ['Series A round'] },
          model: { title: 'Business model', body: ['Clinics pay €200.'] },
        }),
      ],
      [
        'revenue over a million',
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          traction: { title: 'Traction', body: ['Revenue of €1.4M in the last year.'] },
        }),
      ],
      [
        'ARR over a million',
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          traction: { title: 'Traction', body: ['ARR: $2.1M'] },
        }),
      ],
      [
        'series B',
        pitch({
          ask: { title: 'The ask', body: ['Raising a series B round of €9M for two plants.'] },
          cover: { title: 'Brindlecot' },
          model: { title: 'Business model', body: ['By subscription.'] },
        }),
      ],
      [
        'turnover',
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          traction: { title: 'Traction', body: ['Turnover reached £3m.'] },
        }),
      ],
    ],
    not: [
      ...[
        'Revenue grows to €4.2M.',
        'Path to €10M ARR.',
        'Year 3 revenue: €4M',
        'Revenue 2028: €4M',
        'Revenue of €1.2M → €4M',
        'Our road map leads to sales of €4M.',
        'We reach €4M ARR with 400 clinics.',
      ].map((line): [string, LocatedDocument] => [
        `to come: ${line}`,
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          traction: { title: 'Traction', body: ['61 paying clinics.', line] },
        }),
      ]),
      [
        'a slide of financials',
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          reach: { title: 'Financials', body: ['Revenue: €4M'] },
        }),
      ],
      ['given', pitch({ cover: { title: 'Brindlecot', body: ['Series A round'] } })],
      ['seed and small', pitch({ model: { title: 'Business model', body: ['By subscription.'] } })],
      [
        'COGS',
        pitch({
          cover: { title: 'Brindlecot', body: ['Series A round'] },
          model: { title: 'Business model', body: ['COGS are 30%.'] },
        }),
      ],
      [
        'only a forecast',
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          traction: { title: 'Traction', body: ['We expect revenue of €4M in 2028.'] },
        }),
      ],
      [
        'a forecast table',
        pitch({
          model: [
            { title: 'Business model', body: ['By subscription.'] },
            { title: 'Financials: forecast', body: [row('2027 | 2028'), row('Revenue | €1.1M | €5M')] },
          ],
        }),
      ],
      [
        'the market',
        pitch({
          model: { title: 'Business model', body: ['By subscription.'] },
          market: { title: 'Market', body: ['Sales of €9bn.'] },
        }),
      ],
    ],
  },
  {
    id: 'gmv-as-revenue',
    holds: [
      [
        'one amount, two names',
        pitch({ traction: { title: 'Traction', body: ['GMV of €2.4M in 2025', 'Revenue: €2.4M'] } }),
      ],
      [
        'a marketplace with volume only',
        pitch({
          model: { title: 'Business model', body: ['A marketplace for tools.'] },
          traction: { title: 'Traction', body: ['€2.4M GMV in 2025'] },
        }),
      ],
      [
        'bookings',
        pitch({ traction: { title: 'Traction', body: ['Gross bookings: $900k', 'We made $900k revenue.'] } }),
      ],
      [
        'transaction volume',
        pitch({ traction: { title: 'Traction', body: ['Transaction volume: $5M', 'Revenue $5M'] } }),
      ],
      [
        'processed',
        pitch({ traction: { title: 'Traction', body: ['€3M volume processed.', '€3M revenue in the first year.'] } }),
      ],
    ],
    not: [
      [
        'a take rate',
        pitch({
          model: { title: 'Business model', body: ['A marketplace with a take rate of 12%.'] },
          traction: { title: 'Traction', body: ['€2.4M GMV'] },
        }),
      ],
      [
        'net revenue',
        pitch({
          model: { title: 'Business model', body: ['A marketplace.'] },
          traction: { title: 'Traction', body: ['€2.4M GMV', 'Net revenue: €290k'] },
        }),
      ],
      ['no volume', pitch()],
      ['another model', pitch({ traction: { title: 'Traction', body: ['Bookings of €90k'] } })],
      ['the market', pitch({ market: { title: 'Market', body: ['GMV in this market is €9bn.'] } })],
    ],
  },
])
