/** Section 5.5: rivals and alternatives. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, row, titled } from '../deck-cases.ts'

const ticks = (...rows: string[]) => pitch({ competition: { title: 'Competition', body: rows.map(row) } })
const head = 'Feature | Brindlecot | Dentario | PhoneDesk'

export const competitionCases: Cases[] = [
  {
    id: 'competition-absent',
    holds: [
      ['no slide', pitch({ competition: null })],
      ['a slide on something else', titled('competition', 'Our values', 'Calm.')],
      ['competitive salary', titled('competition', 'Competitive salary', 'We pay well.')],
      ['funding landscape', titled('competition', 'Funding landscape', 'Rates are low.')],
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
        'what is called traditional',
        pitch({ competition: null, problem: { title: 'Problem', body: ['Traditional diaries are slow.'] } }),
      ],
      [
        'others by name',
        pitch({ competition: { title: 'The yard', body: ['Naiven and FarmDraft sell machines for €60,000.'] } }),
      ],
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
      ['we have none', on('competition', 'We have no competitors.')],
      ['no direct competition', on('competition', 'There is no direct competition.')],
      ['the only company', on('competition', 'We are the only company that does this.')],
      ['without competition', on('competition', 'We operate without any competition.')],
      [
        'elsewhere',
        pitch({ competition: null, ask: { title: 'The ask', body: ['Raising €1M. We face no real rivals.'] } }),
      ],
      [
        'an order lost by name',
        on('competition', 'There are no direct competitors.', 'In May we lost two tenders, one to Dentario.'),
      ],
      [
        'names right after it',
        on('competition', 'We have no competition. Dentario and PhoneDesk solve something else.'),
      ],
      [
        'what there is already on another slide',
        pitch({
          problem: { title: 'Problem', body: ['Existing calendar software was made for salons.'] },
          competition: { title: 'Competition', body: ['There is no competition.'] },
        }),
      ],
    ],
    not: [
      ['advice', on('competition', 'Never say you have no competition.')],
      ['a difference', on('competition', 'No competitor offers same-day payout.')],
      ['about a data set', on('competition', 'There are no direct competitors listed for this model.')],
      ['a question', on('competition', 'Is it true that there is no competition?')],
      ['a noun goes on', on('competition', 'We have no competition problem: we have three rivals')],
      ['rivals follow', on('competition', 'We have no direct competitors, but two rivals come close.')],
      [
        'no direct one beside what there is already',
        pitch({
          problem: { title: 'Problem', body: ['Existing calendar software was made for salons.'] },
          competition: { title: 'Competition', body: ['There are no direct competitors.'] },
        }),
      ],
      [
        'other ways beside it',
        on(
          'competition',
          'Paper diaries only hold names. Chains of clinics have call centres. We have no direct rivals.',
        ),
      ],
      [
        'a loss of something else',
        on('competition', 'We have no direct competitors.', 'Chains have lost receptionists to Porto.'),
      ],
      [
        'another place with one',
        on('competition', 'In Minho we have no competitors yet. In Porto Dentario competes with us.'),
      ],
      [
        'the indirect ones',
        titled('competition', 'The field', 'We have no direct competitors. Indirect ones are Dentario.'),
      ],
      [
        'the bound in the sentence before',
        on(
          'competition',
          'For bookings our competitors are Dentario and PhoneDesk.',
          'For moved ones we have no competitors.',
        ),
      ],
      ['other ways on their own slide', on('ask', 'Raising €1M. We face no real rivals.')],
      ['a level that others miss', on('competition', 'There is no direct competitor at our level of price and speed.')],
      ['what others cannot', on('competition', 'There is no real competition that covers both the phone and the web.')],
      [
        'a label in its own paragraph',
        memo([
          'Orrery Tides builds tide gauges. We are raising €600k.',
          'COMPETITION Buoys are read once a week by boat. Harbour staff look at a painted pole. There is no competitor.',
        ]),
      ],
      ['a capability', on('competition', 'No direct competitor has our certificate.')],
    ],
  },
  {
    id: 'competition-all-ticks',
    holds: [
      [
        'in bold',
        ticks(
          'Feature | **Brindlecot** | Dentario | PhoneDesk',
          'A | **yes** | no | no',
          'B | **yes** | yes | no',
          'C | **yes** | no | yes',
          'D | **yes** | no | no',
        ),
      ],
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
      ['a price table', titled('model', 'Pricing', row('Plan | Basic | Plus | Pro'), row('Price | €20 | €40 | €90'))],
    ],
  },
  {
    id: 'status-quo-named',
    holds: [
      ['a paper diary', pitch()],
      ['spreadsheets', on('competition', 'Today most clinics still run on spreadsheets.')],
      [
        'on the problem slide',
        pitch({
          competition: { title: 'Competition', body: ['Dentario.'] },
          problem: { title: 'Problem', body: ['Rotas are kept by hand and sent by e-mail.'] },
        }),
      ],
      ['a pen', on('competition', 'Most homes still use pen and paper for this.')],
      ['doing nothing', on('competition', 'The usual alternative is doing nothing at all.')],
    ],
    not: [
      ['buyers that are agencies', on('competition', 'Most agencies still use their own judgement.')],
      ['buyers who hire', on('competition', 'Hiring managers today rely on their luck.')],
      [
        'a table that lost its shape',
        on('competition', '| Lost calls | still on paper | 9 hours | Manual lists | most use them |'),
      ],
      ['the own process', on('competition', 'We still use spreadsheets for our reports.')],
      ['an export', on('competition', 'Most rivals only use an export to Excel.')],
      ['vendors only', on('competition', 'Dentario and PhoneDesk are the alternatives.')],
      [
        'another slide',
        pitch({
          competition: { title: 'Competition', body: ['Dentario.'] },
          ask: { title: 'The ask', body: ['Raising €1M. Most use paper lists today.'] },
        }),
      ],
      ['a question', on('competition', 'Do clinics still use spreadsheets today?')],
    ],
  },
]
