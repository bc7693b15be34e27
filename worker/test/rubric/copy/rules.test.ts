/** Each rule on copy: where it holds, where it nearly holds, and where a naive one would be wrong. */
import { describe, expect, it } from 'vitest'
import { quoted, saidOf } from './typed.ts'

const around = (line: string, head = 'Rent a loom in Tampere') =>
  `${head}\n\nBook a loom\n\nWe keep nine looms for weavers who live in small flats.\n\nWhat it costs\nA loom is 40 euros a month.\n\nQuestions\n${line}\n\nCall Aino on 040 555 0102.`

const mail = (line: string) =>
  `Subject: Looms for your evening class\n\nDear Ms. Virta,\n\nwe rent looms to schools, and our price is 40 euros a month for you.\n\n${line}\n\nCould we show you one?\n\nKind regards,\nAino Salo`

const rules: readonly { id: string; of?: (line: string) => string; holds: string[]; not: string[] }[] = [
  {
    id: 'failure-paid',
    holds: [
      'If the loom breaks in the first year, we replace it and you pay nothing.',
      'For each day that we are late, you pay 5% less.',
      'If you stop within a week, you get 30 euros back.',
    ],
    not: [
      'If you order two looms, you get 20 euros back.',
      'If the loom breaks, tell us and we may refund a part at our discretion.',
      'If the loom breaks, we are sorry.',
    ],
  },
  {
    id: 'limit-told',
    holds: [
      'We do not deliver to the islands.',
      'Worn strings are not covered.',
      'We cannot help with knitting machines.',
    ],
    not: [
      'We do not work with data brokers.',
      'We do not sell at any price.',
      'If we cannot help with it, you hear so.',
    ],
  },
  {
    id: 'extra-cost-told',
    holds: ['A shuttle that is lost costs 12 euros.', 'Returned late, a loom costs 3 euros for each day.'],
    not: ['A lost shuttle is replaced free, which saves 12 euros.', 'We found 12 euros of damage on one loom.'],
  },
  {
    id: 'deadline-undated',
    holds: ['Hurry, the offer ends soon!', 'This week only: two looms for one.'],
    not: ['The offer ends soon, on 14 June 2026.', 'There is no need to hurry; do not act now.'],
  },
  {
    id: 'guarantee-untermed',
    holds: ['Joy guaranteed.'],
    not: [
      'Joy guaranteed: within 30 days your money back.',
      'We do not call it guaranteed.',
      'The maker guaranteed the frame.',
    ],
  },
  {
    id: 'tried-first',
    holds: ['Try it free for 14 days.', 'Your first lesson is free.'],
    not: ['Feel free to come by on a day that suits you.', 'There is no free trial.'],
  },
  {
    id: 'start-and-end',
    holds: ['The wait for a loom fell from 41 days to 12.'],
    not: [
      'Looms from 40 to 90 euros.',
      'The wait could fall from 41 days to 12.',
      'The price rose from 35 to 40 euros.',
    ],
  },
  {
    id: 'customer-told',
    holds: [
      'Pirkko Weaving School in Turku filled 14 places in a week.',
      'We rent to schools, among them Kuusi Oy.'.replace('Kuusi Oy', 'Kuusi Craft School'),
    ],
    not: ['Last Thursday 14 weavers came.', 'Pirkko Weaving School could fill 14 places.'],
  },
  {
    id: 'answered-when',
    holds: ['Ring us on 040 555 0102, weekdays from 9 to 16.'],
    not: ['Ring us on 040 555 0102.', 'Open on weekdays from 9 to 16.'],
  },
  {
    id: 'starts-from-reader',
    of: mail,
    holds: [
      'You asked how twelve pupils can share four looms.',
      'On 3 May we measured your hall: it is 9 metres wide.',
    ],
    not: ['You asked for it, the best loom ever?', 'Many schools tell us that they lack room.'],
  },
  {
    id: 'step-with-day',
    of: mail,
    holds: ['Please reply by 12 June.', 'Could we come on Tuesday at 14?'],
    not: ['Please reply soon.', 'We met on Tuesday at 14 and talked about wool.'],
  },
  {
    id: 'work-dated',
    of: mail,
    holds: ['We deliver the looms on 24 August 2026.', 'You receive the looms by 24 August.'],
    not: ['We deliver the looms on a Monday.', 'If we deliver on 24 August 2026, you pay less.'],
  },
  {
    id: 'asked-who-measures',
    of: mail,
    holds: ['If your waiting list has not fallen by half, we return the fee.'],
    not: [
      'If your waiting list, read from your own records, has not fallen by half, we return the fee. It is counted by your office.',
      'If we are late, we return the fee.',
    ],
  },
  {
    id: 'asked-how-many-like-it',
    holds: [
      'The wait for a loom fell from 41 days to 12.',
      'Pirkko Weaving School in Turku filled 14 places in a week.',
    ],
    not: [
      'The wait fell from 41 days to 12, and on average our customers wait 15.',
      'At Pirkko Weaving School in Turku the old looms took 14 days to repair.',
    ],
  },
  {
    id: 'asked-first-year',
    holds: ['Can children weave? Yes.'],
    not: ['Is tax in the price? Yes.', 'There is no deposit.'],
  },
  {
    id: 'asked-beside-what',
    holds: ['Are there children’s looms? Yes.'],
    not: ['Why not buy one? A rented loom is cheaper than a new one, and other firms rent none.'],
  },
]

