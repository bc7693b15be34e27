/** Series of mails: which brackets are fields, how a reader gets out, what the first subject pretends, when they go out. */
import { describe, expect, it } from 'vitest'
import { mailAsksVary } from '#worker/panel/rubric/any/mail-asks-vary.ts'
import { mailCountFixed } from '#worker/panel/rubric/any/mail-count-fixed.ts'
import { mailFalseReply } from '#worker/panel/rubric/any/mail-false-reply.ts'
import { mailNoOptOut } from '#worker/panel/rubric/any/mail-no-opt-out.ts'
import { mailSilenceRead } from '#worker/panel/rubric/any/mail-silence-read.ts'
import { isMailing, isMergeField, isUnasked, mailsIn } from '#worker/panel/rubric/any/mailing.ts'
import { placeholderLeft } from '#worker/panel/rubric/any/placeholder-left.ts'
import { readBase } from '#worker/panel/rubric/read-base.ts'
import { memo, page } from '../documents.ts'
import { quotesSeen, see } from '../see.ts'
import { sides } from './told.ts'

const head = 'Outbound sequence for bakeries in Bergen, list: 640 contacts'
const series = (first: string[], second: string[] = [], above = head) =>
  memo([
    above,
    '# Mail 1, day 1',
    ...first,
    '# Mail 2, day 4',
    'Subject: flour prices in May',
    'Hi {{first_name}},',
    'The mill in Voss has cut its minimum order to 40 kg.',
    ...second,
  ])
const opening = ['Subject: your flour', 'Hi {{first_name}},', 'We bring flour to bakeries twice a week.']

describe('what is a series of mails', () => {
  it.each([
    ['two subjects', ['Subject: a', 'One.', 'Subject: b', 'Two.']],
    ['a subject and a greeting', ['Subject: a', 'Dear {{ contact.first_name }},', 'One.']],
    ['headings of mails and a greeting', ['Email 1', '{{first_name}},', 'One.']],
    ['lines of one block', ['Email 1\nSubject: a\nHi [First name],\nOne.']],
  ])('sees %s', (_kind, lines) => {
    expect(isMailing(memo(lines).blocks)).toBe(true)
  })
  it.each([
    ['a correspondence', ['From: Ada Muster', 'Subject: a', 'One.', 'From: Rui Sampaio', 'Subject: Re: a', 'Two.']],
    ['one subject', ['Subject: a', 'Dear Ms Muster,', 'One.']],
    ['a letter with fields', ['Dear [Client name],', 'We propose [amount].']],
    ['steps of a plan', ['Step 1: buy an oven', 'Step 2: bake']],
  ])('sees none in %s', (_kind, lines) => {
    expect(isMailing(memo(lines).blocks)).toBe(false)
  })
  it('takes two tries of one subject for one mail', () => {
    const { blocks } = memo(['Subject A: one', 'Subject B: two', 'Hello.', 'Subject: three', 'Hello again.'])
    expect(mailsIn(blocks).map(({ subject }) => subject)).toEqual(['one', 'three'])
  })
  it.each(['{{first_name}}', '{{ contact.city | your town }}', '[First Name]', '[Company]'])(
    'takes %s for a field',
    text => {
      expect(isMergeField(text)).toBe(true)
    },
  )
  it.each(['[Your name]', '[Insert client story]', '{{insert story}}', '[date]', '[amount in NOK]'])(
    'takes %s for something to fill in',
    text => {
      expect(isMergeField(text)).toBe(false)
    },
  )
  it('knows mails to strangers by what stands above them', () => {
    const told = (above: string) => isUnasked(null, series(opening, [], above).blocks)
    expect(told(head)).toBe(true)
    expect(told('Cold outreach, four steps')).toBe(true)
    expect(told('Onboarding mails for new sign-ups, list: 640 contacts')).toBe(false)
    expect(told('Three mails for the spring')).toBe(false)
  })
})

describe('fields of a mailing', () => {
  const often = Array.from({ length: 12 }, () => 'At {{company}} in {{city}} the oven is on at four.')
  it('are no placeholders, and make no template of it', () => {
    const document = series(opening, often)
    expect(readBase(document).template).toBe(false)
    expect(see(placeholderLeft, document)).toEqual([])
  })
  it('are told apart from what the writer forgot to fill in', () => {
    const document = series([...opening, 'Best, [Your name]'])
    expect(quotesSeen(placeholderLeft, document)).toEqual(['Best, [Your name]'])
  })
  it('stay a template where a form has them', () => {
    const form = memo(Array.from({ length: 10 }, () => 'The client {{client_name}} pays {{amount}} for {{service}}.'))
    expect(readBase(form).template).toBe(true)
    expect(see(placeholderLeft, form)).toHaveLength(1)
  })
  it('stay a template where most of the mail is still to be written', () => {
    const draft = series(
      opening,
      Array.from({ length: 10 }, () => 'Since [date] we have [number] of [your product].'),
    )
    expect(readBase(draft).template).toBe(true)
  })
})

