/** Analysts for tests: one for each lens, in the order of their panels, and one that an admin added. */
import type { LocatedDocument, Opinion, PanelAnalyst } from '#db/shapes.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { lenses } from '#db/vocabulary.ts'
import type { DraftFinding, Session } from '#worker/panel/ports.ts'
import { createRubricEngine, type LookAside } from '#worker/panel/rubric/engine.ts'

export const seeded: PanelAnalyst[] = lenses.map((lens, at) => ({
  id: at + 1,
  name: `Analyst ${at + 1}`,
  title: lens,
  specialty: lens.replaceAll('-', ' '),
  prompt: '',
  questions: [],
  lens,
}))

/** The lenses come four to a panel: marketing first. */
export function panelOf(type: PanelType): PanelAnalyst[] {
  return type === 'marketing' ? seeded.slice(0, 4) : seeded.slice(4)
}

export function added(prompt: string, specialty = 'Review', id = 20): PanelAnalyst {
  return { id, name: 'Added', title: 'Added', specialty, prompt, questions: [], lens: null }
}

export interface Said {
  analyst: PanelAnalyst
  findings: DraftFinding[]
  usage: Opinion['usage']
}

/** The rubric's review of a document by this panel. */
export function sessionOf(document: LocatedDocument, panel: PanelAnalyst[], lookAside?: LookAside): Session {
  const { signal } = new AbortController()
  return createRubricEngine(lookAside).open({ document, panel, notes: null, signal, usedBefore: [] })
}

/** Every opinion of a panel, in order. */
export async function opinions(document: LocatedDocument, panel: PanelAnalyst[]): Promise<Said[]> {
  const session = sessionOf(document, panel)
  return Promise.all(panel.map(async analyst => ({ analyst, ...(await session.opine(analyst)) })))
}
