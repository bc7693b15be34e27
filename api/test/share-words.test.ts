import { expect, it } from 'vitest'
import { shareLine, shareNotes, sizeInWords } from '../contracts/share-words.ts'
import { isNearlyUsed, type Use } from '../contracts/shares.ts'

const MiB = 1024 * 1024
const use = (reviews: number, cost: number, storedMiB: number): Use => ({
  reviews: { used: reviews, limit: 100 },
  cost: { used: cost, limit: 20 },
  storedBytes: { used: storedMiB * MiB, limit: 2048 * MiB },
  resetsAt: '2026-11-24T00:00:00.000Z',
})

it('nothing is said about a share below four fifths', () => {
  expect(shareNotes(use(79, 15.99, 1638))).toEqual([])
  expect(isNearlyUsed(use(79, 15.99, 1638))).toBe(false)
  for (const near of [use(80, 0, 0), use(0, 16, 0), use(0, 0, 1640)]) expect(isNearlyUsed(near)).toBe(true)
})

it('a note says how much is used before a share is used up, and then what helps', () => {
  const near = shareNotes(use(80, 16, 1640))
  expect(near.map(({ share }) => share)).toEqual(['reviews', 'cost', 'storedBytes'])
  expect(near.some(note => note.usedUp)).toBe(false)
  expect(near.map(({ sentence }) => sentence)).toEqual([
    '80 of 100 reviews started today; the count begins anew at midnight UTC.',
    'The model has cost $16.00 of $20.00 for your reviews today; the count begins anew at midnight UTC.',
    'Your submissions take up 1.6 GiB of 2 GiB. Projects that you delete make room.',
  ])
  const usedUp = shareNotes(use(100, 21.3, 2048))
  expect(usedUp.every(note => note.usedUp)).toBe(true)
  expect(usedUp.map(({ sentence }) => sentence)).toEqual([
    'You have started 100 reviews today, which is the most there can be. The count begins anew at midnight (UTC).',
    'The model has cost $21.30 for your reviews today, of $20.00 that it may. The count begins anew at midnight (UTC).',
    'Your submissions take up all of your 2 GiB, so nothing more can be stored. Delete projects that you no longer need.',
  ])
})

it('rounding never makes a share look full that is not', () => {
  expect([0, 1, 3 * MiB, 1023.9 * MiB, 2047 * MiB, 2048 * MiB].map(sizeInWords)).toEqual([
    '0 MiB',
    'less than 1 MiB',
    '3 MiB',
    '1023 MiB',
    '1.9 GiB',
    '2 GiB',
  ])
  expect(shareLine(use(3, 0.5, 12))).toBe(
    'Today 3 of 100 reviews, $0.50 of $20.00 of model cost; 12 MiB of 2 GiB stored.',
  )
})
