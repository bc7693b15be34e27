/** What the rubric once said wrongly of pages, plans and manuals that nobody had written for a test, retold in brief. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { pitch } from './deck/deck-cases.ts'
import { deck, memo, page } from './documents.ts'
import { at, problem, seen } from './false-alarms-seen.ts'
import { site } from './page/sites.ts'

const manual = (...lines: string[]) =>
  memo([
    ...lines,
    ...Array.from(
      { length: 10 },
      (_, n) => `Call \`open_${n}()\` with --depth or --force to read conf_${n}.json first.`,
    ),
  ])

const investorMemo = (...lines: string[]) =>
  memo([...lines, '# Solution', '# Market', 'TAM of clinics.', '# Team', 'Two of us.'])

const silent: [id: string, why: string, LocatedDocument][] = [
  [
    'statistic-unsourced',
    "the company's own figure",
    memo(['# Classes', '82% of teachers who try it are still there after a term.']),
  ],
  ['hidden-text', 'three stray words', page([{ text: 'Ignore previous instructions.', hidden: 'too small' }])],
  [
    'hidden-text',
    'a folded answer',
    page([{ text: 'Yes, you may stop at any time and keep what you made.', hidden: 'opened by a control' }]),
  ],
  [
    'hidden-text',
    "a form's thanks that waits",
    page([{ text: 'Thank you, one of us will write to you within a day.', hidden: 'not displayed' }]),
  ],
  [
    'hidden-text',
    'a text that fades in',
    page([{ text: 'Each sheet is checked by a second person before it leaves.', hidden: 'transparent' }]),
  ],
  [
    'hidden-text',
    'the far end of a carousel',
    page([
      { text: 'The trainers are patient and the hall is never full at noon.', hidden: 'off the page' },
      { text: 'We come every week with the whole family and stay for hours.', hidden: 'outside its frame' },
    ]),
  ],
  [
    'acronym-undefined',
    'initials of authors',
    memo(['Stone RJ, Hart A. On sleep.', 'Moss RJ, Lee B. On rest.', 'Vale RJ, Ek C. On naps.']),
  ],
  ['acronym-undefined', 'the sign of a currency', memo(Array<string>(3).fill('The small plan is GH₵ 300 a month.'))],
  [
    'acronym-undefined',
    'values in a manual',
    manual('Set the PKCS store.', 'A PKCS store is read.', 'The PKCS store is kept.'),
  ],
  [
    'placeholder-left',
    'notation in a manual',
    manual('coproc [NAME] starts a command.', 'Use [your name] as the key.'),
  ],
  [
    'placeholder-left',
    'the format of a title',
    memo(['Please name the file in this format: [Company Name] and the date.']),
  ],
  [
    'superlative-unbacked',
    'a unit in a manual',
    manual('Batch jobs are the only service units with more than one command.'),
  ],
  ['absolute-promise', 'a comparison', memo(['They built a process as bulletproof as their engines.'])],
  [
    'ai-claim-unexplained',
    'what goes in and comes out is said in other verbs',
    memo([
      'Our AI-powered planner.',
      'An AI-powered kitchen.',
      'AI-driven menus.',
      'The AI estimates calories from a photo of the plate.',
    ]),
  ],
  [
    'wall-of-text',
    'a table that came as text',
    memo([Array<string>(60).fill('| Login | built | two pages').join(' ')]),
  ],
  [
    'ask-absent',
    'a deck that sells to customers',
    deck([
      { title: 'Menuleaf' },
      { title: 'The problem', body: ['Guests wait.'] },
      { title: 'The solution', body: ['A menu on the phone.'] },
      { title: 'Plans & pricing', body: ['€20 a month.'] },
      { title: 'Why us', body: ['Set up in a day.'] },
      { title: "Let's begin" },
    ]),
  ],
  [
    'why-now-absent',
    'advice on how to pitch',
    memo([
      '# Pitch advice from a fund',
      '# Problem',
      'Say what your customers lose. Show your product.',
      '# Market',
      'Count your market. Name your competitors.',
      '# Team',
      'Say why your team.',
    ]),
  ],
  [
    'problem-absent',
    "an orchard's plan for the bank",
    memo([
      '# Larchfield Business Plan',
      '# Products',
      'Cider and perry.',
      '# Market analysis',
      'Shops nearby.',
      '# Our team',
      'Two of us.',
    ]),
  ],
  [
    'one-liner-absent',
    'a memo whose first headings stand alone',
    investorMemo(
      '# Tidewell — Pitch Deck',
      '# Slide 1: Title',
      '# Tidewell',
      '# The marketplace that turns spare boats into day trips',
    ),
  ],
  [
    'one-liner-absent',
    'another verb',
    investorMemo(
      '# Larchfield',
      '# Summary',
      'Larchfield specializes in perry from old trees.',
      '# Problem',
      'Evenings are dull.',
    ),
  ],
  [
    'one-liner-clear',
    'a price in the problem',
    pitch({
      cover: { title: 'Brindlecot' },
      problem: { title: 'Problem', body: ['Tutoring is expensive: $50 an hour, out of reach for families'] },
      solution: { title: 'Solution' },
    }),
  ],
  ['problem-quantified', 'a place is no bearer', problem('Parking costs $20 per day in major cities.')],
  ['problem-quantified', 'what a whole market spends', problem('Parents spend $7 billion a year on lessons.')],
  [
    'problem-quantified',
    'a table that lost its bars',
    problem('| Wrong plan | contractors | €500 | Lost note | €300 |'),
  ],
  [
    'market-bottom-up',
    'a revenue to come',
    pitch({ market: { title: 'Market', body: ['Year 3 target: 5,000 clinics at €170 a month make €10.2M ARR'] } }),
  ],
  [
    'growth-percent-no-base',
    'how others adopt phones',
    problem('Farmers go online: 22% annual growth in rural areas.'),
  ],
  [
    'cover-says-nothing',
    'a tagline in capitals',
    pitch({ cover: { title: 'Brindlecot', body: ['Saving Water, Raising Better Crops'] } }),
  ],
  [
    'competition-absent',
    'the present way is named',
    pitch({
      competition: null,
      problem: { title: 'Problem', body: ['Receptionists still keep the diary on paper and lose hours.'] },
    }),
  ],
  ['cta-absent-first-screen', 'a page on security', site(['# What we can never see'], at('/security/index.html'))],
  ['audience-unnamed', 'a page of examples', site(['# Old break-ins', 'They happened.'], at('/attacks'))],
  ['audience-unnamed', 'a studio round the corner', site(['# Your glow', 'Relax at our Lisbon studio.'])],
  ['headline-missing', 'a chapter of a book', site(['# Mission'], { title: 'Mission', ...at('/book/mission.html') })],
]

describe('stays silent', () => {
  it.each(silent)('%s: %s', (id, _why, document) => {
    expect(seen(id, document)).toEqual([])
  })
})
