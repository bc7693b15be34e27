/** Letters that nobody writes out: currencies, countries, units and the words of a trade. */
import { describe, expect, it } from 'vitest'
import { acronymUndefined } from '#worker/panel/rubric/any/acronym-undefined.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'

const thrice = (short: string) =>
  memo([`The first year took ${short} from us.`, `A shop pays in ${short}.`, `What is left is ${short} as well.`])
const shorts = (short: string) => see(acronymUndefined, thrice(short)).map(one => one.facts.short)

describe('acronym-undefined', () => {
  it.each(['KES', 'NGN', 'VND', 'TZS', 'UGX', 'LKR', 'PKR', 'KZT', 'PEN', 'RMB'])('knows the currency %s', short => {
    expect(shorts(short)).toEqual([])
  })
  it.each(['UAE', 'DRC', 'ASEAN', 'KWH', 'PPM', 'LPG', 'OEM', 'TEU', 'MRI', 'HVAC'])('knows %s', short => {
    expect(shorts(short)).toEqual([])
  })
  it.each(['QZT', 'VLRM', 'BXK'])('asks for %s', short => {
    expect(shorts(short)).toEqual([short])
  })
})
