/** Which mark an analyst has: a place in its panel's order, so that it is the same on every screen. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { PanelType } from '#db/vocabulary.ts'

const marks = 8
const firstMark: Record<PanelType, number> = { vc: 0, marketing: 4 }

/** 1 to 8, by place: a ninth analyst begins again, and is told apart by its name. */
export const markAt = (panel: PanelType, place: number): number => ((firstMark[panel] + place) % marks) + 1

/** The mark of each analyst by its id. Analysts come by panel and then by age, as the API lists them. */
export function marksOf(analysts: Pick<Analyst, 'id' | 'panelType'>[]): Map<number, number> {
  const places: Record<PanelType, number> = { vc: 0, marketing: 0 }
  const found = new Map<number, number>()
  for (const { id, panelType } of analysts) {
    found.set(id, markAt(panelType, places[panelType]))
    places[panelType] += 1
  }
  return found
}
