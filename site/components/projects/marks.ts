/** Assigns each analyst a mark by its place in its panel, so that it is the same on every screen. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { PanelType } from '#db/vocabulary.ts'

const marks = 8
const firstMark: Record<PanelType, number> = { vc: 0, marketing: 4 }

/** 1 to 8. A ninth analyst reuses the first mark; its name tells them apart. */
export const markAt = (panel: PanelType, place: number): number => ((firstMark[panel] + place) % marks) + 1

/** Each analyst's mark by id. Expects the API's order: by panel, then oldest first. */
export function marksOf(analysts: Pick<Analyst, 'id' | 'panelType'>[]): Map<number, number> {
  const places: Record<PanelType, number> = { vc: 0, marketing: 0 }
  const found = new Map<number, number>()
  for (const { id, panelType } of analysts) {
    found.set(id, markAt(panelType, places[panelType]))
    places[panelType] += 1
  }
  return found
}
