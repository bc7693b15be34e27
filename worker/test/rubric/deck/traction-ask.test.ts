import { deck, memo } from '../documents.ts'
import { pitch, plainSlides } from './deck-cases.ts'
import { checkCases } from './soundness.ts'

const traction = (...body: string[]) => pitch({ traction: { title: 'Traction', body } })
const reach = (...body: string[]) => pitch({ reach: { title: 'Go-to-market', body } })
const team = (...body: string[]) => pitch({ team: { title: 'Team', body } })
const ask = (...body: string[]) => pitch({ ask: { title: 'The ask', body } })
const row = (text: string) => ({ type: 'table_row' as const, text })
const chart = (text: string) => ({ type: 'chart' as const, text })
const charted = (title: string, ...lines: string[]) =>
  pitch({ traction: { title, body: ['61 paying clinics.', ...lines.map(chart)] } })
const forecast = (...rows: string[]) =>
  pitch({
    ask: [
      { title: 'Financials', body: rows.map(row) },
      { title: 'The ask', body: ['Raising €1M.'] },
    ],
    team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
  })
const told = (line: string) =>
  pitch({
    ask: [
      { title: 'Plan', body: [line] },
      { title: 'The ask', body: ['Raising €1M.'] },
    ],
  })
const years = '2026 | 2027 | 2028 | 2029'
const subscription = { title: 'Business model', body: ['A subscription of €200 per month.'] }

