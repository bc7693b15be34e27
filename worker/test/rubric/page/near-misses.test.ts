/** Pages on which a rule once said what was not so, each beside one on which it is. */
import { describe, expect, it } from 'vitest'
import { page } from '../documents.ts'
import { button, field, type Line, link, plain, saidBy, seen, site } from './sites.ts'

const low = (text: string) => ({ text, box: { x: 120, y: 1_200, width: 700, height: 40 } })

describe('a size is no crowd', () => {
  it.each([
    ['I help companies of 30 to 300 people price tenders.', 0],
    ['We already help teams with 200 people.', 0],
    ['Made for food wholesalers with 20–400 customers, and used by them daily.', 0],
    ['We already help 300 people.', 1],
  ])('%s', (text, times) => {
    expect(seen('big-number-undefined', site(['# Tender prices', text]))).toHaveLength(times)
  })
})

describe('a finder is no form to fill in', () => {
  const finder = (label: string, text: string) =>
    site(['# Workbenches by the hour', field('ZIP code'), field(label), { type: 'button', text, href: '' }])
  it('asks who somebody is, or it is none', () => {
    expect(seen('form-short', finder('Tool', 'Show me benches'))).toEqual([])
    expect(seen('form-short', finder('E-mail', 'Show me benches'))).toHaveLength(1)
    const register = (label: string) =>
      site(['# Trade marks', field(label), { type: 'button', text: 'Search the register', href: '' }])
    expect(seen('form-short', register('Is your name still free?'))).toEqual([])
    expect(seen('form-short', register('Your e-mail'))).toHaveLength(1)
  })
  it('is short where few plain things are asked, and not where a message, a day or a table is', () => {
    const form = (...fields: Line[]) => site(['# Rotas', ...fields, button('Subscribe')])
    expect(seen('form-short', form(field('E-mail')))).toHaveLength(1)
    expect(seen('form-short', form(field('E-mail'), field('Your question', { type: 'textarea' })))).toEqual([])
    expect(seen('form-short', form(field('Name'), field('Day', { type: 'date' })))).toEqual([])
    expect(seen('form-short', form(field('Name'), field('Party of')))).toEqual([])
    expect(seen('form-short', site(['# Rotas', field('E-mail'), button('Reserve a table')]))).toEqual([])
  })
})

describe('a donation asks more than a first contact', () => {
  const names = ['Name', 'Address', 'Postcode', 'Town', 'Phone', 'Birthday', 'Country', 'E-mail']
  const form = (heading: string, submit: string) =>
    site(['# Lamps', heading, ...names.map(name => field(name)), { type: 'button', text: submit, href: '' }])
  it('is as long as a checkout may be', () => {
    expect(seen('form-long', form('## Give today', 'Donate'))).toEqual([])
    expect(seen('form-long', form('## Write to us', 'Send it'))).toHaveLength(1)
  })
  it('is not said to ask what is only an option of a choice', () => {
    const options = [field('Every month', { type: 'radio' }), field('Once', { type: 'radio' })]
    const document = site(['# Lamps', ...options, ...names.map(name => field(name)), button('Send it')])
    expect(saidBy('funnel-fixer', 'form-long', document)).not.toContain('Every month')
  })
})

describe('a button at the end of a form', () => {
  it('is not said to open a form', () => {
    const submit = { type: 'button' as const, text: 'Submit', style: { filled: true } }
    const document = site(['# Rotas', field('Name'), field('E-mail'), submit])
    expect(saidBy('funnel-fixer', 'cta-vague-label', document)).toContain('closes the form')
    expect(saidBy('skeptical-buyer', 'cta-vague-label', document)).toContain('At the end of the form')
    const alone = site(['# Rotas', button('Learn more')])
    expect(saidBy('funnel-fixer', 'cta-vague-label', alone)).toContain('opens behind it')
  })
})

describe('something else to do', () => {
  const id = 'single-goal'
  it.each([
    ['a number to ring', link('01947 600199', 'tel:01947600199')],
    ['a second button in the header', button('Buy a ticket', { href: '/buy', zone: 'header' })],
    ['a picture that is a link', { type: 'image' as const, text: '', href: '/store' }],
  ])('is %s', (_what, part) => {
    expect(seen(id, site(['# Rotas', button('Start free trial')]))).toHaveLength(1)
    expect(seen(id, site(['# Rotas', part, button('Start free trial')]))).toEqual([])
  })
  it('is a button in the header and a linked picture for the first screen too', () => {
    const screens = (part?: Parameters<typeof site>[0][number]) =>
      seen(
        'cta-absent-first-screen',
        site([
          '# Rotas for nurses',
          ...(part ? [part] : []),
          button('Buy', { box: { x: 10, y: 1500, width: 120, height: 44 } }),
        ]),
      )
    expect(screens()).toHaveLength(1)
    const box = { x: 10, y: 10, width: 120, height: 44 }
    expect(screens(button('Get an API key', { zone: 'header', box }))).toEqual([])
    expect(screens({ type: 'image', text: '', href: '/store', box: { ...box, y: 300 } })).toEqual([])
  })
})