describe.each(rules)('$id', ({ id, of = around, holds, not }) => {
  it.each(holds)('sees: %s', async line => {
    const found = await quoted(id, of(line))
    expect(found).toHaveLength(1)
    if (!id.startsWith('asked-')) expect(of(line)).toContain(found[0])
  })
  it.each(not)('leaves alone: %s', async line => {
    expect(await quoted(id, of(line))).toEqual([])
  })
})

const wordsOn = async (id: string, text: string): Promise<string> =>
  (await saidOf(text)).findings
    .filter(({ observation }) => observation === id)
    .flatMap(({ claim, suggestion }) => [claim, suggestion])
    .join(' ')

describe('what is said of the days of a next step', () => {
  it.each([
    ['Could we come on Tuesday at 14?', 'has a day in it', 'to that day'],
    ['Could we come on Tuesday, 9 June?', 'has a day in it', 'to that day'],
    ['Please reply by Friday (12 June).', 'has a day in it', 'to that day'],
    ['Could we come on Tuesday or Wednesday?', 'offers days to choose from', 'to the days that were offered'],
    ['Could we come on Tuesday at 10 or on Friday at 14?', 'offers days to choose from', 'pick one of them'],
    ['Could we come on 9 or 10 June?', 'offers days to choose from', 'pick one of them'],
    ['Please reply by 12 June, so that the looms come on 24 June.', 'names the days', 'to those days'],
  ])('fits their number: %s', async (line, ...parts) => {
    const words = await wordsOn('step-with-day', mail(line))
    for (const part of parts) expect(words).toContain(part)
  })
})

describe('what is advised beside a start and an end', () => {
  const asked = 'over which time it was counted'
  it.each([
    'The wait for a loom fell from 41 days to 12 in ten weeks.',
    'Within three months the wait for a loom fell from 41 days to 12 days.',
    'The wait for a loom fell from 41 days in March to 12 in June.',
    'The wait for a loom fell from 41 days to 12 in one season.',
    'The wait for a loom fell from 41 days to 12 two years later.',
  ])('does not ask for a time that is given: %s', async line => {
    const words = await wordsOn('start-and-end', around(line))
    expect(words).toContain('Keep the time beside both figures')
    expect(words).not.toContain(asked)
  })
  it.each([
    'The wait for a loom fell from 41 days to 12.',
    'The wait for a 10-day course fell from 41 days to 12 days.',
  ])('asks for one that is not: %s', async line => {
    expect(await wordsOn('start-and-end', around(line))).toContain(asked)
  })
})

describe('what the offer is called where its rivals are asked for', () => {
  const asked = (head: string) => wordsOn('asked-beside-what', around('Are there looms for children? Yes.', head))
  it('is the first line', async () => {
    expect(await asked('Rent a loom in Tampere')).toContain('hold beside “Rent a loom in Tampere”')
  })
  it.each(['Kangas Looms: new weaver page', 'Spring looms, draft 2', 'Kangas Looms: website copy'])(
    'is not the title of the paper: %s',
    async head => {
      const words = await asked(head)
      expect(words).toContain('hold beside this one')
      expect(words).not.toContain(head)
    },
  )
})

