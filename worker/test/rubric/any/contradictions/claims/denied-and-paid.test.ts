/** What is said not to exist, and an amount, a partner or a place of it elsewhere; and honest texts beside them. */
import { describe, expect, it } from 'vitest'
import { linesOfPage } from '../lines-of-page.ts'
import { lines, subjects } from '../told.ts'

const denied: [subject: string, ...text: string[]][] = [
  ['the fee for joining', 'Growers pay no deposit and no joining fee.', '# Income', 'Joining fees (310 x £40) £12,400'],
  ['the fee for starting', 'There is no registration fee.', '# Costs', 'Registration fee: €25'],
  [
    'what is left to pay of a loss',
    'After a fire nobody is left with a single pound of excess.',
    '# Conditions',
    'For each claim £200 stays for your own account and is billed in the month after.',
  ],
  ['what is left to pay of a loss', 'Cover without any deductible.', '# Conditions', 'Deductible per claim is $300.'],
  [
    'money from grants',
    'We have not taken one krona of grant or public money.',
    '# 2024',
    'A EUR 90,000 grant from a regional fund paid for the first two boats.',
  ],
  ['money from grants', 'We have never accepted any subsidies.', '# Income', 'Subsidies: €48,000'],
  [
    'the cost of delivery',
    'Every order, one jar or a hundred, arrives with no delivery charge.',
    '# Ordering',
    'Delivery of £6 goes on orders under 12 jars.',
  ],
  [
    'what is owed for the technology',
    'The patents are ours and we owe nobody anything for using them.',
    '# Costs',
    'The 3% royalty which we pay to the institute comes off before the margin.',
  ],
  [
    'who does the work',
    'We do not use subcontractors in schools; you asked us why.',
    '# Scope',
    'For the lift we send our long-standing partner Ardmore Hoists of Leith, whose fitters hold the ticket.',
  ],
  [
    'where the data go',
    'The readings do not leave the clinic. The data do not leave the clinic.',
    '# How it learns',
    'Each night the recordings of all installed machines are transmitted to our servers in Lyon.',
  ],
  [
    'where the data are',
    'Everything we keep stays on Swiss soil.',
    '# When it fails',
    'A full copy is made each evening and stored with a second provider in Dublin.',
  ],
  [
    'the term',
    'There is no lock-in.',
    '# How to leave',
    'Each plan starts with a first term of nine months; if you leave sooner, the rest of it is invoiced.',
  ],
  [
    'what the founders work at',
    '# Founders',
    'Ines Duarte runs sales. Malte Brandt builds the product. The firm has been their only work since 2023.',
    '# The round',
    'Malte will leave his hospital, where he is busy. Malte currently works two days a week at the university.',
  ],
]

const honest: [why: string, ...text: string[]][] = [
  ['the fee is another', 'There is no joining fee.', '# Costs', 'Exit fee: €25'],
  ['it is denied for some', 'No joining fee for members of the guild.', '# Costs', 'Joining fee: £40, only for firms'],
  ['the excess is waived for now', 'No deductible this month.', '# Costs', 'The deductible is $300.'],
  ['nothing came of it', 'No joining fee.', '# Income', 'Joining fees (0 x £40) £0'],
  ['the amount is the deposit of somebody else', 'We have no debt.', 'A deposit of £40 secures your place.'],
  ['a rival has the excess', 'No deductible.', 'Competitors ask a deductible of $300.'],
  ['one kind of loss is free', 'No deductible for glass.', 'The deductible is $300.'],
  ['the second one costs', 'No joining fee.', 'Joining fee: £40 from the second child on'],
  ['an excess of something', 'No excess packaging.', 'The excess of £200 went to reserves.'],
  ['one plan has it', 'No deductible.', 'On the Basic plan the deductible is $300.'],
  [
    'the grant is applied for',
    'We have taken no grant money.',
    'We have applied for a grant of €90,000, which would pay for two boats.',
  ],
  [
    'the customers get the grant',
    'We have taken no grant money.',
    'Our customers received a grant of €2,000 from the state.',
  ],
  ['another gets the grant', 'We have received no grants.', 'The hospital received a grant of £50,000 and bought ten.'],
  [
    'a paper is sent and no data',
    'Everything we store stays in German data centres.',
    'A copy of your contract is made and sent to our office in Vienna.',
  ],
  ['the fund is its product', 'No grant, no fee.', 'Last spring we won a grant of €40,000 for a bakery.'],
  [
    'small orders are left out of the promise',
    'No delivery charge from 12 jars on.',
    'Delivery of £6 goes on orders under 12 jars.',
  ],
  [
    'it is sent abroad',
    'Every order arrives with no delivery charge.',
    'Delivery of £19 goes on orders from outside the country.',
  ],
  ['the royalty is received', 'We owe nobody anything for using them.', 'A 3% royalty comes to us from two licensees.'],
  [
    'the royalty has ended',
    'We owe nobody anything for using them.',
    'Until 2021 a 3% royalty was due to the institute, and it ended.',
  ],
  [
    'the partner sells',
    'We do not use subcontractors.',
    'To finance it we work with our partner Lowland Bank, which lends to schools.',
  ],
  ['the machine asks first', 'The data do not leave the clinic.', 'If you wish, the data are sent to our servers.'],
  [
    'only figures of use',
    'The data do not leave the clinic.',
    'Anonymised statistics of all machines are sent to our servers.',
  ],
  ['the servers stand in the house', 'The files do not leave the office.', 'The files are sent to our servers.'],
  ['it is the same country', 'Everything we keep stays on Swiss soil.', 'A copy is made and stored in Zurich.'],
  ['the term is a choice', 'There is no lock-in.', 'An optional first term of nine months lowers the price.'],
  [
    'the bookkeeper has two employers',
    '# Founders',
    'Ines Duarte runs sales. It has been her only work since 2023.',
    '# Office',
    'Paul Kern, bookkeeper, works three days a week at a sawmill.',
  ],
  [
    'it is past',
    '# Founders',
    'Malte Brandt builds the product. It has been his only work since 2023.',
    '# History',
    'Malte worked until 2022 for two days a week at the university.',
  ],
]

describe('what a text denies and then pays for', () => {
  it.each(denied)('is held against itself: %s', (subject, ...text) => {
    expect(subjects(lines(...text))).toContain(subject)
  })
  it.each(honest)('is left alone where %s', (_why, ...text) => {
    expect(subjects(lines(...text))).toEqual([])
  })
})

describe('the hours at which a page is answered', () => {
  it('is held against a call at any hour', () => {
    const page = linesOfPage(
      '# Night shift',
      'Ring us. The phone is picked up at any hour, New Year included.',
      '# Questions',
      'By phone between 8 am and 6 pm Perth time, Monday to Friday.',
    )
    expect(subjects(page)).toContain('the hours of the phone')
  })
  it('is left alone where urgent calls are told apart', () => {
    const page = linesOfPage(
      '# Night shift',
      'For emergencies the phone is picked up at any hour.',
      '# Questions',
      'By phone between 8 am and 6 pm Perth time, Monday to Friday.',
    )
    expect(subjects(page)).toEqual([])
  })
})