describe('mail-no-opt-out', () => {
  it('holds where no mail and no note says how to stop them', () => {
    const [sighting] = see(mailNoOptOut, series(opening))
    expect(sighting?.lookedFor).toContain('unsubscribe')
    expect(sighting?.facts.mails).toBe(2)
  })
  it.each([
    'Reply “stop” and I will not write again.',
    'Unsubscribe',
    'If you would rather not hear from me, one word is enough.',
    'If this is not for you, just say no and I will take you off.',
    'Don’t want to get these? Tell me.',
    '{{unsubscribe_link}}',
    'To opt out, write to us.',
  ])('is silent where a mail says: %s', text => {
    expect(see(mailNoOptOut, series(opening, [text]))).toEqual([])
  })
  it.each([
    ['the tool adds it', series(opening, [], `${head}. Footer comes from the tool.`)],
    ['they signed up', series(opening, [], 'Welcome series for new members, list: 640 contacts')],
    ['nothing says who gets them', series(opening, [], 'Two mails on flour')],
    ['one mail', memo([head, ...opening])],
    ['a page', page([head, ...opening, 'Subject: b', 'Hi {{first_name}},'])],
    [
      'not read whole',
      { ...series(opening), unread: [{ where: { kind: 'page', page: 1 } as const, reason: 'image' as const }] },
    ],
  ])('is silent where %s', (_why, document) => {
    expect(see(mailNoOptOut, document as ReturnType<typeof memo>)).toEqual([])
  })
})

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

describe('sending days', () => {
  const plan = (days: number[], when: string) =>
    sides(
      memo([when, ...days.flatMap((day, at) => [`# Mail ${at + 1}, day ${day}`, 'Subject: flour', 'Hello there.'])]),
    )
  it('sees day numbers that fall on no sending day, wherever they start', () => {
    expect(plan([1, 3, 7], 'Four steps, send Mon/Wed')).toEqual(['the sending days: “send Mon/Wed” / “Mail 3, day 7”'])
  })
  it.each([
    ['they fit from the first', [1, 3, 8], 'Send Mon/Wed'],
    ['they fit from the second', [1, 6, 8], 'Send Mon/Wed'],
    ['working days are counted', [1, 3, 7], 'Send Mon/Wed, working days'],
    ['a range of days', [1, 3, 7], 'Send Mon–Wed'],
    ['two mails only', [1, 4], 'Send Mon/Wed'],
    ['the weekdays are of something else', [1, 3, 7], 'The mill is open Mon/Wed'],
  ])('is silent where %s', (_why, days, when) => {
    expect(plan(days, when)).toEqual([])
  })
})

describe('mails that read as sent to strangers', () => {
  const cold = (first: string[], later: string[]) =>
    memo([
      'Subject: the oven at {{shop_name}}',
      'Hi {{first_name}},',
      ...first,
      '# day 4',
      'Subject: Re: the oven at {{shop_name}}',
      'Hi {{first_name}},',
      ...later,
    ])
  const opener = 'We are Lindqvist, from Gävle, and we make a probe for ovens.'
  it.each([
    ['an opener and a chaser', [opener], ['Just floating this back to the top of your inbox.']],
    ['a person and a chaser', ['My name is Kari Lunde, and I mend ovens.'], ['I haven’t heard back from you.']],
    ['a trade and a last mail', ['We help bakeries keep their ovens on.'], ['Closing your file: should I stop?']],
  ])('are told by %s', (_, first, later) => {
    expect(isUnasked(null, cold(first, later).blocks)).toBe(true)
  })
  it.each([
    ['they bought', [opener], ['I haven’t heard back about your order.']],
    ['they signed up', ['We are Lindqvist. Thanks for signing up!'], ['In case you missed it, here is the guide.']],
    ['they met', [opener, 'When we met in Gävle you asked for this.'], ['I haven’t heard back.']],
    ['nobody is chased', [opener], ['Here is the second part of our course.']],
    ['nobody is introduced', ['Here is the first part.'], ['Bumping this up.']],
    ['no name is looked up', [opener], ['I haven’t heard back.']],
  ])('are not, where %s', (why, first, later) => {
    const document = cold(first, later)
    const blocks =
      why === 'no name is looked up'
        ? document.blocks.map(block => ({ ...block, text: block.text.replace(/\{\{\w+\}\}/g, 'Kari') }))
        : document.blocks
    expect(isUnasked(null, blocks)).toBe(false)
  })
  it('do not take “stop the oven” for a way out', () => {
    expect(
      see(mailNoOptOut, cold([opener, 'The probe doesn’t stop the fault.'], ['I haven’t heard back.'])),
    ).toHaveLength(1)
    expect(see(mailNoOptOut, cold([opener], ['I haven’t heard back. Shall I stop my mails?']))).toEqual([])
  })
  it('see a handful that is left for everybody', () => {
    const [sighting] = see(
      mailCountFixed,
      cold([opener], ['I haven’t heard back. We have only a handful of kits left.']),
    )
    expect(sighting?.facts.left).toBe('only a handful of kits left')
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