describe('“for everyone”', () => {
  it.each([
    ['# Parking is free for everyone', 0],
    ['# Doors open for everyone', 0],
    ['# A calendar made for everyone', 1],
    ['Gambling and alcohol are blocked for everyone under 18 and stay so.', 0],
    ['In each of our shops there is a shelf with books for everyone.', 0],
    ['It is a calendar that was designed and built for everyone, and it shows.', 1],
    ['Each week many organisations of every kind draw it up together.', 1],
  ])('%s', (headline, times) => {
    expect(
      seen(
        'audience-everyone',
        site(headline.startsWith('#') ? [headline] : ['# A calendar', 'It has days and weeks in it.', headline]),
      ),
    ).toHaveLength(times)
  })
})

describe('whom a line means', () => {
  const id = 'category-and-audience-stated'
  it('is not what they have', () => {
    expect(seen(id, site(['# Mortgages for people with two years of accountants']))).toEqual([])
    expect(seen(id, site(['# Mortgages for freelancers with two years of accounts']))[0]?.facts.audience).toBe(
      'freelancers',
    )
  })
})

describe('evidence in other words', () => {
  const asks = ['# A place to write plays', button('Get started')]
  it.each([
    'Eleven writers used it. “My actors stopped asking.” Livia Brunner, playwright',
    'A letter each Tuesday. 6,800 readers.',
    'RCVS registered.',
    'GPL-3.0. Version 2.4',
    'In 2025, 412 people applied and 12 were drawn.',
    'By 61 breweries, and here are their names.',
    'Made with playwrights of the Neumarkt.',
    'Her second play took gold at the Northern Stage Championships.',
    'Shortlisted for the Alder Prize.',
    'Taste of the West gold.',
    'Our readers hold eleven medals.',
    'Neighbours voted us best of the county.',
    'Editors’ Choice on 14 August.',
    '4.8 from 12.3K',
    '4.7 on HelloPlay',
    'A page in the Dales Gazette.',
    'The evening paper did a page on us.',
    'Sprudleigh called our spring season “the one to beat”.',
    'Every script bears the Handloom Mark.',
    'All six of us are PVG-checked.',
    'Our books are looked over by an independent examiner.',
    'At work in Bean Stage (Stroud), Copper Pot (Frome) and Little Sister (Bath).',
    'The theatre at Ashby takes twenty of them.',
    'Performed at The Inn at Cedar Weir.',
    'I have not looked for a page since. — Jette, Holz & Rahmen, Flensburg',
    '11,460 scripts handed out.',
    'Over 1.2 lakh pages have gone out of Indore.',
    '97.4% of 2,208 shifts filled last winter.',
    '740 agencies send their scripts from here.',
    '31 of our students are on the final list.',
    'Three desks since ’71.',
    'Radio Lint, Corner Stage and The Long Table are written in it.',
    'Monologue put them on its list of twenty-five.',
    'PlayLife gave it four and a half mice.',
    'Giulia coached at La Pergola for twelve seasons.',
    'Marit has taught since she was nineteen.',
    'Sung by the Bach Choir of Leeds.',
    'Sung by',
    'On the stage at the Lifeboat (Thornham), the Chequers (Burnham) and on.',
    'Northern East champion comedy, twice.',
    'AFRA member 1187.',
    '1,900-odd moves, three scratches.',
    'PlayReview says 4.9.',
    'Lotte has run it for Statnord and the City of Malmö.',
    'Burrows LLP of Truro restored eleven years of drafts.',
    'The Law Society of Cornwall puts us in its handbook.',
  ])('is no missing evidence: %s', text => {
    expect(seen('proof-absent', site(asks))).toHaveLength(1)
    expect(seen('proof-absent', site([...asks, low(text)]))).toEqual([])
  })
  it.each([
    'Made with love.',
    'It costs 6,800 points.',
    'Press “Take it with you” and wait.',
    'Room for up to 60 students.',
    'Our gold plan is for theatres.',
    'Version 4.2 on Windows, and 3.2 from 4 files.',
    'Get work done in 10 minutes built for writers.',
    'More time. Less work. — Rotabee',
    'The team in Berlin runs it.',
    'We gave it four new buttons.',
    'Read by anyone you like.',
    'Powered by',
    'Has it been made for writers?',
    'Become a member in 3 minutes.',
    'It says 4 things.',
    'Printed in Germany.',
    'Lower your CPA with a licence for 250 seats.',
    'Import 500 rows in one go, built for writers.',
    '500 scripts printed a month.',
    'In Journal you see every draft.',
    'He said “yes, and gladly”.',
    'A five-star experience.',
  ])('is still missing beside: %s', text => {
    expect(seen('proof-absent', site([...asks, low(text)]))).toHaveLength(1)
  })
  it.each(['A check costs £38.', 'Dr Imran Sethi lives upstairs.', 'Free, and it stays so.', 'Quire GmbH, Zürich'])(
    'is no thin page with a price or a name: %s',
    text => {
      const thin = (...more: string[]) =>
        page(['# Rotas for nurses', ...plain.slice(0, 3), ...more, button('Start free trial')])
      expect(seen('page-thin', thin())).toHaveLength(1)
      expect(seen('page-thin', thin(text))).toEqual([])
    },
  )
})

