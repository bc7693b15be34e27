/** What single mails of a series say: a reply that is none, a number of mails, one thing asked, silence read as an answer. */
import { describe, expect, it } from 'vitest'
import { mailAsksVary } from '#worker/panel/rubric/any/mail-asks-vary.ts'
import { mailCountFixed } from '#worker/panel/rubric/any/mail-count-fixed.ts'
import { mailFalseReply } from '#worker/panel/rubric/any/mail-false-reply.ts'
import { mailSilenceRead } from '#worker/panel/rubric/any/mail-silence-read.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'
import { head, opening, series } from './series-of-mails.ts'

describe('mail-false-reply', () => {
  const under = (subject: string, ...more: string[]) =>
    series([`Subject: ${subject}`, 'Hi {{first_name}},', 'I sell flour.', ...more])
  it.each(['Re: your flour', 'RE: quick question', 'Fwd: prices for {{company}}'])('holds for %s', subject => {
    expect(see(mailFalseReply, under(subject)).map(({ facts }) => facts.subject)).toEqual([subject])
  })
  it.each([
    ['a plain subject', under('Your flour')],
    ['a word that only begins so', under('Reorder: flour by Friday')],
    ['an answer in earnest', under('Re: your order', 'Thank you for your order of last week.')],
    ['a call before it', under('Re: flour', 'As promised on Monday, here is the list.')],
    ['people who know the sender', series(['Subject: Re: flour', 'Hello.'], [], 'Mails to existing customers')],
    ['a later mail', series(opening, ['Subject: Re: your flour', 'Did you see this?'])],
    [
      'a series that begins with a call',
      memo([head, '# Step 2, mail', 'Subject: Re: flour', 'Hi {{first_name}},', '# Step 3, mail', 'Subject: b', 'Hi.']),
    ],
  ])('is silent for %s', (_why, document) => {
    expect(see(mailFalseReply, document)).toEqual([])
  })
})

describe('mail-count-fixed', () => {
  const counts = (...texts: string[]) => see(mailCountFixed, series(opening, texts)).map(({ facts }) => facts.left)
  it.each([
    ['P.S. Only 4 free tastings left!', 'Only 4 free tastings left'],
    ['There are 3 jars left.', 'There are 3 jars left'],
    ['Five delivery slots are still open.', 'Five delivery slots are still open'],
  ])('holds for a number that everybody reads: %s', (text, left) => {
    expect(counts(text)).toEqual([left])
  })
  it.each([
    'Only {{spots}} places left.',
    'There are 3 days left.',
    'Last year two bakers left.',
    'Our shop has 3 ovens left to clean.',
    'When 3 places are left we will say so.',
    'Are 3 places left?',
    'A baker wrote: “only 2 bags left”.',
  ])('is silent for: %s', text => {
    expect(counts(text)).toEqual([])
  })
  it('is silent where nobody says that the mails go out to many', () => {
    expect(see(mailCountFixed, series(opening, ['Only 4 places left.'], 'Two mails'))).toEqual([])
  })
})

describe('mail-asks-vary', () => {
  const mails = (...bodies: string[]) =>
    memo([
      head,
      ...bodies.flatMap((body, at) => [`# Mail ${at + 1}`, `Subject: flour ${at + 1}`, 'Hi {{first_name}},', body]),
    ])
  it.each([
    [['Would you have 15 minutes for a call?', 'You can download the list here.', 'Reply “yes” and I send a bag.'], 3],
    [['Book a slot this week.', 'You can watch a demo any time.', 'Order it today.', 'Just reply with yes.'], 4],
    [
      ['Please download our guide.', 'Can you point me to the right person?', 'Would you have 20 minutes on Friday?'],
      3,
    ],
  ])('holds for %s', (bodies, kinds) => {
    expect(see(mailAsksVary, mails(...bodies)).map(({ facts }) => facts.kinds)).toEqual([kinds])
  })
  it.each([
    [
      'one ask in three mails',
      ['Would you have 15 minutes for a call?', 'Have you 10 minutes on Friday?', 'Book a slot.'],
    ],
    ['two kinds', ['Would you have 15 minutes for a call?', 'Reply “yes” and I ring you.', 'Just reply with yes.']],
    [
      'what is only told',
      ['A call takes 15 minutes to charge.', 'Bakers download it a lot.', 'They order by telephone.'],
    ],
  ])('is silent for %s', (_, bodies) => {
    expect(see(mailAsksVary, mails(...bodies))).toEqual([])
  })
})

describe('mail-silence-read', () => {
  const last = (text: string) => series(opening, [text])
  it.each([
    'I’m guessing that saving flour isn’t a priority for you.',
    'It seems waste is not important to you.',
    'I assume a dry cellar is no longer a priority.',
  ])('holds for: %s', text => {
    expect(see(mailSilenceRead, last(text))).toHaveLength(1)
  })
  it.each([
    'I’m guessing this isn’t a priority right now.',
    'I assume dry flour isn’t a priority for you, so I will take this off my list.',
    'I assume you are busy, so I will not write again.',
    'Is flour a priority for you?',
    'I guess that the mill is not interested.',
  ])('is silent for: %s', text => {
    expect(see(mailSilenceRead, last(text))).toEqual([])
  })
})
