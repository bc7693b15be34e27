/** Flaws of one kind on pages, in lines as `lines-of-page.ts` reads them, each with its subject, and honest lines beside them. */
import { describe, expect, it } from 'vitest'
import { linesOfPage } from './lines-of-page.ts'
import { subjects } from './told.ts'

export function family(name: string, wrong: [subject: string, ...lines: string[]][], right: string[][]): void {
  describe(name, () => {
    it.each(wrong.map(([subject, ...lines]) => [subject, lines] as const))(
      'is held against itself: %s %j',
      (subject, lines) => {
        expect(subjects(linesOfPage(...lines))).toContain(subject)
      },
    )
    it.each(right.map(lines => [lines] as const))('is left alone: %j', lines => {
      expect(subjects(linesOfPage(...lines))).toEqual([])
    })
  })
}
