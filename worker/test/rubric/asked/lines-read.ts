/** Papers that hold the lines of a case: an investor's paper, a deck that asks for money, and a paper that sells. */
import type { LocatedDocument } from '#db/shapes.ts'
import { deck, memo } from '../documents.ts'

export const update = (...lines: string[]) =>
  memo(['Update to our shareholders, Q2', 'Dear all, the second quarter was dry.', ...lines])

export const pitch = (...lines: string[]) =>
  deck([
    { title: 'Millo', body: ['Millo plans the week of bakeries.', 'We are raising €1M.'] },
    { title: 'The problem', body: ['Bakers plan on paper.'] },
    { title: 'Business model', body: lines },
    { title: 'Team', body: ['Kari Lunde, CEO'] },
  ])

export const offer = (...lines: string[]) =>
  memo(['Proposal for Solbakken', 'We propose to clean the ovens of your three shops.', ...lines])

export interface Case {
  id: string
  of: (...lines: string[]) => LocatedDocument
  holds: [line: string[], words: string][]
  not: string[][]
}
