import { type PanelType, panels } from '#db/vocabulary.ts'

export const panelWords: Record<PanelType, string> = { marketing: 'Marketing', vc: 'VC Strategy' }

export const panelName = (id: number): string => panels.find(panel => panel.id === id)?.name ?? `Panel ${id}`