describe('task-in-first-line', () => {
  it.each(['Rent a loom in Tampere', 'Stop sorting receipts', 'Your curtains, hemmed in 3 days'])(
    'sees: %s',
    async head => {
      expect(await quoted('task-in-first-line', around('Looms wait.', head))).toEqual([head])
    },
  )
  it.each(['Grow your business', 'Unlock your potential', 'The best looms in the world', 'Get 20% off', 'Looms'])(
    'leaves alone: %s',
    async head => {
      expect(await quoted('task-in-first-line', around('Looms wait.', head))).toEqual([])
    },
  )
})

describe('price-itemised', () => {
  const offer = (...lines: string[]) =>
    `Quotation for two looms\nPrepared by Kangas Oy\n\nYou asked for two looms that fold.\n\nPrice\n${lines.join('\n')}\n\nThis offer is valid until 30 June 2026. We bring the looms to your door.`
  it('sees items with their total', async () => {
    expect(await quoted('price-itemised', offer('Loom: 640 euros', 'Bench: 90 euros', 'Total: 730 euros'))).toEqual([
      'Total: 730 euros',
    ])
  })
  it.each([
    [['Total: 730 euros']],
    [['Loom: 640 euros', 'Bench: 90 euros']],
    [['Loom: 640 euros', 'VAT: 160 euros', 'Total: 800 euros']],
  ])('leaves alone: %s', async lines => {
    expect(await quoted('price-itemised', offer(...lines))).toEqual([])
  })
})

describe('qualities-listed and steps-compete', () => {
  const list = (...items: string[]) => around(`${items.map(item => `- ${item}`).join('\n')}`)
  it('sees three adjectives in a row', async () => {
    expect(await quoted('qualities-listed', list('Robust', 'Flexible', 'Smart'))).toEqual(['Robust'])
    expect(await quoted('qualities-listed', list('Robust: 40 kg of oak', 'Folds flat', 'Smart'))).toEqual([])
  })
  it('sees steps that stand side by side, and not one that is repeated', async () => {
    const steps = (...labels: string[]) => around(labels.join('\n\n'))
    expect(await quoted('steps-compete', steps('Get started', 'Learn more', 'Subscribe', 'Contact us'))).toHaveLength(1)
    expect(await quoted('steps-compete', steps('Book a loom', 'Book a loom'))).toEqual([])
  })
})

describe('testimonial-anonymous', () => {
  it('leaves a given name with a trade alone where an event is told, and not where something is praised', async () => {
    const praise = '"The very best looms, I recommend them to everyone I know." Paavo, baker'
    expect(await quoted('testimonial-anonymous', around(praise))).toEqual([praise])
    const event = '"I asked for the small loom and they carried it up four floors." Paavo, baker'
    expect(await quoted('testimonial-anonymous', around(event))).toEqual([])
    const placed = '"I asked for the small loom and they carried it up." Paavo K., Pispala, a member'
    expect(await quoted('testimonial-anonymous', around(placed))).toEqual([])
  })
  it('leaves an office alone at a firm of which the text tells', async () => {
    const said = '"We doubted it for a month and kept two of them." Head of crafts, Kuusi Crafts'
    expect(await quoted('testimonial-anonymous', around(said))).toEqual([said])
    expect(await quoted('testimonial-anonymous', around(`Kuusi Crafts has nine looms.\n${said}`))).toEqual([])
  })
})

describe('contact-person', () => {
  it('takes no verb for a name', async () => {
    expect(await quoted('contact-person', around('Questions? Write to Liisa at liisa@looms.example.'))).toHaveLength(1)
    expect(await quoted('contact-person', around('Questions? Write to looms@looms.example.'))).not.toContain(
      'Questions? Write',
    )
  })
})

describe('praise-tells', () => {
  it('sees what happened to somebody, and no adjectives', async () => {
    const said = '"My mother sold her sewing machine after a week." Liisa Korpi, Nokia'
    expect(await quoted('praise-tells', around(said))).toEqual([said])
    expect(
      await quoted('praise-tells', around('"The best looms, I loved every minute of it." Liisa Korpi, Nokia')),
    ).toEqual([])
    expect(
      await quoted('praise-tells', around('"We sold everything in a week and went home." A happy customer')),
    ).toEqual([])
  })
})
