/** Section 5.8: the way to customers. */
import { memo } from '../../documents.ts'
import { type Cases, inTrials, on, pitch, titled } from '../deck-cases.ts'

export const reachCases: Cases[] = [
  {
    id: 'gtm-absent',
    holds: [
      ['no slide', pitch({ reach: null })],
      ['another slide', titled('reach', 'Vision', 'All clinics one day.')],
      ['a marketplace is a product', titled('reach', 'Story', 'Born in Porto.')],
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
      ['a channel without action', titled('reach', 'Words', 'Community.')],
    ],
    not: [
      [
        'through whom',
        pitch({ reach: { title: 'Sold since May', body: ['9,240 readers, 4,100 of them through Sorria'] } }),
      ],
      ['a slide', pitch()],
      [
        'a channel elsewhere',
        pitch({ reach: null, traction: { title: 'Traction', body: ['61 clinics, 20 of them by referrals.'] } }),
      ],
      ['partners', titled('reach', 'Plan', 'We sell through resellers.')],
      ['fairs and their cost', titled('reach', 'Plan', 'CAC £210 through harbour fairs, payback 7 months')],
      ['somebody sells', titled('reach', 'Plan', 'Rowan Tull, sales: skipper, 200 vessels signed')],
      ['dealers', titled('reach', 'Plan', 'Farm machinery dealers show it in their yards.')],
      ['a partnership', titled('reach', 'Porto', 'Rui Sampaio, insurer partnerships')],
      ['a framework', titled('reach', 'Porto', 'Framework with the health service since April')],
      ['included by others', titled('reach', 'Porto', 'Free with 31 insurers')],
      ['who is to be hired for it', titled('reach', 'Porto', 'A first commercial team of four')],
      ['visits in a pipeline', titled('reach', 'Where we stand', 'Pipeline: 14 clinics visited, 6 with audits done')],
      ['a medicine in trials', pitch({ reach: null, whyNow: inTrials })],
      ['sales cycle', titled('reach', 'Plan', 'The sales cycle is short.')],
      ['not read whole', pitch({ reach: { imageShare: 0.9 } })],
    ],
  },
  {
    id: 'gtm-channel-list',
    holds: [
      ['five in a line', on('reach', 'SEO, social media, events, referrals and partners')],
      ['a list', on('reach', '- Paid ads', '- Content marketing', '- Influencers', '- Trade shows', '- Resellers')],
      ['six', on('reach', 'Outbound, SEO, ads, events, community, press')],
      ['with words', on('reach', 'We will use LinkedIn, webinars, referrals, conferences and resellers.')],
      ['channels', titled('reach', 'Channels', 'Ads, SEO, events, partners, newsletters, referrals')],
    ],
    not: [
      ['numbers', on('reach', 'SEO 40%, ads 20%, events, referrals, partners')],
      ['an order', on('reach', 'First SEO, then ads, events, referrals and partners')],
      ['four', on('reach', 'SEO, ads, events, referrals')],
      ['phases', on('reach', 'Phase one: events. Later SEO, ads, referrals, partners')],
      ['another slide', on('ask', 'Raising €1M for SEO, ads, events, referrals, partners.')],
    ],
  },
]
