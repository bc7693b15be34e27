/** Offers with their last day, and months that are counted and named, in many wordings. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

const wrong: [subject: string, because: string, text: string][] = [
  [
    'the validity of the offer',
    'From 9 June 2025 to 30 June 2025 it is 21 days.',
    'Ref: QT/2025/114                                        Date: 9 June 2025\n\nTo the secretary\n\nThis offer is valid for 30 days, i.e. till 30 June 2025.',
  ],
  [
    'the validity of the offer',
    'From 3 March 2025 to 31 March 2025 it is 28 days.',
    'Quotation no. 88\nDated 3 March 2025\n\nOur prices hold for 60 days, until 31 March 2025.',
  ],
  [
    'the validity of the offer',
    'From 12 May 2025 to 20 May 2025 it is 8 days.',
    'Hobart, 12 May 2025\n\nPROPOSAL\nThe quotation is open for acceptance for four weeks (until 20 May 2025).',
  ],
  [
    'the validity of the offer',
    'From 02.09.2025 to 30.09.2025 it is 28 days.',
    'Date: 02.09.2025\nOffer valid 14 days: to 30.09.2025',
  ],
  [
    'the validity of the offer',
    'From 5 January 2026 to 31 January 2026 it is 26 days.',
    '# Proposal\nIssued: 5 January 2026\nValidity: 90 days (31 January 2026)',
  ],
  [
    'the validity of the offer',
    'From 14/10/2025 to 14 November 2025 it is 31 days.',
    'Date: 14/10/2025\nThis estimate remains valid for two weeks from today, that is until 14 November 2025.',
  ],
  [
    'the months',
    'From the first to the last of them it is 8 months.',
    'Twelve months of metering (April to November 2024)',
  ],
  [
    'the months',
    'From the first to the last of them it is 4 months.',
    'We measured for six months, from January to April 2025.',
  ],
  [
    'the months',
    'From the first to the last of them it is 6 months.',
    'The pilot ran for three months (March to August).',
  ],
  [
    'the months',
    'From the first to the last of them it is 9 months.',
    'Results after a full year (May 2024 – January 2025)',
  ],
  [
    'the months',
    'From the first to the last of them it is 5 months.',
    'Based on 9 months of data (Feb–Jun 2025), the pumps used less.',
  ],
]

/** Each of these is as it should be, and looks much like one that is not. */
const right: [text: string][] = [
  [
    'Ref: QT/2025/114                                        Date: 9 June 2025\n\nThis offer is valid for 30 days, i.e. till 9 July 2025.',
  ],
  ['Date: 2 September 2025\nOffer valid 14 days: to 16 September 2025'],
  ['Date: 2 September 2025\nThe early discount is good for 14 days. The offer is open until 31 October 2025.'],
  ['Twelve months of metering (April 2024 to March 2025)'],
  ['Six months of metering (April to September 2024)'],
  ['We measured for six months, from January to June 2025, and wrote the report in July.'],
  ['The pilot ran for three months (planned: March to August).'],
  ['Two months of work between January and June, as weather allowed.'],
  ['The work takes six months, from the end of October to the end of April.'],
  ['Quotation\nDate: 9 June 2025\nThis quotation is valid for 30 days. Work can begin until 30 June 2025.'],
  ['Date: 9 June 2025\nMeeting: 28 June 2025\nOur offer is valid for 14 days after the meeting, until 12 July 2025.'],
  ['Nine months of data (January to September 2025) from 14 barns.'],
  ['We fish seven months (from October to May, with a break in January).'],
  ['The course takes six months, from September to March, with three weeks off at Christmas.'],
  ['Three months free (July to September).'],
  ['Open eight months a year (March to October).'],
  ['Figures for the first nine months, from January to September.'],
  ['A two-month pilot from March to May 2025.'],
  ['For 18 months, from January 2024 to June 2025, we logged every stop.'],
  ['The three months from November to January bring half of our sales.'],
  ['Over twelve months (July 2024 – June 2025) waste fell.'],
  ['It took four months of permits, from the town and the canton, and the shop opened in May.'],
  ['We lost two months (June to August is quiet anyway).'],
  ['Dated 1 March 2026. Valid for 30 days (until 31 March 2026).'],
  ['Date: 1 March 2026\nPrices are valid for 30 days from receipt, at the latest until 30 April 2026.'],
]

describe('figures beside each other', () => {
  it.each(wrong)('%s: %s', async (subject, because, text) => expect(await said(text)).toEqual([[subject, because]]))
  it.each(right)('leaves alone: %s', async text => expect(await said(text)).toEqual([]))
})
