import { describe, expect, it } from 'vitest'
import { page } from '../documents.ts'
import { button, field, link, plain, quotes, saidBy, seen, site } from './sites.ts'

const many = Array.from({ length: 24 }, (_, n) => link(`Part ${n + 1}`))

describe('links-many-on-campaign-page', () => {
  const id = 'links-many-on-campaign-page'
  const lines = ['# Rotas', button('Start free trial'), ...many]
  it('holds on a landing path and with a campaign parameter', () => {
    expect(seen(id, site(lines, { finalUrl: 'https://example.com/lp/rotas' }))).toHaveLength(1)
    const tagged = { requestedUrl: 'https://example.com/rotas?utm_source=x', finalUrl: 'https://example.com/rotas' }
    expect(saidBy('funnel-fixer', id, site(lines, tagged))).toContain('utm_source')
  })
  it('does not hold on a home page, without signs of a campaign, or with few links', () => {
    expect(seen(id, site(lines, { requestedUrl: 'https://example.com/?utm_source=x' }))).toEqual([])
    expect(seen(id, site(lines, { finalUrl: 'https://example.com/rotas' }))).toEqual([])
    expect(seen(id, site(lines.slice(0, 9), { finalUrl: 'https://example.com/lp/rotas' }))).toEqual([])
  })
})

describe('single-goal', () => {
  const id = 'single-goal'
  it('holds for one action and few other links', () => {
    const document = site(['# Rotas', button('Start free trial'), link('Privacy'), link('Our story')])
    expect(quotes(id, document)).toEqual(['Start free trial'])
    expect(saidBy('skeptical-buyer', id, document)).toContain('3 other links')
  })
  it('does not hold for two actions or many links', () => {
    expect(seen(id, site(['# Rotas', button('Start free trial'), button('Book a demo', { href: '/demo' })]))).toEqual(
      [],
    )
    expect(seen(id, site(['# Rotas', button('Start free trial'), ...many.slice(0, 8)]))).toEqual([])
  })
  it('counts every link of the page: in the text, in the footer, and those with the button’s own address', () => {
    const shop = site([
      '# Mugs',
      link('Basket', '/basket'),
      button('Add to basket', { href: '/basket?add=1' }),
      link('Glazes', '#glazes'),
      link('Privacy', '/privacy', { zone: 'footer' }),
    ])
    for (const lens of ['skeptical-buyer', 'funnel-fixer'] as const) {
      expect(saidBy(lens, id, shop)).toContain('4 other links')
    }
    const withLegal = ['Terms', 'Privacy', 'Imprint', 'Cookies', 'Legal', 'Privacy notice', 'Terms of use']
    const lines = ['# Rotas', button('Start free trial'), link('Our story'), ...withLegal.map(text => link(text))]
    expect(seen(id, site(lines))).toEqual([])
  })
})

describe('page-thin', () => {
  const id = 'page-thin'
  const thin = (parts: Parameters<typeof page>[0], facts = {}) =>
    page(['# Rotas for nurses', ...plain.slice(0, 3), ...parts], facts)
  it('holds for a page that asks with little to go by', () => {
    const document = thin([button('Start free trial')])
    expect(quotes(id, document)).toEqual(['Rotas for nurses'])
    expect(saidBy('positioning', id, document)).toContain('Rotas for nurses')
  })
  it('does not hold without a request, with a price, proof, a video or a portfolio of pictures', () => {
    expect(seen(id, thin([]))).toEqual([])
    expect(seen(id, thin([button('Start free trial'), '## Pricing', '$9 a month']))).toEqual([])
    expect(seen(id, thin([button('Start free trial'), '4.8/5 on Capterra']))).toEqual([])
    expect(seen(id, thin([button('Start free trial')], { videos: 1 }))).toEqual([])
    expect(seen(id, thin([button('Book a sitting')], { images: 40 }))).toEqual([])
  })
  it('is off below 80 words', () => {
    expect(seen(id, page(['# Rotas for nurses', button('Start free trial')]))).toEqual([])
  })
})

