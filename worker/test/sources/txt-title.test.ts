import { describe, expect, it } from 'vitest'
import { parseTxt } from '../../sources/parsers/plain/txt.ts'

const titleOf = async (...lines: string[]) => (await parseTxt(new TextEncoder().encode(lines.join('\n')))).title

describe('the title of a plain text', () => {
  it('is its first line where that is a name', async () => {
    expect(await titleOf('Quillgate', '', 'Secrets that rotate themselves, in every place where a key is used.')).toBe(
      'Quillgate',
    )
    expect(
      await titleOf('SEQUENCE: warehouses with 20 to 150 pickers, operations managers', '', 'From: Dana', '', 'Hi,'),
    ).toBe('SEQUENCE: warehouses with 20 to 150 pickers, operations managers')
  })

  it('is no number of a slide', async () => {
    expect(await titleOf('Slide 1', 'Quillgate', 'Keys that rotate', '', 'Slide 2', 'Why this hurts')).toBe('Quillgate')
    expect(await titleOf('Page 1', '', 'Saltmarsh: one page for angels', '', 'It rains.')).toBe(
      'Saltmarsh: one page for angels',
    )
  })

  it('is the name of a slide without its number', async () => {
    expect(await titleOf('Slide 1: Quillgate', '', 'Keys that rotate themselves.')).toBe('Quillgate')
    expect(await titleOf('Page 2 – Quillgate for banks', '', 'Keys that rotate.')).toBe('Quillgate for banks')
    expect(await titleOf('Slide 101 and what came of it', '', 'It rains.')).toBe('Slide 101 and what came of it')
  })

  it('is no signature and no greeting', async () => {
    const mail = (text: string) => ['', text, '', 'Dana', '']
    const mails = [
      'I write about the walk between picks.',
      'I asked at Thornbury what went wrong.',
      'The offer stands.',
    ]
    const lines = mails.flatMap((text, at) => [...mail(text), `Mail ${at + 2}, day ${4 * at + 4}.`])
    expect(await titleOf('Four mails to a warehouse, sent over two weeks.', ...lines)).toBeNull()
    expect(await titleOf('Hi Dana', '', 'In most warehouses pickers walk for half of a shift.')).toBeNull()
  })

  it('is a subject without its label, and a heading below a line that is none', async () => {
    expect(await titleOf('Subject: the walk between picks', '', 'Hi,', '', 'Most of it is walking.')).toBe(
      'the walk between picks',
    )
    expect(await titleOf('For everybody who asked, with thanks.', '', '# Night work', '', 'Nurses work nights.')).toBe(
      'Night work',
    )
  })

  it('is no heading over a part of a text that had begun, in any language', async () => {
    const begun = ['Bis morgen reparieren wir jede Kaffeemaschine in der Stadt.', '', 'Wir kommen ins Haus.', '']
    expect(await titleOf(...begun, '# Preise', '', 'Die Anfahrt kostet 45 Euro.')).toBeNull()
    expect(await titleOf('# Preise', '', ...begun)).toBe('Preise')
  })

  it('is the subject of a memo, below whom it goes to and when', async () => {
    const head = ['MEMO', 'To: Board of Directors', 'From: Yun Adler, COO', 'Date: 12 January 2026']
    expect(await titleOf(...head, 'Subject: Two shifts instead of three', '', 'Approve it by April.')).toBe(
      'Two shifts instead of three',
    )
  })

  it('is no mark of order and no name of a part or a kind of text', async () => {
    const text = ['', 'Farms lose two days a month to paper, and we give them back.']
    expect(await titleOf('[1] HAYLOFT', 'Paper for farms', ...text)).toBe('HAYLOFT')
    expect(await titleOf('SLIDE 1 — HAYLOFT', 'Skane, 2026.', ...text)).toBe('HAYLOFT')
    expect(await titleOf('1. Cover', 'Hayloft - paper for farms - Lund', ...text)).toBe(
      'Hayloft - paper for farms - Lund',
    )
    expect(await titleOf('FOR IMMEDIATE RELEASE', '', 'Hayloft Opens a Second Barn', ...text)).toBe(
      'Hayloft Opens a Second Barn',
    )
    expect(
      await titleOf('--- EMAIL 1, VARIANT B ---', 'Subject: your barn in May', '', 'Hi {{first_name}},', ...text),
    ).toBe('your barn in May')
    expect(await titleOf('About Us', ...text)).toBeNull()
  })

  it('is a firm’s name with the stop of its legal form, before any part of the text', async () => {
    const about = [
      '',
      'About Us',
      'We keep barns dry.',
      '',
      'Market',
      'There are 40,000 barns.',
      '',
      'Team',
      'Two of us.',
    ]
    expect(await titleOf('Hayloft Pte. Ltd.', 'Barns that stay dry', ...about)).toBe('Hayloft Pte. Ltd.')
    expect(await titleOf('Barns stay dry with us.', ...about)).toBeNull()
  })

  it('is the subject of a mail, however long, and not its first heading', async () => {
    const subject =
      'Hayloft: what we did in Q3 (one bad miss, one good month, and cash for the whole of the coming year)'
    expect(await titleOf(`Subject: ${subject}`, '', 'Hi all,', '', 'THE BAD', '- The barn burnt down.')).toBe(subject)
  })
})

