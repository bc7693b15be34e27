/** Series of mails: which brackets are fields, how a reader gets out, what the first subject pretends, when they go out. */
import { describe, expect, it } from 'vitest'
import { mailCountFixed } from '#worker/panel/rubric/any/mail-count-fixed.ts'
import { mailNoOptOut } from '#worker/panel/rubric/any/mail-no-opt-out.ts'
import { isMailing, isMergeField, isUnasked, mailsIn } from '#worker/panel/rubric/any/mailing.ts'
import { placeholderLeft } from '#worker/panel/rubric/any/placeholder-left.ts'
import { readBase } from '#worker/panel/rubric/read-base.ts'
import { memo, page } from '../documents.ts'
import { quotesSeen, see } from '../see.ts'
import { head, opening, series } from './series-of-mails.ts'

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
    'One word from you and I am quiet.',
    'A “no” is enough.',
    'If it is noise to you, say so.',
    'Leave here with one click.',
    'This is the last note unless you ask for more.',
    'Tell me to go away, and we leave it at that.',
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
