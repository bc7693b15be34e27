/** What a page says twice, in a card and in small print, so that both cannot hold. */
import { describe, expect, it } from 'vitest'
import { page } from '../../documents.ts'
import type { Line } from '../../page/sites.ts'
import { card } from './held-on-a-page.ts'
import { sides } from './told.ts'

describe('two sides of one page', () => {
  it.each<[string, Line[], string]>([
    [
      'a crowd of any name',
      ['Loved by 2 million+ gardeners.', 'Join 100,000+ happy gardeners'],
      'the number of gardeners: “2 million+ gardeners” / “100,000+ happy gardeners”',
    ],
    [
      'a group in a sentence and in an answer',
      ['Our classes have at most 6 people.', ...card(4, 'How many people are in a class?', 'From 4 to 9.')],
      'the size of a class: “classes have at most 6” / “From 4 to 9”',
    ],
    [
      'two limits',
      ['Groups of up to 8.', 'Never more than 12 walkers in a group.'],
      'the size of a group: “Groups of up to 8” / “Never more than 12 walkers in a group”',
    ],
    [
      'two limits in words',
      ['Groups of up to seven.', 'Never more than nine walkers in a group.'],
      'the size of a group: “Groups of up to seven” / “Never more than nine walkers in a group”',
    ],
    [
      'years in the trade',
      ['30+ years of craftsmanship', 'We were founded in Ghent in 2015.'],
      'the years in business: “30+ years” / “founded in Ghent in 2015”',
    ],
    [
      'a method of letters',
      ['## The Ferro 4P framework', 'Plan → Pilot → Prove → Price → Publish'],
      'the parts of the 4P framework: “4P framework” / “Plan → Pilot → Prove → Price → Publish”',
    ],
    [
      'a method of letters, as headings',
      ['## Our five-S approach', '### Sort', 'Out it goes.', '### Shine', 'All of it.', '### Sustain', 'For good.'],
      'the parts of the five-S approach: “five-S approach” / Sort, Shine, Sustain',
    ],
    [
      'a return for sure and for nobody',
      ['The programme guarantees a 3x return.', 'Past results are no guarantee of future performance.'],
      'results: “guarantees a 3x return” / “no guarantee of future performance”',
    ],
    [
      'places and their list',
      ['12 offices', '## Our offices', '- Ghent, Korenmarkt 4', '- Porto, Rua Alta 9', '- Leeds, Mill Lane 2'],
      'the number of offices: “12 offices” / “Our offices”',
    ],
    [
      'delivery for nothing and for a price',
      ['Free delivery on all orders', 'Delivery is £4.95 by courier.'],
      'the cost of delivery: “Free delivery” / “Delivery is £4.95”',
    ],
    [
      'what cures and is not meant to',
      ['Our tea cures insomnia.', 'Owl tea is not intended to diagnose, treat, cure or prevent any disease.'],
      'the effect on health: “Our tea cures insomnia” / “not intended to diagnose, treat, cure or prevent”',
    ],
    [
      'what stays and goes, in an answer that a script unfolds',
      [
        { text: 'Is my diary safe?', group: 5 },
        {
          text: 'Your entries never leave your phone. We store your entries on our servers.',
          group: 5,
          hidden: 'not displayed',
        },
      ],
      'where the data go: “Your entries never leave your phone” / “store your entries on our servers”',
    ],
  ])('cannot both hold: %s', (_what, lines, expected) => {
    expect(sides(page(['# Owl', ...lines]))).toEqual([expected])
  })

  it.each<[string, Line[]]>([
    ['a crowd rounded twice', ['Loved by 2 million+ gardeners.', 'Join 1,500,000+ gardeners']],
    ['a list to join', ['Loved by 900,000+ gardeners.', 'Join 20,000+ gardeners on the waiting list']],
    ['two crowds', ['Loved by 900,000+ gardeners.', 'Trusted by 300+ nurseries.']],
    ['who came along in other numbers', ['Join 12 speakers.', 'Join 400 speakers.']],
    ['a group below its limit', ['Groups of up to 12.', ...card(4, 'How big is a group?', 'Between 6 and 9.')]],
    ['classes of one kind', ['Our classes are limited to 10.', 'Pottery classes are limited to 6.']],
    ['classes under headings of their own', ['## Yoga', 'Classes of up to 12.', '## Reformer', 'Classes of up to 6.']],
    ['a crowd of one thing', ['Join 10,000+ gardeners.', 'Join 1,000+ gardeners on our forum.']],
    ['delivery to one place', ['Free delivery in Leeds.', 'Delivery costs £6.']],
    ['delivery with a plan', ['Free delivery with Plus.', 'Delivery is £4.']],
    [
      'two things by month and year',
      [...card(3, 'Owl hosting £15 / month'), ...card(4, 'Owl domain £120 / year. Save 50%!')],
    ],
    ['a list that is whole', ['We run two shops.', '## Our shops', '- Ghent', '- Porto']],
    ['a list of some', ['We run nine shops.', '## Our new shops', '- Ghent', '- Porto']],
    ['a list that goes on', ['We run nine shops.', '## Our shops', '- Ghent', '- Porto', '- Leeds, opening in May']],
    ['places of others', ['Our clients run nine shops.', '## Our shops', '- Ghent', '- Porto']],
    ['delivery for some', ['Pro members get free delivery.', 'Delivery is £4.']],
    ['groups of one kind', ['Groups of up to 8.', 'Online groups of up to 20.']],
    ['a group that is no limit', ['Groups of 6 to 8.', 'Groups of 6 to 12.']],
    ['years that are the founders’', ['30+ years of experience', 'We were founded in Ghent in 2015.']],
    ['years that fit', ['10+ years of craftsmanship', 'We were founded in Ghent in 2015.']],
    ['a method that is whole', ['## The Ferro 4P framework', 'Plan → Pilot → Prove → Price']],
    ['a model in three dimensions', ['## A 3D model', 'Drawn, dried, dyed, done']],
    ['a list with another letter', ['## Our 5S approach', '- Sort', '- Shine', '- Sweep', '- Order', '- Sustain']],
    ['a list of other letters', ['## The Ferro 4P framework', 'Ask → Pilot → Prove']],
    ['a guarantee of the work', ['We guarantee a reply in 3 days.', 'Past results are no guarantee of returns.']],
    ['a guarantee that is denied', ['Nobody guarantees a 3x return.', 'Past results are no guarantee of returns.']],
    ['delivery from an amount on', ['Free delivery on orders over £50', 'Delivery is £4.95 by courier.']],
    ['delivery in one case', ['Free delivery within Leeds', 'Delivery is £4.95 by courier.']],
    ['a dearer way', ['Free delivery on all orders', 'Express delivery is £9.']],
    ['what helps and does not cure', ['Our tea calms.', 'Owl tea is not intended to cure any disease.']],
    ['what another cures', ['No tea cures insomnia.', 'Owl tea is not intended to cure any disease.']],
    [
      'what goes when asked',
      ['Your entries never leave your phone.', 'If you turn on backups, we store your entries on our servers.'],
    ],
    ['what goes is another thing', ['Your entries never leave your phone.', 'Your account is stored on our servers.']],
    [
      'what a script hides without a question',
      [
        { text: 'Owl keeps a diary.', group: 5 },
        {
          text: 'Your entries never leave your phone. We store your entries on our servers.',
          group: 5,
          hidden: 'not displayed',
        },
      ],
    ],
  ])('may both hold: %s', (_what, lines) => {
    expect(sides(page(['# Owl', ...lines]))).toEqual([])
  })

  it('holds a threshold for free delivery against the article of the page', () => {
    const shop = (price: string) =>
      sides(
        page([
          'FREE SHIPPING ON ORDERS OVER $75',
          '# The Calder stove',
          price,
          { type: 'button', text: 'Add to cart', style: { filled: true } },
          '## Questions',
          'Freight is figured by zip code and runs $140 to $290 in most states.',
        ]),
      )
    expect(shop('$900')).toEqual([
      'the cost of delivery: “FREE SHIPPING ON ORDERS OVER $75” / “Freight is figured by zip code and runs $140”',
    ])
    expect(shop('$60')).toEqual([])
  })
})