describe('the headings of a plain text', () => {
  const headings = async (...lines: string[]) =>
    (await parseTxt(new TextEncoder().encode(lines.join('\n')))).blocks.flatMap(({ type, text }) =>
      type === 'heading' ? [text] : [],
    )

  it('are no lines of figures and no pairs of a label and its value', async () => {
    expect(
      await headings(
        '[6] MARKET',
        'BARNS €60B',
        'FARMS €12B',
        'LUND €1.2B',
        '',
        '[7] TEAM',
        'Two of us, both farmers.',
      ),
    ).toEqual(['[6] MARKET', '[7] TEAM'])
    expect(await headings('FARMS €12B', 'LUND €1.2B', '', 'THE ASK: €3M', 'For two years of work on it.')).toEqual([
      'THE ASK: €3M',
    ])
    const typed = ['Problem', 'Barns burn down each May.', '', 'Market', 'There are 40,000 of them.', '']
    expect(
      await headings(...typed, 'Team', 'Two of us do it.', '', 'Raising: TBC', 'It is for a barn in Denmark.'),
    ).toEqual(['Problem', 'Market', 'Team'])
  })

  it('are numbered lines that count up, with their text right below, and words over a list', async () => {
    const memo = [
      '1. Summary',
      'It went well.',
      '',
      '2. Cash (MSEK)',
      'We have 18.',
      '',
      '3. Churn',
      'One farm left us.',
    ]
    expect(await headings('HAYLOFT AB', '', ...memo)).toEqual([
      'HAYLOFT AB',
      '1. Summary',
      '2. Cash (MSEK)',
      '3. Churn',
    ])
    expect(await headings('Buy:', '1. Hay', '2. Straw', '3. Oats', '', 'Then go home.')).toEqual([])
    expect(
      await headings('2. Straw', 'for the horses', '', '3. Oats', 'for the cow', '', '5. Hay', 'for both'),
    ).toEqual([])
    const equals = ['Problem', 'Barns burn down each May.', '', 'Market', 'There are 40,000 of them.', '']
    expect(
      await headings(...equals, 'Advantage', '- It is dry', '- It is near', '', 'Team', 'Two of us do it.'),
    ).toEqual(['Problem', 'Market', 'Advantage', 'Team'])
  })

  it('are names with a rule drawn through them, and a longer line that opens its paragraph among others', async () => {
    expect(
      await headings('--- Mail 1 (day 1) ---', 'Hi,', '', '=== MAIL 2 ===', 'Hi again,', '', '-----', 'The end.'),
    ).toEqual(['Mail 1 (day 1)', 'MAIL 2'])
    const equals = ['Problem', 'Barns burn down each May.', '', 'Market', 'There are 40,000 of them.', '']
    const last = ['How we reach the first ten farms', 'We ask at the mill, where each of them comes on a Monday.']
    expect(await headings(...equals, ...last)).toEqual(['Problem', 'Market', last[0]])
  })

  it('leave pictures that stand for bullets apart from each other', async () => {
    const { blocks } = await parseTxt(
      new TextEncoder().encode('TRACTION\n🌱 farms on a list\n🌱 growing 40% each week'),
    )
    expect(blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'heading: TRACTION',
      'list_item: farms on a list',
      'list_item: growing 40% each week',
    ])
  })
})