checkCases([
  {
    id: 'traction-absent',
    holds: [
      ['no number', pitch({ traction: null, reach: { title: 'Go-to-market', body: ['Field sales.'] } })],
      [
        'a conditional target',
        pitch({
          traction: { title: 'Traction', body: ['No paid ads until $10K MRR.'] },
          reach: { title: 'Go-to-market', body: ['Field sales.'] },
        }),
      ],
      ['market figures do not count', pitch({ traction: { title: 'Next', body: ['Soon.'] }, reach: null })],
      [
        'a forecast does not count',
        pitch({ traction: { title: 'Forecast', body: ['€1M revenue in 2028'] }, reach: null }),
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
    ],
    not: [
      ['customers', pitch()],
      ['revenue', traction('MRR: €4k')],
      [
        'a named pilot',
        pitch({ traction: { title: 'Traction', body: ['A pilot at the Torga clinic.'] }, reach: null }),
      ],
      ['letters', traction('Five LOIs')],
      ['not read whole', pitch({ traction: { imageShare: 0.9 }, reach: null })],
    ],
  },
  {
    id: 'vanity-metric-lead',
    holds: [
      ['downloads', traction('48,000 downloads', 'Featured twice')],
      ['sign-ups', traction('12,000 sign-ups since spring')],
      ['followers', traction('9,400 followers and 2,000 page views')],
      ['installs', traction('5,000 installs')],
      ['registered', traction('3,100 registered dentists')],
    ],
    not: [
      ['use follows', traction('48,000 downloads', '9,000 weekly active users')],
      ['money follows', traction('48,000 downloads', '€4k MRR')],
      ['customers lead', traction('61 paying clinics', '48,000 downloads')],
      ['another slide', pitch({ market: { title: 'Market', body: ['Apps have 4 billion downloads.'] } })],
      ['negated', traction('Without 10,000 downloads in sight')],
    ],
  },
  {
    id: 'loi-as-traction',
    holds: [
      ['letters', traction('Three letters of intent from clinic chains')],
      ['LOIs', traction('5 LOIs signed')],
      ['MOU', traction('An MOU with the health ministry')],
      ['talks', traction('In talks with two chains')],
      [
        'beside customers',
        pitch({ ask: { title: 'The ask', body: ['Raising €1M. Our customers include four LOIs.'] } }),
      ],
    ],
    not: [
      ['pipeline', traction('Pipeline: three LOIs')],
      ['converted', traction('Two of three LOIs converted to contracts')],
      ['no LOIs', traction('Paid orders, no LOIs')],
      ['another slide', pitch({ team: { title: 'Team', body: ['Avelina Torrado, CEO, drafted LOIs for banks.'] } })],
      ['none', pitch()],
    ],
  },
  {
    id: 'cumulative-chart',
    holds: [
      ['a chart title', charted('Traction', 'Cumulative sign-ups', 'Jan | Feb | Mar', 'Sign-ups | 10 | 40 | 90')],
      ['a series name', charted('Traction', 'Users', 'Jan | Feb | Mar', 'Total users | 10 | 40 | 90')],
      ['to date', charted('Traction', 'Orders', 'Q1 | Q2 | Q3', 'Orders to date | 4 | 9 | 9')],
      [
        'a slide title with a picture',
        pitch({
          traction: { title: 'Traction: total users over time', body: ['61 paying clinics.'], imageShare: 0.4 },
        }),
      ],
      ['running total', charted('Traction', 'Running total of orders', 'Q1 | Q2', 'Orders | 4 | 9')],
    ],
    not: [
      ['monthly values', charted('Traction', 'New clinics per month', 'Jan | Feb | Mar', 'New clinics | 4 | 9 | 12')],
      ['a total that falls', charted('Traction', 'Users', 'Jan | Feb | Mar', 'Total users | 90 | 40 | 60')],
      ['a layout', traction('Cumulative layout shift is low.')],
      ['text without a chart', traction('Total users to date: 61')],
      ['total active', charted('Traction', 'Users', 'Jan | Feb | Mar', 'Total active users | 10 | 40 | 90')],
    ],
  },
  {
    id: 'growth-percent-no-base',
    holds: [
      ['growth', traction('300% growth')],
      ['MoM', traction('+23% MoM')],
      ['grew', traction('We grew 240% last year.')],
      ['multiple', traction('4x revenue in a year')],
      ['increase', traction('A 150% increase')],
    ],
    not: [
      ['a pair', traction('We grew 240%, from 18 to 61 clinics.')],
      ['an arrow', traction('240% growth: 18 → 61')],
      ['the market', traction('The market is growing 12% a year.')],
      ['a target', traction('Our goal is 300% growth.')],
      ['prices', traction('Energy prices increased 40%.')],
      ['two dates', traction('150% growth', 'Jan 2025: 24 clinics', 'Jan 2026: 60 clinics')],
    ],
  },
  {
    id: 'retention-absent',
    holds: [
      [
        'MRR after a year',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Launched in March 2025.', '€4k MRR'] } }),
      ],
      [
        'subscribers',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Live since 2024.', '900 subscribers'] } }),
      ],
      ['MAU', pitch({ traction: { title: 'Traction', body: ['Launched in 2024. 9,000 monthly active users'] } })],
      [
        'ARR',
        pitch({
          model: subscription,
          traction: { title: 'Traction', body: ['First revenue in 2024.', 'ARR of €300k'] },
        }),
      ],
      [
        'paying customers',
        pitch({
          model: subscription,
          traction: { title: 'Traction', body: ['Selling since 2024.', '61 paying customers'] },
        }),
      ],
    ],
    not: [
      ['churn', pitch()],
      [
        'new',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Launched in March 2026.', '€4k MRR'] } }),
      ],
      ['no date', pitch({ model: subscription, traction: { title: 'Traction', body: ['€4k MRR'] } })],
      [
        'renewals in the notes',
        pitch({
          model: subscription,
          traction: { title: 'Traction', body: ['Launched in 2024.', '€4k MRR'], notes: 'All renewed.' },
        }),
      ],
      [
        'one-off sales',
        pitch({
          model: { title: 'Business model', body: ['Devices are sold once.'] },
          traction: { title: 'Traction', body: ['Launched in 2024.', '900 devices sold'] },
        }),
      ],
      [
        'founded is not launched',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Founded in 2020.', '€4k MRR'] } }),
      ],
    ],
  },
  {
    id: 'customer-concentration',
    holds: [
      ['largest', traction('Our largest customer brings 44% of revenue.')],
      ['share first', traction('60% of our ARR comes from one account.')],
      ['anchor', traction('The anchor client makes up 70% of sales.')],
      ['all', traction('A single customer is 100% of revenue.')],
      [
        'in an appendix',
        pitch({}, {}, [{ title: 'Appendix' }, { title: 'Accounts', body: ['Top customer: 35% of MRR'] }]),
      ],
    ],
    not: [
      ['small', traction('Our largest customer brings 9% of revenue.')],
      ['a channel', traction('Our top channel brings 60% of revenue from one source.')],
      ['a country', traction('70% of revenue comes from a single country.')],
      ['negated', traction('We have no single customer above 30% of revenue.')],
      ['a product line', traction('55% of sales are one product line.')],
    ],
  },
  {
    id: 'arr-is-run-rate',
    holds: [
      ['ARR run rate', traction('ARR run-rate: $480k')],
      ['run rate ARR', traction('$480k run-rate ARR')],
      ['annualised', traction('Annualised run rate of $480k, our ARR')],
      ['one-off in it', traction('ARR of $300k including one-off projects')],
      ['transactions', traction('$2M ARR from transactions')],
    ],
    not: [
      ['ARR', traction('ARR: $480k')],
      ['run rate only', traction('Revenue at an annualised run rate of $480k')],
      ['denied', traction('ARR, not run rate')],
      ['contracts', traction('$480k ARR on annual contracts, one-off work apart')],
      ['none', pitch()],
    ],
  },
  {
    id: 'gtm-absent',
    holds: [
      ['no slide', pitch({ reach: null })],
      ['another slide', pitch({ reach: { title: 'Vision', body: ['All clinics one day.'] } })],
      ['a marketplace is a product', pitch({ reach: { title: 'Story', body: ['Born in Porto.'] } })],
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
      ['a channel without action', pitch({ reach: { title: 'Words', body: ['Community.'] } })],
    ],
    not: [
      ['a slide', pitch()],
      [
        'a channel elsewhere',
        pitch({ reach: null, traction: { title: 'Traction', body: ['61 clinics, 20 of them by referrals.'] } }),
      ],
      ['partners', pitch({ reach: { title: 'Plan', body: ['We sell through resellers.'] } })],
      ['sales cycle', pitch({ reach: { title: 'Plan', body: ['The sales cycle is short.'] } })],
      ['not read whole', pitch({ reach: { imageShare: 0.9 } })],
    ],
  },
  {
    id: 'gtm-channel-list',
    holds: [
      ['five in a line', reach('SEO, social media, events, referrals and partners')],
      ['a list', reach('- Paid ads', '- Content marketing', '- Influencers', '- Trade shows', '- Resellers')],
      ['six', reach('Outbound, SEO, ads, events, community, press')],
      ['with words', reach('We will use LinkedIn, webinars, referrals, conferences and resellers.')],
      [
        'channels',
        pitch({ reach: { title: 'Channels', body: ['Ads, SEO, events, partners, newsletters, referrals'] } }),
      ],
    ],
    not: [
      ['numbers', reach('SEO 40%, ads 20%, events, referrals, partners')],
      ['an order', reach('First SEO, then ads, events, referrals and partners')],
      ['four', reach('SEO, ads, events, referrals')],
      ['phases', reach('Phase one: events. Later SEO, ads, referrals, partners')],
      [
        'another slide',
        pitch({ ask: { title: 'The ask', body: ['Raising €1M for SEO, ads, events, referrals, partners.'] } }),
      ],
    ],
  },
  {
    id: 'team-absent',
    holds: [
      ['no slide', pitch({ team: null })],
      ['a plan for teams', pitch({ team: { title: 'Our Team plan', body: ['For ten seats.'] } })],
      ['built for teams', pitch({ team: { title: 'Built for teams', body: ['Share calendars.'] } })],
      ['names without a position', pitch({ team: { title: 'Thanks', body: ['To Porto.'] } })],
      [
        'a memo',
        memo([
          '# Problem',
          'Clinics lose time.',
          '# Market',
          'It is large.',
          '# Traction',
          '61 clinics.',
          '# Solution',
          'An app.',
        ]),
      ],
    ],
    not: [
      ['a slide', pitch()],
      [
        'named elsewhere',
        pitch({ team: null, ask: { title: 'The ask', body: ['Raising €1M. Avelina Torrado, CEO'] } }),
      ],
      ['founders', pitch({ team: null, cover: { title: 'Brindlecot', body: ['By its founders'] } })],
      ['slides as images', pitch({ team: { imageShare: 0.9 } })],
      ['who we are', pitch({ team: { title: 'Who we are', body: ['Avelina and Rui.'] } })],
    ],
  },
  {
    id: 'team-names-only',
    holds: [
      ['two titles', team('Avelina Torrado, CEO', 'Rui Sampaio, CTO')],
      ['one line', team('Avelina Torrado (CEO), Rui Sampaio (CTO)')],
      ['name over title', team('Avelina Torrado', 'CEO', 'Rui Sampaio', 'CTO')],
      ['three', team('Avelina Torrado – Founder', 'Rui Sampaio – Co-founder', 'Berta Lima – Head of Sales')],
      ['chief', team('Avelina Torrado, Chief Executive Officer', 'Rui Sampaio, COO')],
    ],
    not: [
      ['years', team('Avelina Torrado, CEO, 9 years in clinics', 'Rui Sampaio, CTO')],
      ['a former house', team('Avelina Torrado, CEO, ex-Dentario', 'Rui Sampaio, CTO')],
      ['links', team('Avelina Torrado, CEO, linkedin.com/in/x', 'Rui Sampaio, CTO')],
      ['one person', team('Avelina Torrado, CEO')],
      ['a trade', team('Avelina Torrado, CEO, dentist', 'Rui Sampaio, CTO')],
    ],
  },
  {
    id: 'founder-fit-stated',
    holds: [
      [
        'desk and appointments',
        pitch({
          problem: { title: 'Problem', body: ['Receptionists lose appointments on the phone.'] },
          team: {
            title: 'Team',
            body: ['Avelina Torrado, CEO: led appointments and trained receptionists for 9 years.'],
          },
        }),
      ],
      [
        'an organisation',
        pitch({
          problem: { title: 'Problem', body: ['Farmers wait for soil samples.'] },
          team: { title: 'Team', body: ['Rui Sampaio, CEO: ran soil samples for farmers at Agrolab.'] },
          market: { title: 'Market', body: ['Farmers buy samples.'] },
        }),
      ],
      [
        'built',
        pitch({
          problem: { title: 'Problem', body: ['Insurance claims take weeks of paperwork.'] },
          team: { title: 'Team', body: ['Berta Lima, CTO: built claims and paperwork tools for Segurança.'] },
        }),
      ],
      [
        'years',
        pitch({
          problem: { title: 'Problem', body: ['Payroll errors hit nurses in hospitals.'] },
          team: { title: 'Team', body: ['Rui Sampaio, CEO: 12 years of payroll work in hospitals'] },
        }),
      ],
      [
        'market words',
        pitch({
          market: { title: 'Market', body: ['Dental laboratories order ceramics.'] },
          team: { title: 'Team', body: ['Berta Lima, CEO: managed ceramics in dental laboratories for 6 years.'] },
        }),
      ],
    ],
    not: [
      ['another field', team('Avelina Torrado, CEO: 9 years in banking at Lusobanco.')],
      [
        'no record',
        pitch({
          problem: { title: 'Problem', body: ['Receptionists lose appointments.'] },
          team: { title: 'Team', body: ['Avelina Torrado likes receptionists and appointments.'] },
        }),
      ],
      [
        'one shared word',
        pitch({
          problem: { title: 'Problem', body: ['Receptionists lose appointments.'] },
          team: { title: 'Team', body: ['Avelina Torrado, CEO: ran appointments for 9 years.'] },
        }),
      ],
      [
        'not on the team slide',
        pitch({
          problem: {
            title: 'Problem',
            body: ['Receptionists lose appointments. Rui spent 9 years with receptionists and appointments.'],
          },
          team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
        }),
      ],
      [
        'everyday words',
        pitch({
          problem: { title: 'Problem', body: ['Companies need people and customers.'] },
          team: { title: 'Team', body: ['Rui Sampaio, CEO: led people and customers of companies for 9 years.'] },
        }),
      ],
    ],
  },
  {
    id: 'ask-absent',
    holds: [
      ['no slide', pitch({ ask: null })],
      ['a slide without an amount', ask('We are looking for partners who share the vision.')],
      ['raising awareness', pitch({ ask: { title: 'Mission', body: ['Raising awareness for 2 million patients.'] } })],
      ['money raised before', pitch({ ask: { title: 'History', body: ['Raised €300k to date.'] } })],
      ['thank you', pitch({ ask: { title: 'Thank you', body: ['hello@brindlecot.example'] } })],
    ],
    not: [
      ['an amount', pitch()],
      ['two boxes', ask('We are raising', '€1.5M')],
      ['in the title', pitch({ ask: { title: 'The ask: £1.2m', body: ['For two engineers.'] } })],
      ['without a currency', ask('Raising 1.5M for two engineers')],
      ['a board memo', pitch({ ask: null, cover: { title: 'Brindlecot', body: ['Board meeting, booking software'] } })],
    ],
  },
  {
    id: 'ask-without-use',
    holds: [
      ['an amount only', ask('Raising €1M')],
      ['two boxes', ask('We are raising', '€1.5M')],
      ['terms are no use', ask('Raising €1M on a SAFE')],
      ['in the title', pitch({ ask: { title: 'The ask: £1.2m', body: ['Let us talk.'] } })],
      ['seed', ask('Seeking $2M seed')],
    ],
    not: [
      ['hires', pitch()],
      ['shares', ask('Raising €1M', '60% product', '40% sales')],
      ['milestones', ask('Raising €1M', '200 clinics by June 2027')],
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
      ['two months', ask('Raising €1M', '200 clinics by June 2027', '€60k MRR by December 2027')],
      ['quarters', ask('Raising €1M', 'Q2 2027: 200 clinics', 'Q4 2027: 3 countries')],
      ['years', ask('Raising €1M', 'By 2027 we serve 200 clinics.', 'By 2028 we serve 900 clinics.')],
      ['one line', ask('Raising €1M', '200 clinics by June 2027; 3 countries by March 2028')],
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
      ['one', ask('Raising €1M', '200 clinics by June 2027')],
      ['no numbers', ask('Raising €1M', 'Launch in June 2027', 'Growth in 2028')],
      ['no dates', ask('Raising €1M', '200 clinics', '3 countries')],
      [
        'no amount',
        pitch({ ask: { title: 'Milestones', body: ['200 clinics by June 2027', '400 clinics by May 2028'] } }),
      ],
      [
        'the past',
        pitch({ traction: { title: 'Traction', body: ['24 clinics in June 2025', '61 clinics in March 2026'] } }),
      ],
    ],
  },
  {
    id: 'projection-no-assumptions',
    holds: [
      ['a table', forecast(years, 'Revenue | €0.1M | €0.4M | €1.2M | €3M')],
      ['forecast marks', forecast('2026E | 2027E | 2028E', 'Revenue | €0.1M | €0.4M | €1.2M')],
      [
        'a line',
        pitch({
          ask: [
            { title: 'Financials', body: ['Revenue 2027: €0.4M, 2028: €1.2M, 2029: €3M'] },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
          team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
        }),
      ],
      [
        'a chart',
        pitch({
          ask: [
            {
              title: 'Financials',
              body: [chart('Revenue, € million'), chart('2027 | 2028 | 2029'), chart('Revenue | 0.4 | 1.2 | 3')],
            },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
          team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
        }),
      ],
      ['in thousands', forecast('€k | 2027 | 2028 | 2029', 'Revenue | 400 | 1,200 | 3,000')],
    ],
    not: [
      [
        'customers in the table',
        forecast(years, 'Revenue | €0.1M | €0.4M | €1.2M | €3M', 'Customers | 40 | 200 | 600 | 1,500'),
      ],
      ['two years', forecast('2026 | 2027 | 2028', 'Revenue | €0.1M | €0.4M | €1.2M')],
      ['the past', forecast('2023 | 2024 | 2025', 'Revenue | €0.1M | €0.4M | €1.2M')],
      [
        'drivers in the appendix',
        pitch(
          {
            ask: [
              { title: 'Financials', body: [row(years), row('Revenue | €0.1M | €0.4M | €1.2M | €3M')] },
              { title: 'The ask', body: ['Raising €1M.'] },
            ],
            team: { title: 'Team', body: ['Avelina Torrado, CEO'] },
          },
          {},
          [{ title: 'Appendix' }, { title: 'Drivers', body: ['Price €200 and churn 1%'] }],
        ),
      ],
      [
        'the market',
        pitch({ market: { title: 'Market', body: ['Market revenue 2027: €1bn, 2028: €2bn, 2029: €3bn'] } }),
      ],
    ],
  },
  {
    id: 'projection-steep',
    holds: [
      ['five times from a million', forecast(years, 'Revenue | €0.2M | €1.1M | €5.9M | €14M')],
      ['six times', forecast('2026 | 2027', 'Revenue | $2M | $12M')],
      ['over three years', forecast(years, 'Revenue | €0.2M | €1M | €4.5M | €16M')],
      [
        'a line',
        pitch({
          ask: [
            { title: 'Financials', body: ['Revenue 2026: €1M, 2027: €6M'] },
            { title: 'The ask', body: ['Raising €1M.'] },
          ],
        }),
      ],
      ['actual and forecast', forecast('2025A | 2026E', 'Revenue | €1.5M | €9M')],
      ['an arrow in a sentence', told('Revenue: $50k → $300M in 5 years')],
      ['from and to in a sentence', told('Revenue grows from $0.2M in 2026 to $40M by 2029.')],
      ['two years', told('We expect ARR to go from €1.2M (2026) to €40M (2028).')],
    ],
    not: [
      ['a tiny base', forecast('2025A | 2026E', 'Revenue | 20k | 120k')],
      ['three times', forecast(years, 'Revenue | €1M | €3M | €9M | €20M')],
      ['the past', forecast('2023 | 2024', 'Revenue | €1M | €9M')],
      ['the past in a sentence', told('Revenue went from €1M in 2023 to €9M in 2024.')],
      ['a modest rise in a sentence', told('Revenue grows from €1M in 2026 to €9M by 2029.')],
      ['the market in a sentence', told('The market revenue grows from $1bn in 2026 to $90bn in 2028.')],
      ['a price range', told('Sales are made at $50 to $300M in 2028 dollars, the price of a ship.')],
      ['customers', forecast('2026 | 2027', 'Customers | 1,000,000 | 9,000,000')],
      ['costs', forecast('2026 | 2027', 'Cost of sales | €1M | €9M')],
    ],
  },
  {
    id: 'runway-under-18',
    holds: [
      ['12 months', ask('Raising €1M for 12 months of runway')],
      ['runway first', ask('Raising €1M', 'Runway: 15 months')],
      ['a year', ask('Raising €1M, which gives a runway of 1 year')],
      ['computed', ask('Raising €1M', 'Cash in the bank: €200k', 'Net burn: €100k per month')],
      ['weeks', ask('Raising €100k', 'Runway of 40 weeks')],
    ],
    not: [
      ['18 months', ask('Raising €1M for 18 months of runway')],
      ['a buffer', ask('Raising €1M: working capital, 6 months of runway buffer')],
      ['today', ask('Raising €1M', 'Current runway: 5 months')],
      ['a range up to 20', ask('Raising €1M for 15-20 months of runway')],
      ['computed long', ask('Raising €2M', 'Cash in the bank: €200k', 'Net burn: €100k per month')],
      ['airports', pitch({ problem: { title: 'Problem', body: ['The runway is closed for 6 months.'] } })],
    ],
  },
  {
    id: 'deck-long',
    holds: [
      ['22 slides', pitch({ reach: many(12) })],
      ['25 slides', pitch({ reach: many(15) })],
      [
        'an appendix is apart',
        pitch({ reach: many(12) }, {}, [
          { title: 'Appendix' },
          { title: 'Terms', body: ['See the contract of sale here.'] },
        ]),
      ],
      ['no ask', pitch({ reach: many(14), ask: null })],
      ['21 slides', pitch({ reach: many(11) })],
    ],
    not: [
      ['eleven', pitch()],
      ['twenty', pitch({ reach: many(10) })],
      ['a long appendix', pitch({}, {}, [{ title: 'Appendix' }, ...many(20)])],
      [
        'build steps',
        pitch({
          reach: many(14).map((slide, at) => ({
            title: 'Roadmap',
            body: slide.body.concat(Array(at).fill('One more step follows.')),
          })),
        }),
      ],
      ['hidden slides', pitch({ reach: many(14).map(slide => ({ ...slide, hidden: true })) })],
    ],
  },
  {
    id: 'slide-dense',
    holds: [
      ['two', pitch({ solution: dense(130), reach: dense(140) })],
      ['three', pitch({ solution: dense(130), reach: dense(140), whyNow: dense(200) })],
      ['just over', pitch({ solution: dense(121), reach: dense(121) })],
      [
        'a list',
        pitch({
          solution: { title: 'Solution', body: Array(30).fill('- Booking in five easy steps') },
          reach: dense(150),
        }),
      ],
      ['with an appendix', pitch({ solution: dense(130), reach: dense(140) }, {}, [{ title: 'Appendix' }])],
    ],
    not: [
      ['one', pitch({ solution: dense(200) })],
      ['in the appendix', pitch({}, {}, [{ title: 'Appendix' }, dense(300), dense(300)])],
      [
        'tables',
        pitch({
          solution: { title: 'Solution', body: [row('word '.repeat(200))] },
          reach: { title: 'Go-to-market', body: [row('word '.repeat(200))] },
        }),
      ],
      [
        'notes',
        pitch({
          solution: { title: 'Solution', notes: 'word '.repeat(200) },
          reach: { title: 'Go-to-market', notes: 'word '.repeat(200) },
        }),
      ],
      [
        'a memo',
        memo([
          '# Problem',
          'word '.repeat(200),
          '# Market',
          'word '.repeat(200),
          '# Team',
          'Two.',
          '# Solution',
          'App.',
        ]),
      ],
    ],
  },
  {
    id: 'cover-says-nothing',
    holds: [
      ['the name', pitch({ cover: { title: 'Brindlecot' } })],
      ['name and stage', pitch({ cover: { title: 'Brindlecot', body: ['Seed round, May 2026'] } })],
      ['pitch deck', pitch({ cover: { title: 'Brindlecot', body: ['Investor pitch deck'] } })],
      ['contact', pitch({ cover: { title: 'Brindlecot', body: ['avelina@brindlecot.example'] } })],
      ['confidential', pitch({ cover: { title: 'Brindlecot', body: ['Confidential', 'Avelina Torrado, CEO'] } })],
    ],
    not: [
      ['a tagline', pitch()],
      ['a picture', pitch({ cover: { title: 'Brindlecot', imageShare: 0.9 } })],
      ['a sentence', pitch({ cover: { title: 'Brindlecot', body: ['Calm mornings at the front desk'] } })],
      ['a sentence as title', pitch({ cover: { title: 'Brindlecot: booking software for dental clinics' } })],
      ['not a pitch', deck([{ title: 'Brindlecot' }, plainSlides.problem])],
    ],
  },
])

function many(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    title: `City ${at + 1}`,
    body: ['A visit to the local association there.'],
  }))
}

function dense(words: number) {
  return { title: 'Details', body: ['word '.repeat(words).trim()] }
}
