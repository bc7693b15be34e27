import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '#db/shapes.ts'
import {
  clip,
  everyMatch,
  knowNames,
  negated,
  normalise,
  quoteAround,
  quoteLength,
  quoteOf,
  sentencesOf,
  wordsOf,
} from '#worker/panel/rubric/text.ts'

const block = (text: string): Block => ({ id: 'b1', type: 'paragraph', text, where: { kind: 'document' } })
const split = (text: string) => sentencesOf(block(text)).map(sentence => sentence.text)

describe('sentencesOf', () => {
  it.each([
    ['We sell pumps. They last.', ['We sell pumps.', 'They last.']],
    ['Dr. J. Smith of Acme Inc. sold 3.5 million units.', ['Dr. J. Smith of Acme Inc. sold 3.5 million units.']],
    ['Sold to Acme Inc. The rest is here.', ['Sold to Acme Inc.', 'The rest is here.']],
    ['Done! "Really?" Yes.', ['Done!', '"Really?"', 'Yes.']],
    ['See e.g. the U.S. market, i.e. New York.', ['See e.g. the U.S. market, i.e. New York.']],
    ['One line\nAnother line', ['One line', 'Another line']],
    ['A line that was\nwrapped by its page.', ['A line that was\nwrapped by its page.']],
    ['It costs $2.50. $3 with tax.', ['It costs $2.50.', '$3 with tax.']],
    ['No. We do not.', ['No.', 'We do not.']],
    ['   ', []],
    [
      'It grew by approx. two feet p.a. for years, see No. 5.',
      ['It grew by approx. two feet p.a. for years, see No. 5.'],
    ],
    ['It holds max. 5 l incl. VAT and etc. (see below).', ['It holds max. 5 l incl. VAT and etc. (see below).']],
    ['Rates are 3% p.a. The rest is paid at the end.', ['Rates are 3% p.a.', 'The rest is paid at the end.']],
    ['He agreed. “we sail at six.” (weather allowing)', ['He agreed.', '“we sail at six.”', '(weather allowing)']],
    ['It is done. eBay has it. iPhones too.', ['It is done.', 'eBay has it.', 'iPhones too.']],
    ['The list ends. and so on', ['The list ends. and so on']],
    ['We count • lambs in May • ewes in June', ['We count', '• lambs in May', '• ewes in June']],
    ['🌱 sown by hand 🌱 cut by hand', ['🌱 sown by hand', '🌱 cut by hand']],
    ['Sown 🌱 by hand and cut by hand', ['Sown 🌱 by hand and cut by hand']],
    ['Ordered from Brix™ and © Holm', ['Ordered from Brix™ and © Holm']],
  ])('splits %j', (text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('knows a name that is written in lower case', () => {
    const one = block('The tool is free, and stays free. tinkerd Teams costs more. so it is said.')
    expect(sentencesOf(one)).toHaveLength(1)
    knowNames([one], new Set(['tinkerd']))
    expect(sentencesOf(one).map(({ text }) => text)).toEqual([
      'The tool is free, and stays free.',
      'tinkerd Teams costs more. so it is said.',
    ])
  })

  it('gives verbatim slices in order that leave out nothing but space', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '\n', '?', '"', '1', 'é', '😀') }), text => {
        let end = 0
        for (const sentence of sentencesOf(block(text))) {
          expect(text.slice(sentence.start, sentence.start + sentence.text.length)).toBe(sentence.text)
          expect(text.slice(end, sentence.start).trim()).toBe('')
          end = sentence.start + sentence.text.length
        }
        expect(text.slice(end).trim()).toBe('')
      }),
    )
  })
})

describe('quotes', () => {
  it('are the sentence that holds the match', () => {
    const text = 'First one. The second has a word in it. Third.'
    expect(quoteAround(block(text), text.indexOf('word'), 4).text).toBe('The second has a word in it.')
  })

  it('are verbatim, hold the match and stay under 300 characters, however long the sentence', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 200 }),
        fc.nat(),
        (words, pick) => {
          const text = words.join(' ')
          const at = pick % words.length
          const index = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)
          const length = words[at]?.length ?? 0
          const quote = quoteAround(block(text), index, length).text
          expect(quote.length).toBeLessThanOrEqual(quoteLength)
          expect(text).toContain(quote)
          expect(quote).toContain(words[at])
          for (const word of wordsOf(quote)) expect(words).toContain(word)
        },
      ),
    )
  })

  it('cut a block at a word', () => {
    expect(quoteOf(block(`  ${'word '.repeat(100)}`)).text).toMatch(/^word( word)+$/)
    expect(clip('one two three', 9)).toBe('one two')
    expect(clip('one two', 7)).toBe('one two')
  })

  it.each([
    ['sown on 40 hectares of rye', 11, 'sown on'],
    ['we lost 12 of them in March', 11, 'we lost'],
    ['growing 40% week over week', 11, 'growing'],
    ['a loss of €3.5 million a year', 15, 'a loss of'],
    ['harvested in 2024 Berit says', 17, 'harvested in 2024'],
    ['Berit Lund, Lund Dairy (140 cows, two farms)', 30, 'Berit Lund, Lund Dairy'],
    ['Lund Dairy (140 cows) sells its milk', 28, 'Lund Dairy (140 cows) sells'],
    ['(one long note in brackets that goes on)', 20, '(one long note in'],
    ['40 hectares', 4, '40'],
  ])('part no number from its unit and leave no bracket open: %s', (text, characters, expected) => {
    expect(clip(text, characters)).toBe(expected)
  })
})

describe('negated', () => {
  const at = (text: string, words: string) => negated(text, text.indexOf(words))
  it.each([
    ['It is not foolproof.', 'foolproof', true],
    ['We never promise guaranteed results.', 'guaranteed', true],
    ['No paid ads until $10K MRR.', '$10K', true],
    ['Our goal is 500 customers.', '500', true],
    ['500 customers by 2028.', '500', true],
    ['If we reach 500 customers, we hire.', '500', true],
    ['We have 500 customers. It is not much.', '500', false],
    ['It is not much. We have 500 customers.', '500', false],
    ['Our target customers are 500 clinics.', '500', false],
    ['We ship at once to 500 customers.', '500', false],
  ])('%s', (text, words, expected) => {
    expect(at(text, words)).toBe(expected)
  })
})

/** Any character: `binary` means the same, and makes a table of all of them first, which takes longer than the runs. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map(code => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

it('normalise folds typography and nothing else', () => {
  expect(normalise('“It’s  a\u00a0test” – ﬁne\u00ad\u200b…')).toBe('"It\'s a test" - fine...')
  fc.assert(
    fc.property(fc.string({ unit: character }), text => {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }),
  )
})

it('everyMatch goes on behind an empty match, whole characters at a time', () => {
  expect(everyMatch(/x*/u, '😀ax😀xx').map(match => [match.index, match.text])).toEqual([
    [3, 'x'],
    [6, 'xx'],
  ])
})

it('everyMatch needs no global flag and keeps no state', () => {
  expect(everyMatch(/a(b)?/, 'ab a').map(match => [match.index, match.text, match.groups])).toEqual([
    [0, 'ab', ['b']],
    [3, 'a', [undefined]],
  ])
  const global = /a/g
  expect(everyMatch(global, 'aa')).toHaveLength(2)
  expect(everyMatch(global, 'aa')).toHaveLength(2)
  global.test('aa')
  expect(everyMatch(global, 'aa')).toHaveLength(2)
})
