/** Sides of one page that contradict each other, and ones that nearly do. */
import { expect, it } from 'vitest'
import { page } from '../../documents.ts'
import type { Line } from '../../page/sites.ts'
import { sides, subjects } from './told.ts'

export const row = (text: string, group = 5): Line => ({ type: 'table_row', text, group })

export const rows = (...texts: string[]): Line[] => texts.map(text => row(text))

export const footer = (text: string): Line => ({ text, zone: 'footer' })

export const basket: Line = { type: 'button', text: 'Add to bag', style: { filled: true, background: '#1144cc' } }

export const card = (group: number, ...lines: string[]): Line[] => lines.map(text => ({ text, group }))

export const says = (...lines: Line[]) => sides(page(lines))

export const about = (...lines: Line[]) => subjects(page(lines))

/** Sides that contradict each other, and ones that nearly do. */
export function pair(subject: string, wrong: Line[][], right: [why: string, ...lines: Line[]][]) {
  it.each(wrong.map(lines => [lines] as const))('is held against itself: %j', lines => {
    expect(about(...lines)).toEqual([subject])
  })
  it.each(right)('is left alone where %s', (_why, ...lines) => {
    expect(about(...lines)).toEqual([])
  })
}
