/** Own people and places of data that pages tell twice, as writers of many trades put them. */
import { family } from '../families.ts'

family(
  'work by our own people',
  [
    [
      'who does the work',
      '# Heat',
      'Our own crews. No subcontractors, ever.',
      'Our partner electricians from Shoreham Electric run the breaker.',
    ],
    ['who does the work', '# Roofs', 'We never subcontract.', 'Scaffolding is put up by our partner firm.'],
    [
      'who does the work',
      '# Kitchens',
      'Everything is done by our own people.',
      'The worktops are fitted by an outside stonemason.',
    ],
    [
      'who does the work',
      '# Movers',
      'Our own staff only, never agency workers',
      'In summer we bring in temporary workers from an agency.',
    ],
    ['who does the work', '# Pools', '100% in-house teams', 'The digging is done by a local contractor.'],
    [
      'who does the work',
      '# Pools',
      'We do not use subcontractors',
      '### Who does the wiring?',
      'A partner electrician does it.',
    ],
  ],
  [
    ['# Pools', 'No subcontractors, ever.', 'Other firms send subcontractors.'],
    ['# Pools', 'No subcontractors', 'We are an approved partner of Daikin.'],
    ['# Pools', 'No subcontractors', 'Your electrician can connect it as well.'],
    ['# Pools', 'No subcontractors', 'Our partner bank offers credit. Our partner dealers sell it.'],
  ],
)

family(
  'data that stay',
  [
    [
      'where the data are',
      '# Labs',
      'Everything is stored in Frankfurt and never leaves the European Union.',
      'Nightly backups are copied to our second site in Virginia (US East).',
    ],
    ['where the data are', '# Labs', 'Your data stays in Switzerland.', 'Backups: Dublin, Ireland'],
    ['where the data are', '# Labs', '100% hosted in Germany', 'We use servers in Oregon for image recognition.'],
    ['where the data are', '# Labs', 'Data never leaves Canada', '| Backups | AWS us-east-1'],
    [
      'where the data are',
      '# Labs',
      'Nothing leaves the UK.',
      'Recordings are transcribed by a service in the United States.',
    ],
    [
      'where the data are',
      '# Labs',
      'All files remain within the EU',
      'A copy is replicated to Singapore every night.',
    ],
  ],
  [
    [
      '# Labs',
      'Everything is stored in Frankfurt and never leaves the EU.',
      'Nightly backups are copied to our second site in Dublin.',
    ],
    ['# Labs', 'Your data stays in the EU.', 'Our US customers’ data are stored in Virginia.'],
    ['# Labs', 'Your data never leaves the EU.', 'We have offices in Virginia and Porto.'],
    ['# Labs', 'Your data never leaves the EU.', 'Our first lab was in Texas. We were born in Ohio.'],
  ],
)
