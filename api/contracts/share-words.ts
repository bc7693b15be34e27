import { nearlyUsed, partOf, type Use } from './shares.ts'

const MiB = 1024 * 1024
const GiB = 1024 * MiB

/** "212 MiB", "1.9 GiB". Rounded down, so that a share that is not full does not look full. */
export function sizeInWords(bytes: number): string {
  if (bytes > 0 && bytes < MiB) return 'less than 1 MiB'
  if (bytes < GiB) return `${Math.floor(bytes / MiB)} MiB`
  return `${Math.floor((bytes / GiB) * 10) / 10} GiB`
}

export const dollars = (amount: number): string => `$${amount.toFixed(2)}`

const countsBeginAnew = 'The count begins anew at midnight (UTC).'

/** For a day's share that is used up. The server's refusals use the same sentences. */
export const usedUpWords = {
  reviews: (limit: number): string =>
    `You have started ${limit} ${limit === 1 ? 'review' : 'reviews'} today, which is the most there can be. ${countsBeginAnew}`,
  cost: (used: number, limit: number): string =>
    `The model has cost ${dollars(used)} for your reviews today, of ${dollars(limit)} that it may. ${countsBeginAnew}`,
}

export const shareLine = ({ reviews, cost, storedBytes }: Use): string =>
  `Today ${reviews.used} of ${reviews.limit} reviews, ${dollars(cost.used)} of ${dollars(cost.limit)} of model cost; ` +
  `${sizeInWords(storedBytes.used)} of ${sizeInWords(storedBytes.limit)} stored.`

interface ShareFact {
  label: string
  amount: string
  /** 0 to 1. */
  part: number
}

export const shareFacts = ({ reviews, cost, storedBytes }: Use): ShareFact[] => [
  { label: 'Reviews started today', amount: `${reviews.used} of ${reviews.limit}`, part: partOf(reviews) },
  { label: 'Model cost today', amount: `${dollars(cost.used)} of ${dollars(cost.limit)}`, part: partOf(cost) },
  {
    label: 'Storage',
    amount: `${sizeInWords(storedBytes.used)} of ${sizeInWords(storedBytes.limit)}`,
    part: partOf(storedBytes),
  },
]

export interface ShareNote {
  share: keyof Omit<Use, 'resetsAt'>
  usedUp: boolean
  sentence: string
}

const soon = 'the count begins anew at midnight UTC.'

/** One note for each share that is nearly or wholly used. */
export function shareNotes({ reviews, cost, storedBytes }: Use): ShareNote[] {
  const stored = sizeInWords(storedBytes.limit)
  const words: { share: ShareNote['share']; of: Use['reviews']; near: string; usedUp: string }[] = [
    {
      share: 'reviews',
      of: reviews,
      near: `${reviews.used} of ${reviews.limit} reviews started today; ${soon}`,
      usedUp: usedUpWords.reviews(reviews.limit),
    },
    {
      share: 'cost',
      of: cost,
      near: `The model has cost ${dollars(cost.used)} of ${dollars(cost.limit)} for your reviews today; ${soon}`,
      usedUp: usedUpWords.cost(cost.used, cost.limit),
    },
    {
      share: 'storedBytes',
      of: storedBytes,
      near: `Your submissions take up ${sizeInWords(storedBytes.used)} of ${stored}. Projects that you delete make room.`,
      usedUp: `Your submissions take up all of your ${stored}, so nothing more can be stored. Delete projects that you no longer need.`,
    },
  ]
  return words.flatMap(({ share, of, near, usedUp }) => {
    const part = partOf(of)
    return part < nearlyUsed ? [] : [{ share, usedUp: part === 1, sentence: part === 1 ? usedUp : near }]
  })
}
