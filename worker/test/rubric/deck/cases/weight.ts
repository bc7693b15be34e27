/** What is claimed by weight: unnamed partners and teams, ranks, scores and sums without what carries them. */
import { type Cases, on, pitch, titled } from '../deck-cases.ts'

const lender = (...body: string[]) => titled('traction', 'Traction', ...body)

export const weightCases: Cases[] = [
  {
    id: 'partner-unnamed',
    holds: [
      ['a leading one', on('traction', 'Partnership with a leading clinic chain')],
      ['a pilot', on('traction', '61 paying clinics.', 'Pilot with one of the largest insurers')],
      ['a number of them', on('traction', 'Contracts with three global suppliers')],
    ],
    not: [
      ['the name follows', on('traction', 'Partnership with a leading clinic chain, Sanora')],
      ['the name in brackets', on('traction', 'Pilot with a major insurer (Helvia)')],
      ['the name in it', on('traction', 'Partnership with leading chain Sanora')],
      ['a plan', on('traction', 'We expect a partnership with a leading chain.')],
      ['none', on('traction', 'No partnership with a large chain yet')],
      ['said to be confidential', on('traction', 'Pilot with a large insurer, name on request')],
    ],
  },
  {
    id: 'beyond-reach-claim',
    holds: [
      ['nobody can', on('competition', 'Nobody can match our reminders.')],
      ['cannot be copied', on('competition', 'Our data cannot be copied.')],
      ['first mover', on('competition', 'We have the first-mover advantage.')],
      ['growth as a rank', on('traction', 'We are the fastest-growing booking service in Iberia.')],
      ['unmatched', on('solution', 'Unmatched service')],
    ],
    not: [
      ['with its reason', on('competition', 'Nobody can copy the reader before 2031, because it is patented.')],
      ['by somebody', on('traction', 'The fastest-growing clinic software in Iberia (Saúde Index 2025).')],
      ['the trouble', on('problem', 'Nobody can reach the desk in the morning.')],
      ['what users cannot do', on('traction', 'Nobody can book after six.', 'No one will forget a card.')],
      ['a market', on('market', 'Dentistry is the fastest-growing health market in Iberia.')],
      ['an aim', on('traction', 'We want to become the fastest-growing service in Iberia.')],
      ['a question', on('competition', 'Is it impossible to copy?')],
    ],
  },
  {
    id: 'score-without-sample',
    holds: [
      ['a score', on('traction', 'NPS 71')],
      ['with a verb', on('traction', 'Our NPS is 64.')],
      ['before its name', on('traction', '61 paying', 'A 72 NPS')],
    ],
    not: [
      ['with those who answered', on('traction', 'NPS 71 (148 responses)')],
      ['beside it', on('traction', 'NPS 71', '148 of 190 clinics answered in May.')],
      ['n', on('traction', 'NPS 71, n = 48')],
      ['of the trade', on('traction', 'The average NPS of 31 is low.')],
      ['a target', on('traction', 'Target: NPS 70')],
      ['no score', on('traction', 'We ask for the NPS each month.')],
    ],
  },
  {
    id: 'ask-range-wide',
    holds: [
      ['a dash', on('ask', 'Raising €1M - €3M for two engineers')],
      ['a word', on('ask', 'Raising €500k to €2M for two engineers')],
      ['one sign', on('ask', 'We are raising €1-4M for two engineers.')],
    ],
    not: [
      ['a margin', on('ask', 'Raising €1.5M to €2M for two engineers')],
      ['one sum', on('ask', 'Raising €1M for two engineers')],
      ['a choice', on('ask', 'Raising €1M to €3M: at least €1M for two engineers')],
      ['what customers pay', on('model', 'Clinics pay €90 to €400 a month.')],
      ['a valuation beside it', on('ask', 'Raising €1M at a €4M to €9M valuation')],
      ['years', on('ask', 'Raising €1M, which lasts for 12 to 30 months')],
    ],
  },
  {
    id: 'team-unnamed',
    holds: [
      ['where they were', on('team', 'Ex-Dentora founders')],
      ['exits', on('team', 'Serial founders with 2x exits')],
      ['adjectives', on('team', 'A world-class team of engineers')],
    ],
    not: [
      ['a name', on('team', 'Avelina Torrado, ex-Dentora')],
      ['first names', on('team', 'Rui, CTO', 'Ex-Dentora founders')],
      ['first names in a row', on('team', 'Founders: Mikaela (third-generation cobbler) and Jun (ex-Flexport)')],
      ['a picture', pitch({ team: { title: 'Team', body: ['Ex-Dentora founders'], imageShare: 0.3 } })],
      [
        'a name elsewhere',
        pitch({
          team: { title: 'Team', body: ['Ex-Dentora founders'] },
          ask: { title: 'The ask', body: ['Raising €1M for two engineers.', 'Avelina Torrado, CEO'] },
        }),
      ],
      ['no praise', on('team', 'Two of us, in Porto.')],
      ['advisors by name', on('team', 'Seasoned advisors: Bruno Calheiros')],
    ],
  },
  {
    id: 'advisers-unnamed',
    holds: [
      ['trades', on('team', 'Avelina Torrado, CEO', 'Advisors from logistics, finance and law')],
      ['a number of them', on('team', 'Avelina Torrado, CEO', 'Supported by six mentors from the dental trade')],
      ['a board', on('team', 'Avelina Torrado, CEO', 'Advisory board with decades in retail')],
    ],
    not: [
      ['names', on('team', 'Avelina Torrado, CEO', 'Advisors from logistics: Bruno Calheiros, Rui Sampaio')],
      ['names below', on('team', 'Advisors from logistics and law', 'Bruno Calheiros, forwarder')],
      ['a house', on('team', 'Avelina Torrado, CEO', 'Advisors from Northgate Bank')],
      ['what is sold', on('model', 'Pension advisers in three cities pay €40 a month')],
    ],
  },
  {
    id: 'loan-losses-absent',
    holds: [
      ['lent', lender('€4.1M lent to 900 clinics since May')],
      ['took a loan', lender('1,204 clinics took a loan in spring')],
      ['a book', lender('Loan book of €3M')],
    ],
    not: [
      ['defaults', lender('€4.1M lent to 900 clinics', 'Defaults: 2.1%')],
      ['what was repaid', lender('€4.1M lent to 900 clinics', '97% repaid on time')],
      ['in arrears', lender('€4.1M lent to 900 clinics', 'Nobody is in arrears.')],
      ['so many of so many', lender('1,204 clinics took a loan', 'Repaid by 1,180 of 1,204')],
      ['software for lenders', lender('€4.1M lent through our tool, which we sell to banks')],
      ['a loan of its own', lender('61 paying clinics', 'A bank loan of €80k')],
    ],
  },
]
