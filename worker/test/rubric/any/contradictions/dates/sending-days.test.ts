/** The days on which the mails of a sequence go out. */
import { describe, expect, it } from 'vitest'
import { memo } from '../../../documents.ts'
import { sides } from '../told.ts'

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