describe('names of others', () => {
  const asks = ['# A place to write plays', button('Get started')]
  const beside = (...texts: string[]) => seen('proof-absent', site([...asks, ...texts.map(low)]))
  it.each([
    'Last summer four of ours went to Chetwynd’s and one to the Purcelle, and the rest wrote.',
    'The Assembly House, Cow Hill chapel and half of Elm Hill are open to see.',
    'Alder Heritage keeps us on its list, and the stages of Taz and Replik run on it.',
  ])('leave it open whether they vouch: %s', text => {
    expect(beside(text)).toEqual([])
  })
  it.each([
    'It works with Notewell, Figmarine and Calendrio from the first minute.',
    'We start on Monday, the office on Thursday and the printer in December.',
    'We write in Norwich, near Ludlow and across Devon, whatever the weather.',
    'You will see how Rotabee reads a play, and what Rotabee does with it.',
    'All that a play needs. Nothing that it does not need. Write it down.',
  ])('vouch for nothing in: %s', text => {
    expect(beside(text)).toHaveLength(1)
  })
})

describe('who signs a page', () => {
  const bare = (text: string) => seen('contact-absent', page(['# Rotas for nurses', ...plain, text]))
  it.each(['Sealbox GmbH, Linz.', 'Benchshare, Inc., Asheville, NC.', 'Portcullis BV', 'Written by Tomasz Wilk'])(
    'is %s',
    text => {
      expect(bare(text)).toEqual([])
    },
  )
  it('is the place of open code', () => {
    const open = (...more: Parameters<typeof page>[0]) =>
      seen('contact-absent', page(['# Rotas for nurses', ...plain, ...more]))
    expect(open(link('Source'), 'GPL-3.0')).toEqual([])
    expect(open(link('Source'))).toHaveLength(1)
    expect(open('GPL-3.0')).toHaveLength(1)
  })
  it.each(['© 2026 Rotabee', 'Made by nurses.', 'Increase your output.'])('is nobody with %s', text => {
    expect(bare(text)).toHaveLength(1)
  })
})

describe('who speaks', () => {
  const quote = '“We stopped arguing about insurance and started testing it.”'
  it.each([
    ['Dipl.-Ing. Karin Moser, head of IT, Klinikum Steyr', 0],
    ['Prof. Dr. Ada Muster, University of Leeds', 0],
    ['Karin M.', 1],
    ['Karin M., a book on leading teams', 0],
  ])('%s', (by, times) => {
    expect(seen('testimonial-anonymous', site(['# Backups', quote, `— ${by}`]))).toHaveLength(times)
  })
})

describe('few are left, and the page says of what', () => {
  it.each([
    ['400 boxes, numbered by hand.', 0],
    ['We like boxes.', 1],
  ])('%s', (text, times) => {
    const lines = ['# Advent box', text, 'Only 58 left', button('Buy now')]
    expect(seen('scarcity-count', site(lines))).toHaveLength(times)
  })
})

describe('a name over what it is', () => {
  const facts = { title: 'Slow Software', finalUrl: 'https://slowsoftware.example/' }
  it('is a headline where the line below says the rest', () => {
    const below = (text: string) => seen('headline-missing', site(['# Slow Software', text], facts))
    expect(below('A conference of two days for developers in Ghent.')).toEqual([])
    expect(below('11–13 March, De Oude Ververij, Ghent. One track, long breaks.')).toEqual([])
    expect(below('We are so glad that you came here.')).toHaveLength(1)
    expect(below('We may be glad that you came here.')).toHaveLength(1)
  })
})

describe('a picture without words', () => {
  it('is one picture, and no link where it is none', () => {
    const image = { type: 'image' as const, text: '', altMissing: true }
    const document = site(['# Lamps', { ...image, box: { x: 0, y: 0, width: 640, height: 400 } }], { images: 1 })
    expect(saidBy('funnel-fixer', 'images-without-alt', document)).toBe(
      'The one image (640 x 400 px) says nothing to people who listen to the page, nor when an image fails to load.',
    )
  })
})
