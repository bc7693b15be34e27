/** What is taken for a pitch, in whatever form it is written, and what only looks like one. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { memo } from '../documents.ts'
import { propertyRuns } from '../runs.ts'

const isPitch = (lines: readonly string[]) => readSubmission(memo([...lines])).deck?.pitch

const letter = [
  'Hi Marguerite,',
  'Fishing crews are paid in shares of the catch, and skippers work them out on paper.',
  'Quillfin reads the landing note and pays the crew within a day. Each boat pays NOK 690 a month.',
  'I kept the books of my father’s boat for ten years.',
]
const oneself = 'We are raising $1.1M in a seed round.'

describe('a pitch', () => {
  it.each<[form: string, lines: string[]]>([
    ['a letter', [...letter, oneself]],
    [
      'a one-pager whose lines name themselves',
      [
        'Osprey Loop',
        'Problem: one in three machines stands broken.',
        'Solution: we rebuild machines and keep them running.',
        'Business model: USD 9 per session.',
        'Team: Wanjiru Kamau, nephrologist.',
        'Funding: USD 1.5m for 120 machines.',
      ],
    ],
    [
      'answers to an accelerator',
      [
        'Marrowbyte',
        'What is your company going to make?',
        'Marrowbyte keeps every version of a model.',
        'How far along are you?',
        'We launched in November. 21 firms pay.',
        'Who are your competitors?',
        'xltrail shows differences and does not merge.',
        'How many founders are there?',
        'Two.',
        'Have you raised any money?',
        'Yes, from four angels.',
      ],
    ],
    [
      'answers to questions of one’s own',
      [
        'Dorsal',
        'What is it?',
        'A subscription for sports kit.',
        'How do you make money?',
        '€14 a month.',
        'How big can it get?',
        '1.8 million children at €168 a year.',
        'What do you need?',
        '€1.8m to open Paris.',
      ],
    ],
    [
      'a teaser in the third person',
      [
        'Saltmarsh cleans hulls.',
        'Revenue of €1.9m in 2025. Two rivals clean with divers.',
        'Ellen Brouwer (CEO) ran a fleet.',
        'The company is seeking €6m of Series A funding.',
      ],
    ],
    [
      'an offer of shares',
      [
        'We brew beer from bread and sell it at €3 a bottle.',
        'Turnover was €412,000.',
        'We offer 2,400 new shares at €250 each.',
      ],
    ],
    ['a letter that opens a round', [...letter, 'This spring we open a seed round of €3m.']],
    ['a letter that offers notes', [...letter, 'We need CHF 900,000 and are offering convertible notes.']],
    ['a letter that offers a part', [...letter, 'I would like to raise GHS 6 million for 22% of the company.']],
    [
      'parts in bold',
      [
        'Glimmerfold',
        '**Who pays.** Parents pay €29 a month.',
        '**So far.** 1,100 children.',
        '**Who else.** Tobii.',
      ].concat(['**Us.** Aoife Byrne.', '**Now.** Pre-seed, €800k, half of it committed.']),
    ],
    [
      'a script to be spoken',
      [
        'Pitch script (3 minutes)',
        'We have sold 1,900 valves. We make €120 on each.',
        'There are 2.2 million cellars in Belgium.',
      ].concat([
        'I’m Renaud; I was a fire officer for twelve years.',
        'We built a valve.',
        'We are looking for 900,000 euros.',
      ]),
    ],
    [
      'a memorandum of the owners',
      [
        'Information memorandum',
        'Tarnwell sells robots; revenue of €5.2m in 2025.',
        'Two rivals have none for goats.',
      ].concat(['The shareholders are seeking a growth investor for €4 million.']),
    ],
    [
      'short names of its parts',
      ['Tuktuk', 'problem', '- drivers lose hours', 'market', '- 15 lakh rickshaws', 'raise', '- Rs 24 crore Series A'],
    ],
    [
      'sums in words of the country',
      [
        'We built a cooler. Vendors rent it for 60 pesos a day. A third of their fish got warm.',
        '480 vendors use it. There are 300,000 carts in Manila.',
        'Nobody else rents by the day. I’m Liezl; my mother sold fish.',
        'We want to raise 45 million pesos.',
      ],
    ],
  ])('may be %s', (_form, lines) => {
    expect(isPitch(lines)).toBe(true)
  })
})

const parts = [
  '# The problem',
  'Crews wait.',
  '# Our solution',
  'Quillfin pays within a day.',
  '# Our team',
  'Two of us.',
  '# Results',
  '74 boats.',
]
const sized = [...parts, '# Market', '9,000 boats at NOK 8,280 a year.']

describe('what only looks like a pitch', () => {
  it.each<[what: string, lines: string[]]>([
    ['a letter that asks for nothing', letter],
    ['a letter that asks for a loan', [...letter, 'We are seeking a loan of $400,000.']],
    ['a letter that looks for a partner', [...letter, 'We are looking for a partner in Bergen.']],
    ['a letter on prices', [...letter, 'We are raising our prices to $12,000 in July.']],
    ['what is quoted', [...letter, 'Say: “We are raising $1.1M in a seed round.”']],
    ['a proposal', ['Proposal for Harwick Fishing', ...sized, '# Pricing', 'NOK 690.']],
    ['a paper that sells to the reader', [...parts, '# Pricing', 'NOK 690 a month.', '# Why us', 'We are quick.']],
    ['an application to a foundation', ['Application to the Coastal Fund', ...sized, '# Budget', '£84,000.']],
    [
      'a tender',
      ['Our response to the tender', ...sized, 'We seek a contract of four years and will invest £180,000.'],
    ],
    ['an agreement', ['Heads of terms for a distribution agreement', ...sized, '# Investment', 'They invest £60,000.']],
    ['slides for a team', ['Quarterly all-hands', ...sized, 'We start raising the Series B in January, €15m to €20m.']],
    ['a plan for employees', ['Employee share plan', ...letter, 'We offer 40,000 new shares in all.']],
    [
      'a questionnaire',
      [
        'Due diligence questionnaire',
        '# Product',
        'Describe it.',
        '# Market',
        'How large is it?',
        '# Team',
        'List it.',
        '# Round',
        'How much are you raising?',
      ],
    ],
    [
      'a paper on others',
      ['Student paper', '# Problem', 'They raised $120 million from investors.', '# Market', 'None.', '# Team', 'One.'],
    ],
    ['an appeal', [...parts, '# What we need', 'We are raising £80,000 for a roof. Please donate.']],
    ['a release on a round', ['PRESS RELEASE', ...letter, 'Quillfin has raised $1.1M in a seed round.']],
    ['a report on a round', ['Quillfin seeks $30m', ...letter, 'Quillfin is raising $30m, according to two people.']],
    ['a report to those who invested', ['Investor update, May', ...sized, '# Cash', 'We are raising a bridge of $1M.']],
    ['the page of an investor', ['Larkspur', 'We invest in seed rounds of €1m to €4m.', ...letter, oneself]],
    [
      'an advertisement for a position',
      [...letter, oneself, 'About the role', 'Own the payments.', 'How to apply', 'Write to us.'],
    ],
    ['an interview', ['Interview with a founder', ...letter, oneself]],
    ['terms', ['Summary of terms: Series Seed', 'Amount: $3,000,000', 'Investors: two funds.', ...letter]],
    ['a consultant’s report', ['Review for the board', ...sized, '# Recommendations', 'Raise no Series B yet.']],
    [
      'a guide',
      [
        'How to write a plan that investors read',
        '# Problem',
        'Say who has it.',
        '# Solution',
        'Show it.',
        '# Market',
        'Count it. Give TAM and SAM.',
        '# The ask',
        'For example: we are raising £500k.',
      ],
    ],
  ])('is left alone: %s', (_what, lines) => {
    expect(isPitch(lines)).toBe(false)
  })
})

const told = [
  'Quillfin reads the landing note and pays the crew.',
  'Each boat pays NOK 690 a month.',
  '74 boats use it today.',
  'There are 9,000 boats in Norway.',
  'Two rivals work on paper.',
  'Sigrid built payments for six years.',
  'Skippers lose two days a month.',
]
const around = ['It rained in Bergen.', 'See you on Thursday.', 'The boat is blue.', 'Our office is at the quay.']

describe('running text', () => {
  it('is a pitch with the ask and not without it, wherever that stands', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(told, { minLength: 4 }),
        fc.array(fc.constantFrom(...around), { maxLength: 6 }),
        fc.nat(),
        (some, more, at) => {
          const lines = [...some, ...more]
          const put = (line: string) => lines.toSpliced(at % (lines.length + 1), 0, line)
          expect(isPitch(put(oneself))).toBe(true)
          expect(isPitch(lines)).toBe(false)
          expect(isPitch(put(`A founder may say “${oneself}”`))).toBe(false)
          expect(isPitch(put('We have raised $1.1M in a seed round.'))).toBe(false)
        },
      ),
      { numRuns: propertyRuns },
    )
  })
})