describe('contact-absent', () => {
  const id = 'contact-absent'
  const bare = (parts: Parameters<typeof page>[0]) => page(['# Rotas for nurses', ...plain, ...parts])
  it('holds where nobody can be reached, and quotes dead links', () => {
    expect(seen(id, bare([]))[0]?.lookedFor).toContain('imprint')
    expect(quotes(id, bare([link('Contact', '#')]))).toEqual(['Contact'])
  })
  it.each([
    ['a mail address', 'Write to hello@rotabee.example'],
    ['a phone number', 'Ring +44 20 7946 0000'],
    ['a street', 'We sit at 12 Mill Lane, Leeds'],
    ['a phone number in pairs', 'Surgery: 09 555 01 20'],
    ['a phone number after its word', 'Telephone 69 55 01 30'],
    ['a street in Dutch', 'Klaverstraat 12, Gent'],
    ['a street in Polish', 'ul. Wapienna 3, Kraków'],
    ['a cooperative', 'Loomwork e.G., Leipzig'],
    ['a Polish company', 'Rotdruck sp. z o.o.'],
    ['a registered company', 'Rotabee Ltd, company number 01234567'],
    ['a link', link('Help')],
    ['a mail link', link('Say hello', 'mailto:hello@rotabee.example')],
    ['a message form', field('Message', { type: 'textarea' })],
    ['a number with points', 'Text a picture of the ward to 555.014.2211'],
    ['a toll-free number', 'Dial 1-800-555-0199, 8 to 8 Central'],
    ['a number after its messenger', 'WhatsApp us on 98450 12367'],
    ['a short number', 'SMS “rota” to 45500 and somebody rings you back'],
    ['an address spelled out', 'Hello at rotabee dot example'],
    ['an address between brackets', 'ragnhild [ at ] rotabee.example'],
    ['a name on a network', '@rotabee'],
    ['a name on a network in a sentence', 'Find us on Insta as @rotabee'],
    ['a mews', 'The office is at 3 Friar Gate Mews'],
    ['a quay without a number', 'Above the chandlery on Fish Quay'],
    ['a unit', 'Unit 6, The Maltings, Thrapston'],
    ['a floor', '2nd floor, above the bank'],
    ['an Indian pincode', 'Rajajinagar, Bengaluru 560010'],
    ['a zip code', 'Portland OR 97214'],
    ['hours of a week', 'Tuesday to Saturday, 7.30 till we sell out'],
    ['hours in words', 'Weekdays ten to four'],
    ['an invitation', 'Stop by for a cup, we like company'],
    ['a reply', 'Just hit reply: it comes to me and I answer'],
    ['a reply to a letter', 'Reply to any of our emails'],
    ['a chat', 'The bubble in the corner is Moira or Jaspreet'],
    ['a channel', 'We sit in #rotabee on Libera'],
    ['a register of Australia', 'ABN 41 602 118 773'],
    ['a register in words', 'A society, no. 8823 on the Mutuals Register'],
    ['a Scottish charity', 'Rotabee is a Scottish charity, SC041987'],
    ['a register of Sweden', 'Org.nr 559012-3456'],
    ['a register after its country', 'Reg. in England & Wales 1187342'],
    ['a number in pairs after its messenger', 'Ping us on WA: 99860 12 345'],
    ['a register of Estonia', 'Rotabee, Tallinn, reg. 16220451'],
    ['a mobile', 'Mob. 90110-55501'],
    ['hours of a day', 'Fri 4–9, Sat noon–9'],
    ['a numbered street', 'We sit on 2nd Ave N, Fargo'],
    ['evenings of a week', 'Mondays and Thursdays at 7 in the green shed'],
    ['a note that arrives', 'Help menu, Send a note. It goes to both of us.'],
    ['two people', 'Rotabee is Jun Arai and Petra Holm'],
    ['a person who speaks', 'I’m Ines Rask and I build this on my own'],
    ['a person behind a year', '© 2026 Ines Rask'],
    ['two founders', 'Rotabee is made in Kiel by Wenzel & Daughters'],
  ])('does not hold with %s', (_why, part) => {
    expect(seen(id, bare([part]))).toEqual([])
  })
  it.each([
    'Call us to hear more.',
    'Drop us a line.',
    'Text 10000 patients at once.',
    'Over 123456 shifts were planned.',
    'Join our mailing list.',
    'Contact our friendly people at any hour.',
    'Text from 20 to 40 patients on Monday.',
    'Reply to every message in seconds.',
    'Add @mention to tell a colleague.',
    'Every day we save you 2 to 4 hours.',
    'Shifts from Monday to Friday in one view.',
    'Made for the standard EN 50128.',
    'Studio 3, our new release, is faster.',
    'The app is out on 2025.10.11 as 3.2.1.',
  ])('still holds with: %s', text => {
    expect(seen(id, bare([text]))).toHaveLength(1)
  })
  it('holds for a page that names itself over a year', () => {
    const own = page(['# Rotas for nurses', ...plain, '© 2026 Neck Ease'], { title: 'Neck Ease Pro' })
    expect(seen(id, own)).toHaveLength(1)
  })
})

describe('faq-answers-objections', () => {
  const id = 'faq-answers-objections'
  it('holds for two real objections with answers', () => {
    const lines = [
      '# Rotas',
      '## Questions',
      '### How do I cancel?',
      'With one click in your account.',
      '### Where is our data kept?',
      'In Leeds, and nowhere else.',
    ]
    expect(quotes(id, site(lines))).toEqual(['How do I cancel?', 'Where is our data kept?'])
  })
  it('does not hold for harmless questions, one objection, or questions without answers', () => {
    expect(
      seen(id, site(['## FAQ', '### Who are you?', 'Two nurses from Leeds.', '### Why bees?', 'They plan very well.'])),
    ).toEqual([])
    expect(seen(id, site(['## FAQ', '### How do I cancel?', 'With one click in your account.']))).toEqual([])
    expect(seen(id, site(['## FAQ', '### How do I cancel?', '### What does it cost?', '## End']))).toEqual([])
  })
})
