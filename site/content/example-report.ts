/** A piece of a report on an invented landing page, for the product page. */

/** What one analyst does about a claim: wrote it, or voted. */
export type Stand = 'raised' | 'agrees' | 'disagrees' | 'can’t tell' | 'outside its lens'

interface ExampleClaim {
  number: number
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
    title: 'In conflict',
    note: 'votes on both sides',
    claims: [
      {
        number: 1,
        claim: 'The 4,000 companies are the proof',
        stands: ['disagrees', 'agrees', 'raised', 'can’t tell'],
      },
      {
        number: 2,
        claim: 'The headline is bold enough to be remembered',
        stands: ['disagrees', 'outside its lens', 'raised', 'disagrees'],
      },
    ],
  },
  {
    title: 'Agreed',
    note: 'votes on one side only',
    claims: [
      {
        number: 3,
        claim: 'Ten times faster than what, nobody says',
        stands: ['raised', 'agrees', 'can’t tell', 'agrees'],
      },
      {
        number: 4,
        claim: 'The price appears only after signing up',
        stands: ['agrees', 'raised', 'outside its lens', 'agrees'],
      },
    ],
  },
  {
    title: 'Seen by one',
    note: 'no vote either way',
    claims: [
      {
        number: 5,
        claim: 'The form asks for a card the button said it would not',
        stands: ['can’t tell', 'raised', 'outside its lens', 'outside its lens'],
      },
    ],
  },
]
