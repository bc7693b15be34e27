import { describe, expect, it } from 'vitest'
import {
  countable,
  countableFor,
  duration,
  durationsIn,
  money,
  moneyIn,
  percent,
  percentsIn,
} from '#worker/panel/rubric/numbers.ts'
import { everyMatch } from '#worker/panel/rubric/text.ts'
import { writtenBy } from './written-by.ts'

interface Pair {
  name: string
  long: RegExp
  /** What asks first. */
  asks: (text: string) => boolean
}

/** Nothing is lost on the way: as much is read as the long pattern finds. */
const readsAll = (long: RegExp, read: (text: string) => readonly { index: number }[]) => (text: string) => {
  const [every, seen] = [everyMatch(long, text), read(text)].map(all => all.map(({ index }) => index).join())
  return every === seen
}

const pairs: readonly Pair[] = [
  { name: 'numbers.ts: money', long: money, asks: readsAll(money, moneyIn) },
  { name: 'numbers.ts: percent', long: percent, asks: readsAll(percent, percentsIn) },
  { name: 'numbers.ts: duration', long: duration, asks: readsAll(duration, durationsIn) },
  {
    name: 'numbers.ts: countable',
    long: countable,
    asks: readsAll(countable, text => everyMatch(countableFor(text), text)),
  },
]

/** Texts to make of each long pattern; some of them it does not match after all. */
const tries = 600
/** Fewer that it does match would prove nothing. */
const fewest = 40

/** The shortest text that the long pattern knows and that is not looked at for what asks first. */
function partingOf({ long, asks }: Pick<Pair, 'long' | 'asks'>): string | null {
  const texts = [...writtenBy(long, tries)]
  expect(texts.length, `texts written by ${long}`).toBeGreaterThanOrEqual(fewest)
  const [shortest = null] = texts.filter(text => !asks(text)).sort((a, b) => a.length - b.length)
  return shortest
}

/**
 * A long pattern is tried only where a short test says that it may match. A wording that is added to the one and that the
 * other does not know would be lost without a sound.
 */
describe('what asks before a long pattern is tried', () => {
  it.each(pairs)('lets through all that the pattern knows ($name)', pair => {
    const lost = partingOf(pair)
    expect(lost, `${pair.name} stops ${JSON.stringify(lost)}, which the long pattern matches`).toBeNull()
  })

  it('is caught where it lacks a wording', () => {
    const long = /\b(?:a|the) (?:first|second|third|last)(?: whole)? (?:day|week|month|year)s?\b/i
    expect(partingOf({ long, asks: text => /day|week|month|year/i.test(text) })).toBeNull()
    expect(partingOf({ long, asks: text => /day|week|year/i.test(text) })).toBe('a last month')
  })
})
