import { groupWords } from '#api/contracts/report-words.ts'
import type { ClaimVote, TakenSide } from '#db/vocabulary.ts'

/** An analyst's part in a claim or choice: raised it, voted, or took a side. */
export type Stand = 'raised' | TakenSide | Exclude<ClaimVote, 'partly'>

interface ExampleClaim {
  number: string
  claim: string
  /** In the order of `exampleAnalysts`. */
  stands: [Stand, Stand, Stand, Stand]
}

interface ExampleGroup {
  title: string
  note: string
  claims: ExampleClaim[]
}

export const exampleAnalysts = [
  { mark: 5, name: 'Buyer' },
  { mark: 6, name: 'Funnel' },
  { mark: 7, name: 'Brand' },
  { mark: 8, name: 'Position' },
] as const

export const exampleGroups: ExampleGroup[] = [
  {
    title: 'Creative tension',
    note: 'a choice with somebody on each side',
    claims: [
      {
        number: 'C1',
        claim: 'The page proves itself with a number and names nobody',
        stands: ['doubt', 'back', 'raised', 'outside'],
      },
    ],
  },
  {
    title: groupWords.disputed.title,
    note: 'somebody says that it does not hold',
    claims: [
      {
        number: '1',
        claim: 'The headline is bold enough to be remembered',
        stands: ['fails', 'outside', 'raised', 'holds'],
      },
    ],
  },
  {
    title: groupWords.agreed.title,
    note: 'raised or held by two or more',
    claims: [
      {
        number: '2',
        claim: 'Ten times faster than what, nobody says',
        stands: ['raised', 'holds', 'unsure', 'holds'],
      },
      {
        number: '3',
        claim: 'The price appears only after signing up',
        stands: ['holds', 'raised', 'outside', 'holds'],
      },
    ],
  },
  {
    title: groupWords.single.title,
    note: 'nobody else took a side',
    claims: [
      {
        number: '4',
        claim: 'The form asks for a card the button said it would not',
        stands: ['unsure', 'raised', 'outside', 'outside'],
      },
    ],
  },
]
