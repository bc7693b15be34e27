/** Heaps of stock words: what is shown of them, and what is said. */
import { describe, expect, it } from 'vitest'
import { buzzwordDense } from '#worker/panel/rubric/any/buzzword-dense.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'

const filler = 'Our clerks read every invoice twice. They mark what is wrong and send it back the same day.'

describe('buzzword-dense', () => {
  it('shows the sentences that hold such words, and none with a plain adjective alone', () => {
    const thick = 'Our solution is the solution of solutions, seamless and robust, a synergy of ecosystems.'
    const plainly = 'It runs at night when there are many hours of easy work.'
    const [sighting] = see(buzzwordDense, memo([thick, plainly, `It is turnkey. ${filler.repeat(3)}`]))
    expect(sighting?.quotes.map(({ text }) => text)).toEqual([thick, 'It is turnkey.'])
  })
  it('says which words, how often and in how many words, and takes power that is cheap for a price', () => {
    const thick = 'Our solution is the solution of solutions, seamless and robust, a synergy of ecosystems.'
    const text = [thick, 'The pump runs when power is cheap.', `It is turnkey. ${filler.repeat(3)}`]
    const [sighting] = see(buzzwordDense, memo(text))
    expect(sighting?.quotes.map(({ text }) => text)).not.toContain('The pump runs when power is cheap.')
    const words = text.join(' ').split(' ').length
    expect(sighting && buzzwordDense.views['skeptical-buyer']?.claim(sighting)).toBe(
      `Stock words such as “synergy”, “turnkey”, “seamless” stand here 8 times in ${words} words.`,
    )
  })
  it('quotes no sentence without one of the words that it names', () => {
    const text = [
      'We empower teams. We empower everyone. We empower you.',
      'A seamless, innovative synergy of turnkey ecosystems.',
      filler.repeat(3),
    ]
    const [sighting] = see(buzzwordDense, memo(text))
    const list = [...String(sighting?.facts.list).matchAll(/“([^”]+)”/g)].map(([, word = '']) => word)
    expect(sighting?.quotes).toHaveLength(3)
    for (const { text } of sighting?.quotes ?? [])
      expect(list.some(word => text.toLowerCase().includes(word))).toBe(true)
  })
  it('takes a plain technical word in a list or a table for what a thing does', () => {
    const functions = ['- Real-time alarm for every gate', '- Robust housing', '- Smart sensor', '- End-to-end test']
    const table = 'Alarm | real-time | Gate | smart | Test | end-to-end | robust | scalable'
    expect(see(buzzwordDense, memo([...functions, table, filler.repeat(4)]))).toEqual([])
  })

  const among = (sentence: string) => see(buzzwordDense, memo([sentence, ...Array<string>(25).fill(filler)]))
  it.each([
    'We leverage cutting-edge tools to empower teams and unlock seamless growth.',
    'A holistic, turnkey ecosystem that will revolutionise how clerks work.',
    'Our game-changing synergy delivers peace of mind at the click of a button.',
  ])('sees one sentence that is made of them in an otherwise plain text: %s', sentence => {
    const [sighting] = among(sentence)
    expect(sighting?.quotes.map(({ text }) => text)).toEqual([sentence])
    expect(sighting?.severity).toBe(1)
    if (sighting) expect(buzzwordDense.views['skeptical-buyer']?.claim(sighting)).toContain('together in one sentence')
  })
  it.each([
    'The robust, scalable gateway is tested end-to-end and reports in real time.',
    'Our smart controller accelerates and transforms the data-driven part of the solution.',
    'We leverage cutting-edge lasers with seamless optics.',
    'In 40 wards we leverage cutting-edge lasers to empower nurses with seamless, holistic rotas.',
    'Do you want to leverage cutting-edge tools to empower teams and unlock seamless growth?',
    'The tube is seamless, the bond is leveraged and the door unlocks by itself.',
  ])('hears none in: %s', sentence => {
    expect(among(sentence)).toEqual([])
  })
})
